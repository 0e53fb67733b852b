// Rules of every language; their examples are English.
import type { Rule } from '../../rules/types.ts';
import { type Calendar, wrongWeekday } from './dates.ts';
import { type Doubling, repeatedWord } from './repetition.ts';
import { spacingRules } from './spacing.ts';

/** What the rules of every language have to know of one. */
export interface CommonWords {
  doubling: Doubling;
  /** Marks before which a space stands. */
  spacedMarks: string;
  calendar: Calendar;
  /** By rule, a wrong sentence and the right one in the language, to be shown with a finding; the rule's own ones without. */
  examples?: Readonly<Record<string, readonly [wrong: string, right: string]>>;
}

/** The rules of every language, for one. */
export const commonRulesOf = ({ doubling, spacedMarks, calendar }: CommonWords): readonly Rule[] => [
  repeatedWord(doubling),
  ...spacingRules(spacedMarks),
  wrongWeekday(calendar),
];
