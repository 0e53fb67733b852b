// Slips of common words: no name may make one of them right. A name that is itself far from rare stays one (Jon beside John).

import type { SpellPack } from '../../../src/engine/pack/spellPack.ts';
import { WordBit } from '../../../src/engine/pack/spellPack.ts';
import { slipsFromUsualName } from '../../../src/engine/spelling/usualNames.ts';
import { bitsAt, walk } from '../../../src/engine/spelling/walk.ts';

/** Words, and names, from this frequency class on are common; below, a slip is as rare as a name. */
const COMMON = 6;
const COMMON_NAME = 4;
/** A word this many classes more frequent than a name (half a power of ten each) makes it a slip; fewer are enough for a name. */
const LEAD = 4;
const NAME_LEAD = 2;
/** A short name this rare is rather any slip of a word this frequent (Gud, Hoi). */
const SHORT = 6;
const RARE = 3;
const FREQUENT = 9;
/** A long name may be two slips away from a common one. */
const LONG = 9;
/** Shorter words have names for neighbours everywhere. */
const LEAST_LETTERS = 3;

/** Answers for the words of one language. */
export interface Slips {
  /** Whether a name in lower case, with its frequency class, is rather a slip. */
  isSlip(name: string, frequencyClass: number): boolean;
}

/** Collects the slips of a language's words. `keepsAccents`: leaving the accents out of a name is one, too. */
export function slipsOf(frequencies: ReadonlyMap<string, number>, pack: SpellPack, keepsAccents: boolean): Slips {
  /** The highest class at which a name is still a slip, by slip. */
  const slips = new Map<string, number>();
  const bare = new Set<string>();
  const frequent = new Set<string>();
  const isSmall = (word: string) =>
    pack.dialects.some(
      (_, dialect) =>
        (bitsAt(pack, walk(pack, word, 0, word.length), dialect) & (WordBit.lower | WordBit.keepLower)) !== 0,
    );
  for (const [word, frequencyClass] of frequencies) {
    const small = isSmall(word);
    if (keepsAccents || small) bare.add(unaccented(word));
    if (small && frequencyClass >= FREQUENT) for (const pattern of patternsOf(word)) frequent.add(pattern);
    if (frequencyClass < (small ? COMMON : COMMON_NAME) || word.length < LEAST_LETTERS) continue;
    const most = frequencyClass - (small ? LEAD : NAME_LEAD);
    for (const slip of slipsIn(word)) slips.set(slip, Math.max(slips.get(slip) ?? -1, most));
  }
  for (const phrase of pack.tables.phrases) slips.set(phrase.replaceAll(' ', ''), Number.POSITIVE_INFINITY);
  return {
    isSlip: (name, frequencyClass) =>
      bare.has(unaccented(name)) ||
      frequencyClass <= (slips.get(name) ?? -1) ||
      (frequencyClass <= RARE && name.length <= SHORT && patternsOf(name).some((pattern) => frequent.has(pattern))) ||
      (name.length >= LONG && slipsFromUsualName(pack, name) <= 2),
  };
}

/** How far a letter is moved (Ghandi). */
const FARTHEST = 3;

/** A word with a letter left out, doubled or moved, or without its apostrophe. */
function* slipsIn(word: string): Generator<string> {
  for (let i = 0; i < word.length; i++) {
    const [before, letter, after] = [word.slice(0, i), word.charAt(i), word.slice(i + 1)];
    if (word.length > LEAST_LETTERS || /['-]/.test(letter)) yield before + after;
    yield before + letter + letter + after;
    for (let to = 1; to <= Math.min(FARTHEST, after.length); to++) {
      yield before + after.slice(0, to) + letter + after.slice(to);
      yield before + after.charAt(to - 1) + letter + after.slice(0, to - 1) + after.slice(to);
    }
  }
}

const unaccented = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');

/** The word with one letter unsaid, and with one left out and one added: what a single wrong letter leaves in common. */
function patternsOf(word: string): string[] {
  return Array.from(word, (_, i) => `${word.slice(0, i)}*${word.slice(i + 1)}`);
}
