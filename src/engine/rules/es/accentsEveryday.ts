// Everyday words that change with their accent: hacia and hacía, mama, seria, aun; words that ask within a sentence.
import { Feature, Pos } from '../../lexicon/features.ts';
import { defineRule } from '../defineRule.ts';
import { can, form, lemma, not, number, oneOf, punctuation, tagged, word, words } from '../pattern.ts';

/** Ayer hacia frío; voy hacía el centro. */
export const haciaVerb = defineRule({
  id: 'es.accents.hacia',
  patterns: [
    [
      word('hacia').as('word').mark(),
      oneOf(
        words(
          'mucho mucha muchísimo tanto tanta demasiado frío calor sol viento falta años tiempo deporte ejercicio todo lo cosas bastante poco',
        ),
        number(),
        words('dos tres cuatro cinco seis muchos'),
      ),
      not(words('el la los las tú')),
    ],
    [
      words('no que lo se me te le'),
      word('hacia').as('word').mark(),
      not(words('el la los las un una dentro fuera arriba abajo atrás adelante delante mí ti él ella su mi tu')),
    ],
    [
      lemma(
        'ir',
        'caminar',
        'correr',
        'mirar',
        'dirigir',
        'avanzar',
        'girar',
        'conducir',
        'volver',
        'marchar',
        'andar',
        'viajar',
        'señalar',
      ),
      words('todos juntos corriendo lentamente rápido').repeat(0, 1),
      word('hacía').as('word').mark(),
      oneOf(
        words(
          'el la los las un una mi tu su mí ti él ella nosotros ellos aquí allí adelante atrás arriba abajo delante',
        ),
        tagged(Pos.properNoun),
      ),
    ],
  ],
  suggest: (m) => [m.token('word').lower === 'hacia' ? 'hacía' : 'hacia'],
  wrong: [
    ['Ayer hacia mucho frío en la calle.', 'Ayer hacía mucho frío en la calle.'],
    ['Voy hacía el centro, ¿te llevo?', 'Voy hacia el centro, ¿te llevo?'],
    ['Eso no se hacia antes.', 'Eso no se hacía antes.'],
  ],
  right: ['Hacía mucho frío.', 'Voy hacia el centro.', 'Miró hacia todos lados.', 'Camina hacia mí.'],
});

/** mi mama, seria mejor, aun no: everyday words that change with their accent. */
export const everydayAccents = defineRule({
  id: 'es.accents.everyday',
  patterns: [
    [
      words('mi tu su mis tus sus nuestra'),
      words('mama papa mamas papas').as('word').mark(),
      not(words('de frita asada')),
    ],
    [
      word('seria').as('word').mark(),
      words(
        'mejor peor bueno bueno posible imposible genial ideal estupendo fantástico perfecto maravilloso bonito necesario una un el lo mejor conveniente más',
      ),
    ],
    [
      words('que no me te nos le eso esto'),
      word('seria').as('word').mark(),
      oneOf(can(Pos.adjective), words('un una mejor peor más muy de')),
    ],
    [
      words('no yo que se me te le nos cuando siempre ya antes él ella'),
      words('tenia tenias venia sabia sabias').as('word').mark(),
    ],
    [
      words('tenia tenias venia sabia').as('word').mark(),
      words(
        'que un una el la los las mucho mucha miedo hambre sed ganas razón tiempo dinero unos diez once doce quince veinte',
      ),
    ],
    [word('aun').as('word').mark(), words('no está es hay queda quedan tengo tienes estoy sigue falta faltan')],
    [
      words('cómo como qué dónde donde'),
      words('estas').as('word').mark(),
      oneOf(punctuation('?', ',', '!'), words('amigo amiga hoy tú')),
    ],
  ],
  where: (m) => {
    const { lower, index } = m.token('word');
    const { tokens } = m.sentence;
    if (/^(?:ten|ven|sab)ia/.test(lower))
      return !/^(?:la|una|mi|su|esta|tan|muy|más)$/.test(tokens[index - 1]?.lower ?? '');
    if (lower === 'seria' && index === m.from)
      return index === 0 || /^(?:[,;:¿¡]|y|pero|creo|entonces)$/.test(tokens[index - 1]?.lower ?? '');
    return (
      lower !== 'estas' ||
      /^[?,!]$/.test(m.after(0)?.text ?? '') ||
      /^(?:amigo|amiga|hoy|tú)$/.test(m.after(0)?.lower ?? '')
    );
  },
  suggest: (m) => {
    const fixed: Readonly<Record<string, string>> = {
      mama: 'mamá',
      papa: 'papá',
      mamas: 'mamás',
      papas: 'papás',
      seria: 'sería',
      tenia: 'tenía',
      tenias: 'tenías',
      venia: 'venía',
      sabia: 'sabía',
      sabias: 'sabías',
      aun: 'aún',
      estas: 'estás',
    };
    return [fixed[m.token('word').lower] ?? ''];
  },
  wrong: [
    ['Mi mama cocina muy bien.', 'Mi mamá cocina muy bien.'],
    ['Seria mejor ir en tren.', 'Sería mejor ir en tren.'],
    ['Aun no he terminado el informe.', 'Aún no he terminado el informe.'],
  ],
  right: ['Mi mamá cocina bien.', 'Es una persona seria.', 'Aun así, iré.', 'Me gustan estas flores.'],
});

