// Moods: the subjunctive after wishes and judgements, and the tense after "si".
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, form, lemma, not, oneOf, punctuation, tagged, word, words } from '../../../../rules/pattern.ts';
import { inSubjunctive } from '../../reading/verbForms.ts';

const subject = oneOf(
  words(
    'no me te se lo la le les nos os los las ya yo tú él ella usted ellos ellas ustedes nosotros todos todo alguien nadie el mi tu su mis tus sus',
  ),
  tagged([Pos.noun, Pos.properNoun]),
).repeat(0, 4);

const indicative = oneOf(
  can(Pos.verb, Feature.indicative | Feature.present),
  can(Pos.auxiliary, Feature.indicative | Feature.present),
)
  .except(can(Pos.verb, Feature.subjunctive).except(words('puedes podemos ves sale salen vive viven')))
  .except(can(Pos.noun).except(tagged([Pos.verb, Pos.auxiliary])))
  .except(can(Pos.preposition))
  // no noun in the lexicon
  .as('verb')
  .mark();

/** The subjunctive in a tense, for the readings of the verb that have all these features. */
const inTense = (m: Match, from: number, tense: number): string[] =>
  inSubjunctive(m.sentence.lexicon, m.token('verb'), (features) => ((features & from) === from ? tense : null));

/** quiero que vienes, es importante que estudias: the subjunctive. */
export const subjunctive = defineRule({
  id: 'es.verb-forms.subjunctive',
  patterns: [
    [
      lemma(
        'querer',
        'desear',
        'esperar',
        'necesitar',
        'preferir',
        'dudar',
        'rogar',
        'exigir',
        'pedir',
        'aconsejar',
        'permitir',
        'impedir',
        'recomendar',
        'proponer',
      )
        .except(tagged(Pos.noun))
        .as('head'),
      word('que'),
      subject,
      indicative,
    ],
    [
      word('no').as('head'),
      words('me te le nos les').repeat(0, 1),
      lemma('creer', 'pensar', 'parecer', 'querer', 'gustar'),
      word('que'),
      subject,
      indicative,
    ],
    [
      lemma('ser', 'parecer').as('head'),
      words('muy más tan bastante').repeat(0, 1),
      words(
        'importante necesario mejor normal posible imposible probable raro lógico fundamental increíble natural preciso bueno malo preferible conveniente urgente',
      ),
      word('que'),
      subject,
      indicative,
    ],
    [words('hace hacía').as('head'), word('falta'), word('que'), subject, indicative],
    [
      words('me te nos').as('head'),
      words('alegro alegra alegras alegramos molesta sorprende da'),
      words('mucho pena miedo rabia').repeat(0, 1),
      word('de').repeat(0, 1),
      word('que'),
      subject,
      indicative,
    ],
    [lemma('esperar').as('head'), word('a'), word('que'), subject, indicative],
    [word('ojalá').as('head'), word('que').optional(), subject, indicative],
    [word('sin').as('head'), word('que'), subject, indicative],
    // "¿para que ...?" is a question
    [not(punctuation('¿')), word('para').as('head'), word('que'), subject, indicative],
    [word('antes').as('head'), word('de'), word('que'), subject, indicative],
    [word('a').as('head'), word('menos'), word('que'), subject, indicative],
    [word('con').as('head'), word('tal'), word('que'), subject, indicative],
    [
      words('me te le nos les').as('head'),
      words('alegra gusta encanta molesta preocupa sorprende'),
      word('que'),
      subject,
      indicative,
    ],
  ],
  unless: {
    'an order to wait: espera que voy': {
      when: (m) => /^(?:espera|espere|esperen|esperad)$/.test(m.token('head').lower),
      right: 'Espera que ya sale.',
    },
  },
  suggest: (m) => inTense(m, Feature.indicative | Feature.present, Feature.present),
  wrong: [
    ['No creas que está en casa.', 'No creas que esté en casa.'],
    ['Quiero que me ayudas con la mudanza.', 'Quiero que me ayudes con la mudanza.'],
    ['Es importante que tus padres lo saben.', 'Es importante que tus padres lo sepan.'],
    ['Ojalá tienes suerte mañana.', 'Ojalá tengas suerte mañana.'],
    ['Te llamo para que no te preocupas.', 'Te llamo para que no te preocupes.'],
    ['No creo que viene hoy.', 'No creo que venga hoy.'],
    ['Salió sin que nadie lo ve.', 'Salió sin que nadie lo vea.'],
    ['Hace falta que vienes mañana.', 'Hace falta que vengas mañana.'],
    ['Me alegro de que estás bien.', 'Me alegro de que estés bien.'],
    ['Me gusta que vienes.', 'Me gusta que vengas.'],
    ['Me preocupa que no comes.', 'Me preocupa que no comas.'],
    ['Espero a que llegas.', 'Espero a que llegues.'],
    ['Esperamos a que sale el sol.', 'Esperamos a que salga el sol.'],
    ['Antes de que llegas, te llamo.', 'Antes de que llegues, te llamo.'],
    ['A menos que vienes tú, no voy.', 'A menos que vengas tú, no voy.'],
    ['Iré con tal que vienes.', 'Iré con tal que vengas.'],
  ],
  right: [
    'Necesito que vengas conmigo.',
    'Espero que te guste el regalo.',
    'Es una duda que tenemos todos.',
    'Es importante que la fecha sea clara.',
    'Es posible que para tu caso haya otra solución.',
  ],
});

/** te llamare: the old future subjunctive is no longer written. */
export const futureFirst = defineRule({
  id: 'es.accents.future-first',
  pattern: [
    form(/[aei]re$/)
      .and(can(Pos.verb, Feature.subjunctive | Feature.future))
      .as('verb')
      .mark(),
  ],
  where: (m) =>
    !m.sentence.tokens
      .slice(Math.max(0, m.from - 5), m.from)
      .some(({ lower }) => /^(?:quien|si|donde|fuere)$/.test(lower)),
  suggest: (m) => [m.token('verb').lower.replace(/e$/, 'é')],
  wrong: [
    ['Te llamare desde el aeropuerto.', 'Te llamaré desde el aeropuerto.'],
    ['El curso que viene estudiare italiano.', 'El curso que viene estudiaré italiano.'],
    ['No lo olvidare nunca.', 'No lo olvidaré nunca.'],
  ],
  right: [
    'Si así lo hiciere, se le premiará.',
    'Quien lo hiciere pagará.',
    'Donde quiera que estuviere, lo encontrarán.',
  ],
});
