// Prepositions that a verb takes before an infinitive or a noun: empezar a, tratar de, pensar en, acordarse de.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, lemma, oneOf, word, words } from '../../../../rules/pattern.ts';
import { rowsOf } from '../../../../rules/rows.ts';
import type { Token } from '../../../../rules/token.ts';
import rows from '../../rows/infinitivePrepositions.tsv';

const infinitive = can(Pos.verb, Feature.infinitive);

/** The verb before the preposition. */
const verbOf = (m: Match): Token | undefined => m.sentence.tokens[(m.marked()[0]?.index ?? 0) - 1];

const TAKES_NOTHING = /^(?:querer|poder|deber|necesitar|desear|preferir|soler)$/;

/** empecé de estudiar; trato a ser puntual; quiero a comprar. */
export const infinitiveFrame = defineRule({
  id: 'es.usage.infinitive-frame',
  ...rowsOf(rows, { infinitive: () => infinitive }),
  unless: {
    'a noun: el deseo de huir': {
      when: (m) => m.from > 0 && verbOf(m)?.pos === Pos.noun && !/^(?:yo|[,;])$/.test(m.before()?.lower ?? ''),
      right: 'Siente un repentino deseo de huir.',
    },
    'whom one loves: la quiero a morir': {
      when: (m) =>
        /^(?:que|lo|la|los|las)$/.test(m.before()?.lower ?? '') &&
        (verbOf(m)?.readings.some(({ lemma: each }) => TAKES_NOTHING.test(each)) ?? false),
      right: 'La quiero a morir.',
    },
  },
  right: ['Debe de ser tarde.', 'Vuelvo de comprar pan.', 'Pienso en mudarme.'],
});

/** me acuerdo tu cara; me olvidé llamar; soy acuerdo. */
export const missingDe = defineRule({
  id: 'es.usage.missing-de',
  patterns: [
    [
      words('me te se nos'),
      lemma('acordar').and(can(Pos.verb)).as('head').mark(),
      words('mucho bien muy siempre perfectamente').repeat(0, 1),
      oneOf(words('mi tu su mis tus sus él ella ti mí esa ese eso aquel aquella cuando'), infinitive).as('next'),
    ],
    [
      words('me te nos').as('who'),
      words('olvidé olvidaste olvidamos olvido olvidas').as('head').mark(),
      infinitive.as('next'),
    ],
    [
      words('tengo tienes tiene tenemos tienen tenía').as('who'),
      words('ganas miedo').as('head').mark(),
      oneOf(infinitive, word('que')).as('next'),
    ],
    [
      words('estoy estás está estamos están soy eres somos'),
      words('acuerdo').as('head').mark(),
      words('con contigo en conmigo'),
    ],
  ],
  unless: {
    'what is decided: se acuerda pedir presupuesto': {
      when: (m) => m.sentence.tokens[m.from]?.lower === 'se' && m.token('next').verbForm === Feature.infinitive,
      right: 'Se acuerda pedir presupuesto a otra empresa.',
    },
  },
  suggest: (m) =>
    m.token('head').lower === 'acuerdo' && !m.sentence.tokens[m.from]?.lower.match(/^(?:me|te|se|nos)$/)
      ? ['de acuerdo']
      : [`${m.text('head')} de`],
  wrong: [
    ['Me acuerdo tu cara perfectamente.', 'Me acuerdo de tu cara perfectamente.'],
    ['Me olvidé llamar al médico.', 'Me olvidé de llamar al médico.'],
    ['Tengo ganas verte pronto.', 'Tengo ganas de verte pronto.'],
    ['Estoy acuerdo contigo.', 'Estoy de acuerdo contigo.'],
    ['No estamos acuerdo en eso.', 'No estamos de acuerdo en eso.'],
  ],
  right: [
    'Me acuerdo de tu cara.',
    'Nos acordamos mucho de ella.',
    'Tengo ganas de verte.',
    'Estoy de acuerdo contigo.',
  ],
});
