// What an Italian text may write in two ways.
import type { ConsistencyFacts } from '../../consistency/types.ts';
import { wordList } from '../../text/wordLists.ts';
import { italianCommon } from './common.ts';
import variants from './rows/spellings.words.tsv';

/** See ConsistencyFacts. */
export const italianConsistency: ConsistencyFacts = {
  variants,
  endings: { aggettivo: wordList('o a i e'), socio: wordList('o a i he') },
  nameEndings: /(?:['’]s?|[aeiosn])$/u,
  quotes: [
    { open: '«', close: '»' },
    { open: '“', close: '”' },
  ],
  spacedPercent: false,
  calendar: italianCommon.calendar,
  dateForm: 'WEEKDAY DAY MONTH',
  currencies: 'euro|dollari|franchi|sterline|centesimi',
};
