// The rules about style that all languages share: matters of taste, so they run on request only.
import type { ProseRule } from '../../../rules/types.ts';
import { longSentence } from './longSentence.ts';
import { nearRepetition } from './nearRepetition.ts';

/** What they need to know about a language. */
export interface ProseHabits {
  /** The most words that a sentence has before it is marked. */
  longest: number;
  /** Conjunctions that join main clauses. */
  joins: ReadonlySet<string>;
  /** Where a clause after one has its subject: before the verb, on either side of it, or nowhere (null). */
  subject: 'before' | 'around' | null;
  /** The ending of adverbs of manner; null if they look like adjectives. */
  manner: RegExp | null;
  /** Lemmas that say nothing about what a text is about: be, have, much. */
  light: ReadonlySet<string>;
  /** Lemmas so common that nobody hears them again: week, find, people. */
  worn: ReadonlySet<string>;
  /** Articles and the like before a thing that has not been named yet. */
  indefinite: ReadonlySet<string>;
  /** A sentence that repeats a word and one that does not, shown with a finding. */
  repetition: readonly [wrong: string, right: string];
}

/** The rules, set up for one language. */
export const proseRulesOf = (habits: ProseHabits): readonly ProseRule[] => [
  longSentence(habits),
  nearRepetition(habits),
];
