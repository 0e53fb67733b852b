// Words that English forms freely, and what may stand next to unknown ones.
import { wordList, wordSet } from '../../text/wordLists.ts';
import type { IsKnown } from '../../words/derived.ts';
import type { WordHabits } from '../../words/habits.ts';

/** boundlessness, bulbless, turtlelike: of a word, and of one whose y becomes i. */
const AFTER_ANY = /^(.{4,}[^y])(?:ness(?:es)?|(?<!ing)less(?:ly)?|(?<=.{5})(?:like|wise))$/;
/** Adjectives whose adverb is formed by ly alone; others (accident, public) look like adjectives and are none, or take ally. */
const MANNER = /^(.{3,}(?:al|ous|ive|ful|less|ish))ly$/;

/** Words with an ending that nearly every word can take. */
function isExtended(word: string, isKnown: IsKnown): boolean {
  const base = AFTER_ANY.exec(word)?.[1];
  if (base !== undefined && (isKnown(base) || (base.endsWith('i') && isKnown(`${base.slice(0, -1)}y`)))) return true;
  const adjective = MANNER.exec(word)?.[1];
  return adjective !== undefined && isKnown(adjective);
}

/** See WordHabits. */
export const englishWords: WordHabits = {
  hyphenPrefixes: wordSet(
    'anti auto bi bio co counter cross cyber de eco ex extra geo hyper infra inter intra macro mega meta micro mid mini mono multi nano neo non over para poly post pre pro proto pseudo quasi re socio super tele trans tri ultra un under uni vice',
  ),
  derivation: {
    prefixes: wordList(
      'anti bio co counter cyber eco euro geo hyper infra inter macro mega micro mini multi nano neuro non photo pseudo quasi radio retro socio super tele thermo trans ultra un',
    ),
    isOther: isExtended,
  },
  hasPossessiveS: true,
  clipped: wordSet('tis twas twere twill em til cause bout round n ere fore tude'),
};
