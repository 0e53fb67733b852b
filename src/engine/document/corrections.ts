// Corrections of a word in the variant that it is judged in.

import type { Languages } from '../languages.ts';
import { suggest } from '../spelling/rank/rank.ts';
import type { CheckOptions, Suggestion, TextLanguage } from '../types.ts';

/** Corrections of a word as written, best first; [] when the pack is not loaded or nothing is near. */
export function suggestWord(
  languages: Languages,
  word: string,
  language: TextLanguage,
  options: CheckOptions,
  max = 8,
): Suggestion[] {
  const judge = languages.judgeOf(language, options);
  if (!judge) return [];
  return suggest(judge.pack, word, judge.dialectBit, { max, personalWords: options.personalWords });
}
