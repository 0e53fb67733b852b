// Cuts a paragraph into tokens: words with their inner apostrophes and hyphens, numbers, masked stretches. One pass,
// no allocation per token; offsets are UTF-16 into the paragraph as given.
import type { TextRange } from '../types.ts';
import { Char, classOf } from './chars.ts';
import { maskChunk } from './mask.ts';
import { codeSpans } from './spans.ts';

/** The kinds of token. */
export const Kind = {
  word: 1,
  /** Digits and what is attached to them: 12, 3rd, 10kg, B2B. */
  number: 2,
  /** An address, a path, an identifier, code. */
  masked: 3,
  /** A word in a script that the five languages do not use. */
  foreign: 4,
} as const;

/** Anything longer is not a word in any dictionary and is left alone. */
export const LONGEST_WORD = 120;

const WORD = Char.letter | Char.digit | Char.transparent;
const START = Char.letter | Char.digit;

/** Tokens as parallel arrays, reused between paragraphs. */
export class Tokens {
  count = 0;
  start = new Int32Array(256);
  end = new Int32Array(256);
  kind = new Uint8Array(256);
  /** `Char` bits of all units in the token, or-ed. */
  bits = new Uint16Array(256);

  add(start: number, end: number, kind: number, bits: number): void {
    if (this.count === this.start.length) this.grow();
    const i = this.count++;
    this.start[i] = start;
    this.end[i] = end;
    this.kind[i] = kind;
    this.bits[i] = bits;
  }

  private grow(): void {
    const size = this.start.length * 2;
    const start = new Int32Array(size);
    start.set(this.start);
    this.start = start;
    const end = new Int32Array(size);
    end.set(this.end);
    this.end = end;
    const kind = new Uint8Array(size);
    kind.set(this.kind);
    this.kind = kind;
    const bits = new Uint16Array(size);
    bits.set(this.bits);
    this.bits = bits;
  }
}

/** Fills `tokens` with the tokens of a paragraph (see `Kind`). Never throws; linear. */
export function tokenize(text: string, tokens: Tokens): void {
  tokens.count = 0;
  const length = text.length;
  const spans = new Ahead(codeSpans(text));
  const masks = new Ahead([]);
  let chunkStart = 0;
  let plainUntil = 0;
  let i = 0;
  while (i < length) {
    const stop = Math.max(spans.endAt(i), masks.endAt(i));
    if (stop > i) {
      tokens.add(i, stop, Kind.masked, 0);
      i = stop;
      continue;
    }
    const bits = classOf(text.charCodeAt(i));
    if ((bits & START) === 0) {
      i++;
      if (bits & Char.space) chunkStart = i;
      continue;
    }
    const start = i;
    const end = wordEnd(text, start, length);
    if (start >= plainUntil && needsMask(text, start, end)) {
      const until = chunkEnd(text, end, length);
      masks.replace(maskChunk(text, Math.max(chunkStart, plainUntil), until));
      plainUntil = until;
      continue;
    }
    i = Math.min(end, spans.nextStart, masks.nextStart);
    addWord(text, tokens, start, i);
  }
}

/** Sorted ranges, read in order. */
class Ahead {
  private ranges: readonly TextRange[];
  private at = 0;
  nextStart = Number.POSITIVE_INFINITY;

  constructor(ranges: readonly TextRange[]) {
    this.ranges = ranges;
    this.nextStart = ranges[0]?.start ?? Number.POSITIVE_INFINITY;
  }

  replace(ranges: readonly TextRange[]): void {
    this.ranges = ranges;
    this.at = 0;
    this.nextStart = ranges[0]?.start ?? Number.POSITIVE_INFINITY;
  }

  /** End of the range that contains `position`, or -1. Positions must be queried in non-decreasing order. */
  endAt(position: number): number {
    if (this.nextStart > position) return -1;
    let range = this.ranges[this.at];
    while (range && range.end <= position) range = this.ranges[++this.at];
    this.nextStart = range?.start ?? Number.POSITIVE_INFINITY;
    return range && range.start <= position ? range.end : -1;
  }
}

/** Adds text[start, end), which begins with a letter or digit. */
function addWord(text: string, tokens: Tokens, start: number, end: number): void {
  let all = 0;
  for (let k = start; k < end; k++) all |= classOf(text.charCodeAt(k));
  let kind: number = Kind.word;
  if ((all & Char.digit) !== 0) kind = Kind.number;
  else if (end - start > LONGEST_WORD) kind = Kind.masked;
  else if ((all & Char.foreignScript) !== 0 && !isMixed(text, start, end)) kind = Kind.foreign;
  tokens.add(start, end, kind, all & 0x7fff);
}

/** Letters of two scripts in one long word: look-alike letters, not a foreign word (nor μm, β-carotene). */
function isMixed(text: string, start: number, end: number): boolean {
  if (end - start < 4) return false;
  let latin = 0;
  for (let k = start; k < end; k++) {
    const bits = classOf(text.charCodeAt(k));
    if ((bits & Char.hyphen) !== 0) return false;
    if ((bits & (Char.letter | Char.foreignScript)) === Char.letter) latin++;
  }
  return latin > 1;
}

/** End of the word that starts at `start`: letters, digits, and single apostrophes and hyphens between them. */
function wordEnd(text: string, start: number, length: number): number {
  let i = start;
  let last = start;
  while (i < length) {
    const bits = classOf(text.charCodeAt(i));
    if ((bits & WORD) !== 0) {
      i++;
      last = i;
      continue;
    }
    if ((bits & (Char.apostrophe | Char.hyphen)) === 0 || i + 1 >= length) break;
    if ((classOf(text.charCodeAt(i + 1)) & Char.letter) === 0) {
      // 20-30 and COVID-19 are one token, like words.
      if ((bits & Char.hyphen) === 0 || (classOf(text.charCodeAt(i + 1)) & Char.digit) === 0) break;
    }
    i++;
  }
  return trimEnd(text, start, last);
}

/** Drops invisible format characters after the last letter; combining marks stay. */
function trimEnd(text: string, start: number, end: number): number {
  let i = end;
  while (i > start + 1) {
    const unit = text.charCodeAt(i - 1);
    const isFormat = (unit >= 0x200b && unit <= 0x206f) || unit === 0xad || unit === 0xfeff;
    if (!isFormat) break;
    i--;
  }
  return i;
}

/** Whether the characters next to a word suggest that its chunk is an address, a path or code. */
function needsMask(text: string, start: number, end: number): boolean {
  if (start > 0) {
    const bits = classOf(text.charCodeAt(start - 1));
    if ((bits & (Char.special | Char.joiner)) !== 0) return true;
    // --option
    if (text.charCodeAt(start - 1) === 45 && text.charCodeAt(start - 2) === 45) return true;
  }
  if (end >= text.length) return false;
  const bits = classOf(text.charCodeAt(end));
  if ((bits & Char.special) !== 0) return true;
  if (text.charCodeAt(end) === 40) return true;
  if ((bits & Char.joiner) === 0 || end + 1 >= text.length) return false;
  return (classOf(text.charCodeAt(end + 1)) & (START | Char.special | Char.joiner)) !== 0;
}

function chunkEnd(text: string, from: number, length: number): number {
  let i = from;
  while (i < length && (classOf(text.charCodeAt(i)) & Char.space) === 0) i++;
  return i;
}
