// The places that shape the tone of a text, as they are listed. Pure.
import type { TextRange, TonePlace, ToneReport, ToneScales, ToneSign } from '../../../engine/index.ts';

/** The signs in the order in which they are listed. */
const ORDER: readonly ToneSign[] = [
  'informal',
  'formal',
  'familiar',
  'distant',
  'hedge',
  'strong',
  'warm',
  'exclamation',
  'shouting',
];

/** One is no more than a sign of life. */
const FEWEST_EXCLAMATIONS = 3;

/** Words that are the same but for capitals, and where they stand. */
export interface SameWords {
  readonly words: string;
  readonly places: readonly TextRange[];
}

/** A sign with its words, most frequent first. */
export interface ListedSign {
  readonly sign: ToneSign;
  readonly count: number;
  readonly words: readonly SameWords[];
}

/** Places by their words, most frequent first. */
export function byWords(places: readonly TextRange[], slice: (range: TextRange) => string): SameWords[] {
  const found = new Map<string, { words: string; places: TextRange[] }>();
  for (const place of places) {
    const words = slice(place);
    const same = found.get(words.toLowerCase());
    if (same) same.places.push(place);
    else found.set(words.toLowerCase(), { words, places: [place] });
  }
  return [...found.values()].sort((a, b) => b.places.length - a.places.length);
}

/** What is listed of a report. A single exclamation mark is nothing to tell. */
export function listedSigns({ places }: ToneReport, slice: (range: TextRange) => string): ListedSign[] {
  return ORDER.flatMap((sign) => {
    const own: TonePlace[] = places.filter((place) => place.sign === sign);
    const fewest = sign === 'exclamation' ? FEWEST_EXCLAMATIONS : 1;
    return own.length < fewest ? [] : [{ sign, count: own.length, words: byWords(own, slice) }];
  });
}

/** Where a scale's mark stands, in per cent from its lower end; warmth begins there, the others in the middle. */
export const percentOf = (scales: ToneScales, scale: keyof ToneScales): number =>
  Math.round(scale === 'warmth' ? scales.warmth * 100 : (scales[scale] + 1) * 50);
