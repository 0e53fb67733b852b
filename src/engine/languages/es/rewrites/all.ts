// The Spanish rewrites: every rewrite exported by a file in these folders.
import { rewritesIn } from '../../../rewrite/families.ts';
import { joined } from './joined.ts';

/** All Spanish rewrites. */
export const spanishRewrites = {
  rules: rewritesIn(import.meta.glob(['./*/*.ts', '!./*/*.test.ts'], { eager: true })),
  joined,
};
