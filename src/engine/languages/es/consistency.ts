// What a Spanish text may write in two ways.
import type { ConsistencyFacts } from '../../consistency/types.ts';
import { wordList } from '../../text/wordLists.ts';
import { spanishCommon } from './common.ts';
import variants from './rows/spellings.words.tsv';

/** See ConsistencyFacts. */
export const spanishConsistency: ConsistencyFacts = {
  variants,
  endings: { adjetivo: wordList('o a os as amente'), oscuro: wordList('o a os as') },
  nameEndings: /(?:['’]s?|[aeosz]|es)$/u,
  quotes: [
    { open: '«', close: '»' },
    { open: '“', close: '”' },
  ],
  spacedPercent: true,
  calendar: spanishCommon.calendar,
  dateForm: 'WEEKDAY DAY de MONTH',
  currencies: 'euros?|dólares|pesos|francos|libras|céntimos|centavos',
};
