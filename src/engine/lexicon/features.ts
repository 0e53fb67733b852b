// Parts of speech and features as bits. One analysis is a lemma, a part of speech and a mask; inside a feature group
// several bits mean "any of these", no bit means "does not say". Correlated readings (German "der") are several analyses.

/** Parts of speech, after Universal Dependencies (https://universaldependencies.org/u/pos/). */
export const Pos = {
  noun: 1,
  properNoun: 2,
  verb: 3,
  auxiliary: 4,
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
  other: 15,
} as const;

/** One of `Pos`. */
export type PosCode = (typeof Pos)[keyof typeof Pos];

/** Feature bits. A past tense is `imperfect` or `preterite`; languages with one simple past use `preterite`. */
export const Feature = {
  masculine: 1 << 0,
  feminine: 1 << 1,
  neuter: 1 << 2,
  singular: 1 << 3,
  plural: 1 << 4,
  first: 1 << 5,
  second: 1 << 6,
  third: 1 << 7,
  nominative: 1 << 8,
  accusative: 1 << 9,
  dative: 1 << 10,
  genitive: 1 << 11,
  present: 1 << 12,
  imperfect: 1 << 13,
  preterite: 1 << 14,
  future: 1 << 15,
  indicative: 1 << 16,
  subjunctive: 1 << 17,
  imperative: 1 << 18,
  conditional: 1 << 19,
  infinitive: 1 << 20,
  gerund: 1 << 21,
  presentParticiple: 1 << 22,
  pastParticiple: 1 << 23,
  comparative: 1 << 24,
  superlative: 1 << 25,
  /** German adjective endings; definite and indefinite articles and what inflects like them. */
  strong: 1 << 26,
  weak: 1 << 27,
  mixed: 1 << 28,
  definite: 1 << 29,
  indefinite: 1 << 30,
} as const;

/** Groups of features that agree together: masks of `Feature` bits. */
export const Group = {
  gender: Feature.masculine | Feature.feminine | Feature.neuter,
  number: Feature.singular | Feature.plural,
  person: Feature.first | Feature.second | Feature.third,
  case: Feature.nominative | Feature.accusative | Feature.dative | Feature.genitive,
  tense: Feature.present | Feature.imperfect | Feature.preterite | Feature.future,
  mood: Feature.indicative | Feature.subjunctive | Feature.imperative | Feature.conditional,
  verbForm: Feature.infinitive | Feature.gerund | Feature.presentParticiple | Feature.pastParticiple,
  degree: Feature.comparative | Feature.superlative,
  declension: Feature.strong | Feature.weak | Feature.mixed,
  definiteness: Feature.definite | Feature.indefinite,
} as const;

/** One reading of a form. */
export interface Analysis {
  lemma: string;
  pos: PosCode;
  /** `Feature` bits. */
  features: number;
}

/** Whether two masks can agree in every group of `groups` (masks of `Group`): no group in which both speak and differ. */
export function agrees(a: number, b: number, groups: readonly number[]): boolean {
  return groups.every((group) => {
    const left = a & group;
    const right = b & group;
    return left === 0 || right === 0 || (left & right) !== 0;
  });
}
