// What the parts of a check hand to each other: findings inside a paragraph, before a person's decisions are applied.

import type { SentenceMarks } from '../text/segment.ts';
import type { TextLanguage, TextRange } from '../types.ts';
import type { Judge } from './judge.ts';

/** Tier of a finding. */
export type FindingKind = 'error' | 'name' | 'dialect';

/** A word found; offsets count from the start of its paragraph. */
export interface Finding {
  start: number;
  end: number;
  kind: FindingKind;
  /** As written. */
  word: string;
  /** The whole token that the word is part of (well-knwon); the same as `word` for most. */
  token: string;
  language: TextLanguage;
  /** For kind `dialect`: the variant that the word belongs to. */
  dialect: string;
  /** A capitalised word: at the start of a sentence it may be a mistake, inside one it is a name. */
  isTitle: boolean;
  atStart: boolean;
  /** The same capitalised word stands inside a sentence elsewhere in the text. Set by the document. */
  isRepeatedName: boolean;
  /** Context hash without the occurrence number. */
  key: string;
  /** How many findings with the same key stand before this one in the text. Set by the document. */
  occurrence: number;
}

/** A sentence of a paragraph (it ends with it at the latest) and the language it was checked in; null when it was left alone. */
export interface SentenceSpan extends TextRange {
  language: TextLanguage | null;
}

/** The outcome for one paragraph. */
export interface ParagraphResult {
  findings: readonly Finding[];
  sentences: readonly SentenceSpan[];
  /** Languages that sentences need and that are not loaded. */
  missing: readonly TextLanguage[];
}

/** The languages at hand for a check. */
export interface CheckContext {
  /** The language of the text; null when it could not be told. */
  base: TextLanguage | null;
  /** Where its sentences end. */
  marks: SentenceMarks;
  judges: ReadonlyMap<TextLanguage, Judge>;
  perSentence: boolean;
  checkDigits: boolean;
}
