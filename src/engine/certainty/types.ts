// What the weighing of a finding knows about it.
import type { Rule } from '../rules/types.ts';
import type { FindingKind } from '../words/types.ts';

/** What a finding rests on: a kind of rule, or a kind of word of the spelling. */
export type EvidenceKind = Rule['kind'] | FindingKind;

/** How well the first correction of a word fits. */
export interface WordFit {
  /** The cost of the first correction, in engine units; -1 if there is none. */
  cost: number;
  /** By how much the first correction leads over the second; -1 if there is no second. */
  gap: number;
  /** How frequent the first correction is, 0 to 15. */
  frequency: number;
}

/** The evidence for a finding: its own, and what stands around it. */
export interface Evidence {
  kind: EvidenceKind;
  /** Id of the rule or check. */
  rule: string;
  /** The log odds of the rule's findings; undefined for words, whose odds depend on their language. */
  odds?: number | undefined;
  /** For what trained weights decide: by how many log odds it exceeds what is required. */
  lead?: number | undefined;
  /** For words: undefined while nobody has looked. */
  fit?: WordFit | undefined;
  /** Length of the text marked. */
  length: number;
  /** A capital at the start of a word inside a sentence, or letters that are neither all small nor all capitals. */
  capital: boolean;
  /** How many corrections a rule offers. */
  fixes: number;
  /** Other findings close by, and how many of them are words in no dictionary. */
  crowd: number;
  unknown: number;
}

/** What a language knows about its words: names of features and their weights in log odds (see `features.ts`). */
export interface WordOdds {
  readonly [feature: string]: number;
}
