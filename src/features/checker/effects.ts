// The checker's only side effects: it connects editor, worker, storage and commands. Loaded when someone is about to
// write; until then the page is a plain text field.
import { AppError } from '../../lib/errors.ts';
import { personNow } from '../../services/person/person.ts';
import { changeSettings, settingsStore } from '../../services/settings.ts';
import { followWords } from '../../services/words/followWords.ts';
import type { EditorHost, EditorPort } from './editor/port.ts';
import { createActions } from './effects/actions.ts';
import { begin, follow } from './effects/begin.ts';
import { createChecking } from './effects/checking.ts';
import { createDocumentFile } from './effects/documentFile.ts';
import { createDocumentLink } from './effects/documentLink.ts';
import { createDraftKeeping } from './effects/draftKeeping.ts';
import { type EditorElements, mountEditor, usesTextarea } from './effects/editors.ts';
import { createFixes } from './effects/fixes.ts';
import { createFixKeeping } from './effects/fixKeeping.ts';
import { createLooking } from './effects/looking.ts';
import { createProgressKeeping } from './effects/progressKeeping.ts';
import { createReview, stepFrom } from './effects/review.ts';
import { createRewriting } from './effects/rewriting.ts';
import { createStepToast } from './effects/stepToast.ts';
import { createSuggesting } from './effects/suggesting.ts';
import { createTexts } from './effects/texts.ts';
import { createIssueIndex, lookOf, type Mark } from './panel/issueIndex.ts';
import type { CheckerPreset } from './preset.ts';
import type { CheckerSession } from './session.ts';
import { initialState, useChecker } from './store.ts';

/** The previous page's checker shutting down: its text must be saved before another one reads it, and its state cleared. */
let ending: Promise<void> = Promise.resolve();

