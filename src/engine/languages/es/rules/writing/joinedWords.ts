// Words wrongly joined or split, and forms taken from speech: conocer te, ala playa, iva a, llegastes.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import {
  can,
  form,
  not,
  number,
  oneOf,
  punctuation,
  sentenceEnd,
  tagged,
  word,
  words,
} from '../../../../rules/pattern.ts';
import { rowsOf } from '../../../../rules/rows.ts';
import ivaRows from '../../rows/iva.tsv';
import writtenApartRows from '../../rows/writtenApart.tsv';

const infinitive = () => can(Pos.verb, Feature.infinitive);

const ACCENTED: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó' };

const withAccent = (stem: string): string => stem.slice(0, -1) + (ACCENTED[stem.slice(-1)] ?? stem.slice(-1));

/** quiero ver te: a pronoun after an infinitive or a gerund is attached to it. */
export const splitPronoun = defineRule({
  id: 'es.usage.split-pronoun',
  patterns: [
    [
      infinitive().as('verb').mark(),
      words('me te se nos os lo le les').as('pronoun').mark(),
      oneOf(punctuation('.', ',', '!', '?', ';'), words('por para con en pronto mañana hoy y')),
    ],
    [infinitive().as('verb').mark(), words('me te se nos os lo le les la los las').as('pronoun').mark(), sentenceEnd()],
    [
      infinitive().as('verb').mark(),
      words('me nos os les').as('pronoun').mark(),
      tagged([Pos.determiner, Pos.preposition]),
    ],
    [infinitive().as('verb').mark(), words('la los las').as('pronoun').mark(), punctuation('.', ',', '!', '?', ';')],
    [
      words('dime dame ponme hazme dinos danos ponnos haznos').as('verb').mark(),
      words('lo la los las').as('pronoun').mark(),
      punctuation('.', ',', '!', '?', ';'),
    ],
    [
      words('estoy estás está estamos están estaba sigo sigue'),
      form(/ndo$/).and(can(Pos.verb, Feature.gerund)).as('verb').mark(),
      words('me te se nos os lo le les').as('pronoun').mark(),
      oneOf(punctuation('.', ',', '!', '?', ';'), words('por para con en y')),
    ],
  ],
  // "usar os.path" names a program, and "usarlo" already has its pronoun
  where: (m) => {
    const next = m.sentence.tokens[m.token('pronoun').index + 1];
    const isName = next?.text === '.' && m.sentence.tokens[next.index + 1]?.spaceBefore === false;
    return m.token('pronoun').spaceBefore && m.token('pronoun').text === m.token('pronoun').lower && !isName;
  },
  // A gerund then takes an accent, and so does a short command: esperándote, dímelo.
  suggest: (m) => [
    m.text('verb').replace(/[aei](?=ndo$)|^[dhp][aio](?=[nz]?(?:me|nos)$)/i, withAccent) + m.text('pronoun'),
  ],
  wrong: [
    ['Tengo muchas ganas de ver te.', 'Tengo muchas ganas de verte.'],
    ['Quiero preguntar le, si puede, por el horario.', 'Quiero preguntarle, si puede, por el horario.'],
    ['Estoy esperando te en la puerta.', 'Estoy esperándote en la puerta.'],
    ['Gracias por ayudar nos con la mudanza.', 'Gracias por ayudarnos con la mudanza.'],
    ['Quiero ver te', 'Quiero verte'],
    ['No puedo comprar la.', 'No puedo comprarla.'],
    ['Voy a llamar las.', 'Voy a llamarlas.'],
    ['Si tienes alguna idea, dime la.', 'Si tienes alguna idea, dímela.'],
    ['¿Puede hacer me un descuento?', '¿Puede hacerme un descuento?'],
  ],
  right: [
    'Si quieres venir, me avisas.',
    'Al llegar me llamó.',
    'Antes de salir lo cerró con llave.',
    'Después de comer nos fuimos.',
    'Puedes usar os.path para eso.',
  ],
});

