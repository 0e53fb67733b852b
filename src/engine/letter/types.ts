// What is looked at in a letter or mail before it is sent. Offsets are UTF-16 code units into the text.
import type { AddressFacts } from '../consistency/types.ts';
import type { Calendar } from '../languages/common/dates.ts';
import type { TextLanguage, TextRange } from '../types.ts';

/** What may be wrong with a letter. */
export type LetterKind =
  | 'placeholder'
  | 'name'
  | 'signature'
  | 'title'
  | 'address'
  | 'date'
  | 'attachment'
  | 'closing'
  | 'closingLanguage';

/** One thing to look at, and its place. */
export interface LetterFinding extends TextRange {
  readonly kind: LetterKind;
  /** The words that its message names. */
  readonly params: Readonly<Record<string, string>>;
}

/** What was found in a text that is a letter, in the order of the text. */
export interface LetterReport {
  readonly findings: readonly LetterFinding[];
}

/** Looks at a text in a language; null if it is no letter. */
export type LetterCheck = (text: string, language: TextLanguage) => LetterReport | null;

/** A line with something on it: its text without the spaces around it, and where that begins. */
export interface Line {
  readonly start: number;
  readonly text: string;
}

/** What letters look like in a language. Sources of regular expressions match at the start of a line, whatever the case. */
export interface LetterFacts {
  /** How a greeting begins, up to the name. */
  readonly greetings: string;
  /** Greetings that a formula at the end belongs to; no mark need follow them. */
  readonly formal: string;
  /** Greetings after which nobody is addressed familiarly. */
  readonly distant?: string;
  readonly address?: AddressFacts;
  /** What stands before a surname. */
  readonly titles: string;
  /** Words of a greeting that are nobody's name, in small letters. */
  readonly notNames: readonly string[];
  /** Between the names of two who are greeted. */
  readonly and: string;
  /** Words that a comma and the name of the person addressed follow. */
  readonly beforeName: string;
  /** A formula at the end that repeats the title of the greeting, and how. */
  readonly closingTitles?: RegExp;
  /** Formulas at the end of a letter, also those within its last sentence. */
  readonly closings: string;
  /** Those that belong to this language alone: a whole line, but for the name. */
  readonly ownClosings: string;
  /** Words that say something is enclosed. */
  readonly attachments: RegExp;
  /** What a gap to be filled in is called, in small letters. */
  readonly gaps: readonly string[];
  /** Whether TO-DO, written as one word, is no word of the language. */
  readonly hasNotes: boolean;
  readonly calendar: Calendar;
  /** Short forms of the days, starting with Sunday. */
  readonly shortDays: readonly string[];
  /** Whether the month may come before the day in figures. */
  readonly monthFirst?: true;
}
