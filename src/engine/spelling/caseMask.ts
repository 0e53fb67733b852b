// Which bits of a class allow a word, depending on how the text capitalises it.
import { WordBit } from '../pack/spellPack.ts';

/** Capitalisation of a word in the text. A single capital letter counts as `title`. */
export const Shape = { lower: 0, title: 1, upper: 2, mixed: 3 } as const;

/** One of the values of Shape. */
export type ShapeCode = (typeof Shape)[keyof typeof Shape];

/** Bits that accept a word, indexed by Shape. `mixed` also needs the spelling to be listed. */
export const ACCEPT: readonly number[] = [
  WordBit.lower | WordBit.keepLower,
  WordBit.lower | WordBit.title | WordBit.keepTitle,
  WordBit.lower | WordBit.title | WordBit.upper | WordBit.keepUpper | WordBit.allCaps,
  WordBit.mixed,
];

/** The shape, from the number of capitals, neutral characters and units, and whether the first is a capital. */
export function shapeCode(capitals: number, neutral: number, length: number, firstIsCapital: boolean): ShapeCode {
  if (capitals === 0) return Shape.lower;
  if (capitals === 1 && firstIsCapital) return Shape.title;
  return capitals + neutral === length ? Shape.upper : Shape.mixed;
}
