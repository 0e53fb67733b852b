// Question words inside a sentence: dime qué te pasa, no sé qué hacer, aprender cómo cocinar.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { finiteReadings } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, form, lemma, oneOf, tagged, word, words } from '../../../../rules/pattern.ts';
import type { Token } from '../../../../rules/token.ts';

const ASK: Readonly<Record<string, string>> = {
  que: 'qué',
  donde: 'dónde',
  como: 'cómo',
  cuando: 'cuándo',
  quien: 'quién',
  cual: 'cuál',
  cuanto: 'cuánto',
};

const CLAUSE = /^(?:y|pero|cuando|si|porque|que|para|donde|como)$/;

const finite = (token: Token): boolean =>
  token.verbForm === 0 && (token.pos === Pos.verb || token.pos === Pos.auxiliary);

/** Whether a finite verb follows the infinitive in its clause: "que correr todos los días es bueno". */
function isSubject(m: Match, infinitive: Token): boolean {
  const rest = m.sentence.tokens.slice(infinitive.index + 1);
  for (const [i, token] of rest.entries()) {
    const joins = token.lower === 'y' && rest[i + 1]?.verbForm === Feature.infinitive;
    if (token.kind === 'punctuation' || (CLAUSE.test(token.lower) && !joins)) return false;
    // "que hacer deporte ayuda": a verb that is also a noun, at the end of the clause
    const isLast = i > 0 && (rest[i + 1]?.kind ?? 'punctuation') === 'punctuation';
    if (finite(token) || (isLast && rest[i - 1]?.pos === Pos.noun && finiteReadings(token).length > 0)) return true;
  }
  return false;
}

const isWished = ({ readings }: Token): boolean =>
  readings.length > 0 &&
  readings.every(({ features }) => (features & (Feature.subjunctive | Feature.imperative)) !== 0);

const infinitive = can(Pos.verb, Feature.infinitive);

/** Dime que te pasa; no entiendo que quieres decir; me preguntó donde vivía. */
export const indirectQuestion = defineRule({
  id: 'es.accents.indirect-question',
  after: 'es.accents.interrogatives',
  patterns: [
    [
      form(/^(?:dime|díme|dinos|dígame|decidme|cuéntame|explícame|pregúntale|pregunta|muéstrame|enséñame)$/),
      words(Object.keys(ASK).join(' ')).as('word').mark(),
      words('no me te se le lo la nos').repeat(0, 2),
      oneOf(tagged([Pos.verb, Pos.auxiliary])).as('verb'),
    ],
    [
      lemma('preguntar').and(oneOf(can(Pos.verb, Feature.first), can(Pos.verb, Feature.third))),
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
      lemma('saber'),
      words('muy ya aún todavía bien').repeat(0, 1),
      words('que donde como cuando quien cual').as('word').mark(),
      infinitive.as('verb'),
    ],
    [
      lemma('aprender', 'enseñar', 'mostrar', 'explicar', 'entender', 'descubrir', 'decidir'),
      oneOf(words('a mi mis su sus tu la el los las me te le les nos'), tagged(Pos.noun)).repeat(0, 3),
      word('como').as('word').mark(),
      infinitive.except(words('ser')).as('verb'),
    ],
    [
      words('a para'),
      word('ver'),
      words('que').as('word').mark(),
      words('pasa pasaba pasará ocurre ocurría').as('verb'),
    ],
    [word('no'), word('se'), words('que donde como cuando quien cual').as('word').mark(), infinitive.as('verb')],
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
    // "sé que correr es bueno": the infinitive is the subject of another verb
    if (lower === 'que' && verb.verbForm === Feature.infinitive && isSubject(m, verb)) return false;
    // "dime cuando llegues", "pregunta donde quieras": whenever, wherever
    if (/^(?:cuando|donde|como)$/.test(lower) && verb.verbForm !== Feature.infinitive && isWished(verb)) return false;
    // "no me acuerdo de cuando era niño": a time, not a question
    if (lower === 'cuando' && m.sentence.tokens[m.token('word').index - 1]?.lower === 'de') return false;
    // "dime que me quieres": a person is the object, so it is not a question
    const isWhom = verb.lower.startsWith('quier') && verb.index > m.token('word').index + 1;
    if (isWhom && lower === 'que' && m.after()?.verbForm !== Feature.infinitive) return false;
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
  unless: {
    'the noun: la pregunta que': {
      when: (m) => m.sentence.tokens[m.from]?.pos === Pos.noun,
      right: 'La pregunta que le hacemos hoy es otra.',
    },
  },
  suggest: (m) => [ASK[m.token('word').lower] ?? ''],
  wrong: [
    ['Dime que te pasa.', 'Dime qué te pasa.'],
    ['Me preguntó donde vivía.', 'Me preguntó dónde vivía.'],
    ['No entiendo que quieres decir.', 'No entiendo qué quieres decir.'],
    ['Ya no sabemos que hacer con él.', 'Ya no sabemos qué hacer con él.'],
    ['No sé que hacer.', 'No sé qué hacer.'],
    ['Vamos a ver que pasa.', 'Vamos a ver qué pasa.'],
    ['No se que decir.', 'No se qué decir.'],
    ['Quiero aprender como hacer pan.', 'Quiero aprender cómo hacer pan.'],
    ['No sabemos todavía donde comer.', 'No sabemos todavía dónde comer.'],
    ['No tenía ni la menor idea de que hacer.', 'No tenía ni la menor idea de qué hacer.'],
  ],
  right: [
    'Dime que vienes.',
    'No importa que estés aquí.',
    'Entender a mi madre como ser humano me costó años.',
    'No sabía que estaba aquí.',
    'No entiendo que haya gente así.',
    'Sé que dormir bien es importante.',
    'Pregunta cuando quieras.',
    'Dime que me quieres.',
    'Saben que fumar y beber es malo.',
    'No me acuerdo de cuando vivía allí.',
  ],
});
