// The same word as another dialect spells it: colour for color under British English, realize for realise under American,
// Strasse for Straße under Swiss German. Asked only for words that another dialect accepts.
import { type SpellPack } from '../pack/spellPack.ts';
import { type TextLanguage } from '../types.ts';
import { type CandidateSet } from './candidates.ts';
import { isWord } from './lookup.ts';

const COST = 1;
const FREQUENCY = 12;

// Letter groups that dialects write differently; tried both ways, at one place or, for ß, everywhere.
const VARIANTS: Readonly<Partial<Record<TextLanguage, readonly (readonly [string, string])[]>>> = {
  en: [
    ['is', 'iz'],
    ['ys', 'yz'],
    ['our', 'or'],
    ['re', 'er'],
    ['ll', 'l'],
    ['ogue', 'og'],
    ['ae', 'e'],
    ['oe', 'e'],
    ['ence', 'ense'],
    ['mme', 'm'],
    ['que', 'ck'],
    ['ey', 'ay'],
    ['gement', 'gment'],
    ['ou', 'o'],
    ['l', 'll'],
  ],
  de: [['ß', 'ss']],
};

/** Adds the spellings of the asked dialect. */
export function addVariants(pack: SpellPack, word: string, dialectBit: number, candidates: CandidateSet): void {
  const pairs = VARIANTS[pack.language];
  if (pairs === undefined || pack.dialects.length < 2) return;
  const others = ((1 << pack.dialects.length) - 1) & ~dialectBit;
  if (!pack.dialects.some((_, i) => ((others >> i) & 1) === 1 && isWord(pack, word, 1 << i))) return;
  for (const [a, b] of pairs) {
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      for (let at = word.indexOf(from); at >= 0; at = word.indexOf(from, at + 1)) {
        const variant = word.slice(0, at) + to + word.slice(at + from.length);
        if (isWord(pack, variant, dialectBit)) candidates.add(variant, COST, FREQUENCY, 'variant');
      }
    }
  }
}
