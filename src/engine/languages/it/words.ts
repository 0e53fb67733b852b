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
      'agro anti auto bio co contro cyber eco euro extra foto geo inter iper macro maxi mega micro mini multi nano neo neuro post pseudo radio semi socio super tecno tele termo ultra vice video',
    ),
    endings: /^(.{3,})(?:in|ett|ell|issim)[oaie]$/u,
    bareEndings: ['o', 'a', 'e'],
    // fortemente, facilmente: of the feminine, without its e after l and r
    isOther: (word, isKnown) => {
      const stem = /^(.{5,})mente$/.exec(word)?.[1] ?? '';
      return isKnown(/[ae]$/.test(stem) ? stem : `${stem}e`) && stem !== '';
    },
  },
  hasBareCapitals: true,
};
