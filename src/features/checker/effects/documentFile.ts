// The file that the open text came from: opened in a thread of its own, kept with the text, and saved again with what has
// changed. A text without a file, or whose file is lost, is saved as a new one.
import type { AcceptedFix, PastedText, SaveKind } from '../../../documents/index.ts';
import type { TextChange } from '../../../engine/index.ts';
import { AppError } from '../../../lib/errors.ts';
import { getConfig } from '../../../services/config/config.ts';
import { forgetOriginal, keepOriginal, type Original, originalOf } from '../../../services/drafts/originals.ts';
import { type ChosenFile, readFileBytes, saveBytes } from '../../../services/fileAccess.ts';
import { fileName } from '../../../services/files.ts';
import { getI18n } from '../../../services/i18n/i18n.ts';
import { toast } from '../../../ui/toast/store.ts';
import { formatText, openDocument, readPasted, saveDocument } from '../../../workers/documentsClient.ts';
import { useChecker } from '../store.ts';

/** A file that takes longer is announced, with a way to stop. */
const TELL_AFTER_MS = 400;
/** Whoever pastes waits no longer than this: then it is the plain text. */
const LONGEST_PASTE_MS = 3_000;

/** What this needs from the rest of the checker. */
export interface DocumentFileParts {
  text(): string;
  draft(): { id: string; owner: string };
}

/** See the head of this file. */
export type DocumentFile = ReturnType<typeof createDocumentFile>;

const nameOf = (original: Original | undefined) =>
  original?.pasted ? undefined : original?.name.replace(/\.\w+$/, '');

/** Follows the open text. */
export function createDocumentFile({ text, draft }: DocumentFileParts) {
  const { t } = getI18n();
  let original: Original | undefined;

  const show = () => {
    const file = original && !original.pasted ? { name: original.name, kind: original.kind } : null;
    useChecker.setState({ file });
  };
  /** The text is another one: its file is looked up. */
  const follow = async (id: string) => {
    if (original?.id === id) return;
    original = undefined;
    show();
    const found = id === '' ? undefined : await originalOf(id);
    if (!found || useChecker.getState().draftId !== id) return;
    original = found;
    // A guest who has signed in takes the file along.
    const { owner } = draft();
    if (found.owner !== owner) void keepOriginal({ ...found, owner });
    show();
  };
  const stop = useChecker.subscribe((now, before) => {
    if (now.draftId !== before.draftId) void follow(now.draftId);
  });
  const request = (as: SaveKind | 'original', track: boolean) => ({
    original: original ? { bytes: original.bytes, name: original.name } : null,
    text: text(),
    title: useChecker.getState().title,
    as,
    track:
      track && original
        ? { author: getConfig().brand, date: `${new Date().toISOString().slice(0, 19)}Z`, fixes: original.fixes }
        : null,
  });

  return {
    dispose: stop,
    /** A page from the clipboard as text; null if it cannot be read in time. */
    readPasted: (html: string): Promise<PastedText | null> =>
      readPasted(html, AbortSignal.timeout(LONGEST_PASTE_MS)).catch(() => null),
    /** The whole text is now what was pasted: the page is kept for its format. */
    async pasted(html: string): Promise<void> {
      if (original && !original.pasted) return;
      const { id, owner } = draft();
      const bytes = new TextEncoder().encode(html);
      original = { id, owner, name: 'pasted.html', kind: 'html', bytes, fixes: [], at: Date.now(), pasted: true };
      await keepOriginal(original);
    },
    /** The text was edited: of a page that was pasted nothing is left when all of it is new. */
    edited(changes: readonly TextChange[]) {
      if (!original?.pasted || changes.length !== 1 || changes[0]?.insert !== text()) return;
      void forgetOriginal(original.id);
      original = undefined;
    },
    /** The text as a page for the clipboard. */
    async page(): Promise<Blob> {
      const html = await formatText(text(), original?.pasted ? original.bytes : null);
      return new Blob([html], { type: 'text/html' });
    },
    /** Reads a file. Rejects with the reason; `aborted` when the person stops it. Answers what to show and keep. */
    async read({ file, handle }: ChosenFile): Promise<{ text: string; keep(): Promise<void> }> {
      const stopping = new AbortController();
      let shown: number | undefined;
      const timer = setTimeout(() => {
        const action = { label: t('checker.save.cancel'), onAction: () => stopping.abort() };
        shown = toast.show({
          text: t('checker.save.opening', { name: file.name }),
          icon: 'cloud-upload',
          ms: Number.POSITIVE_INFINITY,
          action,
        });
      }, TELL_AFTER_MS);
      try {
        const bytes = await readFileBytes(file);
        const { kind, text: content } = await openDocument(bytes, file.name, stopping.signal);
        const keep = async () => {
          const { id, owner } = draft();
          original = { id, owner, name: file.name, kind, bytes, fixes: [], at: Date.now(), ...(handle && { handle }) };
          show();
          await keepOriginal(original);
        };
        return { text: content, keep };
      } finally {
        clearTimeout(timer);
        if (shown !== undefined) toast.hide(shown);
      }
    },
    /** Corrections that were just accepted, for the comments of tracked changes. */
    accepted(fixes: readonly AcceptedFix[]) {
      if (!original || fixes.length === 0) return;
      original = { ...original, fixes: [...original.fixes, ...fixes] };
      void keepOriginal(original);
    },
    /** How many changes the file could not take. */
    async lossOf(): Promise<number> {
      return original ? (await saveDocument(request('original', false))).lost : 0;
    },
    /** Saves; rejects with an AppError. */
    async save(as: SaveKind | 'original', track: boolean): Promise<void> {
      if (as === 'original' && (!original || original.pasted)) throw new AppError('file-unsupported');
      const { bytes, lost } = await saveDocument(request(as, track));
      const same = as === 'original';
      const name = same && original ? original.name : fileName(nameOf(original) ?? useChecker.getState().title, as);
      const way = await saveBytes(name, bytes, same && !track ? original?.handle : undefined);
      toast.show({
        text: t(way === 'same' ? 'checker.save.written' : 'checker.save.downloaded', { name }),
        icon: 'download',
      });
      if (lost > 0) toast.show({ text: t('checker.save.lost', { count: lost }), kind: 'alert' });
    },
  };
}
