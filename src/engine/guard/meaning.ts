// Whether a sentence still denies, allows and demands what it did. Words are counted, not understood: where that may go wrong
// the change is not offered.

import type { ReadText } from './lostOrAdded.ts';
import { type GuardWord, isPlain } from './sentenceWords.ts';
import type { GuardMode, GuardReason, GuardWords } from './types.ts';

/** How far apart two words of one negation stand at most, and a negation and the word whose opposite it makes. */
const TOGETHER = 8;
const BESIDE = 3;

type Cue = 'not' | 'none' | 'half' | 'soft';

function cueOf(word: GuardWord, lastHalf: number, at: number, tools: GuardWords): Cue | null {
  const { not, bound, none, noneAfterHalf, half, soft, opposite } = tools.facts.negation;
  const { key } = word;
  if (not.has(key) || bound?.test(key)) return 'not';
  if (none.has(key)) return 'none';
  // n'est: the half is joined to its verb.
  if (half?.has(key) || (half?.has("n'") && key.startsWith("n'"))) return 'half';
  if (noneAfterHalf?.has(key) && at - lastHalf <= TOGETHER) return 'none';
  if (soft.has(key)) return 'soft';
  const rest = opposite.exec(key)?.[1];
  return rest && tools.isAdjective(key) && tools.isAdjective(rest) ? 'soft' : null;
}

/** What a sentence denies, by how many words that do so by themselves, and by how many others. */
interface Denials {
  things: number;
  words: number;
  others: number;
}

/** How many things a sentence denies: what belongs to one negation counts once, "not impossible" not at all. */
export function negationsIn({ words }: ReadText, tools: GuardWords): Denials {
  const { halfWith } = tools.facts.negation;
  const plain = words.filter(isPlain);
  let count = 0;
  let nots = 0;
  let others = 0;
  let lastStrong = Number.NEGATIVE_INFINITY;
  let lastHalf = Number.NEGATIVE_INFINITY;
  /** A half without its other half: denies by itself. */
  let isOpen = false;
  let lastMark = Number.NEGATIVE_INFINITY;
  for (const [at, word] of plain.entries()) {
    if (word.isAfterMark) lastMark = at;
    if (isOpen && (at - lastHalf > TOGETHER || halfWith?.has(word.key) || word.key.startsWith("qu'"))) {
      if (at - lastHalf > TOGETHER) count++;
      isOpen = false;
    }
    const cue = cueOf(word, lastHalf, at, tools);
    if (cue === 'soft' || cue === 'none') others++;
    if (cue === 'half') {
      lastHalf = at;
      isOpen = true;
    } else if (cue === 'soft') {
      // Not impossible.
      if (at - lastStrong <= BESIDE) {
        count--;
        lastStrong = Number.NEGATIVE_INFINITY;
      } else count++;
    } else if (cue) {
      isOpen = false;
      if (cue === 'not') nots++;
      if (cue === 'not' || at - lastStrong > TOGETHER || lastMark > lastStrong) count++;
      lastStrong = at;
    }
  }
  return { things: isOpen ? count + 1 : count, words: nots, others };
}

/** How often each modal meaning stands in a sentence. */
export function modalsIn({ words }: ReadText, { facts }: GuardWords): string {
  const text = ` ${words.map(({ key }) => key).join(' ')} `;
  return facts.modals.map((modal) => [...text.matchAll(modal)].length).join(' ');
}

/** What the second sentence says otherwise; null if nothing of this is. */
export function saidOtherwise(
  before: ReadText,
  after: ReadText,
  tools: GuardWords,
  mode: GuardMode,
): GuardReason | null {
  const [old, now] = [negationsIn(before, tools), negationsIn(after, tools)];
  // No ... ninguna without its no denies by one word less, and nothing has come in its place.
  const isHalved = now.words < old.words && now.others === old.others;
  if (old.things !== now.things || isHalved || (mode === 'correct' && old.words !== now.words)) return 'negation';
  return modalsIn(before, tools) === modalsIn(after, tools) ? null : 'modals';
}
