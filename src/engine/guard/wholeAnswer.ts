// What a whole answer shows at once: that it is no answer, in another language, too long, more than a correction.
import { bestClass, LANGUAGES, probabilities, readEvidence } from '../text/detectLanguage.ts';
import { sentenceEnds } from '../text/segment.ts';
import type { TextChange } from '../types.ts';
import { folded, joined, touchedBy } from './diff.ts';
import { hasNewCharacters } from './lostOrAdded.ts';
import { isPlain, wordsOf } from './sentenceWords.ts';
import type { GuardFacts, GuardMode, GuardReason, GuardTask, GuardWords } from './types.ts';

/** Nobody writes a sentence of this length; comparing two such texts would take long. */
export const LONGEST = 4_000;
/** Whatever the caps are, a short sentence may change by so many characters. */
const FREE = 12;
const LENGTHS: Readonly<Record<GuardMode, readonly [least: number, most: number]>> = {
  correct: [0.75, 1.33],
  rewrite: [0.3, 1.8],
};
/** Share of the characters that corrections change: in a sentence that our rules find fault with, and in another. */
const MOST_CHANGED = 0.6;
const MOST_CHANGED_OF_CLEAN = 0.45;
const MOST_EDITS = 8;
/** A rewriting has this share of its words in common with the sentence at least. */
const LEAST_SHARED = 0.2;
/** Sentences that a rewriting may make out of one. */
const MORE_SENTENCES = 2;

/** A word of so many letters may say what a sentence is about. */
const LEAST_CONTENT = 4;
const LONGEST_STEM = 5;

