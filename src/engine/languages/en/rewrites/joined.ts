// How English words change before the next one.
import { vowelSound } from '../reading/sounds.ts';

/** a before consonants, an before vowels; nothing where the ear cannot be asked. */
export function joined(word: string, next: string): string | null {
  if (word !== 'a' && word !== 'an') return null;
  const kind = /^\d/.test(next) ? 'number' : 'word';
  const isVowel = vowelSound({ kind, text: next, lower: next.toLowerCase() });
  if (isVowel === null) return null;
  return isVowel ? 'an ' : 'a ';
}
