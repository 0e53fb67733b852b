// A block of a text as the rules over whole texts see it: prose in the language of the text, and what of it is the writer's own.
import type { Piece } from '../document/piece.ts';
import { Kind, Tokens, tokenize } from '../text/tokenize.ts';
import type { TextLanguage, TextRange } from '../types.ts';
import { quotationsIn } from './quotations.ts';
import type { Passage } from './types.ts';

/** Stands in for what is left out: not a letter, a space or a mark. */
const BLANK = '\ufffc';

const MONEY = /^[€$£]?\d[\d.,]*$/;

const tokens = new Tokens();

/** The passage of a checked block in a text of this language. */
export function passageOf(piece: Piece, base: TextLanguage): Passage {
  const { text, sentences } = piece;
  tokenize(text, tokens);
  const left: TextRange[] = [];
  for (const { start, end, language } of sentences) {
    // A sentence without a language is a line of numbers or names, or one that was skipped.
    if (language !== base) left.push({ start, end: Math.min(end, text.length) });
  }
  for (let i = 0; i < tokens.count; i++) {
    const kind = tokens.kind[i];
    if (kind !== Kind.masked && kind !== Kind.foreign) continue;
    const [start, end] = [tokens.start[i] as number, tokens.end[i] as number];
    // $1500 might be a variable, and is left alone as one; here it is money.
    if (!MONEY.test(text.slice(start, end))) left.push({ start, end });
  }
  const prose = without(text, left);
  const names = piece.findings
    .filter(({ kind, language }) => kind === 'name' && language === base)
    .map(({ word, start }) => ({ word, start }));
  return { prose, own: without(prose, quotationsIn(prose)), names };
}

function without(text: string, ranges: readonly TextRange[]): string {
  if (ranges.length === 0) return text;
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of [...ranges].sort((a, b) => a.start - b.start)) {
    if (end <= at) continue;
    const from = Math.max(at, start);
    parts.push(text.slice(at, from), BLANK.repeat(end - from));
    at = end;
  }
  parts.push(text.slice(at));
  return parts.join('');
}
