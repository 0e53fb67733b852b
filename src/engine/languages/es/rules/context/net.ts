// What only the sentence as a whole shows: a word typed for another, a form that does not fit, a word too many.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { defineNet } from '../../../../net/defineNet.ts';
import { isSingle } from '../../../../net/doubled.ts';
import { listed } from '../../../../rules/ask.ts';
import { reads, type Sentence } from '../../../../rules/token.ts';
import { NO_TELLING } from '../../reading/nouns.ts';

/** Whether a verb is said to somebody: what the net has read speaks of others, and takes "vas" and "sos" for slips. */
const isAddressed = ({ tokens }: Sentence, index: number): boolean =>
  reads(tokens[index], Pos.verb, Feature.second) || reads(tokens[index], Pos.auxiliary, Feature.second);

const PREPOSITIONS = listed('a al de del en por para con sin sobre desde hasta ante contra entre hacia como');

/** "por vincular", "para vincular": which preposition a word asks for is known to rules; the net prefers the usual ones. */
const isPrepositionChoice = ({ tokens }: Sentence, index: number, meant: string): boolean =>
  PREPOSITIONS.has(tokens[index]?.lower ?? '') && PREPOSITIONS.has(meant.toLowerCase());

/** "aunque la economía no sea muy boyante": so is the mood of a verb. */
const isMoodChoice = ({ tokens, lexicon }: Sentence, index: number, meant: string): boolean =>
  tokens[index]?.readings.some(({ lemma, features }) => {
    const mood = features & (Feature.subjunctive | Feature.indicative);
    return (
      mood !== 0 &&
      lexicon.analyses(meant).some((other) => other.lemma === lemma && (other.features & Group.mood & ~mood) !== 0)
    );
  }) ?? false;

/** "en 93 %", "un 15 %": before a number both are right. */
const isBeforeNumber = ({ tokens }: Sentence, index: number): boolean => tokens[index + 1]?.kind === 'number';

/** "una soldado", "la testigo": whether somebody is a woman or a man, only the writer knows. */
const isForPerson = ({ tokens }: Sentence, index: number, meant: string): boolean =>
  /^(?:el la|la el|un una|una un)$/.test(`${tokens[index]?.lower} ${meant.toLowerCase()}`) &&
  NO_TELLING.test(tokens[index + 1]?.lower ?? '');

/** "revertir al estado anterior", "cuando al juego le falta": "al" for "el" is a rare slip, and the net knows few verbs with "a". */
const isContraction = ({ tokens }: Sentence, index: number, meant: string): boolean =>
  /^(?:al el|del el|sin si|en un|está es|son con)$/.test(`${tokens[index]?.lower} ${meant.toLowerCase()}`);

/** "ese casi", "los porqués": a word that is spoken of. */
const isSpokenOf = ({ tokens }: Sentence, index: number): boolean =>
  ADVERBS.has(tokens[index]?.lower ?? '') && POINTING.has(tokens[index - 1]?.lower ?? '');
const ADVERBS = listed('casi quizás quizá nunca siempre jamás ahora mañana ayer luego después nada todo no sí ya');
const POINTING = listed('ese este aquel un el tu mi su');

/** A real word that is not the one that was meant. */
export const otherWord = defineNet({
  id: 'es.net.word',
  finds: 'word',
  leavesAlone: (sentence, index, meant) =>
    isPrepositionChoice(sentence, index, meant) ||
    isMoodChoice(sentence, index, meant) ||
    isForPerson(sentence, index, meant) ||
    isContraction(sentence, index, meant) ||
    isSpokenOf(sentence, index) ||
    isBeforeNumber(sentence, index),
  wrong: [
    ['Te envío las detalles por correo.', 'Te envío los detalles por correo.'],
    ['Le di las gracias pro su ayuda.', 'Le di las gracias por su ayuda.'],
    [
      'Pusimos los cables en el cajón, y lo tornillos en una bolsa.',
      'Pusimos los cables en el cajón, y los tornillos en una bolsa.',
    ],
  ],
  right: [
    'Le di las cartas y los detalles del viaje.',
    'Una soldado resultó herida en el accidente de ayer.',
    'Hablamos de los pros y los contras de cada plan.',
    'Lo pusimos todo en el cajón, y los cables en una bolsa.',
    'Voy a empezar un curso nuevo.',
    'La saturación se ha mantenido en 93 % con dos litros.',
    'Se espera que este sea uno de los fichajes que ha pedido el club.',
    'Varios grupos la criticaron por vincular su caso con la guerra.',
  ],
});

/** A form of the word that does not go with the words around it. */
export const otherForm = defineNet({
  id: 'es.net.form',
  finds: 'form',
  least: 1.3,
  leavesAlone: isAddressed,
  wrong: [
    ['Vamos a comprado una casa en el pueblo.', 'Vamos a comprar una casa en el pueblo.'],
    ['Nos hemos perdió en el centro de la ciudad.', 'Nos hemos perdido en el centro de la ciudad.'],
    ['Mi padre estaba muy cansar después del viaje.', 'Mi padre estaba muy cansado después del viaje.'],
  ],
  right: [
    'Hemos comprado una casa en el pueblo.',
    'Se perdió en el centro de la ciudad.',
    'No me quiero cansar después del viaje.',
    'Ya sabes lo que vas a hacer, ¿no?',
  ],
});

/** "y ni explicó", "o bien por carta", "a por los clavos": two little words that go together. */
const isStressing = ({ tokens }: Sentence, index: number): boolean =>
  /^(?:(?:y|que) ni|o bien|ya bien|a por|\w+ tanto)$/.test(`${tokens[index]?.lower} ${tokens[index + 1]?.lower}`);

/** A function word too many. */
export const extraWord = defineNet({
  id: 'es.net.extra',
  finds: 'extra',
  leavesAlone: (sentence, index) => isSingle(sentence, index) || isStressing(sentence, index),
  wrong: [
    ['Mi hermana trabaja en con una empresa muy grande.', 'Mi hermana trabaja en una empresa muy grande.'],
    ['Por su cumpleaños me dio un el regalo muy bonito.', 'Por su cumpleaños me dio un regalo muy bonito.'],
    ['Guardé las llaves en un el cajón de la cocina.', 'Guardé las llaves en el cajón de la cocina.'],
  ],
  right: [
    'Mi hermana trabaja con una empresa muy grande.',
    'Por su cumpleaños me dio el regalo más bonito.',
    'Guardé las llaves en un cajón de la cocina.',
    'Se enfadó y ni contestó a mis mensajes.',
    'Vuelve a por los clavos que dejaste.',
  ],
});
