// What the parser gives: one head and one label for every token of a sentence.
import type { Analysis } from '../../lexicon/features.ts';

/** What the parser looks at in a token of a sentence. */
export interface ParsedToken {
  text: string;
  /** Lower-cased. */
  lower: string;
  kind: 'word' | 'number' | 'punctuation' | 'masked';
  tag: number;
  readings: readonly Analysis[];
}

/** A dependency tree over the tokens of a sentence, as parallel arrays. */
export interface Tree {
  /** Index of each token's head; -1 for the one that hangs on the root. */
  readonly head: Int16Array;
  /** The relation to it: a `Label`. */
  readonly label: Uint8Array;
  /** Estimated probability, 0 to 1, that head and label are both right. */
  readonly certainty: Float32Array;
  /** The head it would have had by the second best action; -1 when that was to wait for a later word. */
  readonly rival: Int16Array;
  /** The second best label. */
  readonly rivalLabel: Uint8Array;
  /** By how much the head led when it was chosen, in units of the training's smallest step. */
  readonly margin: Float32Array;
  /** By how much the label led. */
  readonly labelMargin: Float32Array;
  /** By how much waiting for later words led when the word was read. */
  readonly shiftMargin: Float32Array;
}

/** Parses sentences. */
export interface Parser {
  /** The tree of a sentence's tokens, in time linear in their number. The result is the caller's to keep. */
  parse(tokens: readonly ParsedToken[]): Tree;
}
