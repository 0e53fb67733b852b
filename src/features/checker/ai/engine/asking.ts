// Asks an engine about one sentence after another. What it says is judged by the guard in the worker before it becomes an offer;
// what was refused is counted by its reason. Nothing is written into the text here.
import type {
  GuardMode,
  GuardReason,
  GuardResult,
  GuardTask,
  RewriteGoal,
  TextLanguage,
  TextRange,
} from '../../../../engine/index.ts';
import type { AiTask } from '../../../../lib/ai/tasks.ts';
import { type AiError, toAiError } from '../../../../services/ai/aiError.ts';
import type { Provider } from '../../../../services/ai/types.ts';
import type { FixSource } from '../../../../services/drafts/draft.ts';
import type { CheckerSession } from '../../session.ts';
import { around } from '../../side/around.ts';
import type { Offer } from '../rewrites.ts';

/** Shorter ones need no help, longer ones are no sentences. */
const FEWEST_WORDS = 3;
const MOST_WORDS = 120;
/** So much of the sentences on either side is shown to the engine. */
const CONTEXT = 300;
/** Ways to put a sentence that are asked for. */
const VARIANTS = 3;
/** After so many failures in a row the engine is not asked again. */
const MOST_FAILURES = 3;

/** What is wanted: mistakes mended, or the text put in another way. */
export type Wanted = { mode: 'correct' } | { mode: 'rewrite'; goal: RewriteGoal };

/** What asking needs, and whom it tells. */
export interface AskingParts {
  provider: Provider;
  session: Pick<CheckerSession, 'slice' | 'statistics' | 'guard'>;
  language: TextLanguage;
  wanted: Wanted;
  /** Only sentences that touch it; null for all. */
  range: TextRange | null;
  signal: AbortSignal;
  /** Whether the list of findings offers this change already. */
  isKnown(change: TextRange & { insert: string }): boolean;
  /** Whether our own rules point to these words as well. */
  isBacked(words: TextRange): boolean;
  onOffers(offers: readonly Offer[]): void;
  onProgress(done: number, total: number): void;
  onRefused(reason: GuardReason | 'unreadable'): void;
}

interface PlacedSentence extends TextRange {
  readonly task: AiTask;
}

async function sentencesOf({ session, language, range, signal }: AskingParts): Promise<PlacedSentence[]> {
  const statistics = await session.statistics(signal);
  const all = (statistics?.sentences ?? []).map(({ start, end, words }) => ({
    start,
    end,
    words,
    text: session.slice({ start, end }),
  }));
  return all.flatMap(({ start, end, words, text }, at) => {
    const isOutside = range !== null && (end <= range.start || start >= range.end);
    if (isOutside || words < FEWEST_WORDS || words > MOST_WORDS) return [];
    const before = (all[at - 1]?.text ?? '').slice(-CONTEXT);
    const after = (all[at + 1]?.text ?? '').slice(0, CONTEXT);
    return [{ start, end, task: { sentence: text, before, after, language } }];
  });
}

/** Who offers, as it is kept with what is accepted. */
function sourceOf({ provider }: AskingParts): { by?: FixSource } {
  const receiver = provider.receiver();
  return receiver ? { by: receiver.kind === 'host' ? `host ${receiver.host}` : 'browser' } : {};
}

/** Where words of a sentence stand in the text. */
const placed = <R extends TextRange>({ start }: TextRange, words: R): R => ({
  ...words,
  start: start + words.start,
  end: start + words.end,
});

const offerOf = (parts: AskingParts, at: PlacedSentence, change: TextRange & { insert: string }): Offer => {
  const { sentence } = at.task;
  const [left, right] = [sentence.slice(0, change.start), sentence.slice(change.end)];
  const before = sentence.slice(change.start, change.end);
  return {
    start: at.start + change.start,
    end: at.start + change.end,
    backed: [parts.isBacked(placed(at, change))],
    sentence: { start: at.start, end: at.end },
    texts: [change.insert],
    rule: 'model.correct',
    kind: 'correct',
    goals: [],
    ...sourceOf(parts),
    before,
    ...around(left, right),
    key: `model ${left}[${before}]${right}`,
  };
};

/** Counts what is not offered, once for each answer; one that leaves a sentence as it is has said nothing wrong. */
function tellRefused(judged: readonly GuardResult[], onRefused: AskingParts['onRefused']): void {
  for (const { refused, dropped } of judged) {
    const reason = refused ?? dropped[0]?.reason;
    if (reason && reason !== 'unchanged') onRefused(reason);
  }
}

async function corrections(parts: AskingParts, at: PlacedSentence): Promise<Offer[]> {
  const { provider, session, signal, isKnown, onRefused } = parts;
  const answer = await provider.correct(at.task, signal);
  const [judged] = await session.guard(guardTask(at.task, 'correct'), [answer], signal);
  if (!judged) return [];
  tellRefused([judged], onRefused);
  return judged.edits.filter((edit) => !isKnown(placed(at, edit))).map((edit) => offerOf(parts, at, edit));
}

async function rewritings(parts: AskingParts, at: PlacedSentence, goal: RewriteGoal): Promise<Offer[]> {
  const { provider, session, signal, onRefused } = parts;
  const answers = await provider.rewrite({ ...at.task, goal, variants: VARIANTS }, signal);
  const judged = await session.guard(guardTask(at.task, 'rewrite'), answers, signal);
  tellRefused(judged, onRefused);
  const kept = judged.filter(({ refused, edits }) => refused === null && edits.length > 0);
  const texts = [...new Set(kept.map(({ text }) => text))];
  const [first, ...rest] = texts;
  if (first === undefined) return [];
  const { start, end } = at;
  const { sentence: before } = at.task;
  const diffs = texts.map((text) => kept.find((one) => one.text === text)?.edits ?? []);
  const whole = { start, end, sentence: { start, end }, before, lead: '', rest: '' };
  return [
    {
      ...whole,
      texts: [first, ...rest],
      diffs,
      backed: diffs.map((edits) => edits.some((edit) => parts.isBacked(placed(at, edit)))),
      rule: 'model.rewrite',
      kind: 'reworded',
      goals: [goal],
      ...sourceOf(parts),
      key: `model ${before}`,
    },
  ];
}

const guardTask = (task: AiTask, mode: GuardMode): GuardTask => ({ ...task, mode });

/** Failures of one answer; after all others nothing more can be expected of the engine. */
const OF_ONE: ReadonlySet<AiError['code']> = new Set(['unreadable', 'tooLong', 'cut', 'textTooLong']);

/** See the head of this file. Rejects with an AiError; with `aborted` when stopped. */
export async function askAll(parts: AskingParts): Promise<void> {
  const { wanted, signal, session, onOffers, onProgress, onRefused } = parts;
  const sentences = await sentencesOf(parts);
  let failures = 0;
  onProgress(0, sentences.length);
  for (const [index, at] of sentences.entries()) {
    signal.throwIfAborted();
    // Whoever goes on writing has changed some sentences meanwhile: those are not asked about.
    if (session.slice(at) === at.task.sentence) {
      try {
        const offers = wanted.mode === 'correct' ? corrections(parts, at) : rewritings(parts, at, wanted.goal);
        onOffers(await offers);
        failures = 0;
      } catch (thrown) {
        const error = toAiError(thrown);
        if (signal.aborted || !OF_ONE.has(error.code) || ++failures >= MOST_FAILURES) throw error;
        onRefused('unreadable');
      }
    }
    onProgress(index + 1, sentences.length);
  }
}