/** Starts the checker on the page's elements. Resolves when the editor is in place; rejects with `aborted` when stopped. */
export async function startChecker(
  elements: EditorElements,
  preset: CheckerPreset,
  { signal, visit }: { signal: AbortSignal; visit(path: string): void },
): Promise<CheckerSession> {
  const before = ending;
  let end = () => {};
  ending = new Promise((resolve) => {
    end = resolve;
  });
  await before;
  if (signal.aborted) {
    end();
    throw new AppError('aborted');
  }
  const index = createIssueIndex();
  let port: EditorPort | null = null;
  let ended = false;
  const editor = (): EditorPort => {
    if (!port) throw new Error('The editor is not in place');
    return port;
  };

  const text = () => port?.text() ?? elements.area.value;
  const drafts = createDraftKeeping(personNow(), text);
  const documentFile = createDocumentFile({ text, draft: drafts.draft });
  const checking = createChecking({ index, editor, draft: drafts.draft });
  const suggesting = createSuggesting(checking);
  const looking = createLooking({ index, editor: () => port, checking });
  const stepToast = createStepToast();
  const goOn = {
    show: (id: number, from: 'keyboard' | 'list') => session.show(id, from),
    focusText: () => editor().focus(),
  };
  const decide = createReview({ index, publish: checking.publish, ...goOn });
  const fixKeeping = createFixKeeping({ index, editor, drafts, accepted: documentFile.accepted });
  const fixes = createFixes({
    index,
    editor,
    checking,
    decide,
    needFixes: suggesting.need,
    tellStep: stepToast.tell,
    draft: drafts.draft,
    changeDraft: drafts.change,
    write: fixKeeping.write,
  });

  const rewriting = createRewriting({ editor, drafts, write: fixKeeping.write, tellStep: stepToast.tell });

  const host: EditorHost = {
    index,
    isShown(mark) {
      const { filter } = useChecker.getState();
      return filter === null || lookOf(mark.issue) === filter;
    },
    currentMark: () => useChecker.getState().current,
    changed(changes) {
      checking.edited(changes);
      fixKeeping.edited(changes);
      documentFile.edited(changes);
      drafts.changed();
      stepToast.end();
      // The caller is still drawing; what the change means for the popover follows afterwards.
      queueMicrotask(() => session.closePopover(false));
    },
    moved() {
      moveWaits ??= requestAnimationFrame(afterMove);
    },
    pressed(offset) {
      const mark = index.at(offset);
      if (mark && host.isShown(mark)) session.show(mark.id, 'mouse');
      else session.closePopover(false);
    },
  };

  let moveWaits: number | null = null;
  const afterMove = () => {
    moveWaits = null;
    if (!port || ended) return;
    checking.settle();
    const state = useChecker.getState();
    const [canUndo, canRedo] = [port.canUndo(), port.canRedo()];
    if (canUndo !== state.canUndo || canRedo !== state.canRedo) useChecker.setState({ canUndo, canRedo });
    const mark = state.popover === 'closed' ? null : index.byId(state.current);
    if (!mark) return;
    const { start, end } = port.selection();
    const left = state.popover === 'mouse' && (end < mark.start || start > mark.end);
    if (left || !port.boxOf(mark)) session.closePopover(false);
  };

  const place = async (text?: () => string | undefined) => {
    port = await mountEditor(elements, host, port, text);
  };
  const showText = async (text: string) => {
    stepToast.end();
    await place(() => text);
    useChecker.setState({ canUndo: false, canRedo: false, current: null, popover: 'closed' });
    checking.open();
  };
  const link = createDocumentLink({ drafts, text, visit });
  const texts = createTexts({
    editor,
    drafts,
    documentFile,
    tellStep: stepToast.tell,
    show: (content) => void showText(content),
  });

  const select = (mark: Mark | null) => mark && session.show(mark.id, 'keyboard');
  const step = (direction: 1 | -1) => {
    checking.publish();
    const offset = editor().selection()[direction === 1 ? 'end' : 'start'];
    select(stepFrom(useChecker.getState(), offset, direction));
  };
  const actions = createActions({
    editor,
    checking,
    fixes,
    texts,
    keep: () => void link.keep(),
    step,
    select: () => select(index.at(editor().selection().end)),
  });

  const session: CheckerSession = {
    ...fixes,
    ...looking,
    ...rewriting,
    ...drafts.ofSession,
    ...texts,
    ...fixKeeping.ofSession,
    lossOf: documentFile.lossOf,
    run(command) {
      actions[command]();
    },
    show(id, from) {
      const mark = index.byId(id);
      if (!mark) return;
      if (!useChecker.getState().marks.includes(mark)) checking.publish();
      const { start, end } = mark;
      if (from === 'mouse') useChecker.setState({ current: id, popover: 'mouse' });
      else {
        editor().select({ start, end });
        useChecker.setState({ current: id, popover: from === 'list' ? 'closed' : from });
      }
      checking.redraw();
      void suggesting.need([mark]);
    },
    closePopover(focusText) {
      const { popover, current } = useChecker.getState();
      if (popover === 'closed' && current === null) return;
      useChecker.setState({ popover: 'closed', current: null });
      checking.redraw();
      if (focusText) editor().focus();
    },
    filter(look) {
      useChecker.setState({ filter: look, current: null, popover: 'closed' });
      checking.redraw();
    },
    setLanguage(language, dialect) {
      const { dialects } = settingsStore.getState();
      if (dialect && language !== 'auto') changeSettings({ dialects: { ...dialects, [language]: dialect } });
      drafts.change({ language });
      checking.optionsChanged();
    },
    follow(next) {
      if (next.language) session.setLanguage(next.language);
      void follow({ preset: next, drafts, texts, isEmpty: editor().length() === 0 });
    },
    pause: checking.pause,
    resume: checking.resume,
    retryPacks: checking.packs.retry,
    needPack: (language) => void checking.packs.want(language),
    needFixes: suggesting.need,
    text,
    focus: () => editor().focus(),
    dispose() {
      ended = true;
      for (const stop of stops) stop();
      return drafts.dispose().finally(() => {
        checking.dispose();
        port?.destroy();
        useChecker.setState(initialState);
        end();
      });
    },
  };

  const stops = [
    settingsStore.subscribe((now, before) => {
      if (now.lastLanguage !== before.lastLanguage) return;
      if (port && (port.kind === 'textarea') !== usesTextarea()) void place().then(() => checking.redraw());
      checking.optionsChanged();
    }),
    useChecker.subscribe(suggesting.follow),
    followWords(() => {
      suggesting.forget();
      checking.optionsChanged();
    }),
  ];
  const listening = new AbortController();
  window.addEventListener('online', () => checking.packs.retry(), listening);
  navigator.serviceWorker?.addEventListener('controllerchange', () => void checking.packs.lookForStored(), listening);
  const stopCounting = createProgressKeeping({ index, draft: drafts.draft, ...fixKeeping.ofSession });
  stops.push(stopCounting, link.dispose, documentFile.dispose, fixKeeping.dispose, () => listening.abort());

  try {
    await begin({ elements, preset, drafts, texts, checking, place, signal });
  } catch (error) {
    await session.dispose();
    throw error;
  }
  link.begin();
  return session;
}
