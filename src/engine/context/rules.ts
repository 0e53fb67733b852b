// The rules of context classifiers: one for each mistake that a set looks for, with examples made from the set's sentences.
import type { ContextRule, WrongExample } from '../rules/types.ts';
import type { TextLanguage } from '../types.ts';
import type { ContextSet } from './types.ts';

/** They give way to rules that were written by hand. */
const PRIORITY = -1;
const ACCENTS: readonly (readonly [mark: string, name: string])[] = [
  ['\u0300', '-grave'],
  ['\u0301', '-acute'],
  ['\u0302', '-circumflex'],
  ['\u0327', '-cedilla'],
];

/** A word as part of a rule's id: small letters of ASCII, blanks and apostrophes as hyphens, the accents named at the end. */
export function slugOf(word: string): string {
  const letters = word.toLowerCase().normalize('NFD');
  const accents = ACCENTS.filter(([mark]) => letters.includes(mark)).map(([, name]) => name);
  const plainLetters = letters.replace(/[\u0300-\u036f]/g, '').replaceAll('ß', 'sz');
  return plainLetters.replace(/[^a-z0-9-]+/g, '-') + accents.join('');
}

/** Splits `written>meant`. */
export function partsOf(direction: string): readonly [written: string, meant: string] {
  const at = direction.indexOf('>');
  return [direction.slice(0, at), direction.slice(at + 1)];
}

const plain = (sentence: string): string => sentence.replace(/[[\]]|(?<=\[\p{L}+)\+/gu, '');

/** The sentence with the bracketed word replaced, its capital kept; after `stem+` only the ending is. */
function withWord(sentence: string, word: string): string {
  return sentence.replace(/\[(?:([^\]+]+)\+)?([^\]]+)\]/, (_, stem: string | undefined, found: string) => {
    if (stem !== undefined) return stem + word;
    const isCapital = found.charAt(0) !== found.charAt(0).toLowerCase();
    return isCapital ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  });
}

/** The rules of a language's sets. */
export const contextRules = (language: TextLanguage, sets: readonly ContextSet[]): ContextRule[] =>
  sets.flatMap((set) => rulesOfSet(language, set));

/** The rules of a set. */
export function rulesOfSet(language: TextLanguage, set: ContextSet): ContextRule[] {
  return set.directions.map((direction): ContextRule => {
    const [written, meant] = partsOf(direction);
    const wrong = (set.usage[meant] ?? []).map(
      (sentence): WrongExample => [withWord(sentence, written), plain(sentence)],
    );
    return {
      kind: 'context',
      id: `${language}.context.${slugOf(written)}-${slugOf(meant)}`,
      category: 'grammar',
      type: 'grammar',
      priority: PRIORITY,
      wrong,
      right: (set.usage[written] ?? []).map(plain),
      set,
      written,
      meant,
    };
  });
}
