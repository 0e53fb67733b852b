// The tags that the tagger assigns: Universal Dependencies parts of speech, verbs by form, and words that combine two.

/** Tags by name; the numbers are what `Tagger.tag` writes. */
export const Tag = {
  punctuation: 0,
  symbol: 1,
  other: 2,
  noun: 3,
  properNoun: 4,
  adjective: 5,
  adverb: 6,
  determiner: 7,
  pronoun: 8,
  preposition: 9,
  conjunction: 10,
  subjunction: 11,
  numeral: 12,
  particle: 13,
  interjection: 14,
  verbFinite: 15,
  verbInfinitive: 16,
  verbParticiple: 17,
  verbGerund: 18,
  auxiliaryFinite: 19,
  auxiliaryInfinitive: 20,
  auxiliaryParticiple: 21,
  auxiliaryGerund: 22,
  /** du, des, della, del, zum: preposition and article. */
  prepositionDeterminer: 23,
  /** it's, you're: pronoun and auxiliary. */
  pronounAuxiliary: 24,
  /** the dog's: noun and genitive. */
  nounGenitive: 25,
} as const;

/** How many tags there are. */
export const TAG_COUNT = 26;

/** Names by number, for reports and tests. */
export const TAG_NAMES: readonly string[] = Object.entries(Tag)
  .sort(([, a], [, b]) => a - b)
  .map(([name]) => name);
