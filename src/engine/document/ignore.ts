// The user's decisions about words: the personal dictionary, words ignored in a text, and single occurrences ignored.
import { capitalise, shapeOf } from '../text/shape.ts';
import type { Category, CheckOptions, Level } from '../types.ts';

const APOSTROPHES = /[\u2019\u02bc]/g;

/** Composed letters and straight apostrophes: the form in which words are compared. */
const comparable = (word: string): string => word.normalize('NFC').replace(APOSTROPHES, "'");

/**
 * A set of words with the case rules of the personal dictionary: a lower-case word also covers its capitalised and
 * all-caps forms, a capitalised one its all-caps form, any other only itself and its all-caps form.
 */
export class WordSet {
  private readonly words = new Set<string>();

  constructor(words: readonly string[]) {
    for (const given of words) {
      const word = comparable(given.trim());
      if (word === '') continue;
      this.words.add(word);
      this.words.add(word.toUpperCase());
      if (shapeOf(word) === 'lower') this.words.add(capitalise(word));
    }
  }

  /** Whether the word is in the set, also with 's or after an elision (l', dell'). */
  has(written: string): boolean {
    if (this.words.size === 0) return false;
    const word = comparable(written);
    if (this.words.has(word)) return true;
    const apostrophe = word.lastIndexOf("'");
    if (apostrophe < 0) return false;
    const tail = word.slice(apostrophe + 1);
    if (/^s$/i.test(tail)) return this.words.has(word.slice(0, apostrophe));
    return apostrophe <= 6 && this.words.has(tail);
  }
}

/** The user's ignore settings, prepared for many queries. */
export interface Hidden {
  accepts(word: string): boolean;
  ignores(key: string): boolean;
  /** Whether findings of this rule are wanted. */
  wants(rule: { id: string; category: Category; level?: Level }): boolean;
}

/** Builds the sets from the options. */
export function createHidden(options: CheckOptions): Hidden {
  const personal = new WordSet(options.personalWords);
  const ignored = new WordSet(options.ignoredWords);
  const keys = new Set(options.ignoredIssues);
  const rules = new Set(options.disabledRules ?? []);
  const categories = new Set<Category>(options.disabledCategories ?? []);
  return {
    accepts: (word) => personal.has(word) || ignored.has(word),
    ignores: (key) => keys.has(key),
    wants: ({ id, category, level }) =>
      !rules.has(id) && !categories.has(category) && (level !== 'picky' || options.level === 'picky'),
  };
}

/** Identifies a finding by its context: a hash of its family, the word and its neighbours, without the occurrence number. */
export function contextKey(family: string, word: string, before: string, after: string): string {
  const text = `${family}\u0000${comparable(word)}\u0000${before.toLowerCase()}\u0000${after.toLowerCase()}`;
  // Two 32-bit hashes (FNV-1a and a multiplicative one): with 64 bits a collision within one text is improbable.
  let a = 0x811c9dc5;
  let b = 0x9e3779b9;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul(b ^ unit, 0x5bd1e995) ^ (b >>> 13);
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36);
}
