// Corrections of a word in the variant that it is judged in; where its place is known, in the order in which they fit the sentence.

import { fitsIn } from '../grammar/readPiece.ts';
import type { Languages } from '../languages.ts';
import { isSmallWord } from '../spelling/lookup.ts';
import { caseOf } from '../spelling/rank/case.ts';
import { inSentence, type WordFit } from '../spelling/rank/inSentence.ts';
import { suggest } from '../spelling/rank/rank.ts';
import type { CheckOptions, Suggestion, TextLanguage, TextRange } from '../types.ts';
import type { Piece } from './piece.ts';

/** So many corrections are looked at before the best are chosen. */
const POOL = 12;

/** Where a word stands in a checked piece. */
export interface Place extends TextRange {
  piece: Piece;
}

/** Corrections of a word as written, best first; [] when the pack is not loaded or nothing is near. */
export function suggestWord(
  languages: Languages,
  word: string,
  language: TextLanguage,
  options: CheckOptions,
  max = 8,
  place: Place | null = null,
): Suggestion[] {
  const judge = languages.judgeOf(language, options);
  if (!judge || max <= 0) return [];
  const { personalWords } = options;
  const isThorough = place !== null && languages.grammarOf(language) !== undefined;
  const found = suggest(judge.pack, word, judge.dialectBit, {
    max: isThorough ? Math.max(max, POOL) : max,
    personalWords,
    isThorough,
  });
  if (!place || found.length < 2) return found.slice(0, max);
  const fits = fitsOf(place, found, language, languages, options);
  return (fits ? inSentence(found, fits) : found).slice(0, max);
}

/** How corrections of a word fit its place; null where no grammar of that language reads it. */
export function fitsOf(
  place: Place,
  found: readonly Suggestion[],
  language: TextLanguage,
  languages: Languages,
  options: CheckOptions,
): WordFit[] | null {
  const texts = found.map(({ text }) => text);
  const judge = languages.judgeOf(language, options);
  const fits = fitsIn(place.piece, place, texts, language, languages, options);
  if (!judge || !fits) return null;
  const isTitle = caseOf(place.piece.text.slice(place.start, place.end)) === 'title';
  return fits.map((fit, i) => ({
    ...fit,
    losesCapital: isTitle && !fit.opens && isSmallWord(judge.pack, texts[i] as string, judge.dialectBit),
  }));
}
