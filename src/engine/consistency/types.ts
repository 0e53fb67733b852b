// What only a whole text shows: something written one way here and another way there.

import type { Calendar } from '../languages/common/dates.ts';
import type { DocumentRule } from '../rules/types.ts';
import type { WordTable } from '../rules/wordRows.ts';

/** A block of a text as the rules over whole texts see it. Both strings have the length of the block. */
export interface Passage {
  /** What is not prose in the language of the text (code, addresses, foreign sentences) is blanked out. */
  readonly prose: string;
  /** Quotations are blanked out as well: what others wrote keeps its own ways. */
  readonly own: string;
  /** Capitalised words that no dictionary has, with their place. */
  readonly names: readonly { readonly word: string; readonly start: number }[];
}

/** Takes in that a passage has something written in one of the ways that a topic knows. */
export type AddUse = (topic: string, way: string, start: number, end: number) => void;

/** Where a block writes something one way. */
export interface Uses {
  readonly rule: DocumentRule;
  /** What it is that can be written in several ways; unique among all rules. */
  readonly topic: string;
  readonly way: string;
  /** Start and end of each place in turn, from the start of the block. */
  readonly places: readonly number[];
}

/** A pair of quotation marks, with the space that belongs inside them. */
export interface QuotationMarks {
  readonly open: string;
  readonly close: string;
}

/** How a language addresses the reader, familiarly or formally. */
export interface AddressFacts {
  /** Words that can be nothing else, outside quotations; global, matched against the text as written. */
  readonly familiar: RegExp;
  readonly formal: RegExp;
  /** What the two are called by a word of theirs. */
  readonly labels: Readonly<Record<'familiar' | 'formal', string>>;
  /** Which of the two may be reported where the other is usual. */
  readonly reported: readonly ('familiar' | 'formal')[];
}

/** What the rules over whole texts need to know about a language. */
export interface ConsistencyFacts {
  /** Words with two right spellings: `word`, `other` and the `endings` that both take. */
  readonly variants: WordTable;
  /** Endings by the name that rows call them by; a word without an ending is one of them only if they say so. */
  readonly endings: Readonly<Record<string, readonly string[]>>;
  /** Every noun has a capital, so that a capital tells nothing. */
  readonly capitalNouns?: boolean;
  /** Endings that the same name takes: two names that differ only in them are not two spellings. */
  readonly nameEndings: RegExp;
  readonly quotes: readonly QuotationMarks[];
  /** Whether a per cent sign usually has a space before it. */
  readonly spacedPercent: boolean;
  readonly calendar: Calendar;
  /** A date with its weekday, made of WEEKDAY, DAY and MONTH. */
  readonly dateForm: string;
  /** Signs and words of currencies besides those that every language knows. */
  readonly currencies: string;
}
