// What the statistics of an English text need to know.
import { FLESCH_BANDS, sentenceLength, wordLength } from '../../../stats/formulas.ts';
import { passivesWith } from '../../../stats/passives.ts';
import type { StyleFacts } from '../../../stats/types.ts';
import { phraseList, wordSet } from '../../../text/wordLists.ts';
import { englishProse } from './prose.ts';
import { englishSyllables } from './syllables.ts';

const AUXILIARY = wordSet(
  "am is are was were be been being 's 're isn't aren't wasn't weren't get gets got getting gotten",
);
/** They describe a state: he is gone, they are done. */
const STATES = wordSet('gone done finished supposed used married tired interested born');

/** See StyleFacts. */
export const englishStyle: StyleFacts = {
  syllables: englishSyllables,
  formulas: [
    {
      name: 'Flesch Reading Ease',
      source: 'R. Flesch, A New Readability Yardstick, Journal of Applied Psychology 32 (1948), 221–233',
      value: (measures) => 206.835 - 1.015 * sentenceLength(measures) - 84.6 * wordLength(measures),
      hardest: 0,
      easiest: 100,
      bands: FLESCH_BANDS,
    },
  ],
  light: englishProse.light,
  fillers: new Set(
    phraseList(
      'actually, basically, literally, essentially, honestly, obviously, totally, really, very, quite, rather, pretty much, just, simply, ' +
        'somewhat, kind of, sort of, in fact, of course, as a matter of fact, at the end of the day, at this point in time, ' +
        'for all intents and purposes, needless to say, in order to, the fact that, i think, you know, i mean, in terms of, as it were, ' +
        'to be honest, more or less, it goes without saying, in my opinion, definitely, absolutely, certainly, perhaps, virtually',
    ),
  ),
  passives: passivesWith({
    isAuxiliary: ({ lower }) => AUXILIARY.has(lower),
    isOther: ({ lower }) => STATES.has(lower) || lower.endsWith('ing'),
  }),
};
