// Rules that apply to every language; their examples are English.
import type { Rule } from '../../rules/types.ts';
import { type Calendar, wrongWeekday } from './dates.ts';
import { type Doubling, emphaticDouble, repeatedWord } from './repetition.ts';
import { spacingRules } from './spacing.ts';

/** What the shared rules need to know about a language. */
export interface CommonWords {
  doubling: Doubling;
  /** Marks that take a space before them. */
  spacedMarks: string;
  calendar: Calendar;
  /** For each rule, a wrong and a right sentence in the language, shown with a finding; by default the rule's own. */
  examples?: Readonly<Record<string, readonly [wrong: string, right: string]>>;
}

/** The shared rules, set up for one language. */
export const commonRulesOf = ({ doubling, spacedMarks, calendar }: CommonWords): readonly Rule[] => [
  repeatedWord(doubling),
  emphaticDouble(doubling),
  ...spacingRules(spacedMarks),
  wrongWeekday(calendar),
];
