// The one door of the engine.
export type {
  Category,
  CheckedDocument,
  Checker,
  CheckOptions,
  CheckResult,
  CheckStep,
  Dialect,
  Issue,
  IssueDelta,
  IssueType,
  LanguageGuess,
  Suggestion,
  TextChange,
  TextCounts,
  TextLanguage,
  TextRange,
} from './types.ts';
