// What a French text may write in two ways.
import type { ConsistencyFacts } from '../../consistency/types.ts';
import { wordList } from '../../text/wordLists.ts';
import { frenchCommon } from './common.ts';
import variants from './rows/spellings.words.tsv';

const NO_BREAK = '\u00a0';

/** See ConsistencyFacts. */
export const frenchConsistency: ConsistencyFacts = {
  variants,
  endings: {
    er: wordList('er e es ent ons ez ait aient ant é ée és ées era eront'),
    // Without the forms of entrain and train.
    entraîner: wordList('er e es ent ez ait aient ant é ée és ées era ement eur'),
    traîner: wordList('er e es ent ez ait aient ant é ée és ées era'),
    enchaîner: wordList('er e es ent ez ait aient ant é ée és ées ement'),
  },
  nameEndings: /(?:['’]s?|s|e|es)$/u,
  quotes: [
    { open: `«${NO_BREAK}`, close: `${NO_BREAK}»` },
    { open: '“', close: '”' },
  ],
  spacedPercent: true,
  calendar: frenchCommon.calendar,
  dateForm: 'WEEKDAY DAY MONTH',
  currencies: 'euros?|dollars?|francs?|centimes?|livres?',
};
