// Whole texts with their mistakes marked ("letters"): JSON lines {text, errors: [{start, end, good, kind?, optional?}]}. In the
// files offsets count code points; here they count UTF-16 units, as everywhere else. Files that end in .br are compressed so
// that nobody reads them by accident.
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** A mistake of a text. */
export interface Mistake {
  start: number;
  end: number;
  /** The right readings of this place. */
  good: readonly string[];
  kind: string;
  /** A matter of taste: it does not count, whether found or not. */
  optional: boolean;
}

/** A text and its mistakes in order; none if the text is right. */
export interface Letter {
  id: string;
  text: string;
  mistakes: readonly Mistake[];
}

/** A mistake as it is written in a file. */
export interface RawMistake {
  start: number;
  end: number;
  good: readonly string[];
  kind?: string;
  optional?: boolean;
}

/** A line of a file. */
export interface RawLetter {
  id?: string;
  text: string;
  errors: readonly RawMistake[];
}

/** Whether a line of a set is a letter. */
export const isRawLetter = (raw: unknown): raw is RawLetter =>
  typeof raw === 'object' && raw !== null && Array.isArray((raw as RawLetter).errors);

/** The UTF-16 offset of every code point of a text, and the text's length. */
function offsetsOf(text: string): number[] {
  const offsets: number[] = [];
  let at = 0;
  for (const letter of text) {
    offsets.push(at);
    at += letter.length;
  }
  return [...offsets, at];
}

/** Reads a line's text and mistakes. Throws if a mistake lies outside the text. */
export function letterOf({ id = '', text, errors }: RawLetter): Letter {
  const offsets = offsetsOf(text);
  const mistakes = errors.map(({ start, end, good, kind = 'other', optional = false }) => {
    const [from, to] = [offsets[start], offsets[end]];
    if (from === undefined || to === undefined || from > to || good.length === 0)
      throw new Error(`${id}: no mistake can be at ${start} to ${end}`);
    return { start: from, end: to, good, kind, optional };
  });
  return { id, text, mistakes: mistakes.sort((a, b) => a.start - b.start) };
}

/** Reads a file of letters, compressed or not. */
export function readLetters(file: string): Letter[] {
  const bytes = readFileSync(file);
  const lines = (file.endsWith('.br') ? brotliDecompressSync(bytes) : bytes).toString('utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => letterOf(JSON.parse(line) as RawLetter));
}
