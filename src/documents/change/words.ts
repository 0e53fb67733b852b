// The changes within one line, in whole words, so that a tracked change reads as a person would have made it. Pure.
import type { TextChange } from '../../lib/textChanges.ts';
import { sure } from '../sure.ts';
import { diffLists } from './sequence.ts';

const TOKEN = /[\p{L}\p{M}\p{N}]+|\s|[^\p{L}\p{M}\p{N}\s]/gu;

/** Words, single spaces and single signs. */
const tokensOf = (text: string): string[] => text.match(TOKEN) ?? [];

/** Changes from one line to the other, in the coordinates of the first one moved by `at`. */
export function diffWords(before: string, after: string, at: number): TextChange[] {
  const [a, b] = [tokensOf(before), tokensOf(after)];
  const starts = [at];
  for (const token of a) starts.push(sure(starts.at(-1)) + token.length);
  return diffLists(a, b).map(({ from, to, insertFrom, insertTo }) => ({
    start: sure(starts[from]),
    end: sure(starts[to]),
    insert: b.slice(insertFrom, insertTo).join(''),
  }));
}

/** Letters side by side in a line; of a long one its beginning is enough. */
function pairsOf(text: string): string[] {
  const signs = text.slice(0, 600).toLowerCase().replace(/\s+/g, ' ');
  return Array.from({ length: Math.max(0, signs.length - 1) }, (_, i) => signs.slice(i, i + 2));
}

/** How alike two lines are: the share of the pairs of letters of the shorter one that the other has too, 0 to 1. */
export function likeness(before: string, after: string): number {
  const [a, b] = [pairsOf(before), pairsOf(after)];
  if (a.length === 0 || b.length === 0) return 0;
  const left = new Map<string, number>();
  for (const pair of a) left.set(pair, (left.get(pair) ?? 0) + 1);
  let shared = 0;
  for (const pair of b) {
    const count = left.get(pair) ?? 0;
    if (count === 0) continue;
    left.set(pair, count - 1);
    shared += 1;
  }
  return shared / Math.min(a.length, b.length);
}
