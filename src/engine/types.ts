// The engine's vocabulary. All offsets are UTF-16 code units into the given text; ranges are half-open.
import type { TextChange, TextRange } from '../lib/textChanges.ts';
import type { Rewrite } from './rewrite/types.ts';
import type { Measure, TextStatistics } from './stats/types.ts';
import type { ForeignPassage } from './words/passages.ts';

export type { TextChange, TextRange };

/** Languages whose texts can be checked. */
export type TextLanguage = 'en' | 'fr' | 'de' | 'it' | 'es';

/** Regional variants (BCP 47). The first of each language is its default. */
export type Dialect =
  | 'en-US'
  | 'en-GB'
  | 'en-AU'
  | 'en-CA'
  | 'de-DE'
  | 'de-AT'
  | 'de-CH'
  | 'fr-FR'
  | 'fr-CA'
  | 'fr-CH'
  | 'fr-BE'
  | 'es-ES'
  | 'es-MX'
  | 'es-AR'
  | 'it-IT'
  | 'it-CH';

/** The kind of mistake as users see it: each has its own colour and line style. */
export type Category = 'spelling' | 'grammar' | 'punctuation' | 'style' | 'consistency';

/**
 * The kind of finding in the terms of LanguageTool's JSON (its issueType); `unknown-name` is ours: a capitalised word that
 * is in no dictionary and close to no common word.
 */
export type IssueType =
  | 'misspelling'
  | 'unknown-name'
  | 'grammar'
  | 'typographical'
  | 'whitespace'
  | 'duplication'
  | 'style'
  | 'inconsistency';

/** How sure a finding is: its probability as a band. `sure` ones can be corrected without asking, a `maybe` is a question. */
export type Certainty = 'sure' | 'likely' | 'maybe';

/** `standard` rules always run; `picky` ones on request. */
export type Level = 'standard' | 'picky';

/** Places that belong together, since only the whole text shows that something is written in two ways. */
export interface IssueGroup {
  id: string;
  /** The way that the text keeps to, and the one at this place, as the reader sees them; variants as BCP 47 codes. */
  forms: readonly [main: string, other: string];
  /** To which of the forms `CheckedDocument.unify` can change all of them. */
  unifiesTo: readonly string[];
}

/** One finding. `replacements` is undefined if they are costly: call `suggest` (spelling). Best first. */
export interface Issue extends TextRange {
  /** Stable id of the rule or check that found it, e.g. `spelling.unknown-word`. */
  rule: string;
  category: Category;
  type: IssueType;
  language: TextLanguage;
  /** The text between start and end, as written. */
  text: string;
  /** Key below `issues` in locales/<ui language>/app.json, and the values for its placeholders. */
  message: { key: string; params: Record<string, string> };
  replacements?: readonly string[];
  /** One of the rule's wrong sentences and its correction, in the language of the text. */
  example?: readonly [wrong: string, right: string];
  /** The chance that it is a real mistake and its first correction right (if it has none: a real mistake), 0 to 1. */
  probability: number;
  certainty: Certainty;
  /** Identifies this occurrence by its context, so that "ignore once" survives edits elsewhere; a group has one key. */
  ignoreKey: string;
  /** For what only the whole text shows; issues of one group have the same id. */
  group?: IssueGroup;
}

/** One ranked correction. `cost` is the weighted edit distance in engine units (20 = one plain letter). */
export interface Suggestion {
  text: string;
  cost: number;
  /** 0 (not in the frequency table) to 15 (most frequent). */
  frequency: number;
  score: number;
}

