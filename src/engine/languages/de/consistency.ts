// What a German text may write in two ways.
import type { ConsistencyFacts } from '../../consistency/types.ts';
import { wordList } from '../../text/wordLists.ts';
import { germanCommon } from './common.ts';
import variants from './rows/spellings.words.tsv';

const DECLINED = 'e en em er es ere eren erem erer eres ste sten stem ster stes';

/** See ConsistencyFacts. */
export const germanConsistency: ConsistencyFacts = {
  variants,
  endings: {
    adjektiv: ['', ...wordList(DECLINED)],
    'adjektiv-ohne': ['', ...wordList('e en em er es')],
    verb: wordList('e en t st te ten test tet end ende enden'),
    lernen: wordList('en e t st te ten'),
  },
  capitalNouns: true,
  nameEndings: /(?:['’]s?|en|er|n|(?<!s)s)$/u,
  quotes: [
    { open: '„', close: '“' },
    { open: '»', close: '«' },
    { open: '«', close: '»' },
    { open: '“', close: '”' },
  ],
  spacedPercent: true,
  calendar: germanCommon.calendar,
  dateForm: 'WEEKDAY, DAY. MONTH',
  currencies: 'Euro|Dollar|Franken|Cent|Pfund',
};
