// Keeps the open text checked: reports every edit to the worker, takes in its findings, draws and publishes them.
// Typing never waits: an edit costs the page one message, and everything else happens when the response arrives.
import type { Category, CheckOptions, TextChange, TextLanguage, TextRange } from '../../../engine/index.ts';
import { type AppError, toAppError } from '../../../lib/errors.ts';
import { assumedLanguage, FEW_WORDS } from '../../../lib/languageChoice.ts';
import { growthOf } from '../../../lib/textChanges.ts';
import type { Draft } from '../../../services/drafts/draft.ts';
import { log } from '../../../services/log.ts';
import { changeSettings, settingsStore } from '../../../services/settings.ts';
import type { WorkerStep } from '../../../workers/api.ts';
import { createCheckerClient, type WorkerLike } from '../../../workers/client.ts';
import { inSequence } from '../editor/diff.ts';
import type { EditorPort } from '../editor/port.ts';
import { LONGEST_CHECKED } from '../limits.ts';
import type { IssueIndex } from '../panel/issueIndex.ts';
import { afterStep, initialState, isNews, useChecker } from '../store.ts';
import { createAsking } from './asking.ts';
import { checkOptions, likelyLanguage } from './options.ts';
import { createPackChoice } from './packChoice.ts';
import { createPackLoading } from './packLoading.ts';
import { createPublisher } from './publisher.ts';
import { shiftedBy, shiftedDeltas } from './shift.ts';

/** What checking needs from the rest of the checker. */
export interface CheckingParts {
  index: IssueIndex;
  editor(): EditorPort;
  draft(): Draft;
}

/** See the head of this file. */
export type Checking = ReturnType<typeof createChecking>;

function createWorker(): WorkerLike {
  return new Worker(new URL('../../../workers/checker.worker.ts', import.meta.url), { type: 'module' });
}

