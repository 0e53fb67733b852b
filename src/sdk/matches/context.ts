// The words around a finding, as LanguageTool's answers quote them. Never cut inside a surrogate pair.
import type { TextRange } from '../../engine/index.ts';

const CONTEXT = 40;

/** A longer sentence is quoted only around the match: in text without full stops, matches grow with the sentence. */
const LONGEST_SENTENCE = 1000;
const AROUND = 200;

/** A quotation, and where the finding is in it. */
export interface MatchContext {
  text: string;
  offset: number;
  length: number;
}

/** The words around a finding, on one line. */
export function contextOf(text: string, { start, end }: TextRange): MatchContext {
  let from = Math.max(0, start - CONTEXT);
  let to = Math.min(text.length, end + CONTEXT);
  if (isLowSurrogate(text, from)) from--;
  if (isLowSurrogate(text, to)) to++;
  const before = from > 0 ? '...' : '';
  const after = to < text.length ? '...' : '';
  return {
    text: before + text.slice(from, to).replace(/[\r\n\t]/g, ' ') + after,
    offset: before.length + start - from,
    length: end - start,
  };
}

/** The sentence text[from, to) of a finding, or the words around the finding if the sentence is too long. */
export function sentenceAround(text: string, [from, to]: readonly [number, number], { start, end }: TextRange): string {
  if (to - from <= LONGEST_SENTENCE) return text.slice(from, to).trim();
  let first = Math.max(from, start - AROUND);
  let last = Math.min(to, end + AROUND);
  if (isLowSurrogate(text, first)) first--;
  if (isLowSurrogate(text, last)) last++;
  const before = text.slice(first, start);
  const after = text.slice(end, last);
  // Words are not cut, unless they are longer than the excerpt.
  const head = first > from ? before.slice(Math.max(0, before.search(/\s/))) : before;
  const tail = last < to ? (/^[^]*\s/.exec(after)?.[0] ?? after) : after;
  return (head + text.slice(start, end) + tail).trim();
}

const isLowSurrogate = (text: string, at: number): boolean =>
  at > 0 && at < text.length && (text.charCodeAt(at) & 0xfc00) === 0xdc00;