/** vamos ala playa: the preposition and the article. */
export const alaJoined = defineRule({
  id: 'es.usage.a-la',
  patterns: [
    [
      oneOf(tagged([Pos.verb, Pos.auxiliary]), can(Pos.verb, Feature.infinitive)),
      word('ala').as('word').mark(),
      oneOf(
        tagged(Pos.noun, Feature.feminine),
        can(Pos.noun, Feature.feminine).except(can(Pos.adjective)),
        words('una'),
      ),
    ],
    [
      words('nos vemos quedamos es son empieza abre cierra llega llego salgo sale'),
      words('alas').as('word').mark(),
      oneOf(words('dos tres cuatro cinco seis siete ocho nueve diez once doce'), number()),
    ],
    [words('frente junto gracias debido respecto'), words('ala alas').as('word').mark(), tagged(Pos.noun)],
  ],
  suggest: (m) => [m.token('word').lower === 'ala' ? 'a la' : 'a las'],
  wrong: [
    ['El domingo fuimos ala playa.', 'El domingo fuimos a la playa.'],
    ['Nos vemos alas ocho en el bar.', 'Nos vemos a las ocho en el bar.'],
    ['Tengo que ir ala farmacia.', 'Tengo que ir a la farmacia.'],
    ['Estamos frente ala iglesia.', 'Estamos frente a la iglesia.'],
    ['Vive junto ala playa.', 'Vive junto a la playa.'],
  ],
  right: ['El ala del avión.', 'El ala norte del hotel es nueva.', 'El pájaro movía las alas dos veces.'],
});

/** iva a llamarte. */
export const ivaIba = defineRule({
  id: 'es.homophones.iba',
  overridesSpelling: true,
  priority: 1,
  ...rowsOf(ivaRows, {
    gerund: () => form(/[aei]ndo$/),
    notPercent: () => not(punctuation('%')),
  }),
  unless: {
    'the tax: el IVA': {
      when: (m) => {
        const [word] = m.marked();
        return (
          word !== undefined &&
          (word.text === word.text.toUpperCase() ||
            /^(?:el|del|al|sin|con|de|su|este|por)$/.test(m.sentence.tokens[word.index - 1]?.lower ?? ''))
        );
      },
      right: 'Van a subir el IVA al veintitrés por ciento.',
    },
  },
  right: ['El IVA de los libros es más bajo.'],
});

/** llegastes, dijistes: the tú form of the past has no final s. */
export const pastWithS = defineRule({
  id: 'es.verb-forms.past-tes',
  overridesSpelling: true,
  priority: 1,
  pattern: [
    form(/^\p{L}{2,}[ai]stes$/u)
      .as('verb')
      .mark(),
  ],
  where: (m) => {
    const { lower, readings, index } = m.token('verb');
    // insistes, te vistes, contrastes: words in their own right
    if (readings.length > 0 || m.sentence.lexicon.analyses(lower).length > 0) return false;
    // the old "vos cantastes"
    return (
      m.sentence.tokens[index - 1]?.lower !== 'vos' &&
      m.sentence.lexicon
        .analyses(lower.slice(0, -1))
        .some(
          ({ pos, features }) =>
            (pos === Pos.verb || pos === Pos.auxiliary) &&
            (features & (Feature.second | Feature.preterite)) === (Feature.second | Feature.preterite),
        )
    );
  },
  suggest: (m) => [m.text('verb').slice(0, -1)],
  wrong: [
    ['¿A qué hora llegastes anoche?', '¿A qué hora llegaste anoche?'],
    ['Me dijistes que no venías.', 'Me dijiste que no venías.'],
    ['¿Por qué no me lo contastes antes?', '¿Por qué no me lo contaste antes?'],
  ],
  right: ['Llegaste tarde.', 'Los contrastes de la foto.', 'Los tristes recuerdos.', '¿Por qué insistes?'],
});

/** osea, aveces, enserio. */
export const writtenApart = defineRule({
  id: 'es.usage.written-apart',
  overridesSpelling: true,
  ...rowsOf(writtenApartRows),
  right: ['O sea que no vienes.', 'A veces sí.', 'Lo digo en serio.'],
});
