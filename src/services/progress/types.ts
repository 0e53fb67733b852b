// What is kept of somebody's progress. Types only.
import type { TextLanguage } from '../../engine/index.ts';

/** The kinds of mistakes that are counted; style is a matter of choice, not a mistake. */
export const mistakeKinds = ['spelling', 'grammar', 'punctuation', 'consistency'] as const;

/** One of them. */
export type MistakeKind = (typeof mistakeKinds)[number];

/** One text in numbers: nothing of what it says. */
export interface Tally {
  /** Of the same text always the same. */
  id: string;
  owner: string;
  /** The text on this device that is counted. */
  draft: string;
  /** When it was first counted, in milliseconds since 1970: the week it belongs to. */
  at: number;
  words: number;
  mistakes: Record<MistakeKind, number>;
}

/** A corrected mistake in its sentence, to practise with. */
export interface Slip {
  id: string;
  owner: string;
  /** The text that it is from: whoever deletes that deletes this. */
  draft: string;
  language: TextLanguage;
  kind: MistakeKind;
  /** The sentence around the mistake, as it is right. */
  lead: string;
  rest: string;
  before: string;
  after: string;
  /** Why, in the reader's language at that time; may be empty. */
  reason: string;
  /** When it was corrected, in milliseconds since 1970. */
  at: number;
  /** How often it has been answered rightly since it was last wrong. */
  step: number;
  /** When it is due again, in milliseconds since 1970. */
  due: number;
}

/** All that is kept of one person's. */
export interface Progress {
  readonly tallies: readonly Tally[];
  readonly slips: readonly Slip[];
}
