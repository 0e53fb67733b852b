// Where the sentences about findings come from: the same files that the site shows, by interface language and part.
import type { TextLanguage } from '../../engine/index.ts';
import type { InterfaceLanguage } from '../types.ts';

/** A rule's texts; both may have slots such as {{found}}. */
export interface RuleText {
  message: string;
  why: string;
}

/** What is said about findings that no rule made, and the names of kinds. */
export interface CoreTexts {
  spelling: Readonly<Record<string, string>>;
  category: Readonly<Record<string, string>>;
  title: Readonly<Record<string, string>>;
}

/** A file of texts. `issues` is CoreTexts, `spelling` says what went wrong in a word, the others are rules by id. */
export type TextPart = 'issues' | 'spelling' | 'common' | TextLanguage;

/** Brings one file of texts. */
export type TextSource = (language: InterfaceLanguage, part: TextPart) => Promise<unknown>;

/** The interface languages. */
export const INTERFACE_LANGUAGES: readonly InterfaceLanguage[] = ['en', 'fr', 'de', 'it', 'es', 'nl', 'pt', 'ru', 'hi'];
