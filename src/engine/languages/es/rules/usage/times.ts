// Times of day and days of the week: a las ocho, son las tres, el lunes.
import { Pos } from '../../../../lexicon/features.ts';
import { isMarkOrEnd } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { form, lemma, oneOf, tagged, word, words } from '../../../../rules/pattern.ts';

const HOUR = 'una dos tres cuatro cinco seis siete ocho nueve diez once doce';
const hour = () => oneOf(words(HOUR), form(/^\d{1,2}$/));
const DAY = 'lunes martes miércoles jueves viernes sábado domingo sábados domingos';

/** Whether a time of day is told: "las ocho y media", "las tres de la tarde", "las once."; not "las dos casas". */
function isTime(m: Match): boolean {
  const [next, second, third] = [m.after(), m.after(2), m.after(3)];
  if (isMarkOrEnd(next)) return true;
  if (/^(?:y|menos)$/.test(next?.lower ?? ''))
    return /^(?:media|cuarto|cinco|diez|veinte|veinticinco|pico|algo|\d+)$/.test(second?.lower ?? '');
  if (next?.lower === 'de' && /^(?:la|el)$/.test(second?.lower ?? ''))
    return /^(?:mañana|tarde|noche|madrugada|mediodía)$/.test(third?.lower ?? '');
  return next?.lower === 'en' && second?.lower === 'punto';
}

const articleOf = (m: Match): string => (/^(?:una|1)$/.test(m.token('hour').lower) ? 'la' : 'las');

/** empiezo en las ocho; llegamos a tres de la tarde; son tres de la tarde. */
export const clock = defineRule({
  id: 'es.usage.clock',
  patterns: [
    [word('en').mark(), words('las la').as('article').mark(), hour().as('hour').mark()],
    [
      word('a').as('to').mark(),
      hour().as('hour').mark(),
      words('de'),
      word('la'),
      words('mañana tarde noche madrugada'),
    ],
    [
      words('son es eran').as('be').mark(),
      hour().as('hour').mark(),
      words('de'),
      word('la'),
      words('mañana tarde noche madrugada'),
    ],
  ],
  where: (m) => !m.names('article') || isTime(m),
  unless: {
    'from one time to another: de dos a tres de la tarde': {
      when: (m) =>
        m.names('to') &&
        /^(?:\d+|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)$/.test(m.before()?.lower ?? ''),
      right: 'La tienda cierra de dos a cinco de la tarde.',
    },
  },
  suggest: (m) => [`${m.names('be') ? m.text('be') : 'a'} ${articleOf(m)} ${m.text('hour')}`],
  wrong: [
    ['La reunión empieza en las nueve.', 'La reunión empieza a las nueve.'],
    ['Llegamos a tres de la tarde.', 'Llegamos a las tres de la tarde.'],
    ['Son tres de la tarde.', 'Son las tres de la tarde.'],
  ],
  right: ['Vive en las dos casas.', 'Son las tres de la tarde.', 'Entró en la una y salió de la otra.'],
});

/** llegó en el lunes; nos vemos en martes: days take el alone. */
export const onDay = defineRule({
  id: 'es.usage.on-day',
  patterns: [
    [word('en').mark(), words('el los este estos').as('article').mark(), words(DAY)],
    [
      lemma('llegar', 'venir', 'ir', 'volver', 'ver', 'quedar', 'trabajar', 'empezar', 'salir', 'cerrar', 'abrir').and(
        tagged([Pos.verb, Pos.auxiliary]),
      ),
      word('en').as('bare').mark(),
      words(DAY),
    ],
  ],
  unless: {
    'a place: en el Martes Santo de Goya': {
      when: (m) => m.after(0)?.text !== m.after(0)?.lower,
      right: 'Se rezaba mucho en el Viernes Santo.',
    },
    'that one: en el lunes en que': {
      when: (m) => /^(?:en|que|de|del)$/.test(m.after()?.lower ?? ''),
      right: 'Pienso en el lunes en que te vi.',
    },
  },
  suggest: (m) => [m.names('article') ? m.text('article') : 'el'],
  wrong: [
    ['Mi hermana llegó en el lunes por la noche.', 'Mi hermana llegó el lunes por la noche.'],
    ['Nos vemos en martes a las seis.', 'Nos vemos el martes a las seis.'],
    ['No trabajo en los domingos.', 'No trabajo los domingos.'],
  ],
  right: ['La fiesta cae en lunes este año.', 'Llegó el lunes.', 'Nos vemos los domingos.'],
});
