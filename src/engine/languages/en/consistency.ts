// What an English text may write in two ways.
import type { ConsistencyFacts } from '../../consistency/types.ts';
import { wordList } from '../../text/wordLists.ts';
import { englishCommon } from './common.ts';
import variants from './rows/spellings.words.tsv';

/** See ConsistencyFacts. */
export const englishConsistency: ConsistencyFacts = {
  variants,
  endings: {
    mail: ['', ...wordList('s ed ing er ers')],
    cooperate: wordList('e es ed ing ion ive or ors'),
  },
  nameEndings: /(?:['’]s?|s)$/u,
  quotes: [
    { open: '“', close: '”' },
    { open: '«', close: '»' },
  ],
  spacedPercent: false,
  calendar: englishCommon.calendar,
  dateForm: 'WEEKDAY DAY MONTH',
  currencies: 'dollars|euros|pounds|pence|cents',
};
