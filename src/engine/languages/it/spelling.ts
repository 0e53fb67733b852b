// Italian: spellings that are mistaken for each other.
import { type LanguageTables } from '../../spelling/tables/types.ts';
import { commonWeights, pairs } from '../../spelling/tables/weights.ts';
import { italianPhrases } from './phrases.ts';
import { italianRanking } from './ranking.ts';

/** See LanguageTables. */
export const italianTables: LanguageTables = {
  weights: { ...commonWeights },
  groups: pairs(`
    c~ch g~gh q~cq cu~qu qu~cqu ce~cie ge~gie sce~scie z~zz k~ch x~per n~gn ni~gn gn~gni li~gli gl~gli a~à e~è
    e~é o~ò i~ì u~ù a'~à e'~è o'~ò i'~ì u'~ù nb~mb np~mp ha~a o~ho sc~sch é~è sione~zione
  `),
  fullForms: {
    "l'": ['la', 'lo'],
    "dell'": ['della', 'dello'],
    "all'": ['alla', 'allo'],
    "nell'": ['nella', 'nello'],
    "dall'": ['dalla', 'dallo'],
    "sull'": ['sulla', 'sullo'],
    "un'": ['un', 'una'],
    "c'": ['ci'],
    "al'": ["all'"],
    "del'": ["dell'"],
    "dal'": ["dall'"],
    "nel'": ["nell'"],
    "sul'": ["sull'"],
    "quel'": ["quell'"],
    "bel'": ["bell'"],
  },
  hyphenTails: [],
  oneLetterWords: 'aeèio',
  phrases: italianPhrases,
  ranking: italianRanking,
};
