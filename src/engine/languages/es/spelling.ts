// Spanish: spellings that are mistaken for each other.
import { type LanguageTables } from '../../spelling/tables/types.ts';
import { commonWeights, pairs } from '../../spelling/tables/weights.ts';
import { spanishPhrases } from './phrases.ts';
import { spanishRanking } from './ranking.ts';

/** See LanguageTables. */
export const spanishTables: LanguageTables = {
  weights: { ...commonWeights },
  groups: pairs(`
    b~v c~s z~s c~z g~j ll~y i~y k~qu k~c qu~c gu~g gu~gü gue~güe n~ñ ni~ñ x~s x~cc cc~c m~n nv~mb np~mp nb~mb
    rr~r ion~ión cion~ción sion~sión hu~gü w~gu o~ho a~ha e~he ps~s sc~c in~imm trans~tras ia~ía
  `),
  fullForms: {},
  hyphenTails: [],
  oneLetterWords: 'aeouy',
  phrases: spanishPhrases,
  ranking: spanishRanking,
};
