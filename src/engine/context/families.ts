// Families of words that share a classifier: words told apart by an accent, and helpers for building other families.
import { Group } from '../lexicon/features.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { hashString } from '../reading/scoring.ts';
import type { Token } from '../rules/token.ts';
import { type FamilyChoice, type WordFamily } from './choices.ts';

const CACHE_SIZE = 16384;

/** Caches what was found out about a word. */
export function kept(find: (word: string) => FamilyChoice | null): (token: Token) => FamilyChoice | null {
  const cache = new Map<string, FamilyChoice | null>();
  return ({ lower }) => {
    let choice = cache.get(lower);
    if (choice === undefined) {
      choice = find(lower);
      if (cache.size >= CACHE_SIZE) cache.clear();
      cache.set(lower, choice);
    }
    return choice;
  };
}

/** Where the accent of a word is: names of its candidates. */
type AccentPlace = 'none' | 'inner' | 'final';

/** Vowels that can take the accent, plain and accented, in the same order. */
export interface AccentLetters {
  plain: string;
  accented: string;
  /** Only a last letter can take it. */
  finalOnly: boolean;
}

const KINDS = Group.number | Group.gender | Group.person | Group.tense | Group.mood | Group.verbForm | Group.degree;

/** The word without accents, and with each vowel accented in turn. */
function variantsOf(
  word: string,
  { plain, accented, finalOnly }: AccentLetters,
): { text: string; name: AccentPlace }[] {
  const letters = [...word].map((letter) => plain[accented.indexOf(letter)] ?? letter);
  const variants: { text: string; name: AccentPlace }[] = [{ text: letters.join(''), name: 'none' }];
  // the accent of the last vowel is final also before -s and -n: estás, hablarán
  const last = letters.findLastIndex((letter) => plain.includes(letter));
  letters.forEach((letter, i) => {
    for (let k = 0; k < plain.length; k++) {
      if (plain[k] !== letter || (finalOnly && i !== letters.length - 1)) continue;
      const text = letters.with(i, accented[k] as string).join('');
      variants.push({ text, name: i === last ? 'final' : 'inner' });
    }
  });
  return variants;
}

/** Words that an accent turns into others: hablo and habló, publico, público and publicó; `except` have their own sets. */
export function accentFamily(
  id: string,
  lexicon: Lexicon,
  letters: AccentLetters,
  except: ReadonlySet<string>,
): WordFamily {
  const candidatesOf = kept((word) => {
    if (word.length < 3 || !/^\p{L}+$/u.test(word)) return null;
    const known = variantsOf(word, letters).filter(({ text }) => lexicon.analyses(text).length > 0);
    const written = known.findIndex(({ text }) => text === word);
    if (known.length < 2 || written < 0 || known.some(({ text }) => except.has(text))) return null;
    const candidates = known.map(({ text, name }) => {
      const kinds = lexicon.analyses(text).map(({ pos, features }) => `${pos}.${features & KINDS}`);
      return { text, name, key: hashString(`${name} ${[...new Set(kinds)].sort().join(' ')}`) | 1 };
    });
    return { written, candidates, stem: hashString(`stem ${(known[0] as { text: string }).text}`) };
  });
  return { id, candidatesOf };
}
