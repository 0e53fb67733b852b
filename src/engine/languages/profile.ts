// What the engine knows about a language: everything that differs between languages, in the terms of the code that uses it.
import type { OddsTable } from '../certainty/ruleOdds.ts';
import type { WordOdds } from '../certainty/types.ts';
import type { ConsistencyFacts } from '../consistency/types.ts';
import type { ContextHabits } from '../context/finder.ts';
import type { ContextSet } from '../context/types.ts';
import type { GuardFacts } from '../guard/types.ts';
import type { LetterFacts } from '../letter/types.ts';
import type { FormDerivation } from '../lexicon/derive.ts';
import type { TongueFacts } from '../motherTongue/types.ts';
import type { RewriteFacts } from '../rewrite/types.ts';
import type { WordCuts } from '../rules/sentence.ts';
import type { Rule } from '../rules/types.ts';
import type { LanguageTables } from '../spelling/tables/types.ts';
import type { StyleFacts } from '../stats/types.ts';
import type { SentenceMarks } from '../text/segment.ts';
import type { ToneFacts } from '../tone/types.ts';
import type { TextLanguage } from '../types.ts';
import type { WordCardFacts } from '../wordCard/types.ts';
import type { WordHabits } from '../words/habits.ts';
import type { CommonWords } from './common/rules.ts';
import type { ProseHabits } from './common/style/rules.ts';

/** What the engine knows about one language. Grammar-only parts load through `loadRules` and `loadSets` on demand. */
export interface LanguageProfile {
  code: TextLanguage;
  /** Where sentences end. */
  sentences: SentenceMarks;
  /** Which words are correct although no dictionary has them. */
  words: WordHabits;
  /** What a misspelt word was meant to be. */
  spelling: LanguageTables;
  /** Readings of forms that the lexicon does not list. */
  forms: FormDerivation;
  /** Where grammar splits words. */
  cuts: WordCuts;
  /** For the rules that all languages share. */
  common: CommonWords;
  /** How likely an unknown word is a mistake and its first correction right. */
  wordOdds: WordOdds;
  /** How likely each rule is right. */
  loadOdds: () => Promise<OddsTable>;
  loadRules: () => Promise<readonly Rule[]>;
  /** What a whole text may write in two ways. */
  loadConsistency: () => Promise<ConsistencyFacts>;
  /** Where words of a set are left alone, word families, gaps for commas. */
  loadHabits: () => Promise<ContextHabits>;
  /** For the rules about style that all languages share. */
  loadProse: () => Promise<ProseHabits>;
  /** For the statistics of a text. */
  loadStyle: () => Promise<StyleFacts>;
  /** What its letters look like. */
  loadLetter: () => Promise<LetterFacts>;
  /** What its sentences can be rewritten with; absent where there is nothing yet. */
  loadRewrites?: () => Promise<RewriteFacts>;
  /** What a mother tongue leads its speakers to in this language; null for the language itself. */
  loadTongue: (motherTongue: TextLanguage) => Promise<TongueFacts | null>;
  /** The words that carry the tone of a text. */
  loadTone: () => Promise<ToneFacts>;
  /** How its words are set out on a card. */
  loadWordCard: () => Promise<WordCardFacts>;
  /** What the answers of language models are judged by. */
  loadGuard: () => Promise<GuardFacts>;
  /** The words that classifiers tell apart. */
  loadSets: () => Promise<readonly ContextSet[]>;
}
