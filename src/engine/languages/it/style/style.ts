// What the statistics of an Italian text need to know. Its formula counts letters, so nothing counts syllables.
import { hasLemma, passivesWith } from '../../../stats/passives.ts';
import type { StyleFacts } from '../../../stats/types.ts';
import { phraseList, wordSet } from '../../../text/wordLists.ts';
import { italianProse } from './prose.ts';

const BE = wordSet('essere');
const COME = wordSet('venire');
const REFLEXIVE = wordSet("si s' mi m' ti t' ci c' vi v'");
const BEEN = wordSet('stato stata stati state');
/** Their past tense is made with essere. */
const MOVING = wordSet(
  'andare venire arrivare partire ripartire uscire entrare rientrare tornare ritornare restare rimanere stare essere diventare divenire ' +
    'nascere morire cadere salire scendere passare fuggire scappare giungere correre crescere sparire scomparire apparire comparire emergere ' +
    'esistere succedere accadere avvenire capitare bastare mancare sembrare parere piacere dispiacere riuscire servire costare durare dipendere ' +
    'finire cominciare iniziare terminare cambiare migliorare peggiorare aumentare diminuire intervenire provenire pervenire sopravvivere ' +
    'scoppiare esplodere fallire guarire invecchiare spuntare sorgere insorgere risultare valere scadere trascorrere evolvere',
);

/** See StyleFacts. */
export const italianStyle: StyleFacts = {
  formulas: [
    {
      name: 'Gulpease',
      source:
        'P. Lucisano, M. E. Piemontese, Gulpease: una formula per la predizione della difficoltà dei testi in lingua italiana, Scuola e città 3 (1988), 110–124',
      value: ({ sentences, letters, words }) => 89 + (300 * sentences - 10 * letters) / words,
      hardest: 0,
      easiest: 100,
      bands: [
        [80, 'forPrimary'],
        [60, 'forLowerSecondary'],
        [40, 'forUpperSecondary'],
        [Number.NEGATIVE_INFINITY, 'beyondSchool'],
      ],
    },
  ],
  light: italianProse.light,
  fillers: new Set(
    phraseList(
      'praticamente, sostanzialmente, fondamentalmente, letteralmente, ovviamente, sinceramente, effettivamente, semplicemente, davvero, ' +
        'assolutamente, veramente, in pratica, in realtà, di fatto, più o meno, in qualche modo, per così dire, a livello di, in un certo senso, ' +
        'a mio parere, secondo me, il fatto che, va detto che, come è noto, al giorno d’oggi, in buona sostanza, molto, piuttosto, ' +
        'abbastanza, certamente, naturalmente, diciamo, insomma, cioè, un po’',
    ).map((phrase) => phrase.replace(/’/g, "'")),
  ),
  passives: passivesWith({
    isAuxiliary: (token, before) =>
      !REFLEXIVE.has(before[0] ?? '') && (hasLemma(token, BE) || hasLemma(token, COME) || BEEN.has(token.lower)),
    isOther: (participle) => hasLemma(participle, MOVING) || BEEN.has(participle.lower),
  }),
};
