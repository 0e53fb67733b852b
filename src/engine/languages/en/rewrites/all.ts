// The English rewrites: every rewrite exported by a file in these folders.
import { rewritesIn } from '../../../rewrite/families.ts';
import { vowelSound } from '../reading/sounds.ts';

/** a before consonants, an before vowels; nothing where the ear cannot be asked. */
function joined(word: string, next: string): string | null {
  if (word !== 'a' && word !== 'an') return null;
  const kind = /^\d/.test(next) ? 'number' : 'word';
  const isVowel = vowelSound({ kind, text: next, lower: next.toLowerCase() });
  if (isVowel === null) return null;
  return isVowel ? 'an ' : 'a ';
}

/** All English rewrites. */
export const englishRewrites = {
  rules: rewritesIn(import.meta.glob(['./*/*.ts', '!./*/*.test.ts'], { eager: true })),
  joined,
};
