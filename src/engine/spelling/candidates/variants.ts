// Other spellings of the same word: that of another dialect (colour for color in British English), or of an older or other
// orthography (Maßnahme for Massnahme, Betttuch for Bettuch). Only what the dictionary accepts in the requested dialect.
import { type SpellPack } from '../../pack/spellPack.ts';
import { isWord } from '../lookup.ts';
import { type CandidateSet } from './candidates.ts';

const COST = 1;
const FREQUENCY = 12;

/** Adds the spellings of the requested dialect and of the current orthography. */
export function addVariants(pack: SpellPack, word: string, dialectBit: number, candidates: CandidateSet): void {
  const { oldSpellings = [], dialectSpellings = [] } = pack.tables;
  const rewrites = [...oldSpellings];
  if (isWordElsewhere(pack, word, dialectBit)) {
    for (const [a, b] of dialectSpellings) rewrites.push([a, b], [b, a]);
  }
  const lower = word.toLowerCase();
  for (const [from, to] of rewrites) {
    for (let at = lower.indexOf(from); at >= 0; at = lower.indexOf(from, at + 1)) {
      const variant = lower.slice(0, at) + to + lower.slice(at + from.length);
      const accepted = [variant, capital(variant)].find((form) => isWord(pack, form, dialectBit));
      if (accepted !== undefined) candidates.add(accepted, COST, FREQUENCY, 'variant');
    }
  }
}

function isWordElsewhere(pack: SpellPack, word: string, dialectBit: number): boolean {
  return pack.dialects.some((_, i) => 1 << i !== dialectBit && isWord(pack, word, 1 << i));
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
