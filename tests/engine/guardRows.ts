// Answers of language models and what must become of them: one row per case, in the languages that a case concerns.
import type { GuardMode, GuardReason, TextLanguage } from '../../src/engine/index.ts';

/** One answer. `outcome` is the text that may be offered, or the reason of the refusal. */
export interface GuardCase {
  about: string;
  language: TextLanguage;
  mode: GuardMode;
  sentence: string;
  /** The sentence as the model would have it, or edits. */
  answer: string | readonly (readonly [find: string, replace: string])[];
  outcome: { text: string } | { refused: GuardReason };
  /** Reasons of single changes that are not offered. */
  dropped?: readonly GuardReason[];
}

type Row = readonly [
  about: string,
  language: TextLanguage,
  sentence: string,
  answer: GuardCase['answer'],
  outcome: GuardCase['outcome'],
  dropped?: readonly GuardReason[],
];

/** Rows as cases. */
export const rows = (mode: GuardMode, list: readonly Row[]): GuardCase[] =>
  list.map(([about, language, sentence, answer, outcome, dropped]) => ({
    about,
    language,
    mode,
    sentence,
    answer,
    outcome,
    ...(dropped && { dropped }),
  }));

/** The outcomes. */
export const to = (text: string) => ({ text });
export const no = (refused: GuardReason) => ({ refused });
