// Which language a stretch of text is in: a linear model over words and letter triples (languageFeatures.ts, trained by
// scripts/train/languages.ts). Scores are integers that add up over words, so the order of addition never matters.
import type { LanguageGuess, TextLanguage, TextRange } from '../types.ts';
import { Char, classOf } from './chars.ts';
import { featureBuffer, wordFeatures } from './languageFeatures.ts';
import { ALPHABET, CLASSES, STEP, WEIGHTS } from './languageTable.ts';
import { type SentenceMarks, sentenceEnds } from './segment.ts';

/** Number of classes: the five languages first, then others. */
export const CLASS_COUNT = CLASSES.length;

/** The languages in the order of their classes. */
export const LANGUAGES: readonly TextLanguage[] = ['en', 'fr', 'de', 'it', 'es'];

let table: Int8Array | null = null;

function weights(): Int8Array {
  if (table) return table;
  const codes = new Map([...ALPHABET].map((char, code) => [char, code]));
  table = new Int8Array(WEIGHTS.length * 2);
  for (let i = 0; i < WEIGHTS.length; i++) {
    const code = codes.get(WEIGHTS.charAt(i)) ?? 40;
    table[i * 2] = Math.floor(code / 9) - 4;
    table[i * 2 + 1] = (code % 9) - 4;
  }
  return table;
}

/** Evidence for the classes, in levels of the model, and the number of words that it comes from. */
export interface Evidence {
  scores: Int32Array;
  words: number;
  /** Letters of scripts used by none of the five languages. */
  foreignLetters: number;
  letters: number;
}

const buffer = featureBuffer();

/** Reads the evidence in text[start, end). */
export function readEvidence(text: string, start: number, end: number): Evidence {
  const model = weights();
  const evidence: Evidence = { scores: new Int32Array(CLASS_COUNT), words: 0, foreignLetters: 0, letters: 0 };
  let i = start;
  while (i < end) {
    if ((classOf(text.charCodeAt(i)) & Char.letter) === 0) {
      i++;
      continue;
    }
    const from = i;
    let bits = 0;
    while (i < end) {
      const unit = classOf(text.charCodeAt(i));
      if ((unit & Char.letter) === 0) break;
      bits |= unit;
      i++;
    }
    evidence.letters += i - from;
    evidence.words++;
    if (bits & Char.foreignScript) evidence.foreignLetters += i - from;
    else addWord(model, text, from, i, evidence.scores);
  }
  return evidence;
}

function addWord(model: Int8Array, text: string, start: number, end: number, scores: Int32Array): void {
  const count = wordFeatures(text, start, end, buffer);
  for (let k = 0; k < count; k++) {
    const base = (buffer[k] as number) * CLASS_COUNT;
    for (let c = 0; c < CLASS_COUNT; c++) scores[c] = (scores[c] as number) + (model[base + c] as number);
  }
}

/** Probabilities of the classes (see LANGUAGES; the rest are other languages). They add up to 1. */
export function probabilities(evidence: Evidence): number[] {
  const result: number[] = [];
  let top = Number.NEGATIVE_INFINITY;
  for (const score of evidence.scores) top = Math.max(top, score);
  let total = 0;
  for (let c = 0; c < CLASS_COUNT; c++) {
    const value = Math.exp(((evidence.scores[c] as number) - top) * STEP);
    result.push(value);
    total += value;
  }
  const latin = evidence.letters === 0 ? 1 : 1 - evidence.foreignLetters / evidence.letters;
  for (let c = 0; c < CLASS_COUNT; c++) result[c] = ((result[c] as number) / total) * latin;
  const last = CLASS_COUNT - 1;
  result[last] = (result[last] as number) + 1 - latin;
  return result;
}

/** The most probable class and its probability. `language` is null if it is none of the five. */
export function bestClass(evidence: Evidence): { language: TextLanguage | null; probability: number } {
  const all = probabilities(evidence);
  let best = 0;
  for (let c = 1; c < all.length; c++) if ((all[c] as number) > (all[best] as number)) best = c;
  if (best < LANGUAGES.length) return { language: LANGUAGES[best] as TextLanguage, probability: all[best] as number };
  let others = 0;
  for (let c = LANGUAGES.length; c < all.length; c++) others += all[c] as number;
  return { language: null, probability: others };
}

