// Cuts a text into blocks, the unit of work: a paragraph or, if it is very long, a part of one, cut where a sentence ends.
// Text without a sentence end is cut all the same. Invariant: where a block ends depends on its `Edge`, its own text and
// fewer than REACH characters from its start, so that after an edit the cuts soon line up with the old ones.
import { hashAround, lineEnd, mixAround, movedOn, scattered } from './blockHash.ts';
import { Char, classOf } from './chars.ts';
import { isBreak, type SentenceMarks, stopEnd } from './segment.ts';

/** What a block continues; bits. 0 is the start of a paragraph. */
export const Edge = {
  /** The paragraph began in an earlier block. */
  paragraph: 1,
  /** So did the sentence, which is too long to be prose. */
  sentence: 2,
  /** So did a run without spaces, which is too long to be words. */
  chunk: 4,
  /** The paragraph has contained a letter or a digit. */
  words: 8,
} as const;

/** Where a block ends, and the edge of the next one. */
export interface Block {
  end: number;
  after: number;
}

/** A paragraph up to this long is one block. Of 1.2 million paragraphs of prose, 300 are longer, most from one lawbook. */
export const SHORTEST = 2000;
/** A longer sentence is cut: ten times the longest that people write, and longer than any in that lawbook. */
export const LONGEST = 4000;
/** How far after a full stop to look for the end of its sentence. */
const LOOKAHEAD = 200;
/** More than a block's end ever depends on. */
export const REACH = 2 * LONGEST + 2 * LOOKAHEAD + 200;

const LONGEST_TAG = 2000;

/**
 * The block that begins at `start` with the given edge. The text may end with any block. A sentence ends where it does
 * under all of `marks`, since the language of the text is not known yet.
 */
export function blockAt(text: string, start: number, before: number, marks: readonly SentenceMarks[]): Block {
  const { length } = text;
  const near = Math.min(length, start + SHORTEST);
  let i = start;
  while (i < near && !isBreak(text.charCodeAt(i))) i++;
  while (i < near && isBreak(text.charCodeAt(i))) i++;
  if (i < near || i === length) return { end: i, after: 0 };
  return cut(text, start, before, marks);
}

/** What has been read of a long paragraph. */
interface Scan {
  marks: readonly SentenceMarks[];
  /** Start of the current sentence. */
  sentence: number;
  /** Inside code between backticks, or in a tag since this position. */
  isTick: boolean;
  inTicks: boolean;
  tag: number;
  /** Number of spaces in a row. */
  spaces: number;
}

/** Of the sentence ends within this of SHORTEST, one is chosen by its hash, so that an edit moves only the nearest cut. */
const CHOICE = 800;

function cut(text: string, start: number, before: number, marks: readonly SentenceMarks[]): Block {
  const { length } = text;
  const scan: Scan = {
    marks,
    sentence: start,
    isTick: false,
    inTicks: false,
    tag: -1,
    spaces: 0,
  };
  const until = (end: number): Block => continued(text, start, end, before, 0);
  let hadBreak = false;
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let i = start; i < length; i++) {
    const unit = text.charCodeAt(i);
    if (isBreak(unit)) hadBreak = true;
    else if (hadBreak) return { end: i, after: 0 };
    const end = read(text, i, unit, scan);
    if (end > 0) {
      scan.sentence = end;
      const isOpen = scan.inTicks || (scan.tag >= 0 && i - scan.tag < LONGEST_TAG);
      const size = end - start;
      if (size >= SHORTEST && !isOpen && size <= SHORTEST + CHOICE) {
        const value = mixAround(text, end);
        if (value < least) [best, least] = [end, value];
      } else if (best < 0 && size >= (isOpen ? LONGEST : SHORTEST)) return until(end);
    }
    if (best > 0 && i - start > SHORTEST + CHOICE) return until(best);
    if (i - scan.sentence < LONGEST) continue;
    return scan.sentence > start ? until(scan.sentence) : forced(text, start, before);
  }
  return { end: length, after: 0 };
}

/** A block [start, end) whose paragraph continues. */
function continued(text: string, start: number, end: number, before: number, edge: number): Block {
  return { end, after: Edge.paragraph | edge | wordsBefore(text, start, end, before, edge) };
}

/** `Edge.words` if the paragraph has contained words by the end of its block [start, end), else 0. */
function wordsBefore(text: string, start: number, end: number, before: number, after: number): number {
  if ((before & Edge.words) !== 0) return Edge.words;
  for (let i = dataEnd(text, start, end, before, after); i < end; i++)
    if ((classOf(text.charCodeAt(i)) & (Char.letter | Char.digit)) !== 0) return Edge.words;
  return 0;
}

/** Where a run too long to be words ends in the block [start, end); `start` if there is none. */
export function dataEnd(text: string, start: number, end: number, before: number, after: number): number {
  if ((after & Edge.chunk) !== 0) return end;
  let i = start;
  if ((before & Edge.chunk) !== 0) while (i < end && (classOf(text.charCodeAt(i)) & Char.space) === 0) i++;
  return i;
}

