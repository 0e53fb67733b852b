// Names of several words (Ben Crenshaw, Lake Tanganyika, J. Abernathy): where one word is plainly part of a name and nothing in
// the dictionary is near it, there is nothing to tell the writer.

import { Kind } from '../text/tokenize.ts';
import { type Judge, Verdict } from './judge.ts';
import { CLOSE } from './titles.ts';
import type { TokenSheet } from './tokens.ts';

/** Marks after which a capital means nothing. */
const OPENS = /[.!?:;…"“”„«»(—–]/;
const TITLE = /^\p{Lu}[\p{L}\p{M}'’-]*\p{Ll}$/u;
/** Longer nouns are compounds rather than names, where all nouns have a capital. */
const LONGEST_NOUN = 9;

/** Whether the unknown capitalised word at token `i` stands beside another part of a name and is no slip of a known word. */
export function isPartOfName(sheet: TokenSheet, i: number, word: string, judge: Judge): boolean {
  if (judge.habits.beforeNouns && word.length > LONGEST_NOUN) return false;
  if (!isNamePart(sheet, i - 1, i, judge) && !isNamePart(sheet, i + 1, i, judge)) return false;
  return !judge.nearness.isNear(word) && !judge.nearness.isWithin(word, CLOSE);
}

/** Whether token `i`, beside the token `of`, belongs to a name. */
function isNamePart(sheet: TokenSheet, i: number, of: number, judge: Judge): boolean {
  const { text, tokens } = sheet;
  if (i < 0 || i >= tokens.count || tokens.kind[i] !== Kind.word) return false;
  const word = text.slice(tokens.start[i], tokens.end[i]);
  const between = text.slice(tokens.end[Math.min(i, of)], tokens.start[Math.max(i, of)]);
  if (between === '. ') return i < of && /^\p{Lu}$/u.test(word);
  if (between !== ' ' || !TITLE.test(word)) return false;
  if (judge.habits.beforeNouns)
    return word.length <= LONGEST_NOUN && (judge.isListedName(word) || judge.judge(word) === Verdict.title);
  return i > of || !opensSentence(sheet, i) || !judge.isKnown(word.toLowerCase());
}

/** What joins the parts of a name in one of many languages: Bank of America, Ludwig van Beethoven. */
const LINKS = new Set(
  'of and the for in on at de du des la le les el al los las y e da do dos das di della dei van von der den ter bin ibn und et'.split(
    ' ',
  ),
);

/** Whether the small word at token `i` joins two parts of a name, perhaps with another such word beside it. */
export function isNameLink(sheet: TokenSheet, i: number): boolean {
  if (!LINKS.has(wordAt(sheet, i))) return false;
  const before = LINKS.has(wordAt(sheet, i - 1)) ? i - 2 : i - 1;
  const after = LINKS.has(wordAt(sheet, i + 1)) ? i + 2 : i + 1;
  return TITLE.test(wordAt(sheet, before)) && TITLE.test(wordAt(sheet, after));
}

const wordAt = ({ text, tokens }: TokenSheet, i: number): string =>
  i >= 0 && i < tokens.count && tokens.kind[i] === Kind.word ? text.slice(tokens.start[i], tokens.end[i]) : '';

function opensSentence({ text, tokens }: TokenSheet, i: number): boolean {
  return i === 0 || OPENS.test(text.slice(tokens.end[i - 1], tokens.start[i]));
}
