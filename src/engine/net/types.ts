// The parts of a context net, and of the check that it makes possible.
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Sentence } from '../rules/token.ts';
import type { NetRule, RuleFinding } from '../rules/types.ts';
import type { TextLanguage } from '../types.ts';
import type { LayerName } from './format.ts';
import type { Layer } from './kernel.ts';

/** A dense layer as it was trained: weight [depth, width] row by row, with or without a bias [width]. */
export interface Dense {
  weight: Float32Array;
  bias: Float32Array | null;
  depth: number;
  width: number;
}

/** Everything that was trained. Tables are row by row. */
export interface NetWeights {
  /** Length of an embedding. */
  dim: number;
  words: Float32Array;
  bias: Float32Array;
  endings: Float32Array;
  classes: Float32Array;
  shapes: Float32Array;
  left: readonly [Dense, Dense];
  right: readonly [Dense, Dense];
  leftQuery: Dense;
  rightQuery: Dense;
  queryBias: Float32Array;
  hidden: Dense;
  out: Dense;
  gap: Dense;
}

/** A dense layer in whole numbers. */
export type IntDense = Layer;

/** A table of embeddings in whole numbers, row by row; a number is worth scales[row] times as much. */
export interface Table {
  codes: Int8Array;
  scales: Float32Array;
}

/** A net as it is read from its file. */
export interface NetModel {
  dim: number;
  /** Numbers of the state of a recurrent layer. */
  state: number;
  words: Table;
  /** How likely each entry of the vocabulary is anywhere. */
  bias: Float32Array;
  endings: Table;
  classes: Table;
  shapes: Table;
  layers: Readonly<Record<LayerName, IntDense>>;
}

/** How a word that may have been meant is related to the written one. */
export type CandidateKind = 'slip' | 'sound' | 'form' | 'preposition' | 'capital';

/** Kinds of proposals; each has a threshold of its own. */
export type ProposalKind = CandidateKind | GapKind | 'extra' | 'extraComma';

/** What a gap between words can lack. */
export type GapKind = 'comma' | 'missing';

/** What decides which words are tried in a word's place. */
export interface CandidateSettings {
  /** Groups of words that are written for one another. */
  confusables: readonly (readonly string[])[];
  /** Whether common nouns have a capital, so that a word and its namesake with a capital are confused. */
  capitals?: boolean;
}

/** By how many log odds a reading must lead before it is reported. */
export interface NetThresholds {
  kinds: Readonly<Partial<Record<ProposalKind, number>>>;
  /** Directions that are surer or more often wrong than others of their kind: `written>meant`. */
  directions: Readonly<Record<string, number>>;
}

/** What a net's file keeps for the check. */
export interface NetSettings extends CandidateSettings {
  thresholds: NetThresholds;
}

/** What the net can find: another word, another form of the word, one word or one comma too many or too few. */
export type NetFindingKind = 'word' | 'form' | 'extra' | 'missing' | 'comma' | 'no-comma';

/** How well a word fits a place. */
export interface WordFit {
  /** By how many log odds it is likelier there than anywhere. */
  odds: number;
  /** The net has an entry of its own for it; otherwise it knows only its ending and whether it has a capital. */
  isKnown: boolean;
}

/** The check of one language. */
export interface NetCheck {
  /** How well words would fit in the place of the word at an index; absent where a net cannot tell. */
  fits?(sentence: Sentence, index: number, words: readonly string[]): WordFit[];
  /** Adds what the net finds in a sentence; `votes` are the findings of rules there. */
  inSentence(sentence: Sentence, votes: readonly RuleFinding[], findings: RuleFinding[]): void;
}

/** What the check of a language is made from. */
export interface NetParts {
  language: TextLanguage;
  rules: readonly NetRule[];
  lexicon: Lexicon;
  /** The file of the net. */
  bytes: Uint8Array;
}

/** What runs the rules of the net. Throws PackError if the file is damaged. */
export type CreateNetCheck = (parts: NetParts) => NetCheck;
