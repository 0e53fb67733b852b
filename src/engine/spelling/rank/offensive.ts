// Words that are hardly ever suggested: vulgar ones, insults, slurs. The packs mark them (scripts/packs/words/offensive).
import { type SpellPack, WordBit } from '../../pack/spellPack.ts';
import { type Suggestion } from '../../types.ts';
import { walk } from '../walk.ts';
import { type WordCase } from './case.ts';

/** Shorter parts of a compound are found in too many words by chance. */
const LEAST_PART = 4;
/** A correction at this cost or less, one plain wrong letter, fits. */
const FITS = 20;

/** Whether a suggestion is, or has in it, an offensive word. */
export function isOffensive(pack: SpellPack, text: string): boolean {
  return text
    .toLowerCase()
    .split(/[ '’-]/)
    .some((part) => isMarked(pack, part, 0, part.length) || (pack.hasCompounds && hasOffensivePart(pack, part)));
}

/** A compound that is no word of the dictionary itself and begins or ends with an offensive one. */
function hasOffensivePart(pack: SpellPack, word: string): boolean {
  if (walk(pack, word, 0, word.length) >= 0 && bitsOf(pack, word, 0, word.length) !== 0) return false;
  for (let at = LEAST_PART; at <= word.length - LEAST_PART; at++) {
    if (isMarked(pack, word, 0, at) || isMarked(pack, word, at, word.length)) return true;
  }
  return false;
}

/**
 * Whether an offensive suggestion may be made after all: for a word in small letters that is one letter, or two swapped ones,
 * away from it, when nothing else fits.
 */
export function mayOffend(word: string, text: string, typedCase: WordCase, others: readonly Suggestion[]): boolean {
  return typedCase === 'lower' && !others.some(({ cost }) => cost <= FITS) && isOneSlipAway(word, text.toLowerCase());
}

function isOneSlipAway(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  return (left.length <= 1 && right.length <= 1) || (left.length === 2 && left === right.charAt(1) + right.charAt(0));
}

const isMarked = (pack: SpellPack, text: string, start: number, end: number): boolean =>
  (bitsOf(pack, text, start, end) & WordBit.offensive) !== 0;

function bitsOf(pack: SpellPack, text: string, start: number, end: number): number {
  const state = walk(pack, text, start, end);
  return state < 0 ? 0 : (pack.classBits[pack.nodeClass[state] as number] as number);
}
