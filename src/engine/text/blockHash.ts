// Numbers made of the text around a place, by which a long paragraph's cuts are chosen: the same text gives the same cuts,
// wherever it stands.
import { isBreak } from './segment.ts';

/** How much on both sides of a place has a say in whether it is cut there; the paragraph behind it has none. */
const MIXED = 8;
const FACTOR = 0x01000193;
/** What a unit counts when it leaves: FACTOR to the power of all that are mixed. */
const OLDEST = Array.from({ length: 2 * MIXED }).reduce<number>((power) => Math.imul(power, FACTOR), 1);

/** By this the end of a sentence is chosen. */
export function mixAround(text: string, at: number): number {
  const stop = lineEnd(text, at);
  let mixed = 0;
  for (let i = at - MIXED; i < stop; i++) mixed = Math.imul(mixed ^ text.charCodeAt(i), 0x5bd1e995) ^ (mixed >>> 15);
  return mixed >>> 0;
}

/** Where the line ends that goes on at `at`, as far as it can have a say there. */
export function lineEnd(text: string, at: number): number {
  let end = at;
  while (end < at + MIXED && end < text.length && !isBreak(text.charCodeAt(end))) end++;
  return end;
}

/** A number made of the text around a place, whose line ends at `stop`. */
export function hashAround(text: string, at: number, stop: number): number {
  let hash = 0;
  for (let i = at - MIXED; i < at + MIXED; i++)
    hash = (Math.imul(hash, FACTOR) + (i < stop ? text.charCodeAt(i) : 0)) | 0;
  return hash;
}

/** The number of the next place: the cost of a long search does not grow with what is mixed. */
export function movedOn(hash: number, text: string, at: number, stop: number): number {
  const come = at + MIXED < stop ? text.charCodeAt(at + MIXED) : 0;
  return (Math.imul(hash, FACTOR) + come - Math.imul(text.charCodeAt(at - MIXED), OLDEST)) | 0;
}

/** By these numbers places are chosen: neighbouring ones are far from each other. */
export const scattered = (hash: number): number => Math.imul(hash ^ (hash >>> 15), 0x5bd1e995) >>> 0;
