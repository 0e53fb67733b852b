// Everyday expressions: las dos y media, cuanto más, ve a comprar, les dije a mis padres.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import {
  can,
  form,
  lemma,
  not,
  number,
  oneOf,
  punctuation,
  sentenceStart,
  tagged,
  word,
  words,
} from '../../../../rules/pattern.ts';
import { wordsIn } from '../../../../rules/wordRows.ts';
import { TIME } from '../../reading/subjects.ts';
import persons from '../../rows/persons.words.tsv';

/** las dos y medio: half past the hour. */
export const halfHour = defineRule({
  id: 'es.usage.half-hour',
  pattern: [
    words('la las'),
    oneOf(words('una dos tres cuatro cinco seis siete ocho nueve diez once doce'), number()),
    word('y'),
    word('medio').as('half').mark(),
  ],
  where: (m) => !/^(?:kilos?|metros?|de|litros?|años?|millón|millones)$/.test(m.after()?.lower ?? ''),
  suggest: () => ['media'],
  wrong: [
    ['Quedamos a las dos y medio.', 'Quedamos a las dos y media.'],
    ['Es la una y medio, ¿comemos?', 'Es la una y media, ¿comemos?'],
    ['El tren sale a las 7 y medio.', 'El tren sale a las 7 y media.'],
  ],
  right: ['Echa un vaso de la una y medio litro de la otra.', 'Pesa dos kilos y medio.', 'Tiene tres años y medio.'],
});

/** contra más estudio. */
export const cuantoMas = defineRule({
  id: 'es.usage.cuanto-mas',
  patterns: [
    [
      words('contra').as('word').mark(),
      words('más menos mas'),
      oneOf(can(Pos.verb), words('me te se lo la nos le los las')),
    ],
  ],
  // the thing compared follows: contra más ..., menos ...
  where: (m) =>
    m.sentence.tokens.slice(m.to).some(({ lower }) => /^(?:más|mas|menos|mejor|peor|mayor|menor)$/.test(lower)),
  suggest: () => ['cuanto'],
  wrong: [
    ['Contra más estudio, menos entiendo.', 'Cuanto más estudio, menos entiendo.'],
    ['Y contra más lo pienso, peor me parece.', 'Y cuanto más lo pienso, peor me parece.'],
    ['Contra menos sepas, mejor.', 'Cuanto menos sepas, mejor.'],
  ],
  right: ['Protestan contra más recortes.', 'Luchan contra más enemigos.', 'Votó en contra.'],
});

const infinitive = can(Pos.verb, Feature.infinitive);

/** ves a comprar el pan: the imperative of ir. */
export const goImperative = defineRule({
  id: 'es.verb-forms.ve',
  patterns: [
    [sentenceStart(), punctuation('¡').optional(), word('ves').as('verb').mark(), word('a'), infinitive],
    [
      sentenceStart(),
      punctuation('¡').optional(),
      word('ves').as('verb').mark(),
      word('a'),
      words('la tu mi casa'),
      form(/^(?:tienda|farmacia|cocina|panadería|cama|casa|habitación|escuela|médico|cuarto|oficina|estación|calle)$/),
      oneOf(words('y ya por ahora'), punctuation('.', ',', '!')),
    ],
    [punctuation(',', '¡'), word('ves').as('verb').mark(), word('a'), infinitive],
    [sentenceStart(), punctuation('¡').optional(), word('ves').as('verb').mark(), words('con'), words('cuidado')],
  ],
  suggest: () => ['ve'],
  wrong: [
    ['Ves a comprar el pan, por favor.', 'Ve a comprar el pan, por favor.'],
    ['Ves a la tienda y trae leche.', 'Ve a la tienda y trae leche.'],
    ['Luis, ves a ver quién es.', 'Luis, ve a ver quién es.'],
    ['Ves con cuidado.', 'Ve con cuidado.'],
  ],
  right: [
    'Ya ves a qué hora llega.',
    '¿Ves a la niña?',
    'Ves a la gente pasar y no dices nada.',
    'Si lo ves con cuidado, lo entiendes.',
  ],
});

const GIVE =
  'decir dar contar pedir escribir enviar mandar preguntar regalar explicar comprar enseñar mostrar agradecer prometer ofrecer prestar llevar quitar comunicar';

/** Verbs whose object can also be a person. */
const MOVE = /^(?:llevar|quitar|enviar|mandar|prestar|enseñar|mostrar|ofrecer|prometer|regalar|dar|comprar)$/;

