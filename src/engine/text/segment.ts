// Paragraphs and sentences. A paragraph is a line with the line breaks after it, so that the pieces add up to the text;
// blank lines belong to the paragraph before them. Linear in the length, whatever the text.
import { Char, classOf, isLower } from './chars.ts';

/** What determines where a language's sentences end. */
export interface SentenceMarks {
  /** Abbreviations without their full stop, in lower case, after which the sentence continues: Dr. Müller. */
  inner: ReadonlySet<string>;
  /** Those that can also end it (etc.), so that the capital of the next word decides. */
  final: ReadonlySet<string>;
  /** Words of one letter that can end a sentence: "So do I." */
  loneWords: string;
  /** A full stop turns a number into an ordinal: 3. Oktober. */
  hasOrdinalStops: boolean;
}

/** Whether a lower-cased word before a full stop is any known abbreviation. */
export const isAbbreviation = (word: string, { inner, final }: SentenceMarks): boolean =>
  inner.has(word) || final.has(word);

const LF = 10;
const CR = 13;

/** Whether a code unit breaks lines. */
export const isBreak = (unit: number): boolean => unit === LF || unit === CR || unit === 0x2028 || unit === 0x2029;

/** Ends (exclusive) of the paragraphs of a text, in order; the last is the text's length. [0] for an empty text. */
export function paragraphEnds(text: string): number[] {
  const ends: number[] = [];
  const length = text.length;
  let i = 0;
  while (i < length) {
    if (!isBreak(text.charCodeAt(i))) {
      i++;
      continue;
    }
    while (i < length && isBreak(text.charCodeAt(i))) i++;
    ends.push(i);
  }
  if (ends.length === 0 || ends[ends.length - 1] !== length) ends.push(length);
  return ends;
}

/** Length of the longest abbreviation considered at a full stop. */
const LONGEST_ABBREVIATION = 12;

/**
 * Ends (exclusive) of the sentences of one paragraph, in order; the space after a sentence belongs to it.
 * [text.length] if there is only one, [] for an empty paragraph.
 */
export function sentenceEnds(text: string, marks: SentenceMarks): number[] {
  const ends: number[] = [];
  const length = text.length;
  let start = 0;
  let i = 0;
  while (i < length) {
    if ((classOf(text.charCodeAt(i)) & Char.terminator) === 0) {
      i++;
      continue;
    }
    const at = i;
    while (i < length && (classOf(text.charCodeAt(i)) & Char.terminator) !== 0) i++;
    const end = stopEnd(text, start, at, i, marks);
    if (end > 0) {
      ends.push(end);
      start = end;
      i = end;
    }
  }
  if (start < length) ends.push(length);
  return ends;
}

/**
 * Where the sentence ends that began at `start` and has its terminators in [at, after), or -1 if it continues.
 */
export function stopEnd(text: string, start: number, at: number, after: number, marks: SentenceMarks): number {
  const length = text.length;
  if (classOf(text.charCodeAt(at)) & Char.joiner && after === at + 1 && isInnerStop(text, start, at, marks)) return -1;
  let i = after;
  while (i < length && (classOf(text.charCodeAt(i)) & Char.closer) !== 0) i++;
  const wide = at < length && text.charCodeAt(at) >= 0x3000;
  let next = i;
  while (next < length && (classOf(text.charCodeAt(next)) & Char.space) !== 0) next++;
  // « Viens. » : French puts a space before the closing mark.
  if (next < length && next > i && text.charCodeAt(next) === 0xbb && opensQuote(text, start, at)) {
    next++;
    while (next < length && (classOf(text.charCodeAt(next)) & Char.space) !== 0) next++;
  }
  if (next === i && i < length && !wide) return -1;
  if (next === length) return length;
  let head = next;
  while (head < length && (classOf(text.charCodeAt(head)) & Char.opener) !== 0) head++;
  return head < length && isLower(text.charCodeAt(head)) && !wide ? -1 : next;
}

/** Whether the nearest guillemet before `at` is an opening «, not a closing ». Looks back a bounded distance. */
function opensQuote(text: string, start: number, at: number): boolean {
  const from = Math.max(start, at - 400);
  for (let i = at; i >= from; i--) {
    const unit = text.charCodeAt(i);
    if (unit === 0xab) return true;
    if (unit === 0xbb) return false;
  }
  return false;
}

/** Whether the single full stop at `at` belongs to an abbreviation, an initial or an ordinal inside a sentence. */
function isInnerStop(text: string, start: number, at: number, marks: SentenceMarks): boolean {
  let from = at;
  const limit = Math.max(start, at - LONGEST_ABBREVIATION);
  let digits = true;
  while (from > limit) {
    const bits = classOf(text.charCodeAt(from - 1));
    if ((bits & (Char.letter | Char.digit)) === 0) break;
    if ((bits & Char.digit) === 0) digits = false;
    from--;
  }
  const size = at - from;
  if (size === 0) return false;
  // "3. Oktober", and "1. First item" in a list.
  if (digits) return isBlank(text, start, from) ? size <= 3 : marks.hasOrdinalStops && size <= 2;
  const word = text.slice(from, at);
  // J. R. R. Tolkien, z. B., p. ej.: a single letter is part of something longer, unless it is a one-letter word.
  if (size === 1) return !marks.loneWords.includes(word) && !endsWord(text, start, from);
  return marks.inner.has(word.toLowerCase());
}

/** don't. : the letter after an apostrophe or a hyphen is the end of a word. */
function endsWord(text: string, start: number, from: number): boolean {
  return from > start && (classOf(text.charCodeAt(from - 1)) & (Char.apostrophe | Char.hyphen)) !== 0;
}

/** The most that can precede an item number, so that endless symbols are not searched for each number after them. */
const LONGEST_INDENT = 200;

function isBlank(text: string, start: number, end: number): boolean {
  if (end - start > LONGEST_INDENT) return false;
  for (let i = start; i < end; i++) {
    if ((classOf(text.charCodeAt(i)) & (Char.letter | Char.digit)) !== 0) return false;
  }
  return true;
}