/** How much of a paragraph is sampled for its vote. */
const SAMPLE = 1000;
/** The share of a vote that a word between quotation marks has: it may be somebody else's language. */
const QUOTED = 0.2;
const QUOTATIONS =
  /"[^"\n]*"|\u201c[^\u201d\n]*\u201d|\u201e[^\u201c\u201d\n]*[\u201c\u201d]|\u00ab[^\u00bb\n]*\u00bb|\u00bb[^\u00ab\n]*\u00ab/g;

const quotedRanges = (text: string): TextRange[] =>
  [...text.matchAll(QUOTATIONS)].map((match) => ({ start: match.index, end: match.index + match[0].length }));

/** The evidence in text[start, end) outside the quoted ranges, and that of each range within it. */
function readAround(text: string, start: number, end: number, quoted: readonly TextRange[]): [Evidence, Evidence[]] {
  const inside: Evidence[] = [];
  let own = text.slice(start, end);
  for (const range of quoted) {
    const [from, to] = [Math.max(start, range.start), Math.min(end, range.end)];
    if (from >= to) continue;
    inside.push(readEvidence(text, from, to));
    own = own.slice(0, from - start) + ' '.repeat(to - from) + own.slice(to - start);
  }
  return [readEvidence(own, 0, own.length), inside];
}

/** Thousandths of a vote per word, by language, that a paragraph gets in the language of its text. */
export type Votes = readonly number[];

/**
 * The votes of a paragraph: each sentence has one per word, fewer in quotations, divided by its probabilities (words beyond
 * the sample are estimated). `marks` are those of any language, as it is not known yet. Integers, so that sums do not depend on order.
 */
export function votesOf(paragraph: string, marks: SentenceMarks): Votes {
  const sample = paragraph.length > SAMPLE ? paragraph.slice(0, SAMPLE) : paragraph;
  const votes = [0, 0, 0, 0, 0, 0];
  const scale = paragraph.length / Math.max(1, sample.length);
  const quoted = quotedRanges(sample);
  let from = 0;
  for (const end of sentenceEnds(sample, marks)) {
    const [own, others] = readAround(sample, from, end, quoted);
    from = end;
    for (const [evidence, weight] of [[own, 1] as const, ...others.map((each) => [each, QUOTED] as const)]) {
      if (evidence.words === 0) continue;
      const words = Math.max(1, Math.round(evidence.words * scale * weight));
      probabilities(evidence).forEach((probability, c) => {
        const at = Math.min(c, LANGUAGES.length);
        votes[at] = (votes[at] as number) + Math.round(probability * 1000) * words;
      });
    }
  }
  return votes;
}

/** Guesses from summed votes, most probable first; shares below one per cent are omitted. */
export function guessesOf(votes: readonly number[]): LanguageGuess[] {
  let total = 0;
  for (const vote of votes) total += vote;
  if (total === 0) return [];
  return LANGUAGES.map((language, c) => ({ language, share: (votes[c] as number) / total }))
    .filter((guess) => guess.share >= 0.01)
    .sort((a, b) => b.share - a.share);
}

/** The share of votes that makes this the language of a text; short texts need a higher one. */
const ENOUGH = 0.4;
const ENOUGH_OF_FEW = 0.6;
const FEW = 4000;
/** A longer text of which the five languages have this share is in several of them: the most frequent one is its language. */
const SHARED = 0.85;

/** The language of a text from its summed votes; null if none of the five has enough. */
export function languageOf(votes: readonly number[]): TextLanguage | null {
  const best = guessesOf(votes)[0];
  if (!best) return null;
  const total = votes.reduce((sum, vote) => sum + vote, 0);
  const others = (votes[LANGUAGES.length] ?? 0) / total;
  const least = total < FEW ? ENOUGH_OF_FEW : ENOUGH;
  const isShared = total >= FEW && 1 - others >= SHARED;
  return (best.share >= least || isShared) && best.share > others ? best.language : null;
}
