// What the rules need from a tagger.

/** Chooses a part of speech for every token of a sentence. */
export interface Tagger {
  /** Writes one tag number (see tags.ts) per form into `out`. Forms are as written, punctuation included. */
  tag(forms: readonly string[], out: Uint8Array): void;
}
