// Words that English forms freely, and what may stand next to unknown ones.
import { wordList, wordSet } from '../../text/wordLists.ts';
import type { WordHabits } from '../../words/habits.ts';

/** See WordHabits. */
export const englishWords: WordHabits = {
  hyphenPrefixes: wordSet(
    'anti auto bi bio co counter cross cyber de eco ex extra geo hyper infra inter intra macro mega meta micro mid mini mono multi nano neo non over para poly post pre pro proto pseudo quasi re semi socio sub super tele trans tri ultra un under uni vice',
  ),
  derivation: {
    prefixes: wordList(
      'anti bio co counter cyber eco euro hyper infra inter macro mega micro mini multi nano neuro photo pseudo quasi radio socio super tele thermo trans ultra un',
    ),
  },
  hasPossessiveS: true,
  clipped: wordSet('tis twas twere twill em til cause bout round n ere fore tude'),
};
