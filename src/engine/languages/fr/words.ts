// Words that French forms freely, and what may stand next to unknown ones.
import { wordList, wordSet } from '../../text/wordLists.ts';
import type { WordHabits } from '../../words/habits.ts';

/** See WordHabits. */
export const frenchWords: WordHabits = {
  hyphenPrefixes: wordSet(
    'anti auto bi bio co contre cyber éco électro ex extra franco gallo géo hyper infra inter intra macro méga méta micro mini mono multi nano néo non para poly post pré pro pseudo quasi radio ré semi socio sous sub super supra sur sus télé tri ultra vice anglo italo hispano israélo sino russo',
  ),
  derivation: {
    prefixes: wordList(
      'agro anti auto co cyber éco euro géo hyper infra inter macro méga micro mini multi nano neuro néo photo poly post pseudo radio semi socio super techno télé thermo trans ultra vidéo électro',
    ),
  },
  hasBareCapitals: true,
  hasBareInitials: true,
};
