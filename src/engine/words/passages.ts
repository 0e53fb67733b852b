// Passages in a language other than the text's: where they are, and what the user has said about them. A choice is kept as a
// text among the ignored findings, so that it belongs to the text wherever that is kept: "passage.KEY.de".

import { TEXT_LANGUAGES } from '../dialects.ts';
import { contextKey } from '../document/ignore.ts';
import type { TextLanguage, TextRange } from '../types.ts';

/** A passage within a text. */
export interface ForeignPassage extends TextRange {
  readonly language: TextLanguage;
  /** What a choice about it is kept under: it holds for the same words only. */
  readonly key: string;
  /** The user has said that it is in this language. */
  readonly isChosen: boolean;
}

const PREFIX = 'passage.';

/** The key of a passage by its words. */
export const passageKey = (words: string): string => contextKey('passage', words, '', '');

/** The passages that the user has said something about. */
export type PassageChoices = ReadonlyMap<string, TextLanguage>;

const NO_CHOICES: PassageChoices = new Map();
const NONE: readonly ForeignPassage[] = [];

/** The choices among what the user has ignored; of several about one passage the last. */
export function choicesIn(ignored: readonly string[]): PassageChoices {
  let found: Map<string, TextLanguage> | null = null;
  for (const entry of ignored) {
    if (!entry.startsWith(PREFIX)) continue;
    const [key, code] = entry.slice(PREFIX.length).split('.');
    const language = TEXT_LANGUAGES.find((one) => one === code);
    if (!key || !language) continue;
    found ??= new Map();
    found.set(key, language);
  }
  return found ?? NO_CHOICES;
}

/** Passages with their offsets from a place; most blocks have none and share that. */
export const passagesFrom = (passages: readonly ForeignPassage[], by: number): readonly ForeignPassage[] =>
  passages.length === 0 ? NONE : passages.map((one) => ({ ...one, start: one.start - by, end: one.end - by }));
