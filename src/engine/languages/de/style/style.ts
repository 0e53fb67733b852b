// What the statistics of a German text need to know.
import { FLESCH_BANDS, sentenceLength, wordLength } from '../../../stats/formulas.ts';
import type { StyleFacts } from '../../../stats/types.ts';
import { phraseList } from '../../../text/wordLists.ts';
import { germanPassives } from './passives.ts';
import { germanProse } from './prose.ts';
import { germanSyllables } from './syllables.ts';

/** See StyleFacts. */
export const germanStyle: StyleFacts = {
  syllables: germanSyllables,
  formulas: [
    {
      name: 'Flesch-Index (Amstad)',
      source: 'T. Amstad, Wie verständlich sind unsere Zeitungen?, Dissertation, Zürich 1978',
      value: (measures) => 180 - sentenceLength(measures) - 58.5 * wordLength(measures),
      hardest: 0,
      easiest: 100,
      bands: FLESCH_BANDS,
    },
    {
      name: '4. Wiener Sachtextformel',
      source: 'R. Bamberger, E. Vanecek, Lesen – Verstehen – Lernen – Schreiben, Wien 1984',
      value: (measures) =>
        0.2656 * sentenceLength(measures) + (0.2744 * 100 * measures.longWords) / measures.words - 1.693,
      hardest: 15,
      easiest: 4,
      bands: [[Number.POSITIVE_INFINITY, 'schoolYear']],
    },
  ],
  light: germanProse.light,
  fillers: new Set(
    phraseList(
      'eigentlich, quasi, sozusagen, gewissermaßen, irgendwie, halt, grundsätzlich, natürlich, selbstverständlich, letztendlich, letztlich, ' +
        'im Grunde, im Endeffekt, an und für sich, mehr oder weniger, ziemlich, sehr, wirklich, tatsächlich, durchaus, ja auch, relativ, ' +
        'einfach nur, in der Tat, ehrlich gesagt, meiner Meinung nach, ich denke, ich glaube, zum jetzigen Zeitpunkt, im Rahmen von, ' +
        'voll und ganz, ganz und gar, in gewisser Weise, offenbar, offensichtlich, regelrecht, praktisch, absolut, total',
    ).map((phrase) => phrase.toLowerCase()),
  ),
  passives: germanPassives,
};