const ASK: Readonly<Record<string, string>> = {
  que: 'qué',
  donde: 'dónde',
  como: 'cómo',
  cuando: 'cuándo',
  quien: 'quién',
  cual: 'cuál',
  cuanto: 'cuánto',
};

/** Dime que te pasa; no entiendo que quieres decir; me preguntó donde vivía. */
export const indirectQuestion = defineRule({
  id: 'es.accents.indirect-question',
  patterns: [
    [
      form(/^(?:dime|díme|dinos|dígame|decidme|cuéntame|explícame|pregúntale|pregunta|muéstrame|enséñame)$/),
      words(Object.keys(ASK).join(' ')).as('word').mark(),
      words('no me te se le lo la nos').repeat(0, 2),
      oneOf(tagged([Pos.verb, Pos.auxiliary])).as('verb'),
    ],
    [
      lemma('preguntar')
        .and(oneOf(can(Pos.verb, Feature.first), can(Pos.verb, Feature.third)))
        .except(tagged(Pos.noun)),
      words(Object.keys(ASK).join(' ')).as('word').mark(),
      words('no me te se le lo la nos').repeat(0, 2),
      oneOf(tagged([Pos.verb, Pos.auxiliary])).as('verb'),
    ],
    [
      word('no'),
      words('me te le nos les').repeat(0, 1),
      lemma('entender', 'saber', 'recordar', 'comprender', 'explicar', 'importar', 'acordar'),
      words('de').repeat(0, 1),
      words('que donde como cuando quien cual').as('word').mark(),
      words('me te se le lo la nos').repeat(0, 2),
      lemma(
        'querer',
        'hacer',
        'pasar',
        'decir',
        'ser',
        'significar',
        'vivir',
        'estar',
        'llamar',
        'ocurrir',
        'comer',
        'poner',
        'ir',
        'costar',
      )
        .and(oneOf(tagged([Pos.verb, Pos.auxiliary])))
        .as('verb'),
    ],
    [
      lemma('saber')
        .except(can(Pos.noun).except(word('saber')))
        .except(form(/^s[eé]pa/)),
      words('muy ya aún todavía bien').repeat(0, 1),
      words('que donde como cuando quien cual').as('word').mark(),
      can(Pos.verb, Feature.infinitive)
        .except(can(Pos.noun).except(tagged(Pos.verb)))
        .as('verb'),
    ],
    [
      word('no'),
      word('se'),
      words('que donde como cuando quien cual').as('word').mark(),
      can(Pos.verb, Feature.infinitive)
        .except(can(Pos.noun).except(tagged(Pos.verb)))
        .as('verb'),
    ],
    [
      words('ni sin'),
      words('la menor más mínima').repeat(0, 2),
      word('idea'),
      word('de'),
      words('que donde como cuando quien cual').as('word').mark(),
      can(Pos.verb, Feature.infinitive).as('verb'),
    ],
  ],
  where: (m) => {
    const { lower } = m.token('word');
    const verb = m.token('verb');
    if (lower !== 'que' || verb.verbForm === Feature.infinitive) return true;
    // "dime que vienes", "no sabía que estaba": a statement; "dime que te pasa", "no entiendo que quieres": a question
    return (
      /^(?:pas[aóe]|pasaba|pasó|quier|ha[cgz]|hic|ocurr|signific|dij|dic|dec|prefier|opin|piens|com[oe]|pon|neces|busc)/.test(
        verb.lower,
      ) &&
      verb.readings.every(({ features }) => (features & Feature.subjunctive) === 0) &&
      !/^(?:todo|eso|esto|algo|nada)$/.test(m.after()?.lower ?? '') &&
      (m.after() === undefined ||
        m.after()?.kind === 'punctuation' ||
        m.after(0) !== verb ||
        /^(?:decir|hacer|comer|hoy|ahora|con|en|por)$/.test(m.after()?.lower ?? ''))
    );
  },
  suggest: (m) => [ASK[m.token('word').lower] ?? ''],
  wrong: [
    ['Dime que te pasa.', 'Dime qué te pasa.'],
    ['Me preguntó donde vivía.', 'Me preguntó dónde vivía.'],
    ['No entiendo que quieres decir.', 'No entiendo qué quieres decir.'],
    ['Ya no sabemos que hacer con él.', 'Ya no sabemos qué hacer con él.'],
  ],
  right: ['Dime que vienes.', 'Dime qué te pasa.', 'No sabía que estaba aquí.', 'No entiendo que haya gente así.'],
});

/** All rules of this family. */
export const everydayAccentRules = [haciaVerb, everydayAccents, indirectQuestion];
