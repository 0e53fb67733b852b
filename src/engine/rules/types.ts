// What a rule is and what it finds.
import type { AgreementHabits, AgreementTools, DisagreementKind } from '../agreement/types.ts';
import type { AddUse, Passage } from '../consistency/types.ts';
import type { ContextSet, CreateContextCheck } from '../context/types.ts';
import type { CreateNetCheck, NetFindingKind } from '../net/types.ts';
import type { Category, Dialect, IssueGroup, IssueType, Level, TextLanguage } from '../types.ts';
import type { Match } from './match.ts';
import type { Element } from './pattern.ts';
import type { Sentence } from './token.ts';

/**
 * A wrong sentence, and the sentence with the first suggestion applied (null: the rule has no fix, and `byHand` is what a
 * person might make of it).
 */
export type WrongExample = readonly [wrong: string, corrected: string | null, byHand?: string];

interface RuleBase {
  /** `<language>.<family>.<name>`, or `common.<...>`; the key of its texts in locales/<ui>/rules.<language>.json. */
  id: string;
  category: Category;
  type: IssueType;
  level?: Level;
  /** If two findings overlap, the one with the higher priority is kept; default 0. */
  priority?: number;
  /** Id of the rule that wins if both find the same words with the same priority. */
  after?: string;
  /** The rule knows better than the spelling about a word in no dictionary, and reports in its place. */
  overridesSpelling?: boolean;
  /** The log odds that what it finds is a mistake and its first correction right, where they have been measured. */
  odds?: number;
  /** Names of further texts that tell of some of its findings; their key is `<id>.<name>`. */
  says?: readonly string[];
  /** Only for these variants. */
  dialects?: readonly Dialect[];
  /** At least three, one of them authentic. */
  wrong: readonly WrongExample[];
  /** At least three, one of them authentic. */
  right: readonly string[];
}

/** A case in which the patterns match although nothing is wrong. */
export interface Exception {
  when: (match: Match) => boolean;
  /** A right sentence that would be reported without this exception. */
  right: string;
}

/** A row of a table, with the patterns built from it and its own sentences. */
export interface PatternRow {
  name: string;
  patterns: readonly (readonly Element[])[];
  wrong?: readonly WrongExample[];
  right?: readonly string[];
}

/** A rule over the tokens of a sentence. */
export interface TokenRule extends RuleBase {
  kind: 'tokens';
  /** One pattern, or several for the same mistake. */
  patterns: readonly (readonly Element[])[];
  /** The rows that patterns come from: one example per row is enough, not one per pattern. */
  rows?: readonly PatternRow[];
  /** Further conditions on a match. */
  where?: (match: Match) => boolean;
  /** Named exceptions: when a match is not a mistake. */
  unless?: Readonly<Record<string, Exception>>;
  /** Replacements for the marked stretch, best first; [] if there is no good one (the finding is kept). */
  suggest: (match: Match) => readonly string[];
  /** Values for the message's placeholders other than `found` and `fix`. */
  params?: (match: Match) => Record<string, string>;
}

/** A rule over a paragraph's text, for spacing and typography. Must run in time linear in its length. */
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
  /** Which of the rule's further texts tells of it (`RuleBase.says`); its own by default. */
  says?: string;
}

/**
 * A rule over the sentences of a paragraph in one language, as the grammar has read them: how they are built and what they say
 * again. Must run in time linear in their length.
 */
export interface ProseRule extends RuleBase {
  kind: 'prose';
  find: (sentences: readonly Sentence[]) => readonly TextFinding[];
  /** A wrong and a right sentence in the language that it is set up for, shown with a finding; by default none. */
  example?: readonly [wrong: string, right: string];
}

/** A direction of a context classifier: `written` is used where `meant` belongs. Trained weights decide, see context/. */
export interface ContextRule extends RuleBase {
  kind: 'context';
  /** What runs it: loads with the rules, not with the spelling. */
  createCheck: CreateContextCheck;
  set: ContextSet;
  written: string;
  meant: string;
}

/** A kind of disagreement between words that belong together by the tree. Trained weights decide, see agreement/. */
export interface AgreementRule extends RuleBase {
  kind: 'agreement';
  link: DisagreementKind;
  habits: AgreementHabits;
  /** What runs it. */
  tools: AgreementTools;
}

/** A kind of mistake that the context net sees. Its weights come in a file of their own, see net/. */
export interface NetRule extends RuleBase {
  kind: 'net';
  finds: NetFindingKind;
  /** Log odds that are asked for beyond what the net's file says; none if it is absent. */
  least?: number;
  /** Whether the token at an index is right although the net expects what is `meant`, by this many log odds. */
  leavesAlone?: (sentence: Sentence, index: number, meant: string, lead: number) => boolean;
  /** What runs it. */
  createCheck: CreateNetCheck;
}

/** A rule over the whole text: something is written one way here and another way there. See document/consistency. */
export interface DocumentRule extends RuleBase {
  kind: 'document';
  /** Adds every place of a passage where one of several ways was chosen. Must run in time linear in its length. */
  sight: (passage: Passage, add: AddUse) => void;
  /** The way that a text keeps to, given how often it has each; null if it may have them all. */
  mainOf: (uses: ReadonlyMap<string, number>) => string | null;
  /** Whether a way goes with the main one; the main way itself need not be asked for. */
  agrees?: (way: string, main: string) => boolean;
  /** What stands at [start, end), written in another way; null if that takes more than changing it alone. */
  turn: (text: string, start: number, end: number, way: string, into: string) => string | null;
  /** How a way of a topic is shown to the reader. */
  label: (topic: string, way: string) => string;
  /** Changing what stands there takes a person, since other words depend on it. */
  isByHand?: boolean;
  /** Each place is a matter of its own, although only the whole text shows it. */
  isAlone?: boolean;
  /** Topics and ways are words, and what counts is which of them are one slip apart (document/nearWords). */
  comparesWords?: boolean;
}

/** Any rule. */
export type Rule = TokenRule | TextRule | ProseRule | ContextRule | AgreementRule | NetRule | DocumentRule;

/** A rule's finding before the user's settings are applied; offsets count from the start of the paragraph. */
export interface RuleFinding extends TextFinding {
  rule: Rule;
  /** For what the whole text shows: the places that it belongs with. */
  group?: IssueGroup;
  /** For what trained weights decide: by how many log odds it exceeds what is required. */
  lead?: number;
}
