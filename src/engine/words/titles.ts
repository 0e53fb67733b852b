// Capitalised words that the dictionary does not know: mistakes or names? At the start of a sentence, in capitals, and for
// German nouns the capital says nothing, so nearness to a usual word decides; elsewhere a capital means a name, unless it is a
// slip of a usual one (Wensday).

import { Kind } from '../text/tokenize.ts';
import type { Judge } from './judge.ts';
import type { TokenSheet } from './tokens.ts';

/** Long capitalised words are seldom names. */
const LONG = 8;

/** Engine units per letter within which a correction counts as near; by how much a capital says. */
const CLOSE = 2;
const CLOSE_AFTER_ARTICLE = 2.5;

/** Whether a capitalised unknown word at token `i` is a mistake; otherwise it is a name. */
export function isMistake(sheet: TokenSheet, i: number, word: string, judge: Judge, saysNothing: boolean): boolean {
  const { beforeNouns } = judge.habits;
  if (!beforeNouns) {
    return (saysNothing && (judge.isNear(word) || judge.isWithin(word, CLOSE))) || judge.isSlipOfName(word);
  }
  if (judge.isNear(word)) return true;
  if (isAfterArticle(sheet, i, beforeNouns)) return judge.isWithin(word, CLOSE_AFTER_ARTICLE);
  return (saysNothing || word.length >= LONG) && judge.isWithin(word, CLOSE);
}

/** die Versichrung, den ganzen Nachmitag. */
function isAfterArticle(sheet: TokenSheet, i: number, beforeNouns: ReadonlySet<string>): boolean {
  const before = smallWord(sheet, i - 1, beforeNouns);
  if (before === '') return false;
  return beforeNouns.has(before) || beforeNouns.has(smallWord(sheet, i - 2, beforeNouns));
}

/** The text of a token written small; '' for others. */
function smallWord(sheet: TokenSheet, i: number, beforeNouns: ReadonlySet<string>): string {
  const { text, tokens } = sheet;
  if (i < 0 || tokens.kind[i] !== Kind.word) return '';
  const word = text.slice(tokens.start[i], tokens.end[i]);
  return word === word.toLowerCase() ? word : beforeNouns.has(word.toLowerCase()) ? word.toLowerCase() : '';
}
