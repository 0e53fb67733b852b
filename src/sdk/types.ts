// What users of the library see. All offsets are UTF-16 code units into the text as given; ranges are half-open.
import type {
  Category,
  Certainty,
  CheckOptions,
  Dialect,
  IssueType,
  LanguageGuess,
  TextChange,
  TextCounts,
  TextLanguage,
  TextRange,
} from '../engine/index.ts';
import type { LicenseState } from './license/license.ts';

/** Languages in which messages are written. */
export type InterfaceLanguage = 'en' | 'fr' | 'de' | 'it' | 'es' | 'nl' | 'pt' | 'ru' | 'hi';

/** One finding, with its texts and corrections. */
export interface FoundIssue extends TextRange {
  /** Stable id of the rule or check that found it, e.g. `spelling.unknown-word`. */
  rule: string;
  category: Category;
  /** The name of the category, in the interface language. */
  categoryName: string;
  type: IssueType;
  /** The language that the passage was checked in. */
  language: TextLanguage;
  /** The text between start and end, as written. */
  text: string;
  /** The short name of the kind of finding, in the interface language. */
  title: string;
  /** What is wrong, in a sentence of the interface language. */
  message: string;
  /** The reason, in the interface language; empty where there is nothing to add. */
  explanation: string;
  /** Corrections, best first. */
  replacements: string[];
  /** The chance that it is a real mistake and the first correction right, 0 to 1. */
  probability: number;
  /** The probability as a band: `sure` ones can be corrected without asking, a `maybe` is a question. */
  certainty: Certainty;
  /** One of the rule's wrong sentences and its correction, in the language of the text. */
  example?: readonly [wrong: string, right: string];
  /** Identifies this occurrence by its context: put it into `ignoredIssues` to hide just this one. */
  ignoreKey: string;
}

/** How a text is to be checked. Everything is optional. */
export interface TextOptions extends Partial<CheckOptions> {
  /** At most so many corrections for an issue; 5 if not given. */
  maxReplacements?: number;
}

/** What the checker says about a text. */
export interface CheckAnswer {
  /** Sorted by position. */
  issues: FoundIssue[];
  /** The language that the text was checked in; null if it is none of the five. */
  language: TextLanguage | null;
  dialect: Dialect | null;
  guesses: LanguageGuess[];
  counts: TextCounts;
  /** Languages of sentences that were not checked because the source has no pack for them. */
  missing: TextLanguage[];
}

/** How `fix` decides what to correct. */
export interface FixOptions extends TextOptions {
  /** How certain a finding must be to be corrected; `sure` if not given. */
  certainty?: Certainty;
  /** Only findings of this kind. */
  category?: Category;
}

/** A corrected text, and what was changed in the one given. */
export interface FixAnswer {
  text: string;
  changes: TextChange[];
}

/** How corrections of a single word are looked for. */
export interface SuggestOptions extends TextOptions {
  /** At most so many; 5 if not given. */
  max?: number;
  /** The sentence or paragraph that has the word from `start` to `end`: what fits it comes first. */
  place?: TextRange & { text: string };
}

/** A running call can be given up. It then rejects with the code `aborted`. */
export interface CallOptions {
  signal?: AbortSignal;
}

/** A text that stays checked while it is edited: `check` only looks at what has changed. */
export interface SpellingDocument {
  /** Applies edits in order, each in the coordinates left by the one before. */
  edit(changes: readonly TextChange[]): Promise<void>;
  setOptions(options: TextOptions): Promise<void>;
  check(call?: CallOptions): Promise<CheckAnswer>;
  /** Changes after which nothing is left that is certain enough and has a correction. The document stays as it is. */
  fixes(options?: { certainty?: Certainty; category?: Category }): Promise<TextChange[]>;
  /** The text as the document holds it. */
  text(): string;
  /** Frees its memory. */
  close(): void;
}

/** The checker. In this thread or in one of its own, it has the same methods and gives the same answers. */
export interface SpellingChecker {
  /** Loads languages now instead of when a text first needs them. */
  load(...languages: TextLanguage[]): Promise<void>;
  /** The languages loaded so far. */
  loaded(): Promise<TextLanguage[]>;
  /** Checks a whole text. Loads the packs that it needs. */
  check(text: string, options?: TextOptions, call?: CallOptions): Promise<CheckAnswer>;
  /** Corrects what is certain, and says where. */
  fix(text: string, options?: FixOptions): Promise<FixAnswer>;
  /** Corrections of one word, best first; none if it has nothing near. */
  suggest(word: string, language: TextLanguage, options?: SuggestOptions): Promise<string[]>;
  /** The languages that a text may be written in, the likeliest first. Needs no pack. */
  detect(text: string): Promise<LanguageGuess[]>;
  open(text: string, options?: TextOptions): Promise<SpellingDocument>;
  /** What the licence key says, or that this is an evaluation. */
  readonly license: LicenseState;
  /** Ends the thread, if there is one, and frees all memory. Later calls reject. */
  dispose(): void;
}
