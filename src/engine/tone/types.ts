// How a text sounds to its reader, and the words that make it sound so. Offsets are UTF-16 code units into the text.
import type { AddressFacts } from '../consistency/types.ts';
import type { TextLanguage, TextRange } from '../types.ts';

/** What a word or mark does to the tone. */
export type ToneSign =
  | 'formal'
  | 'informal'
  | 'distant'
  | 'familiar'
  | 'hedge'
  | 'strong'
  | 'warm'
  | 'exclamation'
  | 'shouting';

/** A place that shapes the tone. */
export interface TonePlace extends TextRange {
  readonly sign: ToneSign;
}

/** A word that means only a part of those it is said of, and wordings that mean all of them. */
export interface InclusivePlace extends TextRange {
  readonly texts: readonly string[];
}

/** Where a text lies between two poles: -1 to 1. */
export interface ToneScales {
  /** Casual to formal. */
  readonly formality: number;
  /** Cautious to outspoken. */
  readonly directness: number;
  /** Matter-of-fact to warm; never below 0. */
  readonly warmth: number;
}

/** See the head of this file. */
export interface ToneReport {
  readonly words: number;
  /** Null for a text too short to have a tone. */
  readonly scales: ToneScales | null;
  /** In the order of the text. */
  readonly places: readonly TonePlace[];
  readonly inclusive: readonly InclusivePlace[];
}

/** Reads the tone of a text in a language; null for a language without facts. */
export type ToneCheck = (text: string, language: TextLanguage) => ToneReport | null;

/** What carries the tone in a language. Phrases are in small letters with straight apostrophes; `word*` is any word that begins so. */
export interface ToneFacts {
  readonly formal: readonly string[];
  readonly informal: readonly string[];
  readonly hedges: readonly string[];
  readonly strong: readonly string[];
  readonly warm: readonly string[];
  readonly address?: AddressFacts;
  /** Words with their inclusive wordings, separated by a colon: `chairman: chair|chairperson`. */
  readonly inclusive: readonly string[];
}
