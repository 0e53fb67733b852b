// What the statistics of a Spanish text need to know.
import { FLESCH_BANDS, sentenceLength, wordLength } from '../../../stats/formulas.ts';
import { hasLemma, passivesWith } from '../../../stats/passives.ts';
import type { StyleFacts } from '../../../stats/types.ts';
import { phraseList, wordSet } from '../../../text/wordLists.ts';
import { spanishProse } from './prose.ts';
import { spanishSyllables } from './syllables.ts';

const BE = wordSet('ser');

/** See StyleFacts. Only passives with ser count: that with se is the usual way to speak of nobody in particular. */
export const spanishStyle: StyleFacts = {
  syllables: spanishSyllables,
  formulas: [
    {
      name: 'Szigriszt-Pazos (INFLESZ)',
      source:
        'F. Szigriszt Pazos, Sistemas predictivos de legibilidad (1993); I. Barrio-Cantalejo et al., Anales del Sistema Sanitario de Navarra 31 (2008), 135–152',
      value: (measures) => 206.835 - 62.3 * wordLength(measures) - sentenceLength(measures),
      hardest: 0,
      easiest: 100,
      bands: [
        [80, 'veryEasy'],
        [65, 'fairlyEasy'],
        [55, 'standard'],
        [40, 'fairlyHard'],
        [Number.NEGATIVE_INFINITY, 'veryHard'],
      ],
    },
    {
      // As corrected by Law (2011): often quoted with sentences per 100 words in place of words per sentence.
      name: 'Fernández-Huerta',
      source: 'J. Fernández Huerta, Medidas sencillas de lecturabilidad, Consigna 214 (1959), 29–32',
      value: (measures) => 206.84 - 60 * wordLength(measures) - 1.02 * sentenceLength(measures),
      hardest: 0,
      easiest: 100,
      bands: FLESCH_BANDS,
    },
  ],
  light: spanishProse.light,
  fillers: new Set(
    phraseList(
      'realmente, básicamente, literalmente, obviamente, sinceramente, evidentemente, efectivamente, simplemente, totalmente, absolutamente, ' +
        'más o menos, en realidad, de hecho, la verdad es que, por así decirlo, de alguna manera, de alguna forma, a nivel de, en cuanto a, ' +
        'hoy en día, en mi opinión, en lo que respecta a, cabe destacar que, cabe mencionar que, el hecho de que, como es lógico, ' +
        'a día de hoy, en definitiva, muy, bastante, por supuesto, desde luego, digamos, o sea, un poco',
    ),
  ),
  passives: passivesWith({ isAuxiliary: (token) => hasLemma(token, BE), isOther: ({ lower }) => lower === 'sido' }),
};
