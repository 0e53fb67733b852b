// What a rule is and what it finds.
import type { ContextSet } from '../context/types.ts';
import type { Category, Dialect, IssueType, Level, TextLanguage } from '../types.ts';
import type { Match } from './match.ts';
import type { Element } from './pattern.ts';

/** A wrong sentence and the sentence with the first suggestion applied (null: the rule knows no fix). */
export type WrongExample = readonly [wrong: string, corrected: string | null];

interface RuleBase {
  /** `<language>.<family>.<name>`, or `common.<...>`; its texts are found under it in locales/<ui>/rules.<language>.json. */
  id: string;
  category: Category;
  type: IssueType;
  level?: Level;
  /** Of two findings that overlap the one with the higher priority stays; 0 unless given. */
  priority?: number;
  /** Id of the rule that speaks where both find the same words with the same priority. */
  after?: string;
  /** The rule knows a word that is in no dictionary better than the spelling does, and speaks in its place. */
  overridesSpelling?: boolean;
  /** Only for these variants. */
  dialects?: readonly Dialect[];
  /** At least three, one of them as people write. */
  wrong: readonly WrongExample[];
  /** At least three, one of them as people write. */
  right: readonly string[];
}

/** Where a rule's patterns fit and yet nothing is wrong. */
export interface Exception {
  when: (match: Match) => boolean;
  /** A right sentence that nothing but this exception keeps from being found. */
  right: string;
}

/** A row of a table, with the patterns that were made of it and sentences of its own. */
export interface PatternRow {
  name: string;
  patterns: readonly (readonly Element[])[];
  wrong?: readonly WrongExample[];
  right?: readonly string[];
}

/** A rule over the tokens of a sentence. */
export interface TokenRule extends RuleBase {
  kind: 'tokens';
  /** One pattern, or several that mean the same mistake. */
  patterns: readonly (readonly Element[])[];
  /** The rows that patterns come from: what is true of a row need not be shown of each of its patterns. */
  rows?: readonly PatternRow[];
  /** Further conditions on a match. */
  where?: (match: Match) => boolean;
  /** By name, what keeps a match from being a mistake. */
  unless?: Readonly<Record<string, Exception>>;
  /** Replacements of the marked stretch, best first; [] when no good one is known (the finding stays). */
  suggest: (match: Match) => readonly string[];
  /** Values for the slots of the message besides `found` and `fix`. */
  params?: (match: Match) => Record<string, string>;
}

/** A rule over the text of a paragraph, for spacing and typography. Must be linear in the length of the text. */
export interface TextRule extends RuleBase {
  kind: 'text';
  find: (paragraph: string, language: TextLanguage, dialect: Dialect) => readonly TextFinding[];
}

/** What a text rule finds; offsets count from the start of the paragraph. */
export interface TextFinding {
  start: number;
  end: number;
  replacements: readonly string[];
  params?: Record<string, string>;
}

/** A direction of a context classifier: `written` stands where `meant` belongs. Trained weights decide, see context/. */
export interface ContextRule extends RuleBase {
  kind: 'context';
  set: ContextSet;
  written: string;
  meant: string;
}

/** Any rule. */
export type Rule = TokenRule | TextRule | ContextRule;

/** A finding of a rule, before the person's decisions; offsets count from the start of the paragraph. */
export interface RuleFinding extends TextFinding {
  rule: Rule;
  /** Of a classifier: by how many log odds its word leads beyond what is asked for. */
  lead?: number;
}
