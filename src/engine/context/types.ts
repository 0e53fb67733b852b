// The vocabulary of the context check: a place where one of several spellings is right, and what decides between them.
// To plug in a larger model, implement ContextScorer; places, thresholds, findings and texts stay the same.
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Sentence } from '../rules/token.ts';
import type { ContextRule, RuleFinding } from '../rules/types.ts';
import type { TextLanguage } from '../types.ts';

/** One possible spelling at a place. */
export interface Candidate {
  /** The spelling, in lower case. */
  text: string;
  /** Its name in directions: the text itself, or the ending if a family of words shares one classifier. */
  name: string;
  /** Key of its weights; 0 for the candidate that the others are measured against. */
  key: number;
}

/** A place in a sentence and its possible spellings. */
export interface Choice {
  /** Id of the set. */
  set: string;
  /** Salt of the set's features. */
  salt: number;
  /** The written tokens [from, to). */
  from: number;
  to: number;
  /** Index of the candidate as written. */
  written: number;
  candidates: readonly Candidate[];
  /** Hash of the word without its ending if a family of words shares one classifier, otherwise 0. */
  stem: number;
  /** The place is a gap between two words, with a comma (from + 1 = to) or without one (from = to). */
  isGap?: boolean;
}

/** Scores the candidates of a choice from the surrounding words. */
export interface ContextScorer {
  /** Writes a score per candidate into `out`; differences are log odds. Reads nothing that is written at the place itself. */
  score(sentence: Sentence, choice: Choice, out: Float64Array): void;
  /** How far the right candidate must lead before the written one is reported; undefined: never. */
  threshold(set: string, written: string, right: string): number | undefined;
}

/** Words mistaken for one another, and sentences of ours in which each is right. */
export interface ContextSet {
  id: string;
  /** The words; those of several tokens include spaces and apostrophes. None in a family. */
  members: readonly string[];
  /** The mistakes covered: `written>right`. */
  directions: readonly string[];
  /** The set decides about commas in one kind of gap: its words are `none` and `comma`. */
  isGap?: boolean;
  /**
   * Correct sentences by word, with the word in brackets; at least three for a word that is the right one in a direction.
   * For gaps the brackets are `[,]` where a comma belongs and `[]` where none does.
   */
  usage: Readonly<Record<string, readonly string[]>>;
}

/** Runs work under an id; null if it throws now or has thrown before. */
export type Guard = <T>(id: string, work: () => T) => T | null;

/** The context check of one language. */
export interface ContextCheck {
  /** Adds the findings in a sentence. Each set runs through `guarded` under its own id, so one that throws stops alone. */
  inSentence(sentence: Sentence, findings: RuleFinding[], guarded: Guard): void;
}

/** What the context check of a language is made from. */
export interface ContextParts {
  language: TextLanguage;
  cutsElisions: boolean;
  rules: readonly ContextRule[];
  lexicon: Lexicon;
  /** The weights, as the model pack has them. */
  weights: Uint8Array;
}

/** What runs the context rules of a language. Throws PackError if the weights are damaged. */
export type CreateContextCheck = (parts: ContextParts) => ContextCheck;