/** Reads one unit; returns the end of the sentence that it finishes, or -1. */
function read(text: string, i: number, unit: number, scan: Scan): number {
  const bits = classOf(unit);
  // A run of backticks opens or closes code; what precedes the block has no influence.
  const isTick = unit === 96;
  if (isTick && !scan.isTick) scan.inTicks = !scan.inTicks;
  scan.isTick = isTick;
  if ((bits & Char.space) !== 0) {
    // This much white space separates regardless of what surrounds it.
    if (++scan.spaces < LOOKAHEAD) return -1;
    scan.spaces = 0;
    return i + 1;
  }
  scan.spaces = 0;
  if (unit === 60) scan.tag = i;
  else if (unit === 62) scan.tag = -1;
  const endsRun = (bits & Char.terminator) !== 0 && (classOf(text.charCodeAt(i + 1)) & Char.terminator) === 0;
  return endsRun ? sentenceEnd(text, scan.sentence, i + 1, scan.marks) : -1;
}

/** The end of the sentence whose terminators end at `after`, if it ends there in every language; otherwise -1. */
function sentenceEnd(text: string, start: number, after: number, marks: readonly SentenceMarks[]): number {
  let at = after - 1;
  while (at > start && after - at < LOOKAHEAD && (classOf(text.charCodeAt(at - 1)) & Char.terminator) !== 0) at--;
  if (!isSettledSoon(text, after)) return -1;
  let end = -1;
  for (const each of marks) {
    const found = stopEnd(text, start, at, after, each);
    if (found < 0) return -1;
    end = found;
  }
  return end;
}

const AROUND = Char.closer | Char.opener | Char.space;

/** Whether a letter or similar follows soon after a full stop, in the same paragraph. */
function isSettledSoon(text: string, after: number): boolean {
  const limit = Math.min(text.length, after + LOOKAHEAD);
  for (let i = after; i < limit; i++) {
    const unit = text.charCodeAt(i);
    if (isBreak(unit)) return false;
    if ((classOf(unit) & AROUND) === 0) return true;
  }
  return false;
}

/** A cut in a sentence that does not end: between words, chosen by the letters around it so that edits do not move it. */
function forced(text: string, start: number, before: number): Block {
  const last = start + LONGEST;
  const stop = lineEnd(text, last);
  let [gap, leastOfGaps, other, leastOfOthers] = [-1, Number.POSITIVE_INFINITY, -1, Number.POSITIVE_INFINITY];
  let hash = hashAround(text, start + SHORTEST, stop);
  for (let i = start + SHORTEST; i <= last; i++) {
    const value = scattered(hash);
    if ((classOf(text.charCodeAt(i - 1)) & Char.space) !== 0) {
      if (value < leastOfGaps) [gap, leastOfGaps] = [i, value];
    } else if (value < leastOfOthers && !splits(text, i)) [other, leastOfOthers] = [i, value];
    hash = movedOn(hash, text, i, stop);
  }
  for (let i = start + SHORTEST - 1; gap < 0 && i > start; i--)
    if ((classOf(text.charCodeAt(i - 1)) & Char.space) !== 0) gap = i;
  if (gap > 0) return continued(text, start, gap, before, Edge.sentence);
  return continued(text, start, other < 0 ? last : other, before, Edge.sentence | Edge.chunk);
}

/** Whether a cut would split a surrogate pair or separate a letter from its accents. */
const splits = (text: string, at: number): boolean => {
  const unit = text.charCodeAt(at);
  return (unit & 0xfc00) === 0xdc00 || (classOf(unit) & Char.transparent) !== 0;
};

/** How much of the text around a part of a paragraph is kept with it. */
export const MARGIN = 80;

/** The words before a cut within a paragraph. */
export function leadOf(text: string, at: number, edge: number): string {
  if ((edge & Edge.paragraph) === 0 || (edge & Edge.chunk) !== 0) return '';
  let from = at;
  let first = at;
  while (from > 0 && at - from < MARGIN && !isBreak(text.charCodeAt(from - 1))) {
    from--;
    if ((classOf(text.charCodeAt(from)) & Char.space) !== 0 && from + 1 < at) first = from + 1;
  }
  return text.slice(first, at);
}

/** The words after a cut within a paragraph. */
export function tailOf(text: string, at: number, edge: number): string {
  if ((edge & Edge.paragraph) === 0 || (edge & Edge.chunk) !== 0) return '';
  let last = at;
  for (let i = at; i < text.length && i - at < MARGIN; i++) {
    const unit = text.charCodeAt(i);
    if (isBreak(unit)) return text.slice(at, i);
    if ((classOf(unit) & Char.space) !== 0) last = i;
  }
  return text.slice(at, last);
}
