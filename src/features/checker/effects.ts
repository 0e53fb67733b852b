// The only place where the checker acts on the world: it puts editor, worker, storage and commands together. Loaded when
// someone is about to write; until then the page is a plain text field.

import type { Category, Dialect, TextLanguage, TextRange } from '../../engine/index.ts';
import { getI18n } from '../../services/i18n/i18n.ts';
import { changeSettings, settingsStore } from '../../services/settings.ts';
import { isTextLanguage } from '../../services/textLanguages.ts';
import { loadWords, subscribeWords } from '../../services/words.ts';
import { toast } from '../../ui/toast/store.ts';
import type { CommandId } from './commands.ts';
import type { EditorHost, EditorPort } from './editor/port.ts';
import { createChecking } from './effects/checking.ts';
import { createDraftKeeping } from './effects/draftKeeping.ts';
import { type EditorElements, mountEditor, usesTextarea } from './effects/editors.ts';
import { createFixes, type Fixes } from './effects/fixes.ts';
import { createSuggesting, type Suggesting } from './effects/suggesting.ts';
import { createTexts, type Texts } from './effects/texts.ts';
import { createIssueIndex, lookOf, type Mark } from './issueIndex.ts';
import type { CheckerPreset } from './preset.ts';
import { sampleFor } from './samples.ts';
import { shownMarks } from './selectors.ts';
import { initialState, neighbour, useChecker } from './store.ts';

/** What components can do. */
export interface CheckerSession
  extends Omit<Fixes, 'close'>,
    Pick<Texts, 'openFile' | 'openText' | 'deleteText' | 'sample'> {
  run(command: CommandId): void;
  /** Makes a finding the current one and shows its corrections there (`list` shows them in the list). */
  show(id: number, from: 'mouse' | 'keyboard' | 'list'): void;
  closePopover(focusText: boolean): void;
  filter(look: Category | null): void;
  setLanguage(language: TextLanguage | 'auto', dialect?: Dialect): void;
  pause(): void;
  resume(): void;
  retryPacks(): void;
  needFixes: Suggesting['need'];
  /** Where a finding lies on the screen; null when it is out of view. */
  boxOf(id: number): DOMRect | null;
  /** Where an offset lies in the height of the whole text, 0 to 1. */
  heightOf(offset: number): number;
  /** The text on both sides of a finding, cut at words. */
  around(id: number, length: number): { before: string; after: string };
  text(): string;
  focus(): void;
  /** Writes the open text down now. */
  saveNow(): Promise<void>;
  draftId(): string;
  dispose(): Promise<void>;
}

