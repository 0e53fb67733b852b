// French: spellings that are mistaken for each other.
import { type LanguageTables } from '../../spelling/tables/types.ts';
import { commonWeights, pairs } from '../../spelling/tables/weights.ts';
import { frenchPhrases } from './phrases.ts';
import { frenchRanking } from './ranking.ts';

/** See LanguageTables. */
export const frenchTables: LanguageTables = {
  weights: { ...commonWeights, progress: 5 },
  groups: pairs(`
    o~au o~eau au~eau e~ai é~ai è~ai é~er é~ez an~en am~em in~ain in~ein f~ph k~qu c~qu s~ss s~sc ss~sc ss~c
    ss~ti s~t g~gu j~ge g~ge oe~œ ae~æ t~th r~rh i~hi ll~y ill~y eur~ere ment~mant ant~ent ance~ence tion~ssion
    ction~xion x~cc o~ho é~hé a~ha ette~ète elle~èle eil~eille ail~aille euil~euille t~d s~x
  `),
  fullForms: {
    "l'": ['le', 'la'],
    "d'": ['de'],
    "qu'": ['que'],
    "j'": ['je'],
    "n'": ['ne'],
    "s'": ['se'],
    "m'": ['me'],
    "t'": ['te'],
    "c'": ['ce'],
  },
  hyphenTails: [
    'moi',
    'toi',
    'lui',
    'nous',
    'vous',
    'leur',
    'leurs',
    'le',
    'la',
    'les',
    'ce',
    'il',
    'ils',
    'elle',
    'elles',
    'on',
    'je',
    'tu',
    'ci',
    'là',
    'même',
    'mêmes',
    'en',
    'y',
  ],
  oneLetterWords: 'àay',
  phrases: frenchPhrases,
  ranking: frenchRanking,
};
