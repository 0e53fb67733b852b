// Letters that the word meant has twice in a row and the typed one has once: Wochende for Wochenende, rember for remember.
// The search would count them as letters left out one by one, which is too far.
import { type SpellPack } from '../../pack/spellPack.ts';
import { capitalise } from '../../text/shape.ts';
import { isWord } from '../lookup.ts';
import { frequencyOfWord } from '../search/candidateIndex.ts';
import { type CandidateSet } from './candidates.ts';

/** Shorter words become another one too easily. */
const LEAST_LENGTH = 6;
const COST = 17;
/** What a compound that the dictionary forms counts as, and how usual its two parts must be. */
const FORMED = 3;
const USUAL = 6;
const SHORTEST_PART = 3;

/** Adds the words that have two or three letters of the typed one twice in a row. */
export function addDoubled(pack: SpellPack, word: string, dialectBit: number, candidates: CandidateSet): void {
  if (word.length < LEAST_LENGTH) return;
  const lower = word.toLowerCase();
  for (const size of [2, 3]) {
    for (let at = 1; at + size <= lower.length; at++) {
      const twice = lower.slice(0, at + size) + lower.slice(at);
      const form = [twice, capitalise(twice)].find((each) => isWord(pack, each, dialectBit));
      if (form === undefined) continue;
      const frequency = frequencyOfWord(pack, form) || (isUsualCompound(pack, twice) ? FORMED : 0);
      if (frequency > 0) candidates.add(form, COST, frequency, 'word');
    }
  }
}

/** Wochenende: two usual nouns. */
function isUsualCompound(pack: SpellPack, word: string): boolean {
  const isUsual = (part: string): boolean => frequencyOfWord(pack, capitalise(part)) >= USUAL;
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
    if (isUsual(word.slice(0, at)) && isUsual(word.slice(at))) return true;
  }
  return false;
}
