// What was found in a text whose mistakes are known, and what came of it.
import type { TextLanguage } from '../../../src/engine/types.ts';

/** A finding with its evidence. */
export interface Observation {
  language: TextLanguage;
  /** The set or kind of text it was found in. */
  source: string;
  rule: string;
  /** The rule runs at the picky level only. */
  isPicky: boolean;
  isWord: boolean;
  features: Readonly<Record<string, number>>;
  /** A real mistake, and its first correction right. */
  isRight: boolean;
  /** How much it counts. */
  weight: number;
  /** 0 or 1 by a hash of the text: one half is measured with what was learnt from the other. */
  half: 0 | 1;
}
