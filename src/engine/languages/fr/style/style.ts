// What the statistics of a French text need to know.
import { FLESCH_BANDS, sentenceLength, wordLength } from '../../../stats/formulas.ts';
import { hasLemma, passivesWith } from '../../../stats/passives.ts';
import type { StyleFacts } from '../../../stats/types.ts';
import { phraseList, wordSet } from '../../../text/wordLists.ts';
import { frenchProse } from './prose.ts';
import { frenchSyllables } from './syllables.ts';

const BE = wordSet('être');
const REFLEXIVE = wordSet("se s' me m' te t'");
/** Their past tense is made with être. */
const MOVING = wordSet(
  'aller venir revenir devenir parvenir survenir intervenir advenir provenir convenir redevenir arriver partir repartir sortir ressortir ' +
    'entrer rentrer rester retourner tomber retomber monter remonter descendre redescendre naître renaître mourir décéder passer repasser ' +
    'apparaître accourir échoir éclore',
);

/** s'est, nous nous sommes: "nous" and "vous" are the subject unless they stand there twice, or with another person. */
function isReflexive(verb: string, [before = '', earlier]: readonly (string | undefined)[]): boolean {
  if (REFLEXIVE.has(before)) return true;
  if (before !== 'nous' && before !== 'vous') return false;
  return earlier === before || !verb.endsWith(before === 'nous' ? 's' : 'z') !== (verb === 'êtes');
}

/** See StyleFacts. */
export const frenchStyle: StyleFacts = {
  syllables: frenchSyllables,
  formulas: [
    {
      name: 'Kandel-Moles',
      source:
        'L. Kandel, A. Moles, Application de l’indice de Flesch à la langue française, Cahiers Études de Radio-Télévision 19 (1958), 253–274',
      value: (measures) => 207 - 1.015 * sentenceLength(measures) - 73.6 * wordLength(measures),
      hardest: 0,
      easiest: 100,
      bands: FLESCH_BANDS,
    },
  ],
  light: frenchProse.light,
  fillers: new Set(
    phraseList(
      'en fait, du coup, vraiment, tout à fait, absolument, carrément, évidemment, bien sûr, en quelque sorte, plus ou moins, pour ainsi dire, ' +
        "en effet, à vrai dire, il faut dire que, force est de constater, il va sans dire, au niveau de, en termes de, d'une certaine manière, " +
        'franchement, clairement, forcément, littéralement, effectivement, simplement, justement, véritablement, très, plutôt, ' +
        "à l'heure actuelle, au jour d'aujourd'hui, je pense que, à mon avis, quelque peu, un petit peu",
    ),
  ),
  passives: passivesWith({
    isAuxiliary: (token, before) => hasLemma(token, BE) && !isReflexive(token.lower, before),
    isOther: (participle) => hasLemma(participle, MOVING) || participle.lower === 'été',
  }),
};
