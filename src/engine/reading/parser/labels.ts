// The relations of a word to its head, after Universal Dependencies (https://universaldependencies.org/u/dep/), without subtypes.

/** Relations by name; the numbers are what a tree holds. */
export const Label = {
  /** The word on which the sentence hangs: its main verb or predicate. */
  root: 0,
  /** nsubj, also of a passive. */
  subject: 1,
  object: 2,
  /** obl: what a preposition, a case or an adverbial use ties to a verb. */
  oblique: 3,
  determiner: 4,
  /** amod. */
  adjective: 5,
  /** nmod: a noun that belongs to a noun. */
  nominal: 6,
  numeral: 7,
  adverb: 8,
  auxiliary: 9,
  /** cop: the verb beside a predicate that is no verb. */
  copula: 10,
  /** mark: what opens a clause (that, to, dass, zu). */
  marker: 11,
  /** case: a preposition. */
  preposition: 12,
  conjunct: 13,
  /** cc: and, or. */
  coordinator: 14,
  /** acl:relcl: the verb of a relative clause. */
  relative: 15,
  /** acl: another clause or participle that belongs to a noun. */
  adnominal: 16,
  adverbialClause: 17,
  /** ccomp and csubj: a clause with a subject of its own. */
  complement: 18,
  /** xcomp: an infinitive or predicate whose subject is that of its head. */
  openComplement: 19,
  /** flat, fixed, compound: a further part of a name, of a set phrase, of a compound. */
  part: 20,
  expletive: 21,
  apposition: 22,
  punctuation: 23,
  other: 24,
  indirectObject: 25,
  /** parataxis: a clause put beside another. */
  beside: 26,
} as const;

/** How many relations there are; at most 32, which is the width of a row of weights. */
export const LABEL_COUNT = 27;

/** Names by number, for reports and tests. @internal */
export const LABEL_NAMES: readonly string[] = Object.entries(Label)
  .sort(([, a], [, b]) => a - b)
  .map(([name]) => name);

/** Whether a label is in a mask of labels. */
export const hasLabel = (mask: number, label: number): boolean => ((mask >>> label) & 1) === 1;

/** A mask of labels. */
export const labelMask = (...labels: readonly number[]): number =>
  labels.reduce((mask, label) => mask | (1 << label), 0);
