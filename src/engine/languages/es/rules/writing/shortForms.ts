// Shortened adjectives before a noun, single negation, and small words written together: un gran error, nadie vino, apenas.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { can, not, oneOf, only, punctuation, tagged, uncapitalised, word, words } from '../../../../rules/pattern.ts';
import { rowsOf } from '../../../../rules/rows.ts';
import { nounBits } from '../../reading/nouns.ts';
import writtenTogetherRows from '../../rows/writtenTogether.tsv';

/** la primer vez; el tercero piso; un grande error: the form depends on the following noun. */
export const shortAdjective = defineRule({
  id: 'es.agreement.short-adjective',
  priority: 1,
  patterns: [
    [
      words('la una mi tu su esta esa'),
      words('primer tercer').as('short').mark(),
      tagged(Pos.noun, Feature.singular).and(uncapitalised()).as('noun'),
    ],
    [
      words('el un mi tu su este ese al del'),
      words('primero tercero bueno malo grande').as('short').mark(),
      tagged(Pos.noun, Feature.singular).and(uncapitalised()).as('noun'),
    ],
    [
      words('una la mi tu su esta'),
      word('grande').as('short').mark(),
      tagged(Pos.noun, Feature.singular).and(uncapitalised()).as('noun'),
    ],
    [
      words('uno ninguno alguno').as('short').mark(),
      tagged(Pos.noun, Feature.singular).except(can(Pos.verb)).and(uncapitalised()).as('noun'),
    ],
    [words('esto eso aquello').as('short').mark(), only(Pos.noun).and(uncapitalised()).as('noun')],
  ],
  where: (m) => {
    const before = m.before()?.lower ?? '';
    // "el número uno mundo", "por eso gente", "de uno kilo"
    if (/^(?:el|la|del|al|número|cada|por|todo|con)$/.test(before) || m.before()?.pos === Pos.noun) {
      if (/^(?:un|ningun|algun|est|es|aquell)o$/.test(m.token('short').lower)) return false;
    }
    if (/^(?:est|es|aquell)o$/.test(m.token('short').lower)) {
      const [noun = 0] = nounBits(m.token('noun'));
      return (noun & Feature.masculine) !== 0 && (noun & Feature.singular) !== 0 && m.after()?.pos !== Pos.adjective;
    }
    // "el grande cuesta diez euros": here it is the verb
    if (
      m.token('noun').readings.some(({ pos }) => pos === Pos.verb) &&
      /^(?:el|los?|la)$/.test(m.sentence.tokens[m.from]?.lower ?? '') &&
      m.from === 0 &&
      m.token('short').lower !== 'primer'
    )
      return false;
    const bits = nounBits(m.token('noun'))[0] ?? 0;
    const feminine = (bits & Feature.feminine) !== 0;
    const short = m.token('short').lower;
    if (m.token('noun').readings.some(({ pos }) => pos === Pos.adjective || pos === Pos.adverb)) return false;
    if (short.endsWith('r')) return feminine;
    return short === 'grande' ? bits !== 0 : (bits & Feature.masculine) !== 0;
  },
  suggest: (m) => {
    const fresh: Readonly<Record<string, string>> = {
      primer: 'primera',
      tercer: 'tercera',
      primero: 'primer',
      tercero: 'tercer',
      bueno: 'buen',
      malo: 'mal',
      grande: 'gran',
      uno: 'un',
      ninguno: 'ningún',
      alguno: 'algún',
      esto: 'este',
      eso: 'ese',
      aquello: 'aquel',
    };
    return [fresh[m.token('short').lower] ?? ''];
  },
  wrong: [
    ['Es la primer vez que vengo.', 'Es la primera vez que vengo.'],
    ['Vivimos en el tercero piso.', 'Vivimos en el tercer piso.'],
    ['Fue un grande error.', 'Fue un gran error.'],
    ['Es un bueno amigo mío.', 'Es un buen amigo mío.'],
    ['Es una grande idea.', 'Es una gran idea.'],
    ['Hace uno mes que no hablo con ella.', 'Hace un mes que no hablo con ella.'],
    ['No tengo ninguno problema.', 'No tengo ningún problema.'],
    ['Esto chico es mi primo.', 'Este chico es mi primo.'],
    ['Tuvimos una grande sorpresa.', 'Tuvimos una gran sorpresa.'],
  ],
  right: [
    'El tercer piso.',
    'Es un piso grande.',
    'El grande cuesta más.',
    'De uno en uno pasaron todos.',
    'Por eso hombres y mujeres protestan.',
    'No vino ninguno ayer.',
    'No quiero que ninguno baile mejor que yo.',
    'Lo bueno es que viene.',
    'El primero en llegar.',
  ],
});

/** nadie no vino, tampoco no quiero: one negative before the verb is enough. */
export const oneDenial = defineRule({
  id: 'es.usage.one-denial',
  pattern: [
    words('nadie nunca tampoco jamás').as('never').mark(),
    word('no').mark(),
    oneOf(words('me te se le lo la nos les los las'), tagged([Pos.verb, Pos.auxiliary])),
  ],
  where: (m) => m.before() === undefined || /^(?:[,;:¿¡]|y|pero|que|porque|yo|él|ella)$/.test(m.before()?.lower ?? ''),
  suggest: (m) => [m.text('never')],
  wrong: [
    ['Nadie no me avisó.', 'Nadie me avisó.'],
    ['Yo tampoco no quiero ir.', 'Yo tampoco quiero ir.'],
    ['Nunca no llega a tiempo.', 'Nunca llega a tiempo.'],
  ],
  right: ['Si no viene nadie no pasa nada.', 'No me avisó nadie.', 'Tampoco quiero ir.'],
});

/** se me olvidó de comprar pan. */
export const forgetWithoutDe = defineRule({
  id: 'es.usage.olvidar-de',
  pattern: [
    word('se'),
    words('me te le nos les'),
    words('olvidó olvida olvidaba olvidado olvidará'),
    word('de').mark(),
    can(Pos.verb, Feature.infinitive).as('infinitive').mark(),
  ],
  suggest: (m) => [m.text('infinitive')],
  wrong: [
    ['Se me olvidó de comprar el pan.', 'Se me olvidó comprar el pan.'],
    ['Se nos olvidó de llamarte.', 'Se nos olvidó llamarte.'],
    ['A veces se le olvida de cerrar la puerta.', 'A veces se le olvida cerrar la puerta.'],
  ],
  right: ['A él se le olvidó la mitad de la lista.', 'Me olvidé de comprar el pan.', 'Se acordó de llamar.'],
});

/** a penas, los de más: one word. */
export const writtenTogether = defineRule({
  id: 'es.usage.written-together',
  ...rowsOf(writtenTogetherRows, {
    said: () => tagged([Pos.verb, Pos.noun, Pos.auxiliary]),
    mark: () => punctuation('.', ',', '!', '?', ';'),
    comma: () => punctuation(','),
    notMore: () => not(words('más menos mejor peor tanto incluso mayor menor y')),
  }),
});
