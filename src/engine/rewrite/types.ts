// What rewriting offers, and what a rule of it is.
import type { Piece } from '../document/piece.ts';
import type { Languages } from '../languages.ts';
import type { Match } from '../rules/match.ts';
import type { TokenRule } from '../rules/types.ts';
import type { CheckOptions, TextRange } from '../types.ts';

/** What a person wants a sentence to be. */
export type RewriteGoal = 'clearer' | 'shorter' | 'formal' | 'friendly' | 'simpler';

/** What a rewrite does; reasons are told by it. */
export type RewriteKind =
  /** A phrase of many words becomes one or two. */
  | 'wordy'
  /** Words that add nothing go. */
  | 'filler'
  /** The same said twice: free gift. */
  | 'doubled'
  /** A passive becomes active, where the agent stands there. */
  | 'passive'
  /** A noun and a light verb become the verb. */
  | 'nominal'
  /** A long sentence becomes two, at a conjunction. */
  | 'split'
  /** A rare or official word becomes the everyday one. */
  | 'simple'
  /** Colloquial or contracted becomes formal. */
  | 'formal'
  /** Stiff becomes friendly. */
  | 'friendly'
  /** A double or roundabout negation becomes positive. */
  | 'negation'
  /** A roundabout or hedged wording is said straight. */
  | 'direct'
  /** Empty openings go: there is ... that, it is ... that. */
  | 'opening';

/** What may stand in place of a stretch of a sentence, with the same meaning. Offsets count from the start of the text. */
export interface Rewrite extends TextRange {
  /** Best first; '' deletes. */
  readonly texts: readonly [string, ...string[]];
  /** `<language>.rewrite.<name>`. */
  readonly rule: string;
  readonly kind: RewriteKind;
  /** For each of these goals no other rewrite overlaps it. */
  readonly goals: readonly RewriteGoal[];
  readonly sentence: TextRange;
}

/** A rule whose "wrong" sentences are correct but could be better, and whose "right" ones must be left alone. Never runs in a check. */
export interface RewriteRule extends TokenRule {
  rewrites: RewriteKind;
  goals: readonly RewriteGoal[];
  /** In place of `suggest` where what changes is more than the pattern marks: a verb at one end of the clause, its particle at the other. */
  turn?: (match: Match) => Turn | null;
}

/** What may stand in place of the tokens from `from` to `to`, best first. */
export interface Turn {
  readonly from: number;
  /** The last one. */
  readonly to: number;
  readonly texts: readonly string[];
}

/**
 * What a word becomes before another, with the space between them if there is one: "an " for a before apple, "l'" for le
 * before avion. Gets it in small letters; null where nothing changes.
 */
export type Joined = (word: string, next: string) => string | null;

/** What a language has for rewriting. */
export interface RewriteFacts {
  rules: readonly RewriteRule[];
  /** For languages in which a word depends on how the next one sounds. */
  joined?: Joined;
}

/** A checked text. */
export interface RewritingSource {
  readonly pieces: readonly Piece[];
  readonly languages: Languages;
  readonly options: CheckOptions;
  /** Sentences outside it are left out. */
  readonly range: TextRange | null;
}

/** Rewrites the sentences of a text that are in one language; yields after each piece. */
export type Rewriting = (source: RewritingSource) => Generator<undefined, Rewrite[]>;