/** The user's choices. Plain data, safe to send to a worker. */
export interface CheckOptions {
  /** `auto` detects the language of the text. */
  language: TextLanguage | 'auto';
  /** The variant that each language is checked in; where there is none, the text tells. */
  dialects: Partial<Record<TextLanguage, Dialect>>;
  /** The variant to assume where the text does not tell; a missing one means the default. */
  usualDialects?: Partial<Record<TextLanguage, Dialect>>;
  /** Detect sentences in languages other than the text's and check them in their own. */
  perSentence: boolean;
  /** Check words written all in capitals. */
  checkUppercase: boolean;
  /** Check words that contain digits. */
  checkDigits: boolean;
  /** The personal dictionary; accepted in every language, also capitalised or in all capitals. */
  personalWords: readonly string[];
  /** Words ignored in this text. */
  ignoredWords: readonly string[];
  /** `ignoreKey`s of single occurrences ignored. */
  ignoredIssues: readonly string[];
  /** `standard` by default; `picky` adds rules of taste. */
  level?: Level;
  /** The writer's first language: slips that it leads to are looked for in texts in the others (`Checker.loadMotherTongue`). */
  motherTongue?: TextLanguage;
  /** Ids of disabled rules. */
  disabledRules?: readonly string[];
  /** Disabled categories. */
  disabledCategories?: readonly Category[];
}

/** A guess of the detector; the shares of all guesses add up to at most 1. */
export interface LanguageGuess {
  language: TextLanguage;
  share: number;
}

/** Counts for the status line; all of them add up over paragraphs. */
export interface TextCounts {
  words: number;
  characters: number;
  charactersNoSpaces: number;
  sentences: number;
  paragraphs: number;
}

/** The result of a full check. */
export interface CheckResult {
  issues: Issue[];
  /** The language that the text was checked in; null if none was given or detected. */
  language: TextLanguage | null;
  /** The variant of that language: the one chosen, or the one the text is written in. */
  dialect: Dialect | null;
  guesses: LanguageGuess[];
  counts: TextCounts;
  /** Languages that the text needs but whose pack is not loaded: their sentences were not checked. */
  missing: TextLanguage[];
}

/** New findings for one stretch of the text: they replace all earlier ones within [start, end). */
export interface IssueDelta extends TextRange {
  issues: Issue[];
}

/** The result of one step of an incremental check. */
export interface CheckStep {
  deltas: IssueDelta[];
  /** Characters whose spelling and grammar is checked so far, and in total. Equal once `isRead`. */
  checked: number;
  total: number;
  /** Spelling and grammar are checked everywhere: all that may be left is what context nets find. */
  isRead: boolean;
  /** Nothing is left to do in the view; without one, in the text. */
  isViewDone: boolean;
  done: boolean;
  language: TextLanguage | null;
  dialect: Dialect | null;
  guesses: LanguageGuess[];
  counts: TextCounts;
  missing: TextLanguage[];
  /** Sentences and quotations that are not in the language of the text, in its order; null before all spelling is checked. */
  passages: readonly ForeignPassage[] | null;
}

/** A text that stays checked while it is edited. The sum of all deltas always equals a full check. */
export interface CheckedDocument {
  /** Applies edits in order, each in the coordinates left by the previous one. */
  edit(changes: readonly TextChange[]): void;
  /** Rechecks only what the new options can affect. */
  setOptions(options: CheckOptions): void;
  /**
   * Checks paragraphs not yet checked until the work of about `maxCharacters` is done: spelling first, then grammar, then what
   * context nets find, each in `view` first.
   */
  step(maxCharacters: number, view: TextRange | null): CheckStep;
  /**
   * Changes after which nothing is left that is sure and has a correction, sorted, in the coordinates of the text: first
   * corrections, read again as a whole until they settle. Names are left alone; `category` limits them to one kind, `least`
   * is how certain a finding must be (`sure` by default). The document stays as it is.
   */
  fixAll(category?: Category | null, least?: Certainty): TextChange[];
  /** Changes that give all places of a group one of its two forms, sorted; [] if there is no such group any more. */
  unify(group: string, form: string): TextChange[];
  /** As `Checker.suggest`, in the variant of the text. With its place in the text those that fit the sentence come first. */
  suggest(word: string, language: TextLanguage, max?: number, place?: TextRange): Suggestion[];
  /** The statistics of what is checked, in steps: `next` until it is done. About the text as it is now. */
  statistics(measure: Measure): Generator<undefined, TextStatistics>;
  /**
   * What may stand in place of parts of the sentences that touch a range (null: of all), in text order, in steps: `next` until it is
   * done. About the text as it is now, where it is checked; nothing in languages without `loadRewrites`.
   */
  rewrites(range: TextRange | null): Generator<undefined, Rewrite[]>;
  /** The text as the document holds it. */
  text(): string;
}
