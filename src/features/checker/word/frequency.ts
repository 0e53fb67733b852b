// How usual a word is, in words. The classes are those of the dictionary: each is about twice as frequent as the one below.

/** Its name in the texts, from the least frequent class that it holds for. */
const NAMES = [
  ['veryCommon', 10],
  ['common', 8],
  ['usual', 6],
  ['rare', 4],
  ['veryRare', 0],
] as const;

/** The name of a class. */
export function frequencyName(frequency: number): (typeof NAMES)[number][0] {
  return NAMES.find(([, least]) => frequency >= least)?.[0] ?? 'veryRare';
}
