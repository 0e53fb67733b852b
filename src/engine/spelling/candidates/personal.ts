// Words of the personal dictionary that are near the typed word. They are few, so each is compared in full; of a long list
// only those with nearly the same letters.
import { type SpellPack } from '../../pack/spellPack.ts';
import { type TypedWord } from '../search/typed.ts';
import { type CandidateSet } from './candidates.ts';

const FREQUENCY = 8;
const MAX_LENGTH_DIFFERENCE = 3;
// No more words than this are compared: a suggestion must stay cheap.
const MAX_WORDS = 2000;
// Letters that only one of two words has: three edits and more are too far.
const MAX_ODD_LETTERS = 6;

const lowered = new WeakMap<readonly string[], readonly string[]>();

/** The words as they are compared; the same list comes with every suggestion. */
function lowerCased(words: readonly string[]): readonly string[] {
  const known = lowered.get(words) ?? words.map((word) => word.toLowerCase().replace(/[’ʼ]/g, "'"));
  lowered.set(words, known);
  return known;
}

function oddLetters(pack: SpellPack, typed: number, word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i++) letters |= 1 << (pack.codeOf[word.charCodeAt(i)] ?? 0);
  let count = 0;
  for (let odd = typed ^ letters; odd !== 0; odd &= odd - 1) count++;
  return count;
}

/** Adds the personal words within `maxCost` of the typed word. */
export function addPersonal(
  pack: SpellPack,
  typed: TypedWord,
  personalWords: readonly string[],
  maxCost: number,
  candidates: CandidateSet,
): void {
  const words = lowerCased(personalWords);
  const isLong = words.length > MAX_WORDS;
  const letters = typed.letters.reduce((bits, code) => bits | (1 << code), 0);
  let compared = 0;
  for (const [i, word] of words.entries()) {
    if (word === '' || Math.abs(word.length - typed.length) > MAX_LENGTH_DIFFERENCE) continue;
    if (isLong && oddLetters(pack, letters, word) > MAX_ODD_LETTERS) continue;
    if (compared++ === MAX_WORDS) return;
    const cost = editCost(pack, typed, word);
    if (cost <= maxCost) candidates.add(personalWords[i] as string, cost, FREQUENCY, 'personal');
  }
}

// The cost of having typed `typed` for `word`, by the same tables as the search but without letter groups.
function editCost(pack: SpellPack, typed: TypedWord, word: string): number {
  const { length, letters } = typed;
  const columns = length + 1;
  let beforePrevious = new Float64Array(length + 1);
  let previous = new Float64Array(length + 1);
  for (let j = 1; j <= length; j++) previous[j] = (previous[j - 1] as number) + (typed.surplus[j - 1] as number);
  for (let i = 1; i <= word.length; i++) {
    const label = pack.codeOf[word.charCodeAt(i - 1)] ?? 0;
    const labelBefore = i > 1 ? (pack.codeOf[word.charCodeAt(i - 2)] ?? 0) : 0;
    const row = new Float64Array(length + 1);
    for (let j = 0; j <= length; j++) {
      let cost = (previous[j] as number) + (typed.omission[label * columns + j] as number);
      if (j > 0) {
        cost = Math.min(cost, (row[j - 1] as number) + (typed.surplus[j - 1] as number));
        cost = Math.min(cost, (previous[j - 1] as number) + (typed.substitution[label * columns + j - 1] as number));
      }
      if (j > 1 && letters[j - 2] === label && letters[j - 1] === labelBefore && label !== labelBefore) {
        cost = Math.min(cost, (beforePrevious[j - 2] as number) + (typed.transposition[j - 2] as number));
      }
      row[j] = cost;
    }
    beforePrevious = previous;
    previous = row;
  }
  return previous[length] as number;
}
