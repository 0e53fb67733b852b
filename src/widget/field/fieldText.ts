// One field's text at the engine: edits go there with revisions, findings come back carried over the edits made since. When
// the thread dies, the text is opened anew on the next. Invariant: the index always fits the text that the field shows.
import type { CheckOptions, Issue, Suggestion, TextLanguage } from '../../engine/index.ts';
import { type AppError, toAppError } from '../../lib/errors.ts';
import { createMarkIndex, type MarkIndex } from '../../lib/markIndex.ts';
import { diffTexts } from '../../lib/textChanges.ts';
import type { WordToMend, WorkerStep } from '../../workers/api.ts';
import { rebaseDeltas } from '../../workers/rebase.ts';
import type { Engine, Line } from '../thread/engine.ts';
import type { LanguageProgress } from '../thread/procedures.ts';

/** Getting a language may take this long without a sign of life: a rule file says nothing on its way. */
const WANT_SILENCE_MS = 120_000;

/** What a field hears. */
export interface FieldTextHost {
  /** Findings have changed, or the check of the text as it is now has come to its end (`isWhole`). */
  onStep(step: WorkerStep, changed: boolean, isWhole: boolean): void;
  onProgress(language: TextLanguage, progress: LanguageProgress): void;
  /** A language could not be had, or the engine was given up. */
  onError(error: AppError): void;
}

/** See the head of this file. */
export interface FieldText {
  readonly index: MarkIndex<Issue>;
  /** The text as the engine knows it. */
  text(): string;
  /** The field shows this now; returns whether that is news. */
  follow(text: string): boolean;
  setOptions(options: CheckOptions): void;
  /** Gets a language once; the text is checked again with each part of it. */
  want(language: TextLanguage): void;
  /** Languages that could not be had are tried again when a check next needs them. */
  suggest(words: WordToMend[], max: number): Promise<Suggestion[][]>;
  dispose(): void;
}

/** Opens a text. Nothing is checked before its language has come (`want`). */
export function openFieldText(engine: Engine, first: CheckOptions, host: FieldTextHost): FieldText {
  const index = createMarkIndex<Issue>();
  const wanted = new Set<TextLanguage>();
  let line: Line | null = null;
  let ended = false;
  let options = first;
  let text = '';
  let revision = 0;
  let openedAt = 0;
  let unconfirmed: { revision: number; change: NonNullable<ReturnType<typeof diffTexts>> }[] = [];

  const failed = (thrown: unknown) => {
    const error = toAppError(thrown);
    // A death is told once, by the engine.
    if (!ended && error.code !== 'aborted' && error.code !== 'worker-crashed') host.onError(error);
  };
  const send = (call: (line: Line) => Promise<unknown>) => {
    const current = connected();
    if (current) call(current).catch(failed);
  };
  const connected = (): Line | null => {
    if (line || ended) return line;
    try {
      line = engine.connect(died);
    } catch (thrown) {
      host.onError(toAppError(thrown));
      return null;
    }
    revision += 1;
    openedAt = revision;
    unconfirmed = [];
    line.caller.call('open', { revision, text, options }).catch(failed);
    for (const language of wanted) bring(line, language);
    return line;
  };
  function died() {
    line = null;
    if (!ended && connected()) run();
  }

  const receive = (step: WorkerStep, opening: number) => {
    if (ended || opening !== openedAt || step.revision < openedAt) return;
    unconfirmed = unconfirmed.filter((edit) => edit.revision > step.revision);
    const deltas = rebaseDeltas(
      step.deltas,
      unconfirmed.map(({ change }) => change),
    );
    const changed = index.apply(deltas);
    const isWhole = step.done && step.revision === revision;
    if (changed || isWhole) host.onStep({ ...step, deltas }, changed, isWhole);
  };
  const run = () =>
    send(async ({ caller }) => {
      const opening = openedAt;
      const onProgress = (value: unknown) => receive(value as WorkerStep, opening);
      receive(await caller.call('run', { revision, view: null }, { onProgress }), opening);
    });
  const bring = ({ caller }: Line, language: TextLanguage) => {
    const onProgress = (value: unknown) => {
      const progress = value as LanguageProgress;
      host.onProgress(language, progress);
      if (progress.loaded === progress.total) run();
    };
    caller.call('want', { language }, { onProgress, silenceMs: WANT_SILENCE_MS }).then(run, (thrown: unknown) => {
      wanted.delete(language);
      failed(thrown);
    });
  };

  return {
    index,
    text: () => text,
    follow(next) {
      const change = diffTexts(text, next);
      if (!change) return false;
      text = next;
      index.map([change]);
      if (!line) {
        run();
        return true;
      }
      revision += 1;
      unconfirmed.push({ revision, change });
      send(({ caller }) => caller.call('edit', { revision, changes: [change] }));
      run();
      return true;
    },
    setOptions(next) {
      options = next;
      if (!line) return;
      revision += 1;
      send(({ caller }) => caller.call('setOptions', { revision, options }));
      run();
    },
    want(language) {
      if (wanted.has(language)) return;
      wanted.add(language);
      if (line) bring(line, language);
      else connected();
    },
    async suggest(words, max) {
      const current = connected();
      return current ? current.caller.call('suggest', { words, max }) : [];
    },
    dispose() {
      ended = true;
      line?.hangUp();
      line = null;
    },
  };
}
