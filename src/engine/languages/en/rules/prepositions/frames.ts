// Adjectives and verbs with the prepositions they take, and those written by mistake.

/** Lemmas, the prepositions written by mistake, the one that belongs there. */
export const FRAMES: readonly (readonly [heads: string, wrong: string, right: string])[] = [
  ['depend', 'of from by', 'on'],
  ['dependent', 'of from', 'on'],
  ['consist', 'from out', 'of'],
  ['responsible', 'of about from', 'for'],
  ['interested', 'for on about at to', 'in'],
  ['afraid jealous ashamed', 'from on', 'of'],
  ['proud', 'for on about', 'of'],
  ['capable', 'for', 'of'],
  ['different', 'of', 'from'],
  ['similar', 'with of', 'to'],
  ['according', 'with on', 'to'],
  ['famous', 'of', 'for'],
  ['aware', 'about from', 'of'],
  ['suffer', 'of', 'from'],
  ['participate', 'to at on', 'in'],
  ['belong', 'of for', 'to'],
  ['concentrate rely insist', 'in at of to', 'on'],
  ['allergic', 'against of for from', 'to'],
  ['specialise specialize', 'on for', 'in'],
  ['apologise apologize', 'of', 'for'],
  ['invest believe', 'to', 'in'],
];
