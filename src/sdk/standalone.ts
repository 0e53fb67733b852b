// The library as one file without dynamic imports: for service workers, where those are forbidden, and for pages that take one
// script. It has the rules of all five languages in it; the texts of findings are fetched as JSON.
import { type CheckerOptions, createCheckerWith } from './checker.ts';
import { textsAt } from './texts/fetched.ts';
import type { SpellingChecker } from './types.ts';

/** How a checker is made in one file. */
export interface StandaloneOptions extends CheckerOptions {
  /** Where the folder `texts/` of the package is; beside this script if not given. */
  texts?: string | URL;
}

/** As in main.ts. */
export const createSpellingChecker = ({ texts, ...options }: StandaloneOptions): Promise<SpellingChecker> =>
  createCheckerWith(textsAt(texts ?? new URL('./texts/', import.meta.url)), options);

export { SpellingCheckError } from './errors.ts';
export { packsAt } from './packs/source.ts';
