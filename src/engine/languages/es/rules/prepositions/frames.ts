// Prepositions before an infinitive or a noun that a verb asks for: empezar a, tratar de, pensar en, acordarse de.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { can, lemma, lemmas, oneOf, word, words } from '../../../../rules/pattern.ts';

const TAKES_A = 'empezar comenzar aprender ayudar atrever volver enseñar obligar';
const TAKES_DE = 'tratar dejar acabar terminar olvidar acordar encargar';
const TAKES_NOTHING = 'querer poder deber necesitar desear preferir soler';

const infinitive = can(Pos.verb, Feature.infinitive);

/** Whether the token is meant as a verb. */
const asVerb = (list: string) => lemmas(list).and(can(Pos.verb));

/** empecé de estudiar; trato a ser puntual; quiero a comprar. */
export const infinitiveFrame = defineRule({
  id: 'es.usage.infinitive-frame',
  patterns: [
    [asVerb(TAKES_A).as('verb'), words('de en').as('preposition').mark(), infinitive.as('infinitive')],
    [asVerb(TAKES_DE).as('verb'), words('a en').as('preposition').mark(), infinitive.as('infinitive')],
    [asVerb('pensar soñar').as('verb'), words('de').as('preposition').mark(), infinitive.as('infinitive')],
    [asVerb(TAKES_NOTHING).as('verb'), words('a de').as('preposition').mark(), infinitive.as('infinitive').mark()],
  ],
  where: (m) => {
    const verb = m.token('verb');
    const before = m.before()?.lower ?? '';
    if (verb.pos === Pos.noun && m.from > 0 && !/^(?:yo|[,;])$/.test(before)) return false;
    const has = (list: string) => verb.readings.some(({ lemma: each }) => list.split(' ').includes(each));
    // "dejar a alguien", "volver de comprar", "deber de", "querer a"
    if (has('volver') && m.token('preposition').lower === 'de') return false;
    if (has('deber') && m.token('preposition').lower === 'de') return false;
    if (has('dejar terminar acabar') && m.token('preposition').lower === 'en') return false;
    if (has('enseñar ayudar obligar') && m.token('preposition').lower === 'en') return false;
    if (has('acordar olvidar') && !/^(?:me|te|se|nos|os)$/.test(before)) return false;
    return !/^(?:que|lo|la|los|las)$/.test(before) || !has(TAKES_NOTHING);
  },
  suggest: (m) => {
    const verb = m.token('verb');
    const has = (list: string) => verb.readings.some(({ lemma: each }) => list.split(' ').includes(each));
    if (has(TAKES_NOTHING)) return [m.text('infinitive')];
    if (has('pensar')) return ['en'];
    if (has('soñar')) return ['con'];
    return [has(TAKES_A) ? 'a' : 'de'];
  },
  wrong: [
    ['Empecé de estudiar español hace un año.', 'Empecé a estudiar español hace un año.'],
    ['Trato a ser puntual.', 'Trato de ser puntual.'],
    ['Estoy pensando de mudarme a Lugo.', 'Estoy pensando en mudarme a Lugo.'],
    ['Quiero a comprar un coche.', 'Quiero comprar un coche.'],
  ],
  right: [
    'Empecé a estudiar.',
    'Trato de ser puntual.',
    'Pienso en mudarme.',
    'Debe de ser tarde.',
    'Vuelvo de comprar pan.',
  ],
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
