// Hashes of the text around a place, used to choose where a long paragraph is cut: the same text gives the same cuts,
// wherever it is.
import { isBreak } from './segment.ts';

/** How much text on either side of a place affects whether it is cut there; the next paragraph has no influence. */
const MIXED = 8;
const FACTOR = 0x01000193;
/** The weight of a unit when it leaves the window: FACTOR to the power of the number of units mixed. */
const OLDEST = Array.from({ length: 2 * MIXED }).reduce<number>((power) => Math.imul(power, FACTOR), 1);

/** Used to choose the end of a sentence. */
export function mixAround(text: string, at: number): number {
  const stop = lineEnd(text, at);
  let mixed = 0;
  for (let i = at - MIXED; i < stop; i++) mixed = Math.imul(mixed ^ text.charCodeAt(i), 0x5bd1e995) ^ (mixed >>> 15);
  return mixed >>> 0;
}

/** Where the line around `at` ends, as far as that can matter there. */
export function lineEnd(text: string, at: number): number {
  let end = at;
  while (end < at + MIXED && end < text.length && !isBreak(text.charCodeAt(end))) end++;
  return end;
}

/** A hash of the text around a place, whose line ends at `stop`. */
export function hashAround(text: string, at: number, stop: number): number {
  let hash = 0;
  for (let i = at - MIXED; i < at + MIXED; i++)
    hash = (Math.imul(hash, FACTOR) + (i < stop ? text.charCodeAt(i) : 0)) | 0;
  return hash;
}

/** The hash of the next place: the cost of a long search does not depend on the window size. */
export function movedOn(hash: number, text: string, at: number, stop: number): number {
  const come = at + MIXED < stop ? text.charCodeAt(at + MIXED) : 0;
  return (Math.imul(hash, FACTOR) + come - Math.imul(text.charCodeAt(at - MIXED), OLDEST)) | 0;
}

/** The values by which places are chosen: those of neighbouring places are far apart. */
export const scattered = (hash: number): number => Math.imul(hash ^ (hash >>> 15), 0x5bd1e995) >>> 0;
