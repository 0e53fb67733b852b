// Verdicts on the tokens of a paragraph: which words are correct as written, and which parts of hyphenated ones are not.

import { Char } from '../text/chars.ts';
import { Kind, type Tokens } from '../text/tokenize.ts';
import { type Judge, Verdict, type VerdictCode } from './judge.ts';
import type { ForeignPassage } from './passages.ts';

/** Tokens of the current paragraph with their verdicts and the language that each is checked in. */
export interface TokenSheet {
  text: string;
  tokens: Tokens;
  /** `Verdict` per token, under the language that owns it. */
  verdicts: Uint8Array;
  /** Per token: index in TEXT_LANGUAGES, or NOBODY if it is not to be checked. */
  owners: Int8Array;
  checkDigits: boolean;
  /** The passages in other languages, in the order in which they were found. */
  passages: ForeignPassage[];
}

/** Owner of a token that is left alone. */
export const NOBODY = -1;

const SLOW = Char.transparent;

/** Verdict on token `i` in the judge's language. */
export function judgeToken(sheet: TokenSheet, i: number, judge: Judge): VerdictCode {
  const { text, tokens } = sheet;
  const kind = tokens.kind[i];
  if (kind === Kind.number && sheet.checkDigits) return judgeDigits(sheet, i, judge);
  if (kind !== Kind.word) return Verdict.right;
  const start = tokens.start[i] as number;
  const end = tokens.end[i] as number;
  if (end - start === 1) return Verdict.right;
  const bits = tokens.bits[i] as number;
  if ((bits & SLOW) === 0 && judge.isKnownRange(text, start, end)) return Verdict.right;
  const word = text.slice(start, end);
  const verdict = judge.judge(word);
  if (verdict === Verdict.right || judge.isRightBeside(word, text.charAt(start - 1), text.charAt(end))) {
    return Verdict.right;
  }
  if ((bits & Char.hyphen) === 0) return verdict;
  let worst: VerdictCode = Verdict.right;
  for (const part of hyphenParts(word)) {
    const found = judgePart(part, judge);
    if (found === Verdict.error || worst === Verdict.right) worst = found;
  }
  return worst;
}

/** A part of a hyphenated word, with its offset in the word. */
export interface WordPart {
  word: string;
  offset: number;
  last: boolean;
}

/** The parts of a word between its hyphens. */
export function hyphenParts(word: string): WordPart[] {
  const parts: WordPart[] = [];
  let offset = 0;
  for (const part of word.split(/[-\u2010\u2011]/)) {
    parts.push({ word: part, offset, last: offset + part.length === word.length });
    offset += part.length + 1;
  }
  return parts;
}

/** Verdict on one part of a hyphenated word. */
export function judgePart(part: WordPart, judge: Judge): VerdictCode {
  if (part.word.length <= 1 || (!part.last && judge.isPrefix(part.word))) return Verdict.right;
  const verdict = judge.judge(part.word);
  if (verdict === Verdict.acronym) return Verdict.right;
  if (verdict !== Verdict.right && judge.isRightBeside(part.word, part.offset > 0 ? '-' : '', part.last ? '' : '-')) {
    return Verdict.right;
  }
  return verdict;
}

const USUAL_DIGITS = /^(?:[\d.,:'\u2019-]+\p{L}{0,3}|\p{L}{1,3}-?\d+\p{L}?|\p{Lu}[\p{Lu}\d-]*|\d+h\d*|\d+s)$/u;

/** Words with digits, if they are to be checked: numbers with units, ordinals and codes are correct. */
function judgeDigits(sheet: TokenSheet, i: number, judge: Judge): VerdictCode {
  const word = sheet.text.slice(sheet.tokens.start[i], sheet.tokens.end[i]);
  if (!/\p{L}/u.test(word) || USUAL_DIGITS.test(word) || judge.judge(word) === Verdict.right) return Verdict.right;
  const bad = hyphenParts(word).some((part) =>
    /\d/.test(part.word) ? !USUAL_DIGITS.test(part.word) : judgePart(part, judge) !== Verdict.right,
  );
  return bad ? Verdict.error : Verdict.right;
}

/** Whether the tokens [from, to) are all in capitals: a heading, shouting. */
export function isInCapitals(sheet: TokenSheet, from: number, to: number): boolean {
  let capitals = 0;
  for (let i = from; i < to; i++) {
    if (sheet.tokens.kind[i] !== Kind.word) continue;
    const word = sheet.text.slice(sheet.tokens.start[i], sheet.tokens.end[i]);
    if (word.length < 2) continue;
    if (word !== word.toUpperCase()) return false;
    capitals++;
  }
  return capitals >= 3;
}