const FENCE = /```|~~~/;
const TAG = /<\/?[a-z][^>]{0,200}>/i;
const LIST = /^\s*(?:[-*\u2022#>]+\s|\d+[.)]\s|\{|\[|\*\*)/;

/** What is no sentence at all. `facts` are those of all languages: models decline in the one they like. */
export function isNoAnswer(task: GuardTask, answer: string, all: readonly GuardFacts[]): GuardReason | null {
  const { sentence } = task;
  const begins = (pattern: (facts: GuardFacts) => RegExp) =>
    all.some(
      (facts) => pattern(facts).test(folded(answer).trimStart()) && !pattern(facts).test(folded(sentence).trimStart()),
    );
  if (answer.trim() === '') return 'empty';
  if (answer.length > LONGEST) return 'tooLong';
  if (begins(({ refusals }) => refusals)) return 'refusal';
  if (begins(({ preambles }) => preambles)) return 'preamble';
  for (const markup of [FENCE, TAG, LIST]) if (markup.test(answer) && !markup.test(sentence)) return 'markup';
  if (hasNewCharacters(sentence, answer.replace(/\r?\n/g, ' '))) return 'characters';
  return null;
}

/** So many words tell a language; fewer are too few. */
const LEAST_WORDS = 3;
const CERTAIN = 0.7;
const FALL = 0.4;

/** So large a share of the words is unknown in the language of the task if they are of another one. */
const LEAST_UNKNOWN = 0.3;

/** Whether the answer is in another language than the sentence. */
function isOtherLanguage({ language, sentence }: GuardTask, answer: string, { isKnown }: GuardWords): boolean {
  const evidence = readEvidence(answer, 0, answer.length);
  if (evidence.words < LEAST_WORDS) return false;
  const words = wordsOf(answer).filter(isPlain);
  const unknown = words.filter(({ text }) => !isKnown(text) && !isKnown(text.toLowerCase()));
  if (unknown.length < words.length * LEAST_UNKNOWN) return false;
  const best = bestClass(evidence);
  const given = readEvidence(sentence, 0, sentence.length);
  const shareOf = (of: typeof evidence) => probabilities(of)[LANGUAGES.indexOf(language)] as number;
  const isSame = best.language === bestClass(given).language || best.language === language;
  return !isSame && best.probability >= CERTAIN && shareOf(evidence) < Math.max(0.2, shareOf(given) - FALL);
}

const runsOf = (text: string): string[] => wordsOf(text).map(({ key }) => key);

/** A run of words that stands twice in a row, or one that stands three times. */
export function repeats(text: string): boolean {
  const words = runsOf(text);
  for (let size = 1; size * 2 <= words.length; size++) {
    const times = size < 3 ? 3 : 2;
    let same = 0;
    for (let at = size; at < words.length; at++) {
      same = words[at] === words[at - size] ? same + 1 : 0;
      if (same >= size * (times - 1)) return true;
    }
  }
  return false;
}

/** The sentences of a text. */
function sentencesOf(text: string, { marks }: GuardWords): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap((line) => {
      const ends = sentenceEnds(line, marks);
      return ends.map((end, i) => line.slice(i === 0 ? 0 : ends[i - 1], end));
    });
}

/** A word by its beginning, which its other forms mostly share; short words say little. */
const stemsOf = (text: string): string[] =>
  wordsOf(text).flatMap(({ key }) => (key.length < LEAST_CONTENT ? [] : [key.slice(0, LONGEST_STEM)]));

/** Whether a sentence of a rewriting is about nothing that the sentence is about. */
function hasInvented(sentence: string, sentences: readonly string[]): boolean {
  const known = new Set(stemsOf(sentence));
  return sentences.some((one) => {
    const stems = stemsOf(one);
    return stems.length > 0 && !stems.some((stem) => known.has(stem));
  });
}

/** What does not fit the sentence as a whole. */
export function isNoVersion(task: GuardTask, answer: string, words: GuardWords): GuardReason | null {
  const { sentence, mode } = task;
  if (isOtherLanguage(task, answer, words)) return 'language';
  if (repeats(answer) && !repeats(sentence)) return 'repeats';
  const sentences = sentencesOf(answer, words);
  const [given, got] = [sentencesOf(sentence, words).length, sentences.length];
  if (mode === 'correct' ? got !== given : got > given + MORE_SENTENCES) return 'sentences';
  if (/\n/.test(answer) && !/\n/.test(sentence)) return 'sentences';
  if (mode === 'rewrite' && got > 1 && hasInvented(sentence, sentences)) return 'sentences';
  const [least, most] = LENGTHS[mode];
  const [length, before] = [answer.length, sentence.trim().length];
  const isWithin = (length >= before * least && length <= before * most) || Math.abs(length - before) <= FREE;
  return isWithin ? null : 'length';
}

/** More than a correction changes, or nothing in common with the sentence. */
export function isTooMuch(
  { sentence, mode }: GuardTask,
  changes: readonly TextChange[],
  isClean: boolean,
): GuardReason | null {
  if (mode === 'rewrite') return sharedWords(sentence, changes) < LEAST_SHARED ? 'changes' : null;
  if (joined(sentence, changes).length > MOST_EDITS) return 'edits';
  const most = sentence.trim().length * MOST_CHANGED;
  const mostOfClean = Math.max(sentence.trim().length * MOST_CHANGED_OF_CLEAN, Math.min(most, FREE * 2));
  return touchedBy(changes) > Math.max(FREE, isClean ? mostOfClean : most) ? 'changes' : null;
}

/** The share of the words that stay. */
function sharedWords(sentence: string, changes: readonly TextChange[]): number {
  const words = wordsOf(sentence);
  const kept = words.filter(({ start, end }) => !changes.some((change) => change.start < end && change.end > start));
  const inserted = new Set(
    changes.flatMap(({ insert }) => wordsOf(insert).map(({ key }) => key.slice(0, LONGEST_STEM))),
  );
  const moved = words.filter((word) => !kept.includes(word) && inserted.has(word.key.slice(0, LONGEST_STEM)));
  return words.length === 0 ? 1 : (kept.length + moved.length) / words.length;
}
