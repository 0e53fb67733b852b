// Words that sound alike in Spanish: hay and ahí, echo and hecho, vaya and valla, pero and perro.
import { Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { can, form, not, oneOf, punctuation, sentenceStart, tagged, word, words } from '../../../../rules/pattern.ts';
import { rowsOf } from '../../../../rules/rows.ts';
import echarHacer from '../../rows/echarHacer.tsv';

/** ahí muchas personas, si ay sitio: "hay". */
export const hayThere = defineRule({
  id: 'es.homophones.hay',
  patterns: [
    [
      words('ay ahí ahi').as('word').mark(),
      oneOf(
        words(
          'que un una unos unas algo alguien algún alguna algunos algunas mucho mucha muchos muchas poco poca pocos pocas más menos tanto tanta varios varias nadie nada suficiente cola',
        ),
        tagged(Pos.noun),
      ),
    ],
    [
      words('no si donde dónde cuando siempre ya también aquí qué').as('before'),
      word('ay', 'ahí').as('word').mark(),
      not(punctuation('.', ',', '!', '?', ';')),
    ],
  ],
  where: (m) => {
    const lower = m.token('word').lower;
    const next = m.sentence.tokens[m.token('word').index + 1];
    const before = m.sentence.tokens[m.token('word').index - 1];
    if (!next || next.kind !== 'word') return false;
    if (lower === 'ay') return true;
    // "ahí mucha gente espera", "desde ahí nada se ve": only after a word that calls for a verb
    const verbFollows = m.sentence.tokens
      .slice(m.token('word').index + 1, m.token('word').index + 6)
      .some((token) => token.pos === Pos.verb || token.pos === Pos.auxiliary);
    return /^(?:no|si|donde|dónde|qué|ya|también)$/.test(before?.lower ?? '')
      ? !verbFollows || /^(?:que|algún|alguna|un|una|algo|mucho|muchos|muchas|mucha)$/.test(next.lower)
      : next.lower === 'que' && !before;
  },
  suggest: () => ['hay'],
  wrong: [
    ['En la mesa ay un regalo para ti.', 'En la mesa hay un regalo para ti.'],
    ['¿Sabes si ay una farmacia cerca?', '¿Sabes si hay una farmacia cerca?'],
    ['Si ahí algún problema, avísame.', 'Si hay algún problema, avísame.'],
    ['No ay pan en casa.', 'No hay pan en casa.'],
    ['No ahí nadie.', 'No hay nadie.'],
    ['No sé si ay pan.', 'No sé si hay pan.'],
    ['No ay quien lo entienda.', 'No hay quien lo entienda.'],
  ],
  right: ['Los libros están siempre ahí guardados.', '¡Ay, qué dolor!', 'Déjalo ahí, por favor.', 'Ahí vive mi tía.'],
});

/** déjalo hay: "ahí". */
export const thereHay = defineRule({
  id: 'es.homophones.ahi',
  patterns: [
    [
      oneOf(
        words('por de desde hasta está están estaba estaban estoy estás quédate allí mira'),
        form(/(?:lo|la|los|las|te|se|me)$/).and(can(Pos.verb)),
      ),
      word('hay').mark(),
    ],
    [
      tagged(Pos.noun),
      word('hay').mark(),
      punctuation(',', '.'),
      oneOf(words('encima debajo al en detrás junto'), not(tagged(Pos.noun))),
    ],
    [
      form(/^(?:dej[aeoéó]|pon|pongo|puse|mira|quédate|siéntate|espera|tienes|tengo|está)$/),
      words('el la los las tu mi un una').repeat(0, 1),
      tagged(Pos.noun).repeat(0, 1),
      word('hay').mark(),
      words('encima debajo al detrás junto dentro mismo fuera'),
    ],
  ],
  where: (m) => {
    const after = m.after();
    const isQuestion = m.sentence.tokens.some(({ text }) => text === '¿');
    return !isQuestion && (!after || after.kind === 'punctuation' || m.to - m.from > 2);
  },
  suggest: () => ['ahí'],
  wrong: [
    ['Ponlo hay, por favor.', 'Ponlo ahí, por favor.'],
    ['Mi casa está por hay.', 'Mi casa está por ahí.'],
    ['Deja la bolsa hay, junto a la puerta.', 'Deja la bolsa ahí, junto a la puerta.'],
    ['El libro está hay encima de la mesa.', 'El libro está ahí encima de la mesa.'],
    ['El gato está hay debajo.', 'El gato está ahí debajo.'],
    ['Tu bolso está hay al lado.', 'Tu bolso está ahí al lado.'],
  ],
  right: ['No hay nadie.', '¿Cuántas sillas hay, veinte?', 'Por ahí no hay nada.'],
});

/** te hecho de menos, he echo: echar and hacer. */
export const echoHecho = defineRule({
  id: 'es.homophones.echo-hecho',
  overridesSpelling: true,
  ...rowsOf(echarHacer, {
    notDe: () => not(word('de')),
    notDeNorA: () => not(words('de a')),
    notBy: () => not(word('por')),
  }),
  unless: {
    'what was done, with its article': {
      when: (m) =>
        /^l[ao]s?$/.test(m.sentence.tokens[m.from]?.lower ?? '') &&
        (m.before()?.pos === Pos.preposition || /^(?:todo|que|como)$/.test(m.before()?.lower ?? '')) &&
        m.sentence.tokens[m.from + 2]?.lower !== 'de',
      right: 'Todo lo hecho en clase cuenta para la nota.',
    },
    'echar: ya echo de menos': {
      when: (m) => m.sentence.tokens[m.from]?.lower === 'ya' && m.after()?.lower === 'de',
      right: 'Ya echo de menos el verano.',
    },
  },
});

/** ojalá valla: the subjunctive of ir. */
export const vallaVaya = defineRule({
  id: 'es.homophones.vaya-valla',
  priority: 1,
  patterns: [
    [
      words('ojalá que cuando aunque se me te nos le les no como donde yo él ella usted quien'),
      word('valla', 'vallas', 'vallan', 'vallamos').as('word').mark(),
    ],
    [sentenceStart(), punctuation('¡').optional(), word('valla').as('word').mark(), not(words('publicitaria de'))],
  ],
  suggest: (m) => [m.token('word').lower.replace('vall', 'vay')],
  wrong: [
    ['Espero que te valla bien.', 'Espero que te vaya bien.'],
    ['Cuando valla a Madrid te aviso.', 'Cuando vaya a Madrid te aviso.'],
    ['¡Valla sorpresa me has dado!', '¡Vaya sorpresa me has dado!'],
  ],
  right: ['Saltó la valla.', 'La valla publicitaria tapa la vista.', 'Pusieron una valla nueva.'],
});

/** perro for pero. */
export const perroPero = defineRule({
  id: 'es.homophones.pero',
  pattern: [
    punctuation(',', ';'),
    word('perro').mark(),
    oneOf(
      words(
        'no me te se lo la está es son era hay tiene yo él ella ellos nosotros nadie todo también ya el los las un mi su creo',
      ),
      tagged([Pos.verb, Pos.auxiliary]),
    ),
  ],
  where: (m) => !m.sentence.tokens.slice(0, m.from).some((token) => /^(?:gato|perro|gata|perra)$/.test(token.lower)),
  suggest: () => ['pero'],
  wrong: [
    ['Me gusta, perro es muy caro.', 'Me gusta, pero es muy caro.'],
    ['Fuimos a la playa, perro no nos bañamos.', 'Fuimos a la playa, pero no nos bañamos.'],
    ['El hotel está bien, perro la comida es mala.', 'El hotel está bien, pero la comida es mala.'],
  ],
  right: ['Tengo un gato y un perro.', 'Un gato, perro o conejo.', 'Gato sí tenemos, perro no.'],
});
