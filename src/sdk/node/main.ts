// The library's door in Node: all that main.ts has, sources that read files, and the checker in a worker thread. Without
// `packs` a checker takes the pack packages that are installed where the program runs.
import type { CheckerOptions } from '../checker.ts';
import { createSpellingChecker as createAnywhere } from '../main.ts';
import type { SpellingChecker } from '../types.ts';
import { installedPacks } from './packFolder.ts';

/** As in main.ts; `packs` may be left out. */
export const createSpellingChecker = (
  options: Omit<CheckerOptions, 'packs'> & Partial<Pick<CheckerOptions, 'packs'>> = {},
): Promise<SpellingChecker> => createAnywhere({ ...options, packs: options.packs ?? installedPacks() });

export * from '../main.ts';
export { installedPacks, packPackages, packsIn } from './packFolder.ts';
export { createWorkerChecker, type NodeThreadOptions } from './worker.ts';
