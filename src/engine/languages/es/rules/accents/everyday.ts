// Everyday words that change with their accent: hacia and hacía, mama, seria, aun.
import { Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { can, lemma, not, number, oneOf, punctuation, tagged, word, words } from '../../../../rules/pattern.ts';

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
    ['Creo que seria mejor ir.', 'Creo que sería mejor ir.'],
    ['No sabia que venías.', 'No sabía que venías.'],
    ['Yo tenia un perro.', 'Yo tenía un perro.'],
    ['Tenia que trabajar.', 'Tenía que trabajar.'],
    ['Sabia que vendrías.', 'Sabía que vendrías.'],
    ['¿Cómo estas?', '¿Cómo estás?'],
    ['¿Dónde estas, amigo?', '¿Dónde estás, amigo?'],
    ['Ella venia de lejos.', 'Ella venía de lejos.'],
  ],
  right: [
    'Es una mujer muy sabia que escucha a todos.',
    'Es una persona seria.',
    'Aun así, iré.',
    'Me gustan estas flores.',
  ],
});

/** All rules of this family. */
export const everydayAccentRules = [haciaVerb, everydayAccents];
