// What a person's mother tongue leads to in another language: false friends and what is carried over word for word.
import type { Inflected } from '../rewrite/rows.ts';
import type { Joined } from '../rewrite/types.ts';
import type { Row } from '../rules/rows.ts';
import type { Sentence } from '../rules/token.ts';
import type { RuleFinding } from '../rules/types.ts';

/** How the mother tongue misleads; each kind has its own reason for the reader. */
export const SLIP_KINDS = ['false-friend', 'calque', 'preposition', 'number', 'gender'] as const;

/** See `SLIP_KINDS`. */
export type SlipKind = (typeof SLIP_KINDS)[number];

/**
 * A row of a file `<mother tongue>.tongue.tsv`: a row of typed words with the kind of the slip (`calque maybe` where the words may be
 * right), what the mother tongue says, and for false friends what the typed word means in the mother tongue.
 */
export type TongueRow = readonly [...Row, kind: string, mother: string, means: string];

/** What a language knows about slips from one mother tongue. */
export interface TongueFacts {
  rows: readonly TongueRow[];
  /** For languages in which a word depends on how the next one sounds. */
  joined?: Joined;
  /** For languages whose forms need their context. */
  inForm?: Inflected;
}

/** Adds what a mother tongue has led to in a sentence. */
export type Interference = (sentence: Sentence, findings: RuleFinding[]) => void;
