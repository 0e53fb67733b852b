// The comma that sets off the person addressed.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import {
  can,
  capitalised,
  form,
  oneOf,
  punctuation,
  sentenceStart,
  tagged,
  uncapitalised,
  words,
} from '../../../../rules/pattern.ts';

const PEOPLE =
  'ragazzi ragazze amici mamma papà nonna nonno amore tesoro signora signore signori signorina professore professoressa prof dottore dottoressa bambini gente caro cara';

const name = oneOf(tagged(Pos.properNoun).and(capitalised()), words(PEOPLE));

const secondPerson = oneOf(can(Pos.verb, Feature.second), can(Pos.auxiliary, Feature.second))
  .except(can(Pos.verb, Feature.third))
  .and(uncapitalised())
  .except(oneOf(can(Pos.preposition), can(Pos.verb, Feature.pastParticiple)));

/** Scusa Marco, hai un minuto?; Mamma hai visto le chiavi?; Gentile signora le scrivo. */
export const vocativeComma = defineRule({
  id: 'it.punctuation.vocative',
  category: 'punctuation',
  type: 'typographical',
  patterns: [
    [
      sentenceStart(),
      words('scusa scusi scusate senti senta sentite grazie prego ascolta complimenti auguri').as('last').mark(),
      name.as('next').mark(),
      oneOf(punctuation(',', '.', '!', '?'), words('per di ma e sei hai')),
    ],
    [
      sentenceStart(),
      words('ciao salve buongiorno buonasera'),
      name.as('last').mark(),
      words('come ti ho sono volevo ci hai sei scusa mi tutto quando dove').as('next').mark(),
    ],
    [sentenceStart(), name.as('last').mark(), words('non mi ti ci vi').as('next').mark(), secondPerson],
    [sentenceStart(), name.as('last').mark(), secondPerson.as('next').mark()],
    [
      sentenceStart(),
      words('gentile gentili egregio egregia spettabile caro cara cari care'),
      oneOf(
        words(
          'signora signore signor signori signorina dottor dottore dottoressa professore professoressa direttore direttrice cliente prof avvocato',
        ),
        tagged(Pos.properNoun),
      ),
      tagged(Pos.properNoun).repeat(0, 2),
      form(/./).as('last').mark(),
      words('le la ti vi mi').as('next').mark(),
      oneOf(can(Pos.verb, Feature.first), can(Pos.auxiliary, Feature.first)),
    ],
    [
      sentenceStart(),
      words('gentile gentili egregio egregia caro cara cari care'),
      oneOf(
        words(
          'signora signore signori signorina dottore dottoressa professore professoressa direttore direttrice cliente prof avvocato',
        ),
        tagged(Pos.properNoun),
      )
        .as('last')
        .mark(),
      words('le la ti vi mi').as('next').mark(),
      oneOf(can(Pos.verb, Feature.first), can(Pos.auxiliary, Feature.first)),
    ],
  ],
  suggest: (m) => [`${m.text('last')}, ${m.text('next')}`],
  wrong: [
    ['Scusa Marco, hai un minuto?', 'Scusa, Marco, hai un minuto?'],
    ['Mamma hai visto le mie chiavi?', 'Mamma, hai visto le mie chiavi?'],
    ['Mamma non hai visto le mie chiavi?', 'Mamma, non hai visto le mie chiavi?'],
    ['Ciao Luca come stai?', 'Ciao Luca, come stai?'],
    ['Gentile signora le scrivo per il corso.', 'Gentile signora, le scrivo per il corso.'],
    ['Gentile signora Rossi le scrivo per la camera.', 'Gentile signora Rossi, le scrivo per la camera.'],
    ['Caro Marco ti scrivo da Roma.', 'Caro Marco, ti scrivo da Roma.'],
  ],
  right: [
    'Ciao a tutti, come state?',
    'Scusa, Marco, hai un minuto?',
    'Grazie mille a tutti.',
    'Marco non aiuta nessuno.',
    'Amato dai bambini di tutto il mondo, il clown sorrise.',
    'Mamma ha visto le chiavi.',
    'Marco mi ha scritto.',
  ],
});
