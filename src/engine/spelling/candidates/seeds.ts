// Where the search for a word's corrections begins: at the word, behind an elision, and behind letters meant as one.
import { type SpellPack } from '../../pack/spellPack.ts';
import { type SearchSeed } from '../search/emit.ts';
import { type TypedWord } from '../search/typed.ts';

/** One slip in a shorter elision would make it any other. */
const LEAST_LENGTH = 5;

/**
 * The whole word, the rest after a typed elision, the rest after letters that may be an elision without its apostrophe, and
 * the rest after an elision with a slip in it (losqu'il).
 */
export function seedsFor(pack: SpellPack, typed: TypedWord, word: string, elisionCost: number): SearchSeed[] {
  const seeds: SearchSeed[] = [{ column: 0, cost: 0, elision: -1, prefix: '' }];
  const apostrophe = word.indexOf("'");
  const head = word.slice(0, apostrophe + 1);
  const isElision = pack.elisions.some((prefix) => word.startsWith(prefix));
  pack.elisions.forEach((prefix, elision) => {
    const bare = prefix.slice(0, -1);
    const rest = typed.length - prefix.length;
    if (rest > 0 && word.startsWith(prefix)) {
      seeds.push({ column: prefix.length, cost: 0, elision, prefix });
    } else if (rest > 1 && word.startsWith(bare) && word[bare.length] !== "'") {
      seeds.push({ column: bare.length, cost: elisionCost + typed.leastSurplus / 2, elision, prefix });
    } else if (!isElision && prefix.length >= LEAST_LENGTH && isOneSlip(head, prefix)) {
      seeds.push({ column: head.length, cost: elisionCost, elision, prefix });
    }
  });
  return seeds;
}

/** Whether two words differ in one letter left out, added, replaced or swapped with its neighbour. */
function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
