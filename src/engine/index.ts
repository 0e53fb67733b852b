// The engine's only entry point.
import type { Checker } from './checker.ts';
import { TEXT_LANGUAGES } from './dialects.ts';
import { suggestWord } from './document/corrections.ts';
import { IncrementalDocument } from './document/incremental.ts';
import { PieceList } from './document/pieces.ts';
import { DocumentSums } from './document/sums.ts';
import { Languages } from './languages.ts';
import { profileOf, profiles } from './loaded.ts';
import { lastVisits } from './spelling/rank/rank.ts';
import { guessesOf } from './text/detectLanguage.ts';
import { sentenceRanges } from './text/sentences.ts';
import type { CheckOptions, CheckResult, Issue, LanguageGuess, TextLanguage } from './types.ts';

export { applyChange, applyFix, applyFixes, fixOf, movedRange } from '../lib/textChanges.ts';
export type { Checker } from './checker.ts';
export { DIALECTS, dialectOf, isTextLanguage, TEXT_LANGUAGES, withDialect } from './dialects.ts';
export { defaultOptions } from './document/options.ts';
export type {
  DroppedEdit,
  Guard,
  GuardMode,
  GuardReason,
  GuardResult,
  GuardTask,
  ModelAnswer,
  ModelEdit,
} from './guard/types.ts';
export type { LetterCheck, LetterFinding, LetterKind, LetterReport } from './letter/types.ts';
export {
  loadGuard,
  loadLetterCheck,
  loadMeasure,
  loadMotherTongue,
  loadRewrites,
  loadRules,
  loadToneCheck,
  loadWordCards,
} from './loaded.ts';
export { type BringTongue, createTongues, type Tongues } from './motherTongue/tongues.ts';
export type { Interference } from './motherTongue/types.ts';
export { PackError } from './pack/packError.ts';
export type { Rewrite, RewriteGoal, RewriteKind, Rewriting } from './rewrite/types.ts';
export type { Rule } from './rules/types.ts';
export type { LanguageStyle, Measure, Readability, SentenceLength, TextStatistics, WordUse } from './stats/types.ts';
export type { InclusivePlace, ToneCheck, TonePlace, ToneReport, ToneScales, ToneSign } from './tone/types.ts';
export type {
  Category,
  Certainty,
  CheckedDocument,
  CheckOptions,
  CheckResult,
  CheckStep,
  Dialect,
  Issue,
  IssueDelta,
  IssueType,
  LanguageGuess,
  Level,
  Suggestion,
  TextChange,
  TextCounts,
  TextLanguage,
  TextRange,
} from './types.ts';
export type { SynonymBook } from './wordCard/synonymBook.ts';
export type {
  FormLabel,
  FormTable,
  GrammarTerm,
  SynonymGroup,
  SynonymSense,
  WordCard,
  WordCards,
  WordEntry,
} from './wordCard/types.ts';
export { createDictionary, type Dictionary, type Inflected } from './words/dictionary.ts';
export type { ForeignPassage } from './words/passages.ts';

/** An engine without any languages; add packs with `loadSpell`. */
export function createChecker(): Checker {
  const languages = new Languages(profiles);
  return {
    loadSpell: (language, bytes) => languages.load(language, bytes),
    loadGrammar: (language, lex, model, rules) => languages.loadGrammar(language, lex, model, rules),
    loadContext: (language, bytes) => languages.loadContext(language, bytes),
    loadRewrites: (language, rewriting) => void languages.rewritings.set(language, rewriting),
    loadMotherTongue: (language, motherTongue, found) => languages.loadMotherTongue(language, motherTongue, found),
    failedRules: () => languages.failedRules(),
    unload: (language) => languages.forget(language),
    loaded: () => languages.loaded(),
    detect: (text) => detect(languages, text),
    check: (text, options) => checkWhole(languages, text, options),
    suggest(word, language, options, max, place) {
      if (!place) return suggestWord(languages, word, language, options, max);
      const document = new IncrementalDocument(languages, place.text, options);
      document.step(1, place);
      return document.suggest(word, language, max, place);
    },
    guard: (guard, task, answer, options) => guard({ languages, options }, task, answer),
    wordCard: (cards, word, language, options) => cards.card({ languages, options }, word, language),
    synonyms: (cards, book, word, language, options) => cards.synonyms({ languages, options }, book, word, language),
    formsLike: (cards, word, example, language, options) =>
      cards.formsLike({ languages, options }, word, example, language),
    open: (text, options) => new IncrementalDocument(languages, text, options),
  };
}

/** A full check is an incremental one without edits: there is only one pipeline. */
function checkWhole(languages: Languages, text: string, options: CheckOptions): CheckResult {
  const document = new IncrementalDocument(languages, text, options);
  const { deltas, language, dialect, guesses, counts, missing } = document.step(Number.POSITIVE_INFINITY, null);
  const issues: Issue[] = [];
  for (const delta of deltas) for (const issue of delta.issues) issues.push(issue);
  return { issues, language, dialect, guesses, counts, missing };
}

/** The languages that a check would detect, without the check. */
function detect(languages: Languages, text: string): LanguageGuess[] {
  const sums = new DocumentSums(languages.profileOf(null).sentences);
  for (const piece of new PieceList(text, languages.marks).pieces) sums.vote(piece);
  return guessesOf(sums.votes);
}

/** The sentences of a text in a language (that of the first for null), as ranges [start, end) that add up to the text. */
export const sentencesOf = (text: string, language: TextLanguage | null): [start: number, end: number][] =>
  sentenceRanges(text, profileOf(language ?? (TEXT_LANGUAGES[0] as TextLanguage)).sentences);

/** Visits that the last suggestion took: a machine-independent measure of its work. */
export const suggestionVisits = lastVisits;