/** Starts the checker on the elements of the page. Resolves when the editor is in place. */
export async function startChecker(elements: EditorElements, preset: CheckerPreset): Promise<CheckerSession> {
  const index = createIssueIndex();
  let port: EditorPort | null = null;
  let ended = false;
  const editor = (): EditorPort => {
    if (!port) throw new Error('The editor is not in place');
    return port;
  };

  const drafts = createDraftKeeping(() => port?.text() ?? elements.area.value);
  const checking = createChecking({ index, editor, draft: drafts.draft });
  const suggesting = createSuggesting(checking);
  const fixes = createFixes({
    index,
    editor,
    checking,
    suggesting,
    draft: drafts.draft,
    changeDraft: drafts.change,
  });

  const host: EditorHost = {
    index,
    isShown(mark) {
      const { filter } = useChecker.getState();
      return filter === null || lookOf(mark.issue) === filter;
    },
    currentMark: () => useChecker.getState().current,
    changed(changes) {
      checking.edited(changes);
      drafts.changed();
      // The caller is still drawing: what the change means for the popover follows after it.
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

  const place = async (text?: string) => {
    port = await mountEditor(elements, host, port, text);
  };
  const showText = async (text: string) => {
    await place(text);
    useChecker.setState({ canUndo: false, canRedo: false, current: null, popover: 'closed' });
    checking.open();
  };
  const texts = createTexts({ editor, drafts, show: showText });

  const select = (mark: Mark | null) => {
    if (mark) session.show(mark.id, 'keyboard');
  };
  const step = (direction: 1 | -1) => {
    const { current } = useChecker.getState();
    const offset = editor().selection()[direction === 1 ? 'end' : 'start'];
    select(neighbour(shownMarks(useChecker.getState()), { current, offset }, direction));
  };
  const overlay = (name: 'settings' | 'texts' | 'keyboard' | 'palette' | 'share') => () =>
    useChecker.setState({ overlay: name });
  const checkSelection = () => {
    const range: TextRange = editor().selection();
    if (range.end > range.start) checking.open(range);
    else toast.show({ text: getI18n().t('checker.selectFirst'), icon: 'info-circle' });
  };

  const actions: Record<CommandId, () => unknown> = {
    undo: () => editor().undo(),
    redo: () => editor().redo(),
    new: texts.startNew,
    open: texts.pickFile,
    copy: texts.copy,
    paste: texts.paste,
    download: texts.download,
    print: texts.print,
    clear: texts.clear,
    check: () => checking.open(),
    checkSelection,
    settings: overlay('settings'),
    share: overlay('share'),
    texts: overlay('texts'),
    palette: overlay('palette'),
    keyboard: overlay('keyboard'),
    next: () => step(1),
    previous: () => step(-1),
    fix: () => select(index.at(editor().selection().end)),
    fixAll: fixes.fixAll,
    find: () => editor().openSearch(),
  };

  const session: CheckerSession = {
    ...fixes,
    openFile: texts.openFile,
    openText: texts.openText,
    deleteText: texts.deleteText,
    sample: texts.sample,
    run(command) {
      actions[command]();
    },
    show(id, from) {
      const mark = index.byId(id);
      if (!mark) return;
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
    pause: checking.pause,
    resume: checking.resume,
    retryPacks: checking.packs.retry,
    needFixes: suggesting.need,
    boxOf(id) {
      const mark = index.byId(id);
      return mark ? editor().boxOf(mark) : null;
    },
    around(id, length) {
      const mark = index.byId(id);
      if (!mark) return { before: '', after: '' };
      const [from, to] = [Math.max(0, mark.start - length), Math.min(editor().length(), mark.end + length)];
      const before = editor().slice(from, mark.start).split('\n').at(-1) ?? '';
      const after = editor().slice(mark.end, to).split('\n')[0] ?? '';
      return {
        before: from > 0 ? before.replace(/^\S*\s+/, '… ') : before,
        after: to < editor().length() ? after.replace(/\s+\S*$/, ' …') : after,
      };
    },
    heightOf: (offset) => port?.heightOf(offset) ?? 0,
    saveNow: drafts.flush,
    draftId: () => drafts.draft().id,
    text: () => port?.text() ?? elements.area.value,
    focus: () => editor().focus(),
    async dispose() {
      ended = true;
      for (const stop of stops) stop();
      await drafts.dispose();
      checking.dispose();
      port?.destroy();
      useChecker.setState(initialState);
    },
  };

  const stops = [
    settingsStore.subscribe((now, before) => {
      if (now.lastLanguage !== before.lastLanguage) return;
      if (now.dialects !== before.dialects) suggesting.forget();
      if (port && (port.kind === 'textarea') !== usesTextarea()) void place().then(() => checking.redraw());
      checking.optionsChanged();
    }),
    subscribeWords(() => {
      suggesting.forget();
      checking.optionsChanged();
    }),
  ];
  const online = () => checking.packs.retry();
  const watched = () => void checking.packs.lookForStored();
  window.addEventListener('online', online);
  navigator.serviceWorker?.addEventListener('controllerchange', watched);
  stops.push(
    () => window.removeEventListener('online', online),
    () => navigator.serviceWorker?.removeEventListener('controllerchange', watched),
  );

  const [draft] = await Promise.all([drafts.resume(), loadWords().catch(() => [])]);
  if (preset.language) drafts.change({ language: preset.language });
  checking.warmUp();
  void checking.packs.lookForStored();

  const typed = elements.area.value;
  const wantsSample = preset.sample && draft.text === '' && typed === '';
  if (typed !== '' && draft.text !== '' && typed !== draft.text) {
    // Written before the script was there: it becomes a text of its own, the earlier one stays in the list.
    const earlier = draft.id;
    await drafts.begin();
    const action = { label: getI18n().t('checker.openEarlier'), onAction: () => void texts.openText(earlier) };
    toast.show({ text: getI18n().t('checker.earlierKept'), icon: 'clock-history', action });
  }
  await place(typed !== '' ? undefined : draft.text || undefined);
  if (typed !== '') drafts.changed();
  useChecker.setState({ started: true, filter: preset.filter ?? null });
  checking.open();
  const language = isTextLanguage(drafts.draft().language) ? drafts.draft().language : undefined;
  if (wantsSample) await texts.sample(sampleFor((language ?? 'en') as TextLanguage, preset.genre));
  return session;
}
