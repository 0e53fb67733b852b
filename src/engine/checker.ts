// What the engine can do, as the rest of the project sees it.

import type { Guard, GuardResult, GuardTask, ModelAnswer } from './guard/types.ts';
import type { Interference } from './motherTongue/types.ts';
import type { Rewriting } from './rewrite/types.ts';
import type { Rule } from './rules/types.ts';
import type {
  CheckedDocument,
  CheckOptions,
  CheckResult,
  LanguageGuess,
  Suggestion,
  TextLanguage,
  TextRange,
} from './types.ts';
import type { SynonymBook } from './wordCard/synonymBook.ts';
import type { SynonymGroup, WordCard, WordCards } from './wordCard/types.ts';

/** The engine with the packs that were loaded into it. Synchronous, deterministic, no side effects outside itself. */
export interface Checker {
  /** Reads a `spell` pack. Throws PackError when the bytes are not one. Replaces an earlier pack of that language. */
  loadSpell(language: TextLanguage, bytes: Uint8Array): void;
  /** Takes a language's `lex` and `model` packs and rules (`loadRules`) to check its grammar. Throws PackError. */
  loadGrammar(language: TextLanguage, lex: Uint8Array, model: Uint8Array, rules: readonly Rule[]): void;
  /**
   * Takes a language's `context` pack, the net that rules of kind `net` ask, before or after its grammar. Without one, or with
   * one that is damaged, those rules find nothing.
   */
  loadContext(language: TextLanguage, bytes: Uint8Array): void;
  /** Takes what rewrites sentences of a language (`loadRewrites`), before or after its grammar, without which it does nothing. */
  loadRewrites(language: TextLanguage, rewriting: Rewriting): void;
  /**
   * Takes what finds slips of speakers of a mother tongue in texts in a language (`loadMotherTongue`), before or after its grammar. It
   * is used for checks whose options name that mother tongue.
   */
  loadMotherTongue(language: TextLanguage, motherTongue: TextLanguage, interference: Interference): void;
  /** Ids of rules that threw and are disabled for the lifetime of the engine. */
  failedRules(): string[];
  unload(language: TextLanguage): void;
  loaded(): TextLanguage[];
  detect(text: string): LanguageGuess[];
  /** Checks a whole text at once. Never throws on any string. */
  check(text: string, options: CheckOptions): CheckResult;
  /**
   * Corrections of one word as written, best first; [] when the pack is not loaded or nothing is near. Given its place in a
   * text or paragraph, those that fit the sentence come first; for many words of a text `CheckedDocument.suggest` is faster.
   */
  suggest(
    word: string,
    language: TextLanguage,
    options: CheckOptions,
    max?: number,
    place?: TextRange & { text: string },
  ): Suggestion[];
  /** What of a language model's answer may be offered, judged by `guard` (`loadGuard`). Never throws on any answer. */
  guard(guard: Guard, task: GuardTask, answer: ModelAnswer, options: CheckOptions): GuardResult;
  /** What is known of a word as written, by `cards` (`loadWordCards`); null if the dictionary of its language is not loaded. */
  wordCard(cards: WordCards, word: string, language: TextLanguage, options: CheckOptions): WordCard | null;
  /** What may stand in place of a word as written, by the `synonyms` file of its language (`WordCards.readSynonyms`); see `WordCards`. */
  synonyms(
    cards: WordCards,
    book: SynonymBook,
    word: string,
    language: TextLanguage,
    options: CheckOptions,
  ): readonly SynonymGroup[];
  /** A word in the forms that an example of the same ending has; [] where the two cannot be compared. */
  formsLike(
    cards: WordCards,
    word: string,
    example: string,
    language: TextLanguage,
    options: CheckOptions,
  ): readonly string[];
  open(text: string, options: CheckOptions): CheckedDocument;
}