/** le dije a mis padres: the pronoun is plural too. */
export const pluralLe = defineRule({
  id: 'es.agreement.les',
  patterns: [
    [
      word('le').as('pronoun').mark(),
      words('he has ha hemos han había voy va vamos').repeat(0, 1),
      words('a').repeat(0, 1),
      lemma(...GIVE.split(' '))
        .and(can(Pos.verb))
        .as('verb'),
      not(oneOf(punctuation(',', '.', ';', ':', '?', '!'), words('que a y si de'))).repeat(0, 3),
      word('a'),
      words('todos todas').repeat(0, 1),
      words('los las mis tus sus nuestros nuestras unos unas').repeat(0, 1),
      words('dos tres otros otras demás').repeat(0, 1),
      word('ellos', 'ellas', 'ustedes', 'demás', ...wordsIn(persons, 'number', 'many')),
    ],
    [
      word('a'),
      words('todos todas').repeat(0, 1),
      words('los las mis tus sus nuestros nuestras unos unas').repeat(0, 1),
      oneOf(tagged(Pos.noun, Feature.plural), words('ellos ellas ustedes')).except(form(TIME)),
      tagged(Pos.adjective, Feature.plural).repeat(0, 1),
      words('no también tampoco siempre nunca ya').repeat(0, 2),
      word('le').as('pronoun').mark(),
      lemma(
        'gustar',
        'encantar',
        'doler',
        'interesar',
        'molestar',
        'preocupar',
        'importar',
        'apetecer',
        'parecer',
        'faltar',
        'fascinar',
        'costar',
        'sorprender',
        'tocar',
        'convenir',
      )
        .and(can(Pos.verb))
        .as('verb'),
    ],
  ],
  // "le llevo a los niños", "le quitaron a los hijos": right after such a verb, the children may be what is moved
  where: (m) => {
    const next = m.sentence.tokens[m.token('verb').index + 1]?.lower;
    return next !== 'a' || !m.token('verb').readings.some(({ lemma: each }) => MOVE.test(each));
  },
  suggest: () => ['les'],
  wrong: [
    ['Le dije a mis padres que llegaría tarde.', 'Les dije a mis padres que llegaría tarde.'],
    ['Le dieron un regalo a los niños.', 'Les dieron un regalo a los niños.'],
    ['A los niños le encantaron los pingüinos.', 'A los niños les encantaron los pingüinos.'],
    ['Le pregunté a mis compañeros por el examen.', 'Les pregunté a mis compañeros por el examen.'],
  ],
  right: [
    'Le pregunté la hora a un vecino.',
    'Le dije a mi madre la verdad.',
    'Le di el libro a la chica.',
    'Mañana le llevo a los niños.',
    'A los veinte años le gustaba bailar.',
    'A todas horas le duele la cabeza.',
  ],
});

/** se vende pisos; me hace falta más sillas. */
export const passiveSe = defineRule({
  id: 'es.agreement.passive-se',
  patterns: [
    [
      sentenceStart(),
      word('se'),
      words(
        'vende alquila compra necesita hace repara arregla imparte ofrece acepta realiza admite da regala traspasa precisa dará venderá',
      )
        .as('verb')
        .mark(),
      tagged(Pos.noun, Feature.plural)
        .except(form(/^(?:personas|camareros|camareras|dependientes)$/))
        // reflexive uses: se hace preguntas, se hace añicos
        .except(
          form(
            /^(?:cosas|amigos|amigas|preguntas|ilusiones|añicos|trizas|pedazos|líos|daños|cargos|cruces|baños|duchas|aires|golpes)$/,
          ),
        )
        .as('noun'),
    ],
    [
      words('me te le nos os les'),
      words('hace hacía').as('verb').mark(),
      word('falta'),
      words(
        'más muchos muchas dos tres cuatro cinco unos unas algunos algunas los las mis tus otros otras varios varias nuevos',
      ),
      tagged([Pos.noun, Pos.adjective], Feature.plural),
    ],
  ],
  // only what may follow in an advertisement: "se compra zapatos cada mes" is about somebody
  where: (m) => {
    const next = m.after();
    if (!m.names('noun') || !next || next.kind === 'punctuation' || next.pos === Pos.adjective) return true;
    return /^(?:a|en|de|con|y|por|para|entre|desde)$/.test(next.lower);
  },
  suggest: (m) => m.inflect('verb', Feature.third | Feature.plural, Pos.verb).filter((each) => each.endsWith('n')),
  wrong: [
    ['Se vende pisos en el centro.', 'Se venden pisos en el centro.'],
    ['Se hace fotocopias a color.', 'Se hacen fotocopias a color.'],
    ['Nos hace falta más sillas.', 'Nos hacen falta más sillas.'],
  ],
  right: [
    'Se necesita personas de confianza.',
    'Se hace ilusiones con ese trabajo.',
    'Se vende piso en el centro.',
    'Me hace falta dormir más.',
    'Se hace preguntas.',
    'Se compra libros cada semana.',
  ],
});
