// What the layouts of all languages are made of.
import { Feature } from '../lexicon/features.ts';
import type { CellWish, FormLabel, FormTest, GrammarTerm, TableLayout } from './types.ts';

/** A form that ends so. */
export const ending =
  (pattern: RegExp): FormTest =>
  (form) =>
    pattern.test(form);

/** The lemma itself: no clipped form of it, and none with a particle inside. */
export const isLemma: FormTest = (form, lemma) => form === lemma;

type Line = CellWish & { readonly label: FormLabel };

/** A row or column that is named by a term; `features` as names of `Feature`. */
export const line = (
  term: GrammarTerm,
  features: readonly (keyof typeof Feature)[] = [],
  more: Omit<CellWish, 'features'> = {},
): Line => ({ label: { term }, features: bitsOf(features), ...more });

/** Singular and plural. */
export const NUMBERS: readonly Line[] = [line('singular', ['singular']), line('plural', ['plural'])];

/** Masculine and feminine, for languages without a neuter. */
export const GENDERS: readonly Line[] = [line('masculine', ['masculine']), line('feminine', ['feminine'])];

const PERSONS = [
  ['first', 'singular'],
  ['second', 'singular'],
  ['third', 'singular'],
  ['first', 'plural'],
  ['second', 'plural'],
  ['third', 'plural'],
] as const;

/** All bits of these features. */
export function bitsOf(features: readonly (keyof typeof Feature)[]): number {
  return features.reduce((bits, name) => bits | Feature[name], 0);
}

/** The tenses of a language with its pronouns, '' for a person that has no form. */
export const tenses =
  (pronouns: readonly string[]) =>
  (
    title: GrammarTerm,
    features: readonly (keyof typeof Feature)[],
    more: Omit<CellWish, 'features'> & {
      readonly only?: readonly number[];
      readonly each?: readonly (RegExp | FormTest | null)[];
    } = {},
  ): TableLayout => {
    const { only = [0, 1, 2, 3, 4, 5], each, ...wish } = more;
    const rows = only.map((person) => {
      const one = each?.[person];
      const fits = one instanceof RegExp ? ending(one) : one;
      return {
        label: { own: pronouns[person] ?? '' },
        features: bitsOf([...features, ...(PERSONS[person] as (typeof PERSONS)[number])]),
        ...wish,
        ...(fits && { fits }),
      };
    });
    return { of: 'verb', title, columns: [], rows };
  };
