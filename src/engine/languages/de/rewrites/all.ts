// The German rewrites: every rewrite exported by a file in these folders.
import { rewritesIn } from '../../../rewrite/families.ts';

/** All German rewrites. */
export const germanRewrites = {
  rules: rewritesIn(import.meta.glob(['./*/*.ts', '!./*/*.test.ts'], { eager: true })),
};
