// Weights that hold in all languages, and how the per-language group lists are written.
import { type CostWeights, type GroupPair } from './types.ts';

/** The weights before a language changes some. */
export const commonWeights: CostWeights = {
  substitution: 20,
  accent: 3,
  vowel: 17,
  key: 13,
  sound: 12,
  omission: 9,
  omissionDouble: 11,
  surplus: 16,
  surplusDouble: 8,
  transposition: 10,
  punctuation: 11,
  first: 4,
  group: 6,
  frequency: 2.5,
  split: 32,
  elision: 12,
  compound: 18,
  rareCompound: 5,
  wrongCase: 6,
  skeleton: 5,
  progress: 5,
};

/** Reads "f~ph ei~ie able~ible:4": pairs parted by blanks, an own cost after a colon. */
export function pairs(list: string): GroupPair[] {
  return list.split(/\s+/).flatMap((item) => {
    const [groups, cost] = item.split(':');
    const [typed, intended] = (groups ?? '').split('~');
    if (!typed || !intended) return [];
    return [cost === undefined ? { typed, intended } : { typed, intended, cost: Number(cost) }];
  });
}

/** Reads "f ff ph gh": spellings of one sound, each taken for each other. */
export function sounds(list: readonly string[], cost?: number): GroupPair[] {
  return list.flatMap((sound) => {
    const spellings = sound.split(/\s+/);
    return spellings.flatMap((typed, i) =>
      spellings.slice(i + 1).map((intended) => (cost === undefined ? { typed, intended } : { typed, intended, cost })),
    );
  });
}