/** Starts nothing yet; `open` does. */
export function createChecking({ index, editor, draft }: CheckingParts) {
  /** The range that is checked when the text is too long to check as a whole. */
  let scope: TextRange | null = null;
  let active = false;
  let assumed: TextLanguage | null = null;
  let stopRun: AbortController | null = null;
  let drawWaiting = false;

  const publisher = createPublisher(index);
  const draw = () => {
    drawWaiting = editor().isComposing();
    if (!drawWaiting) editor().refresh();
  };

  /** CodeMirror draws what comes into view by itself; the plain field draws everything. */
  const isInView = (deltas: readonly TextRange[]): boolean => {
    if (editor().kind !== 'codemirror') return true;
    const { start, end } = editor().viewport();
    return deltas.some((delta) => delta.start <= end && delta.end >= start);
  };

  const options = (): CheckOptions => {
    const chosen = checkOptions(draft());
    return assumed && chosen.language === 'auto' ? { ...chosen, language: assumed } : chosen;
  };
  /** The language of a text long enough to be sure of is the likeliest one for the next text. */
  const remember = ({ done, language, counts }: WorkerStep) => {
    if (!done || !language || assumed || counts.words < FEW_WORDS) return;
    if (settingsStore.getState().lastLanguage !== language) changeSettings({ lastLanguage: language });
  };
  /** A few words may not reveal their language; until they do, the likeliest one is assumed. */
  const assume = (step: WorkerStep) => {
    if (!step.done || draft().language !== 'auto') return;
    const next = assumedLanguage(step, likelyLanguage(draft()));
    if (next === assumed || (next === step.language && !assumed)) return;
    assumed = next;
    useChecker.setState({ assumed: assumed !== null });
    client.setOptions(options());
    run();
  };

  const onStep = (step: WorkerStep) => {
    if (!active) return;
    const deltas = shiftedDeltas(step.deltas, scope?.start ?? 0);
    const changed = index.apply(deltas);
    const passages = step.passages && step.passages.map((one) => shiftedBy(one, scope?.start ?? 0));
    publisher.note((state) => afterStep(state, { ...step, passages }), changed, isNews(step, useChecker.getState()));
    choice.found(step);
    if (changed && isInView(deltas)) draw();
    remember(step);
    assume(step);
  };

  const client = createCheckerClient({
    createWorker,
    packBytes: (language) => packs.bytes(language),
    grammarBytes: (language) => packs.grammarBytes(language),
    contextBytes: (language) => packs.contextBytes(language),
    onGrammarLost: (language) => packs.grammarLost(language),
    onPartBack: () => run(),
    text: () => (scope ? editor().slice(scope.start, scope.end) : editor().text()),
    onStep,
    onRulesFailed: (failedRules) => useChecker.setState({ failedRules }),
    onRestart: () => useChecker.setState({ notice: { kind: 'restarted' } }),
    onGivenUp: (error) => {
      log.error(error);
      useChecker.setState({ work: 'stopped', notice: { kind: 'crashed' } });
    },
  });
  const packs = createPackLoading({
    load: (language) => client.loadPack(language),
    loadGrammar: (language) => client.loadGrammar(language),
    loadContext: (language) => client.loadContext(language),
    onReady: () => run(),
  });
  const choice = createPackChoice({
    want: (language) => void packs.want(language),
    likely: () => ({ language: likelyLanguage(draft()), sure: draft().language !== 'auto' }),
  });

  const view = (): TextRange => {
    const { start, end } = editor().viewport();
    const by = scope?.start ?? 0;
    return { start: Math.max(0, start - by), end: Math.max(0, end - by) };
  };
  const failed = (error: AppError) => {
    if (error.code !== 'aborted' && error.code !== 'worker-crashed') log.error(error);
  };
  const run = () => {
    if (!active || useChecker.getState().work === 'paused') return;
    stopRun = new AbortController();
    client.run(view(), stopRun.signal).catch((thrown: unknown) => failed(toAppError(thrown)));
  };

  /** Edits inside the checked range, in its coordinates; null when they cross its boundaries. */
  const scoped = (changes: readonly TextChange[]): TextChange[] | null => {
    if (!scope) return inSequence(changes);
    const inner: TextChange[] = [];
    let { start, end } = scope;
    for (const change of inSequence(changes)) {
      const grown = growthOf(change);
      if (change.start >= end && change.start > start) continue;
      if (change.end <= start) {
        start += grown;
        end += grown;
      } else if (change.start >= start && change.end <= end) {
        inner.push({ ...change, start: change.start - scope.start, end: change.end - scope.start });
        end += grown;
      } else return null;
    }
    scope = { start, end };
    return inner;
  };

  const open = (range: TextRange | null = null) => {
    const length = editor().length();
    scope = range;
    active = range !== null || length <= LONGEST_CHECKED;
    assumed = null;
    choice.forget();
    publisher.forget();
    index.remove(() => true);
    draw();
    const tooLong = length > LONGEST_CHECKED;
    useChecker.setState(({ notice }) => ({
      length,
      work: active ? 'checking' : 'idle',
      counts: { ...initialState.counts, characters: length },
      checked: 0,
      total: length,
      missing: [],
      passages: [],
      language: null,
      assumed: false,
      notice: tooLong ? { kind: 'too-long' } : notice?.kind === 'too-long' ? null : notice,
    }));
    // Findings of the previous text go at once: a text without mistakes brings no findings to replace them.
    publisher.marksNow();
    if (!active) return;
    client.open(options());
    run();
  };

  /** Changes of what is checked, as changes of the whole text. */
  const inText = (changes: readonly TextChange[] | null) =>
    changes && changes.map((change) => shiftedBy(change, scope?.start ?? 0));

  return {
    open,
    /** The text was changed in the editor. */
    edited(changes: readonly TextChange[]) {
      const before = index.marks.length;
      index.map(changes);
      const length = editor().length();
      publisher.typed();
      const wasActive = active;
      const inner = active ? scoped(changes) : null;
      if (!scope && length > LONGEST_CHECKED === wasActive) return queueMicrotask(() => open());
      if (wasActive && !inner) return queueMicrotask(() => open());
      const work = active ? 'checking' : 'idle';
      publisher.note(
        (state) => ({ length, work: state.work === 'paused' ? 'paused' : work }),
        before !== index.marks.length,
      );
      // The change between an empty page and a first letter is shown at once.
      if ((length === 0) !== (useChecker.getState().length === 0)) publisher.now();
      if (inner && inner.length > 0) {
        choice.edited(inner);
        client.edit(inner);
        run();
      }
    },
    /** Settings, dictionary or ignored findings have changed. */
    optionsChanged() {
      if (!active) return;
      client.setOptions(options());
      run();
    },
    pause() {
      useChecker.setState({ work: 'paused' });
      stopRun?.abort();
    },
    resume() {
      useChecker.setState({ work: 'checking' });
      run();
    },
    /** Whatever was deferred until the composition ended. */
    settle() {
      if (drawWaiting && !editor().isComposing()) draw();
    },
    /** Changes that leave nothing with a correction, of one kind or all; null if the text was edited meanwhile. */
    fixAll: async (category: Category | null) => inText(await client.fixAll(category)),
    /** Changes that give all places of a group one form; null if the text was edited meanwhile. */
    unify: async (group: string, form: string) => inText(await client.unify(group, form)),
    ...createAsking(client, () => scope?.start ?? 0),
    packs,
    /** Loads the pack that the text will most likely need. */
    warmUp: () => void packs.want(likelyLanguage(draft())),
    redraw: draw,
    publish: publisher.marksNow,
    dispose() {
      publisher.stop();
      choice.forget();
      packs.dispose();
      client.dispose();
    },
  };
}
