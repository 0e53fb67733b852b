// Places where a capitalised word is somebody's name, however near a word of the dictionary may be: Frau Warken, Hallo Micha,
// Lin Yue, eure Claudi.

import { Kind } from '../text/tokenize.ts';
import { type Judge, Verdict } from './judge.ts';
import type { TokenSheet } from './tokens.ts';

const TITLE = /^\p{Lu}[\p{L}\p{M}'’-]*\p{Ll}$/u;
/** Longer nouns are compounds rather than names. */
const LONGEST_NAME = 12;

/** Whether the capitalised word at token `i` stands where a name does. */
export function isNamed(sheet: TokenSheet, i: number, judge: Judge): boolean {
  const { text, tokens } = sheet;
  const { nameOpeners } = judge.habits;
  if (!nameOpeners || (tokens.end[i] as number) - (tokens.start[i] as number) > LONGEST_NAME) return false;
  const before = wordBeside(sheet, i, -1).toLowerCase();
  if (nameOpeners.titles.has(before)) return true;
  const rest = text.slice(tokens.end[i], tokens.start[i + 1] ?? text.length);
  const isLast = i + 1 >= tokens.count && rest.trim() === '';
  if (nameOpeners.greetings.has(before) && i <= 2) return isLast || /^\s*[,!]/.test(rest);
  if (nameOpeners.closings.has(before)) return isLast;
  const next = wordBeside(sheet, i, 1);
  return TITLE.test(next) && next.length <= LONGEST_NAME && isUnknownName(next, judge);
}

/** A word that is no noun of the dictionary: it is listed as a name, or unknown and near nothing usual. */
const isUnknownName = (word: string, judge: Judge): boolean =>
  judge.isListedName(word) || (judge.judge(word) === Verdict.title && !judge.nearness.isNearUsual(word));

/** The word before or after token `i`, if only a space or the stop of an abbreviation parts them; '' otherwise. */
function wordBeside({ text, tokens }: TokenSheet, i: number, step: 1 | -1): string {
  const at = i + step;
  if (at < 0 || at >= tokens.count || tokens.kind[at] !== Kind.word) return '';
  const between = text.slice(tokens.end[Math.min(i, at)], tokens.start[Math.max(i, at)]);
  if (between !== ' ' && !(step < 0 && between === '. ')) return '';
  return text.slice(tokens.start[at], tokens.end[at]);
}
