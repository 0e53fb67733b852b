// What the parts of a check pass to each other: findings within a paragraph, before the user's settings are applied.

import type { WordFit } from '../certainty/types.ts';
import type { SentenceMarks } from '../text/segment.ts';
import type { TextLanguage, TextRange } from '../types.ts';
import type { Judge } from './judge.ts';
import type { ForeignPassage, PassageChoices } from './passages.ts';

/** Tier of a finding. */
export type FindingKind = 'error' | 'name' | 'dialect';

/** A reported word; offsets count from the start of its paragraph. */
export interface Finding {
  start: number;
  end: number;
  kind: FindingKind;
  /** As written. */
  word: string;
  /** The whole token that contains the word (well-knwon); usually the same as `word`. */
  token: string;
  language: TextLanguage;
  /** For kind `dialect`: the variant that the word belongs to. */
  dialect: string;
  /** The variant that it was judged in. */
  judgedAs: string;
  /** A capitalised word: it may be a mistake at the start of a sentence, but is a name inside one. */
  isTitle: boolean;
  atStart: boolean;
  /** The same capitalised word occurs mid-sentence elsewhere in the text. Set by the document. */
  isRepeatedName: boolean;
  /** How well its first correction fits; undefined while nobody has looked. Set by the document. */
  fit?: WordFit;
  /** Context hash without the occurrence number. */
  key: string;
  /** How many findings with the same key precede this one in the text. Set by the document. */
  occurrence: number;
}

/** A sentence of a paragraph (it ends with it at the latest) and the language it was checked in; null if it was skipped. */
export interface SentenceSpan extends TextRange {
  language: TextLanguage | null;
}

/** The result for one paragraph. */
export interface ParagraphResult {
  findings: readonly Finding[];
  sentences: readonly SentenceSpan[];
  /** Languages that sentences need but that are not loaded. */
  missing: readonly TextLanguage[];
  /** Sentences and quotations that are not in the language of the text. */
  passages: readonly ForeignPassage[];
}

/** The languages available to a check. */
export interface CheckContext {
  /** The language of the text; null if it is unknown. */
  base: TextLanguage | null;
  /** Where its sentences end. */
  marks: SentenceMarks;
  judges: ReadonlyMap<TextLanguage, Judge>;
  perSentence: boolean;
  /** What the user has said about passages. */
  choices: PassageChoices;
  checkDigits: boolean;
}
