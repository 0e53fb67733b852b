// The sections of a `lex` file. The container and the streams of the automaton are those of the spelling packs.
import type { TextLanguage } from '../types.ts';

/** What the sections hold; numbers of two bytes are little-endian. */
export const LexSection = {
  /** JSON, see LexMeta. */
  meta: 32,
  degrees: 33,
  labels: 34,
  newTargets: 35,
  oldTargetsLow: 36,
  oldTargetsMiddle: 37,
  oldTargetsHigh: 38,
  /** Class of each state, low and high bytes; a low byte of 0 is no form. */
  classesLow: 39,
  classesHigh: 40,
  /** Five bytes each: part of speech, features (4). */
  tags: 41,
  /** Five bytes each: suffix of the form (2), of the lemma (2), infix (high 4 bits) and its place (low 4 bits). */
  rules: 42,
  /** Four bytes each: rule (2), tag (2). */
  readings: 43,
  /** How many readings each class has. */
  classSizes: 44,
  /** The readings of all classes, one class after the other (2 each). */
  classReadings: 45,
  /** See nameList.ts. */
  names: 46,
  /** Words as they are written; see nameList.ts. */
  rareWords: 47,
} as const;

/** The JSON section. */
export interface LexMeta {
  kind: 'lex';
  language: TextLanguage;
  /** All letters as one string, in the order of their label codes from 1; capitals have codes of their own. */
  alphabet: string;
  suffixes: string[];
  /** The letters of the names, in the order of their codes from 1. */
  nameLetters: string;
  /** Those of the rare words. */
  rareLetters: string;
  edges: number;
  forms: number;
}

/** Infixes by their number in a rule. */
export const INFIX_CODES = ['', 'ge', 'zu'] as const;

/** Place of a class in its tables from its two bytes. */
export function classIndex(low: number, high: number): number {
  return high * 255 + low - 1;
}
