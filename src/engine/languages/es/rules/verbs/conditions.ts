// The mood after si and cuando, judged from the main clause.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, form, not, oneOf, punctuation, sentenceStart, tagged, word, words } from '../../../../rules/pattern.ts';
import { inSubjunctive } from '../../reading/verbForms.ts';

const subject = oneOf(
  words(
    'no me te se lo la le les nos ya yo tú él ella usted ellos ellas ustedes nosotros el mi tu su mis tus sus los las',
  ),
  tagged([Pos.noun, Pos.properNoun]),
).repeat(0, 4);

const present = oneOf(
  can(Pos.verb, Feature.indicative | Feature.present),
  can(Pos.auxiliary, Feature.indicative | Feature.present),
)
  .as('verb')
  .mark();

/** A present tense that can be nothing else: no noun, subjunctive or preposition. */
const surePresent = present
  .except(
    can(Pos.noun)
      .except(tagged([Pos.verb, Pos.auxiliary]))
      .except(can(Pos.verb, Feature.second | Feature.indicative)),
  )
  .except(can(Pos.verb, Feature.subjunctive))
  .except(can(Pos.preposition));

/** The subjunctive of the verb in another tense. */
const subjunctive = (m: Match, tense: number): string[] =>
  inSubjunctive(m.sentence.lexicon, m.token('verb'), (features) =>
    (features & Feature.indicative) !== 0 ? tense : null,
  );

const conditional = oneOf(can(Pos.verb, Feature.conditional), can(Pos.auxiliary, Feature.conditional));

/** si tengo tiempo, iría contigo. */
export const siPresent = defineRule({
  id: 'es.verb-forms.si-present',
  pattern: [
    sentenceStart(),
    word('si'),
    subject,
    present,
    not(punctuation(',', '.', ';', '?'))
      .repeat(0, 6)
      .as('rest'),
    punctuation(','),
    words('no me te se lo la le les nos yo tú él ella nosotros entonces').repeat(0, 3),
    conditional.as('main'),
  ],
  where: (m) =>
    // "si quieres, podría ayudarte", "si no le importa, me gustaría": a polite offer
    !/^(?:pod|gust|querr|deber|prefer|agrade|ser|encant|recomend|sugerir|dir)/.test(m.token('main').lower) &&
    !m.all('rest').some(({ pos, verbForm }) => (pos === Pos.verb || pos === Pos.auxiliary) && verbForm === 0),
  unless: {
    'what did not happen: si llega a llover': {
      when: (m) => m.token('verb').readings.some(({ lemma }) => lemma === 'llegar') && m.all('rest')[0]?.lower === 'a',
      right: 'Si llega a llover, nos habríamos mojado.',
    },
  },
  suggest: (m) => subjunctive(m, Feature.imperfect),
  wrong: [
    ['Si tengo tiempo, iría contigo.', 'Si tuviera tiempo, iría contigo.'],
    ['Si gano la lotería, compraría una casa.', 'Si ganara la lotería, compraría una casa.'],
    ['Si tienes coche, llegarías antes.', 'Si tuvieras coche, llegarías antes.'],
  ],
  right: ['Si tuviera tiempo, iría.', 'Si tengo tiempo, iré.', 'Si quieres, podría ayudarte.'],
});

/** A sure present that is not also a past form, as llegamos is. */
const notPast = surePresent.except(can(Pos.verb, Feature.preterite));

/** cuando llegas a casa, llámame. */
export const cuandoFuture = defineRule({
  id: 'es.verb-forms.cuando-future',
  priority: 1,
  patterns: [
    [
      sentenceStart(),
      word('cuando'),
      subject,
      notPast,
      not(punctuation(',', '.', ';', '?'))
        .repeat(0, 6)
        .as('rest'),
      punctuation(','),
      words('no me te se lo la le les nos yo tú él ella nosotros ya').repeat(0, 3),
      oneOf(
        can(Pos.verb, Feature.future | Feature.indicative),
        can(Pos.auxiliary, Feature.future | Feature.indicative),
        form(/[áéí]\p{L}*(?:me|nos|lo|la|le|los|las|les)$/u).and(can(Pos.verb, Feature.imperative)),
      ).as('main'),
    ],
    [
      oneOf(
        can(Pos.verb, Feature.future | Feature.indicative).except(can(Pos.noun)),
        form(/^(?:llámame|avísame|escríbeme|dime|avísanos|llámanos|avisa|llama)$/),
      ).as('main'),
      words('por favor ya luego').repeat(0, 2),
      word('cuando'),
      words('no me te se lo la le nos ya yo tú').repeat(0, 2),
      notPast,
      not(words('x')).repeat(0, 1).as('rest'),
    ],
  ],
  suggest: (m) => subjunctive(m, Feature.present),
  wrong: [
    ['Cuando la cena está lista, te llamaré.', 'Cuando la cena esté lista, te llamaré.'],
    ['Cuando llegas a casa, llámame.', 'Cuando llegues a casa, llámame.'],
    ['Cuando tengo dinero, compraré un coche.', 'Cuando tenga dinero, compraré un coche.'],
    ['Avísame cuando llegas a casa.', 'Avísame cuando llegues a casa.'],
  ],
  right: [
    'Cuando la cena esté lista, te llamaré.',
    'Cuando crees un proyecto, se te pedirá un nombre.',
    'Cuando empezamos, recordarás que éramos cuatro.',
    'Cuando para Navidad vuelvas a casa, te lo contaré.',
    'Cuando llego a casa, ceno.',
  ],
});

/** me gustaría que vienes, te agradecería que me envías: the past subjunctive. */
export const wishPast = defineRule({
  id: 'es.verb-forms.wish-past',
  patterns: [
    [
      words(
        'gustaría encantaría querría preferiría agradecería agradeceríamos desearía quisiera molestaría importaría alegraría convendría pedí pidió',
      ).as('head'),
      words('mucho muchísimo mejor').repeat(0, 1),
      word('que'),
      subject,
      surePresent,
    ],
  ],
  suggest: (m) => subjunctive(m, Feature.imperfect),
  wrong: [
    ['Me encantaría que vienes a visitarme.', 'Me encantaría que vinieras a visitarme.'],
    ['Les agradecería que me envían la factura.', 'Les agradecería que me enviaran la factura.'],
    ['Nos gustaría que vienes con nosotros.', 'Nos gustaría que vinieras con nosotros.'],
  ],
  right: [
    'Me gustaría que la cena fuera en casa.',
    'Les pidió que salgan ya.',
    'Pidió que para el lunes estuviera listo.',
  ],
});
