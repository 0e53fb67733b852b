// Words of the personal dictionary that are near the typed word. They are few, so each is compared in full.
import { type SpellPack } from '../../pack/spellPack.ts';
import { type TypedWord } from '../search/typed.ts';
import { type CandidateSet } from './candidates.ts';

const FREQUENCY = 8;
const MAX_LENGTH_DIFFERENCE = 3;
// With more words than this, only the first are compared: a suggestion must stay cheap.
const MAX_WORDS = 2000;

/** Adds the personal words within `maxCost` of the typed word. */
export function addPersonal(
  pack: SpellPack,
  typed: TypedWord,
  personalWords: readonly string[],
  maxCost: number,
  candidates: CandidateSet,
): void {
  const count = Math.min(personalWords.length, MAX_WORDS);
  for (let i = 0; i < count; i++) {
    const word = personalWords[i] as string;
    if (word === '' || Math.abs(word.length - typed.length) > MAX_LENGTH_DIFFERENCE) continue;
    const cost = editCost(pack, typed, word.toLowerCase().replace(/[’ʼ]/g, "'"));
    if (cost <= maxCost) candidates.add(word, cost, FREQUENCY, 'personal');
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
