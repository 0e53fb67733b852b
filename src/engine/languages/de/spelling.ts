// German: spellings that are mistaken for each other.
import { type LanguageTables, type Rewrite } from '../../spelling/tables/types.ts';
import { commonWeights, pairs } from '../../spelling/tables/weights.ts';
import { germanPhrases } from './phrases.ts';
import { germanRanking } from './ranking.ts';

/** See LanguageTables. */
export const germanTables: LanguageTables = {
  weights: { ...commonWeights, progress: 4 },
  groups: pairs(`
    ss~ß s~ß z~tz f~v f~ph v~w k~ck k~g g~ch ig~ich x~chs x~ks chs~ks ei~ai eu~äu oi~eu e~ä ae~ä oe~ö ue~ü i~ie
    ie~ih t~th r~rh t~d dt~t b~p sch~ch qu~kw a~ah e~eh o~oh u~uh a~aa e~ee st~sst seit~seid end~ent tion~zion
    z~c k~c ck~kk s~ss
  `),
  fullForms: {},
  hyphenTails: [],
  oneLetterWords: '',
  phrases: germanPhrases,
  ranking: germanRanking,
  oldSpellings: [
    ['ß', 'ss'],
    ['ss', 'ß'],
    ...[...'bdefglmnoprt'].map((letter): Rewrite => [letter + letter, letter + letter + letter]),
  ],
};
