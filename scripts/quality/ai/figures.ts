// What a language model is worth behind the guard: which of its corrections are right, what it changes in right sentences, what
// the guard keeps back and why, and whether what is left has the figures of the sentence.
import type { Checker, Guard, GuardReason } from '../../../src/engine/index.ts';
import { defaultOptions } from '../../../src/engine/index.ts';
import { distance, type Edit, editsBetween } from '../edits.ts';
import type { Answers } from './answers.ts';
import type { SentenceTask } from './tasks.ts';

/** The figures of a set. */
export interface AiFigures {
  sentences: number;
  /** Sentences without an answer, by reason. */
  failed: Map<string, number>;
  /** Mistakes of the sentences, corrections offered, and those of them that are right. */
  mistakes: number;
  offered: number;
  right: number;
  /** The same if the guard had let everything through. */
  said: number;
  saidRight: number;
  /** Right sentences, and those of them that would be changed: with the guard and without. */
  clean: number;
  spoilt: number;
  wouldSpoil: number;
  /** Answers and single changes kept back, by reason. */
  kept: Map<GuardReason, number>;
  /** Sentences whose figures are others after what is offered: none may be. */
  otherFigures: number;
}

const sameEdit = (a: Edit, b: Edit): boolean => a.start === b.start && a.end === b.end && a.insert === b.insert;
const figuresIn = (text: string): string => (text.match(/\d+/g) ?? []).join(' ');
const count = <K>(map: Map<K, number>, key: K): void => void map.set(key, (map.get(key) ?? 0) + 1);

/** The correction that is nearest to a text. */
const nearest = (text: string, refs: readonly string[]): string =>
  refs.reduce((best, ref) => (distance(text, ref) < distance(text, best) ? ref : best));

/** How many edits there are, and how many the reference has as well. */
function compared(sentence: string, text: string, ref: string): { all: number; right: number } {
  const [edits, wanted] = [editsBetween(sentence, text), editsBetween(sentence, ref)];
  return { all: edits.length, right: edits.filter((edit) => wanted.some((one) => sameEdit(edit, one))).length };
}

/** Measures answers to tasks. */
export async function measureAi(
  tasks: readonly SentenceTask[],
  answers: Answers,
  { checker, guard }: { checker: Checker; guard: Guard },
): Promise<AiFigures> {
  const figures: AiFigures = {
    sentences: 0,
    failed: new Map(),
    mistakes: 0,
    offered: 0,
    right: 0,
    said: 0,
    saidRight: 0,
    clean: 0,
    spoilt: 0,
    wouldSpoil: 0,
    kept: new Map(),
    otherFigures: 0,
  };
  for (const { task, refs } of tasks) {
    const answer = await answers(task);
    if (!answer) continue;
    figures.sentences += 1;
    const { sentence } = task;
    const isClean = refs.includes(sentence);
    if (isClean) figures.clean += 1;
    else figures.mistakes += editsBetween(sentence, refs[0] as string).length;
    if ('failed' in answer) {
      count(figures.failed, answer.failed);
      continue;
    }
    const result = checker.guard(guard, { ...task, mode: 'correct' }, answer, defaultOptions());
    if (result.refused && result.refused !== 'unchanged') count(figures.kept, result.refused);
    else for (const { reason } of result.dropped) count(figures.kept, reason);
    const ref = nearest(result.text, refs);
    const offered = compared(sentence, result.text, ref);
    const said = compared(sentence, answer.text ?? sentence, nearest(answer.text ?? sentence, refs));
    figures.offered += offered.all;
    figures.right += offered.right;
    figures.said += said.all;
    figures.saidRight += said.right;
    if (isClean && offered.all > 0) figures.spoilt += 1;
    if (isClean && said.all > 0) figures.wouldSpoil += 1;
    if (figuresIn(result.text) !== figuresIn(sentence)) figures.otherFigures += 1;
  }
  return figures;
}
