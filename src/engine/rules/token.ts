// The tokens that rules match: words (elided articles apart: l' + avion), numbers, punctuation marks, masked stretches.
// Offsets are UTF-16 into the paragraph.
import type { Analysis, PosCode } from '../lexicon/features.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Dialect, TextLanguage, TextRange } from '../types.ts';

/** What a token is to a rule. */
export type TokenKind = 'word' | 'number' | 'punctuation' | 'masked';

/** One token of a sentence. */
export interface Token extends TextRange {
  /** Its place in the sentence. */
  index: number;
  text: string;
  /** Lower-cased, composed letters, straight apostrophes: what `word()` compares. */
  lower: string;
  kind: TokenKind;
  spaceBefore: boolean;
  /** All readings of the lexicon. */
  readings: readonly Analysis[];
  /** The part of speech that the tagger chose, 0 when there is none. */
  pos: PosCode | 0;
  /** The verb form that the tagger chose (a bit of Group.verbForm), 0 for finite verbs and all else. */
  verbForm: number;
}

/** A sentence ready for rules. */
export interface Sentence extends TextRange {
  /** The text of the whole paragraph. */
  text: string;
  language: TextLanguage;
  dialect: Dialect;
  tokens: readonly Token[];
  lexicon: Lexicon;
}

/** The readings of a token that fit the tagger's choice; all of them when none fits. */
export function chosenReadings(token: Token): readonly Analysis[] {
  const { readings, pos, verbForm } = token;
  if (pos === 0 || readings.length < 2) return readings;
  const fitting = readings.filter(
    (reading) => reading.pos === pos && (verbForm === 0 || (reading.features & verbForm) !== 0),
  );
  return fitting.length > 0 ? fitting : readings;
}

/** Whether some reading of a token is of this part of speech, with all the feature bits. */
export function reads(token: Token | undefined, pos: PosCode, features = 0): boolean {
  // Asked hundreds of times of every word: a plain loop, without a function for each call.
  if (token === undefined) return false;
  for (const reading of token.readings) {
    if (reading.pos === pos && (reading.features & features) === features) return true;
  }
  return false;
}

/** Whether the first letter is a capital. */
export function isCapitalised(token: Token): boolean {
  const first = token.text.charAt(0);
  return first !== first.toLowerCase();
}
