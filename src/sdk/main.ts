// The library's door: a spelling and grammar checker for any runtime with modules, fetch and URL. Packs come from an address
// or a source; workers.ts has the same checker in a thread, node/main.ts what reads files.
import { type CheckerOptions, createCheckerWith } from './checker.ts';
import { bundledTexts } from './texts/bundled.ts';
import type { SpellingChecker } from './types.ts';

/**
 * A checker in this thread. Resolves when the languages that `languages` names are loaded.
 * Rejects with a SpellingCheckError: `pack-missing`, `pack-damaged`, `network` or `license-refused`.
 */
export const createSpellingChecker = (options: CheckerOptions): Promise<SpellingChecker> =>
  createCheckerWith(bundledTexts, options);

export type {
  Category,
  Certainty,
  CheckOptions,
  Dialect,
  IssueType,
  LanguageGuess,
  Level,
  TextChange,
  TextCounts,
  TextLanguage,
  TextRange,
} from '../engine/index.ts';
export { applyChange, applyFix, applyFixes, DIALECTS, TEXT_LANGUAGES } from '../engine/index.ts';
export type { CheckerOptions } from './checker.ts';
export { type FailureCode, SpellingCheckError } from './errors.ts';
export type { License, LicenseState } from './license/license.ts';
export type { Depth } from './packs/loader.ts';
export type { PackFile, PackManifest, PackPart } from './packs/manifest.ts';
export { type BringOptions, type FetchOptions, type PackSource, packsAt } from './packs/source.ts';
export { INTERFACE_LANGUAGES } from './texts/source.ts';
export type {
  CallOptions,
  CheckAnswer,
  FixAnswer,
  FixOptions,
  FoundIssue,
  InterfaceLanguage,
  SpellingChecker,
  SpellingDocument,
  SuggestOptions,
  TextOptions,
} from './types.ts';
export { VERSION } from './version.ts';
