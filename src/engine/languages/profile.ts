// What the engine knows of a language: everything that differs from one to the other, each part in the terms of whoever asks.
import type { ContextHabits } from '../context/finder.ts';
import type { ContextSet } from '../context/types.ts';
import type { FormDerivation } from '../lexicon/derive.ts';
import type { WordCuts } from '../rules/sentence.ts';
import type { Rule } from '../rules/types.ts';
import type { LanguageTables } from '../spelling/tables/types.ts';
import type { SentenceMarks } from '../text/segment.ts';
import type { TextLanguage } from '../types.ts';
import type { WordHabits } from '../words/habits.ts';
import type { CommonWords } from './common/rules.ts';

/** See the head of this file. What only grammar needs comes by `loadRules` and `loadSets`, when a text asks for it. */
export interface LanguageProfile {
  code: TextLanguage;
  /** Where sentences end. */
  sentences: SentenceMarks;
  /** Which words are right that are in no dictionary. */
  words: WordHabits;
  /** What was meant by a misspelt word. */
  spelling: LanguageTables;
  /** Readings of forms that are not listed. */
  forms: FormDerivation;
  /** Where grammar cuts words. */
  cuts: WordCuts;
  /** Where words of a set are left alone, families of words, gaps for commas. */
  context: ContextHabits;
  /** For the rules of every language. */
  common: CommonWords;
  loadRules: () => Promise<readonly Rule[]>;
  /** The words that classifiers tell apart. */
  loadSets: () => Promise<readonly ContextSet[]>;
}
