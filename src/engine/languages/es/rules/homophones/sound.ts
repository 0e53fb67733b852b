// Everyday words that sound like others: vez and ves, haz and has, hasta and asta, si no and sino, porque and por que.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import {
  anyWord,
  can,
  form,
  not,
  number,
  oneOf,
  sentenceStart,
  tagged,
  word,
  words,
} from '../../../../rules/pattern.ts';
import type { Token } from '../../../../rules/token.ts';
import { finiteReadings } from '../../reading/clauses.ts';

const MEANT: Readonly<Record<string, string>> = {
  ves: 'vez',
  has: 'haz',
  asta: 'hasta',
  sino: 'si no',
  haz: 'has',
  boy: 'voy',
  hiba: 'iba',
  hiban: 'iban',
  hibas: 'ibas',
  'por que': 'porque',
  tubo: 'tuvo',
  tubieron: 'tuvieron',
  frio: 'frío',
  anos: 'años',
};

const isFinite = ({ pos, verbForm }: Token): boolean => (pos === Pos.verb || pos === Pos.auxiliary) && verbForm === 0;

const meant = (m: Match): string =>
  MEANT[
    m
      .marked()
      .map(({ lower }) => lower)
      .join(' ')
  ] ?? '';

/** una ves, asta luego: the word that the place asks for. */
export const soundAlike = defineRule({
  id: 'es.homophones.sound-alike',
  patterns: [
    [words('una otra tal cada alguna primera última segunda tercera rara ninguna'), word('ves').mark()],
    [
      sentenceStart(),
      word('has').mark(),
      oneOf(words('el la los las lo un una tu tus algo caso clic'), tagged(Pos.noun)),
    ],
    [
      not(words('el un del su')),
      word('asta').mark(),
      oneOf(
        words(
          'la las los el que aquí ahí mañana luego ahora pronto ayer hoy cuándo cuando dónde tarde ese esa este esta',
        ),
        number(),
      ),
    ],
    [word('haz').mark(), words('no ya').repeat(0, 1), can(Pos.verb, Feature.pastParticiple)],
    [word('boy').mark(), words('a al en por para con de todos mañana')],
    [words('hiba hiban hibas').mark()],
    [sentenceStart(), word('asta').mark(), words('luego mañana pronto ahora aquí la el ayer que')],
    [
      sentenceStart(),
      word('sino').mark(),
      oneOf(can(Pos.verb, Feature.second), can(Pos.verb, Feature.first), words('te me se lo la le es hay tiene está')),
    ],
    [
      anyWord().except(words('razón razones motivo motivos causa')),
      word('por').mark(),
      word('que').mark(),
      oneOf(
        words('no me te se lo la le nos ya yo es son está estoy tengo hay había era'),
        tagged([Pos.verb, Pos.auxiliary]),
      ),
    ],
    [words('no me te se lo la le nos les él ella que nunca ya siempre quien'), word('tubo', 'tubieron').mark()],
    [word('tubo', 'tubieron').mark(), words('que un una mucha mucho suerte razón miedo')],
    [
      oneOf(
        words('mucho hace hacía hizo hará tanto el un muy está estaba tengo tenía más qué del de con hacer'),
        form(/^es$/),
      ),
      word('frio').mark(),
    ],
    [
      oneOf(
        number(),
        words(
          'dos tres cuatro cinco seis siete ocho nueve diez quince veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien muchos pocos',
        ),
      ),
      word('anos').mark(),
    ],
  ],
  where: (m) => {
    const [first] = m.marked();
    if (first?.lower === 'tubo' && /^(?:un|el|del|este|ese)$/.test(m.sentence.tokens[first.index - 1]?.lower ?? ''))
      return false;
    const isQuestion = m.sentence.tokens.some(({ text }) => text === '¿');
    return meant(m) !== '' && !(first?.lower === 'por' && (isQuestion || m.before()?.lower === 'la'));
  },
  unless: {
    'an order: haz pescado': {
      when: (m) => m.from === 0 && m.marked()[0]?.lower === 'haz',
      right: 'Haz pescado para cenar.',
    },
    'what is wished for': {
      when: (m) => {
        const verb = m.sentence.tokens.slice(m.marked()[0]?.index).find(isFinite);
        return (
          m.marked()[0]?.lower === 'por' &&
          verb !== undefined &&
          finiteReadings(verb).every(({ features }) => (features & (Feature.subjunctive | Feature.imperative)) !== 0)
        );
      },
      right: 'Votó por que se cerrara la central.',
    },
  },
  suggest: (m) => [meant(m)],
  params: (m) => ({ word: meant(m) }),
  wrong: [
    ['Llámame otra ves cuando puedas.', 'Llámame otra vez cuando puedas.'],
    ['Estuvimos allí asta las diez.', 'Estuvimos allí hasta las diez.'],
    ['Mi hijo cumple cinco anos.', 'Mi hijo cumple cinco años.'],
    ['No salimos por que llovía mucho.', 'No salimos porque llovía mucho.'],
    ['Has los deberes antes de salir.', 'Haz los deberes antes de salir.'],
    ['¿Ya haz comido?', '¿Ya has comido?'],
    ['Boy a la playa.', 'Voy a la playa.'],
    ['Hiba al colegio en autobús.', 'Iba al colegio en autobús.'],
    ['Asta mañana, que descanses.', 'Hasta mañana, que descanses.'],
    ['Sino vienes, me voy.', 'Si no vienes, me voy.'],
    ['No tubo tiempo.', 'No tuvo tiempo.'],
    ['Tubo que irse temprano.', 'Tuvo que irse temprano.'],
    ['Hace mucho frio hoy.', 'Hace mucho frío hoy.'],
    ['¿Haz visto a mi perro?', '¿Has visto a mi perro?'],
  ],
  right: [
    '¿Ves la torre?',
    'Izaron la bandera a media asta.',
    'No quiero té, sino café.',
    '¿Por qué no vienes?',
    'Compré un tubo que encaja muy bien.',
    'No sé el motivo por que se fue.',
  ],
});

/** All rules of this family. */
export const soundRules = [soundAlike];
