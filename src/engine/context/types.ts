// The words of the context check: a place where one of several ways of writing is right, and what tells which.
// A larger model takes over by implementing ContextScorer; places, thresholds, findings and texts stay as they are.
import type { Sentence } from '../rules/token.ts';

/** One way of writing at a place. */
export interface Candidate {
  /** What is written, in small letters. */
  text: string;
  /** Names it in directions: the text itself, or the ending where a family of words shares one classifier. */
  name: string;
  /** Names its weights; 0 for the candidate that the others are measured against. */
  key: number;
}

/** A place of a sentence and the ways of writing it. */
export interface Choice {
  /** Id of the set. */
  set: string;
  /** Salt of the set's features. */
  salt: number;
  /** The tokens [from, to) that are written. */
  from: number;
  to: number;
  /** Index of the candidate that is written. */
  written: number;
  candidates: readonly Candidate[];
  /** Hash of the word without its ending where a family of words shares one classifier, else 0. */
  stem: number;
  /** The place is a gap between two words, in which a comma stands (from + 1 = to) or none (from = to). */
  isGap?: boolean;
}

/** Judges the candidates of a choice by what stands around it. */
export interface ContextScorer {
  /** Writes a score per candidate into `out`; differences are log odds. Reads nothing that is written at the place itself. */
  score(sentence: Sentence, choice: Choice, out: Float64Array): void;
  /** How far the right candidate must lead before the written one is called wrong; undefined: never. */
  threshold(set: string, written: string, right: string): number | undefined;
}

/** Words that are written for one another, and sentences of ours in which each is right. */
export interface ContextSet {
  id: string;
  /** The words; those of several tokens with their blanks and apostrophes. None in a family. */
  members: readonly string[];
  /** The mistakes that are looked for: `written>right`. */
  directions: readonly string[];
  /** The set is about commas in gaps of a kind: its words are `none` and `comma`. */
  isGap?: boolean;
  /**
   * Right sentences by word, the word in brackets; at least three for a word that is right in a direction. For gaps the
   * brackets are `[,]` where a comma belongs and `[]` where none does.
   */
  usage: Readonly<Record<string, readonly string[]>>;
}
