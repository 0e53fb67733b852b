// The Spanish rewrites: every rewrite exported by a file in these folders.
import { rewritesIn } from '../../../rewrite/families.ts';

/** Y before a sound like i is e, o before one like o is u. */
function joined(word: string, next: string): string | null {
  const lower = next.toLowerCase();
  if (word === 'y' || word === 'e') return /^h?[ií](?![aeou])/.test(lower) ? 'e ' : 'y ';
  if (word === 'o' || word === 'u') return /^h?[oó]/.test(lower) ? 'u ' : 'o ';
  return null;
}

/** All Spanish rewrites. */
export const spanishRewrites = {
  rules: rewritesIn(import.meta.glob(['./*/*.ts', '!./*/*.test.ts'], { eager: true })),
  joined,
};
