// Constructions around a verb: a mi hermano le gusta, tengo veinte años, para aprender, me he levantado.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { finiteReadings } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, capitalised, form, lemma, number, oneOf, only, tagged, word, words } from '../../../../rules/pattern.ts';
import { rowsOf } from '../../../../rules/rows.ts';
import { wordsIn } from '../../../../rules/wordRows.ts';
import persons from '../../rows/persons.words.tsv';
import years from '../../rows/years.tsv';

const LIKES =
  'parece parecen importa importan molesta molestan falta faltan apetece apetecen gusta gustan gustaba gustaban gustaría encanta encantan encantaba duele duelen interesa interesan';

/** mi hermano le gusta el fútbol; yo me gusta bailar: the person takes "a". */
export const whoLikes = defineRule({
  id: 'es.usage.a-quien-gusta',
  priority: 1,
  patterns: [
    [
      words('mi mis tu tus su sus el la los las nuestro nuestra').as('first').mark(),
      word(...wordsIn(persons))
        .as('person')
        .mark(),
      words('no también siempre nunca').repeat(0, 2),
      words('le les'),
      words(LIKES).as('verb'),
    ],
    [
      tagged(Pos.properNoun).and(capitalised()).as('first').mark(),
      words('no también').repeat(0, 1),
      words('le'),
      words(LIKES).as('verb'),
    ],
    [words('yo').as('first').mark(), words('no también').repeat(0, 1), word('me'), words(LIKES).as('verb')],
    [words('tú').as('first').mark(), words('no también').repeat(0, 1), word('te'), words(LIKES).as('verb')],
    [
      words('él ella usted ellos ellas ustedes nosotros').as('first').mark(),
      words('no también').repeat(0, 1),
      words('le les nos'),
      words(LIKES).as('verb'),
    ],
  ],
  where: (m) => {
    const before = m.before();
    if (before && !/^(?:[,;:¿¡("«]|pero|porque|y|que|aunque|si)$/.test(before.lower)) return false;
    // "Ana le gusta mucho", "su jefe no le gusta": Ana is the one liked, unless another subject follows
    if (!/^(?:yo|tú)$/.test(m.token('first').lower)) {
      const rest = m.sentence.tokens.slice(m.to);
      const next = rest.find(
        ({ lower }) => !/^(?:mucho|muchísimo|más|bastante|poco|tanto|demasiado|también)$/.test(lower),
      );
      if (next?.pos !== Pos.determiner && next?.verbForm !== Feature.infinitive) return false;
    }
    // "que mi hermano le gusta a Ana", "lo que Ana le gusta"; the person who likes it may follow
    if (before?.lower === 'que' && m.token('first').pos === Pos.properNoun) return false;
    return !m.sentence.tokens.slice(m.to, m.to + 3).some(({ lower }) => lower === 'a' || lower === 'al');
  },
  suggest: (m) => {
    const first = m.token('first').lower;
    if (first === 'yo') return ['a mí'];
    if (first === 'tú') return ['a ti'];
    const isName = m.token('first').pos === Pos.properNoun;
    const rest = m
      .marked()
      .slice(1)
      .map(({ text }) => ` ${text}`)
      .join('');
    return [first === 'el' ? `al${rest}` : `a ${isName ? m.text('first') : first}${rest}`];
  },
  wrong: [
    ['Mi hermano le gusta el fútbol.', 'A mi hermano le gusta el fútbol.'],
    ['Yo me gusta bailar.', 'A mí me gusta bailar.'],
    ['El perrito le gusta mucho el pescado.', 'Al perrito le gusta mucho el pescado.'],
    ['Ana le encanta el mar.', 'A Ana le encanta el mar.'],
    ['Tú te gusta el cine.', 'A ti te gusta el cine.'],
    ['Ella le gusta bailar.', 'A ella le gusta bailar.'],
    ['Él no le gusta el pescado.', 'A él no le gusta el pescado.'],
  ],
  right: [
    'A mi hermano le gusta el fútbol.',
    'Mi hermano le gusta a Ana.',
    'Su jefa no le gusta nada.',
    'Ana le gusta mucho.',
  ],
});

/** soy veinte años: age takes tener. */
export const age = defineRule({
  id: 'es.usage.tener-anos',
  ...rowsOf(years, {
    count: () =>
      oneOf(
        number(),
        tagged(Pos.numeral),
        form(/^(?:veinti\p{L}+|dieci\p{L}+|treinta|cuarenta|cincuenta|veinte|quince)$/u),
      ),
    numeral: () => tagged(Pos.numeral),
  }),
  unless: {
    'by how much: diez años mayor': {
      when: (m) => /^(?:mayor|menor|más|mayores|menores)$/.test(m.after()?.lower ?? ''),
      right: 'Soy diez años mayor que tú.',
    },
  },
});

function infinitiveOf(m: Match): string[] {
  const found = new Set<string>();
  const token = m.token('verb');
  const readings = finiteReadings(token);
  if (readings.length === 0) {
    const tail = /ndo((?:me|te|se|nos|os|l[aeo]s?)*)$/.exec(token.lower)?.[1] ?? '';
    for (const { lemma: each } of token.readings) found.add(each.replace(/se$/, '') + tail);
  }
  for (const { lemma: each, pos } of readings)
    for (const fresh of m.sentence.lexicon.inflect(each, pos, Feature.infinitive)) found.add(fresh);
  // of two verbs that share a form, the usual one is the shorter: salgo is from salir, not salgar
  return [...found].sort((a, b) => a.length - b.length);
}

const spoken = oneOf(
  can(Pos.verb, Feature.first | Feature.singular | Feature.present | Feature.indicative),
  can(Pos.verb, Feature.first | Feature.plural | Feature.present | Feature.indicative),
)
  .except(can(Pos.noun))
  .except(can(Pos.adjective))
  .except(word('como'))
  .as('verb')
  .mark();

const gerund = only(Pos.verb)
  .and(can(Pos.verb, Feature.gerund))
  .and(form(/ndo(?:me|te|se|nos|os|l[aeo]s?)*$/))
  .as('verb')
  .mark();

/** para aprendo, antes de salgo, quiero hablo: the infinitive. */
export const infinitiveHere = defineRule({
  id: 'es.verb-forms.infinitive',
  patterns: [
    [words('para sin').as('head'), spoken],
    [words('antes después'), word('de').as('head'), words('me te nos').repeat(0, 1), spoken],
    [words('puedo quiero debo necesito prefiero puedes quieres podemos queremos'), spoken],
    [lemma('ir'), word('a').as('head'), spoken],
    [words('tengo tienes tiene tenemos tienen tenía'), word('que').as('head'), spoken],
    [words('me te nos'), words('gusta encanta gustaría encantaría'), spoken],
    [words('de por para sin tras hasta al').as('head'), gerund],
    [words('me te le nos os les'), words('gusta encanta gustaría encantaría gustaba encantaba'), gerund],
  ],
  // "para escaneo de documentos": a noun that the lexicon lacks
  where: (m) =>
    m.token('verb').text === m.token('verb').lower &&
    !(
      m.from === m.token('verb').index - 1 &&
      m.token('verb').lower.endsWith('o') &&
      (/^(?:de|del)$/.test(m.after()?.lower ?? '') || /[ai]d[oa]s?$/.test(m.after()?.lower ?? ''))
    ) &&
    infinitiveOf(m).length > 0,
  suggest: infinitiveOf,
  wrong: [
    ['Leo mucho para aprendo español.', 'Leo mucho para aprender español.'],
    ['Corro para llego a tiempo.', 'Corro para llegar a tiempo.'],
    ['Antes de salgo de casa, desayuno.', 'Antes de salir de casa, desayuno.'],
    ['Me gusta hablo con mis amigos.', 'Me gusta hablar con mis amigos.'],
    ['Quiero compro un coche.', 'Quiero comprar un coche.'],
    ['Voy a compro pan.', 'Voy a comprar pan.'],
    ['Necesito compro leche.', 'Necesito comprar leche.'],
    ['Vamos a comemos fuera.', 'Vamos a comer fuera.'],
    ['Tengo que escribo más.', 'Tengo que escribir más.'],
    ['Después de comiendo dimos un paseo.', 'Después de comer dimos un paseo.'],
    ['Gracias por viniendo a verme.', 'Gracias por venir a verme.'],
    ['Me gusta nadando en el mar.', 'Me gusta nadar en el mar.'],
    ['Voy a hablo con él.', 'Voy a hablar con él.'],
  ],
  right: [
    'Me he quedado sin aliento.',
    'Escribe 0 para entero y 1 para decimal.',
    'Para como está la casa, no es tan cara.',
    'Antes de salir, desayuno.',
    'Quiero creer que sí.',
    'Vamos a ver.',
    'Sirve para escaneo de documentos.',
  ],
});

/** necesito que llevar; debo que estudiar: only tener takes que. */
export const withoutQue = defineRule({
  id: 'es.usage.verb-que-infinitive',
  pattern: [
    lemma('necesitar', 'querer', 'deber', 'poder', 'preferir').except(tagged(Pos.noun)),
    word('que').mark(),
    can(Pos.verb, Feature.infinitive).as('infinitive').mark(),
  ],
  suggest: (m) => [m.text('infinitive')],
  wrong: [
    ['Necesitamos que llevar un abrigo.', 'Necesitamos llevar un abrigo.'],
    ['Debo que estudiar más.', 'Debo estudiar más.'],
    ['Quiero que aprender a nadar.', 'Quiero aprender a nadar.'],
  ],
  right: [
    'Todos tenemos un deber que cumplir.',
    'Tengo que estudiar.',
    'Quiero que vengas.',
    'Puede que ir en tren sea mejor.',
  ],
});
