// Capitals without their accents (ECOLE, Etat, ITALIA E CITTA): common in French, Spanish and Italian, so not mistakes.
import type { SpellPack } from '../pack/spellPack.ts';
import { isWord } from '../spelling/lookup.ts';

const VARIANTS: Readonly<Record<string, string>> = {
  a: 'àâáä',
  c: 'ç',
  e: 'éèêë',
  i: 'îïìí',
  n: 'ñ',
  o: 'ôóòö',
  u: 'ùûüú',
  y: 'ÿ',
};

/** How many word ends the search may reach before it gives up. */
const MAX_ENDS = 40;

/** Whether restoring accents in `word` (in capitals) makes it a word. Follows the automaton, so it is cheap. */
export function isUnaccentedCapitals(pack: SpellPack, word: string, dialectBit: number): boolean {
  const lower = word.toLowerCase();
  const apostrophe = Math.max(lower.lastIndexOf("'"), lower.lastIndexOf('\u2019'));
  const prefix = lower.slice(0, apostrophe + 1);
  const rest = lower.slice(apostrophe + 1);
  let ends = 0;
  const visit = (node: number, at: number, made: string): boolean => {
    if (at === rest.length) {
      ends++;
      return pack.nodeClass[node] !== 0 && isWord(pack, (prefix + made).toUpperCase(), dialectBit);
    }
    const letter = rest.charAt(at);
    for (const candidate of letter + (VARIANTS[letter] ?? '')) {
      const next = childOf(pack, node, candidate);
      if (next > 0 && ends < MAX_ENDS && visit(next, at + 1, made + candidate)) return true;
    }
    return false;
  };
  return rest.length > 1 && rest.length <= 40 && visit(0, 0, '');
}

/** Whether an accent on the first letter alone makes a capitalised word correct: Etat, Ecole, A (À). */
export function isUnaccentedInitial(pack: SpellPack, word: string, dialectBit: number): boolean {
  const apostrophe = Math.max(word.lastIndexOf("'"), word.lastIndexOf('\u2019'));
  const first = word.charAt(apostrophe + 1);
  const variants = VARIANTS[first.toLowerCase()];
  if (!variants || first === first.toLowerCase()) return false;
  const before = word.slice(0, apostrophe + 1);
  const after = word.slice(apostrophe + 2);
  return [...variants].some((variant) => isWord(pack, before + variant.toUpperCase() + after, dialectBit));
}

function childOf(pack: SpellPack, node: number, letter: string): number {
  const code = pack.codeOf[letter.charCodeAt(0)] as number;
  if (code === 0) return -1;
  const last = pack.firstEdge[node + 1] as number;
  for (let edge = pack.firstEdge[node] as number; edge < last; edge++) {
    if (pack.edgeLabel[edge] === code) return pack.edgeTarget[edge] as number;
  }
  return -1;
}
