// The Italian rewrites: every rewrite exported by a file in these folders.
import { rewritesIn } from '../../../rewrite/families.ts';

/** All Italian rewrites. */
export const italianRewrites = {
  rules: rewritesIn(import.meta.glob(['./*/*.ts', '!./*/*.test.ts'], { eager: true })),
};
