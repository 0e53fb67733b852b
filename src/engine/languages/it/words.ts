// Words that Italian forms freely, and what may stand next to unknown ones.
import { wordList, wordSet } from '../../text/wordLists.ts';
import type { WordHabits } from '../../words/habits.ts';

/** See WordHabits. */
export const italianWords: WordHabits = {
  hyphenPrefixes: wordSet(
    'anti auto bi bio co eco ex extra geo iper inter intra italo macro maxi mega meta micro mini mono multi neo non post pre pro pseudo semi socio sotto sub super tele ultra vice',
  ),
  derivation: {
    prefixes: wordList(
      'anti auto cyber extra foto inter iper macro maxi mega micro mini multi nano neo neuro post pseudo radio semi socio super tele termo ultra',
    ),
    endings: /^(.{3,})(?:in|ett|ell|issim)[oaie]$/u,
    bareEndings: ['o', 'a', 'e'],
  },
  hasBareCapitals: true,
};
