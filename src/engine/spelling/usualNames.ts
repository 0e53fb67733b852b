// Common words that are always capitalised (Wednesday, Germany, Madrid), and whether a word is a slip of one of them. There
// are only a few hundred per language, so each is compared directly: far cheaper than a search for every name in a text.
import { type SpellPack, WordBit } from '../pack/spellPack.ts';

/** Frequency class from which a name is so common that a near miss is a mistake rather than another name. */
export const USUAL_NAME = 7;

/** Minimum length of a slip: shorter names have too many neighbours (Jon, John). */
const LEAST_LETTERS = 5;
/** Words with at least this many letters may be two slips away (Wensday), shorter ones only one. */
const LONG = 7;

const SMALL = WordBit.lower | WordBit.keepLower;
const TITLE = WordBit.title | WordBit.keepTitle;

/** Names in lower case, by first letter. */
type Names = ReadonlyMap<string, readonly string[]>;
const namesOf = new WeakMap<SpellPack, Names>();

/** Slips (1 or 2) from a capitalised word to the nearest common name with the same initial; Infinity if none is near. */
export function slipsFromUsualName(pack: SpellPack, word: string): number {
  if (word.length < LEAST_LETTERS) return Number.POSITIVE_INFINITY;
  const lower = word.toLowerCase();
  let names = namesOf.get(pack);
  if (!names) namesOf.set(pack, (names = collect(pack)));
  const most = lower.length < LONG ? 1 : 2;
  let least = Number.POSITIVE_INFINITY;
  for (const name of names.get(lower.charAt(0)) ?? []) least = Math.min(least, slips(lower, name, most));
  return least;
}

/** Whether a word of the pack exists only with a capital. */
export function isNameClass(bits: number): boolean {
  return (bits & TITLE) !== 0 && (bits & SMALL) === 0;
}

function collect(pack: SpellPack): Names {
  const names = new Map<string, string[]>();
  for (let i = 0; i < pack.frequencyIndex.length; i++) {
    if ((pack.frequencyClass[i] as number) < USUAL_NAME) continue;
    const { word, bits } = wordAt(pack, pack.frequencyIndex[i] as number);
    if (!isNameClass(bits)) continue;
    const same = names.get(word.charAt(0));
    if (same) same.push(word);
    else names.set(word.charAt(0), [word]);
  }
  return names;
}

/** The word with this number in automaton order, and its bits. */
function wordAt(pack: SpellPack, wordIndex: number): { word: string; bits: number } {
  const { firstEdge, edgeLabel, edgeTarget, nodeClass, wordsBelow } = pack;
  let index = wordIndex;
  let node = 0;
  let word = '';
  for (;;) {
    if (nodeClass[node] !== 0) {
      if (index === 0) return { word, bits: pack.classBits[nodeClass[node] as number] as number };
      index--;
    }
    let edge = firstEdge[node] as number;
    while (index >= (wordsBelow[edgeTarget[edge] as number] as number)) {
      index -= wordsBelow[edgeTarget[edge] as number] as number;
      edge++;
    }
    word += pack.alphabet[edgeLabel[edge] as number];
    node = edgeTarget[edge] as number;
  }
}

/** How many letters to drop, add, change or swap with a neighbour to turn `a` into `b`; Infinity above `most`. */
function slips(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return Number.POSITIVE_INFINITY;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((last[j - 1] as number) + same, (last[j] as number) + 1, (row[j - 1] as number) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (before[j - 2] as number) + 1);
      }
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return Number.POSITIVE_INFINITY;
    [before, last] = [last, row];
  }
  const found = last[b.length] as number;
  return found <= most ? found : Number.POSITIVE_INFINITY;
}
