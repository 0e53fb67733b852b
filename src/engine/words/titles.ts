// Capitalised words that are not in the dictionary: mistakes or names? At the start of a sentence, in all-caps text and for
// German nouns the capital means nothing, so closeness to a common word decides; elsewhere it indicates a name, unless it is
// a slip of a common one (Wensday).

import { capitalise } from '../text/shape.ts';
import { Kind } from '../text/tokenize.ts';
import type { Judge } from './judge.ts';
import { isNamed } from './nameContexts.ts';
import type { TokenSheet } from './tokens.ts';

/** Long capitalised words are rarely names. */
const LONG = 8;

/** Engine units per letter within which a correction counts as near, by how much the capital means. */
export const CLOSE = 2;
const CLOSE_AT_START = 2.2;
const CLOSE_AFTER_ARTICLE = 2.5;

/**
 * Where all nouns have a capital: how good the score of the best correction must be for a noun of so many letters. The longer
 * the word, the less it can be a name; behind an article less so than elsewhere.
 */
const AFTER_ARTICLE = [
  { letters: 12, score: 8 },
  { letters: 9, score: 5 },
  { letters: 8, score: -3 },
  { letters: 7, score: -6 },
  { letters: 6, score: -9 },
] as const;
const ELSEWHERE = [
  { letters: 12, score: 5 },
  { letters: 10, score: 1 },
] as const;

/** Whether a capitalised unknown word at token `i` is a mistake; otherwise it is a name. */
export function isMistake(sheet: TokenSheet, i: number, word: string, judge: Judge, saysNothing: boolean): boolean {
  const { beforeNouns } = judge.habits;
  if (!beforeNouns) {
    return (saysNothing && isSlip(word, judge)) || judge.nearness.isSlipOfName(word);
  }
  if (isNamed(sheet, i, judge)) return false;
  if (judge.nearness.isNear(word)) return true;
  if (isAfterArticle(sheet, i, beforeNouns))
    return judge.nearness.isWithin(word, CLOSE_AFTER_ARTICLE) || isLongSlip(word, judge, AFTER_ARTICLE);
  return (
    (saysNothing && isSlip(word, judge)) ||
    (word.length >= LONG && judge.nearness.isWithin(word, CLOSE)) ||
    isLongSlip(word, judge, ELSEWHERE)
  );
}

/** Kopfschmezen, Lieblinsfach: too long for a name, and near a word. */
function isLongSlip(word: string, judge: Judge, limits: readonly { letters: number; score: number }[]): boolean {
  const limit = limits.find(({ letters }) => word.length >= letters);
  return limit !== undefined && !isJoined(word, judge) && judge.nearness.isSlipOfLong(word, limit.score);
}

const SHORTEST_PART = 4;

/** Pendlerstrecken, im Herrenhause: two nouns that the dictionary does not join, or one with the old ending of the dative. */
function isJoined(word: string, judge: Judge): boolean {
  if (word.endsWith('e') && judge.isKnown(word.slice(0, -1))) return true;
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
    if (judge.isKnown(word.slice(0, at)) && judge.isKnown(capitalise(word.slice(at)))) return true;
  }
  return false;
}

/** Sumtimes, Helo, Lacqua: a slip of a common word where the capital means nothing. */
function isSlip(word: string, { nearness }: Judge): boolean {
  return (
    nearness.isNear(word) ||
    nearness.isWithin(word, CLOSE_AT_START) ||
    nearness.isShortSlip(word) ||
    nearness.lacksApostrophe(word)
  );
}

/** die Versichrung, den ganzen Nachmitag. */
function isAfterArticle(sheet: TokenSheet, i: number, beforeNouns: ReadonlySet<string>): boolean {
  const before = smallWord(sheet, i - 1, beforeNouns);
  if (before === '') return false;
  return beforeNouns.has(before) || beforeNouns.has(smallWord(sheet, i - 2, beforeNouns));
}

/** The text of a lower-case token; '' for others. */
function smallWord(sheet: TokenSheet, i: number, beforeNouns: ReadonlySet<string>): string {
  const { text, tokens } = sheet;
  if (i < 0 || tokens.kind[i] !== Kind.word) return '';
  const word = text.slice(tokens.start[i], tokens.end[i]);
  return word === word.toLowerCase() ? word : beforeNouns.has(word.toLowerCase()) ? word.toLowerCase() : '';
}
