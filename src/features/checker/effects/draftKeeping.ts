// Saves the open text on this device shortly after each change, at the latest when the page goes away. A failed
// write is reported and retried with the next change; the text stays open whatever happens.
import { toAppError } from '../../../lib/errors.ts';
import { type Draft, draftTitle, newDraft } from '../../../services/drafts/draft.ts';
import { giveDraft, saveDraft } from '../../../services/drafts/drafts.ts';
import { isRescued, noteCarried, rescueDraft } from '../../../services/drafts/rescue.ts';
import { openDraft, ownDraft, resumeDraft, startDraft } from '../../../services/drafts/tabDraft.ts';
import { log } from '../../../services/log.ts';
import { useAccountDialog } from '../../../services/person/accountDialog.ts';
import { beforeLeave, holdUnsaved } from '../../../services/person/leave.ts';
import { GUEST } from '../../../services/person/person.ts';
import { isTextLanguage } from '../../../services/textLanguages.ts';
import { type CheckerState, useChecker } from '../store.ts';

/** The pause in typing after which a text is saved; long texts wait longer because saving them takes longer. */
const QUIET_MS = 400;
const QUIET_LONG_MS = 1_500;
const LONG = 200_000;
/** Someone who never pauses is saved this often. */
const AT_LEAST_MS = 3_000;

/** See the head of this file. */
export type DraftKeeping = ReturnType<typeof createDraftKeeping>;

/** Keeps the text returned by `text` for its owner. */
export function createDraftKeeping(owner: string, text: () => string) {
  let draft: Draft = newDraft(owner);
  let dirty = false;
  let firstChange = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> = Promise.resolve();
  let ended = false;
  /** The text of someone who has left is still saved, but no longer shown. */
  const show = (state: Partial<CheckerState> | ((now: CheckerState) => Partial<CheckerState>)) => {
    if (!ended) useChecker.setState(state);
  };

  const adopt = (next: Draft) => {
    draft = next;
    dirty = false;
    const { id: draftId, text: content, save, language } = next;
    // A language that only a newer release supports stays with the text; here the text is checked like any other.
    const chosen = isTextLanguage(language) ? language : 'auto';
    useChecker.setState({ draftId, title: draftTitle(content), saved: save > 0 ? 'saved' : 'new', chosen });
  };

  const write = async () => {
    clearTimeout(timer);
    timer = undefined;
    if (!dirty) return;
    dirty = false;
    const content = text();
    show({ saved: 'saving', title: draftTitle(content) });
    try {
      const { id, save, updatedAt } = await saveDraft({ ...draft, text: content });
      draft = { ...draft, id, save, updatedAt };
      show(({ notice }) => ({
        draftId: id,
        saved: dirty ? 'saving' : save > 0 ? 'saved' : 'new',
        notice: notice?.kind === 'storage' ? null : notice,
      }));
    } catch (thrown) {
      const { code } = toAppError(thrown);
      log.warn('The draft could not be saved', code);
      dirty = true;
      // At once, not only when the page goes away: a crash gives no warning.
      const rescued = rescueDraft({ ...draft, text: content });
      const kind = code !== 'storage-full' ? 'storage-unavailable' : rescued ? 'storage-reserve' : code;
      show({ saved: 'failed', notice: { kind: 'storage', code: kind } });
    }
  };
  /** Writes run one after the other, so that the save numbers stay in order. */
  const flush = (): Promise<void> => {
    writing = writing.then(write);
    return writing;
  };
  const changed = () => {
    if (!dirty) firstChange = performance.now();
    dirty = true;
    clearTimeout(timer);
    const quiet = useChecker.getState().length > LONG ? QUIET_LONG_MS : QUIET_MS;
    const latest = firstChange + AT_LEAST_MS - performance.now();
    timer = setTimeout(() => void flush(), Math.max(0, Math.min(quiet, latest)));
  };

  /** Makes the open text, and nothing else, belong to the account the guest has just signed in to. */
  const giveTo = (account: string): void => {
    writing = writing.then(async () => {
      const given = await giveDraft({ ...draft, text: text() }, account).catch(() => ({
        ...newDraft(account),
        save: 0,
      }));
      draft = { ...draft, owner: account, id: given.id, save: given.save };
      useChecker.setState({ draftId: given.id });
      await ownDraft(draft);
      if (given.save === 0) changed();
    });
  };

  const leaving = () => {
    if (document.visibilityState === 'hidden') void flush();
  };
  const gone = () => {
    // Someone who signs in through a provider comes back to a new page, and to this text.
    if (draft.owner === GUEST && useAccountDialog.getState().asked !== 'none') noteCarried(draft.id);
    if (dirty || useChecker.getState().saved === 'saving') rescueDraft({ ...draft, text: text() });
    void flush();
  };
  document.addEventListener('visibilitychange', leaving);
  window.addEventListener('pagehide', gone);
  const stopLeave = beforeLeave(flush);
  const stopHolding = holdUnsaved(() => (dirty ? { ...draft, text: text() } : undefined));

  return {
    draft: () => draft,
    changed,
    flush,
    /** Changes properties of the draft other than its text. */
    change(part: Partial<Draft>) {
      draft = { ...draft, ...part };
      if (part.language !== undefined) useChecker.setState({ chosen: part.language as 'auto' });
      changed();
    },
    /** The text to continue with. If the storage cannot be read: an empty one, and a notice. */
    async resume(): Promise<Draft> {
      try {
        adopt(await resumeDraft(draft.owner));
        // It exists only in the reserve: it is saved as soon as there is room.
        if (isRescued(draft.id)) changed();
      } catch {
        useChecker.setState({ notice: { kind: 'storage', code: 'storage-unavailable' } });
      }
      return draft;
    },
    /** The part of it that the running checker exposes. */
    ofSession: { saveNow: flush, draftId: () => draft.id, giveTo },
    /** Leaves the present text where it is and starts a new one. */
    async begin(): Promise<Draft> {
      await flush();
      adopt(await startDraft(draft.owner));
      return draft;
    },
    /** Starts a new text beside the current one, at once; the current one has been saved. */
    fork() {
      const next = newDraft(draft.owner);
      void ownDraft(next);
      adopt(next);
    },
    /** Opens another text; undefined when it no longer exists. */
    async open(id: string): Promise<Draft | undefined> {
      await flush();
      const next = await openDraft(draft.owner, id);
      if (next) adopt(next);
      return next;
    },
    async dispose() {
      ended = true;
      document.removeEventListener('visibilitychange', leaving);
      window.removeEventListener('pagehide', gone);
      stopLeave();
      await flush();
      stopHolding();
    },
  };
}
