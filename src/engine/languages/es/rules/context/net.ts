// What only the sentence as a whole shows: a word typed for another, a form that does not fit, a word too many.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineNet } from '../../../../net/defineNet.ts';
import { reads, type Sentence } from '../../../../rules/token.ts';

/** Whether a verb is said to somebody: what the net has read speaks of others, and takes "vas" and "sos" for slips. */
const isAddressed = ({ tokens }: Sentence, index: number): boolean =>
  reads(tokens[index], Pos.verb, Feature.second) || reads(tokens[index], Pos.auxiliary, Feature.second);

/** A real word that is not the one that was meant. */
export const otherWord = defineNet({
  id: 'es.net.word',
  finds: 'word',
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
    'Hablamos de los pros y los contras de cada plan.',
    'Lo pusimos todo en el cajón, y los cables en una bolsa.',
    'Voy a empezar un curso nuevo.',
  ],
});

/** A form of the word that does not go with the words around it. */
export const otherForm = defineNet({
  id: 'es.net.form',
  finds: 'form',
  leavesAlone: isAddressed,
  wrong: [
    ['Para llegada al pueblo hay que tomar el autobús.', 'Para llegar al pueblo hay que tomar el autobús.'],
    ['Nos hemos perdió en el centro de la ciudad.', 'Nos hemos perdido en el centro de la ciudad.'],
    ['Mi padre estaba muy cansar después del viaje.', 'Mi padre estaba muy cansado después del viaje.'],
  ],
  right: [
    'La llegada al pueblo fue muy bonita.',
    'Se perdió en el centro de la ciudad.',
    'No me quiero cansar después del viaje.',
    'Ya sabes lo que vas a hacer, ¿no?',
  ],
});

/** A function word too many. */
export const extraWord = defineNet({
  id: 'es.net.extra',
  finds: 'extra',
  wrong: [
    ['Mi hermana trabaja en con una empresa muy grande.', 'Mi hermana trabaja en una empresa muy grande.'],
    ['Por su cumpleaños me dio un el regalo muy bonito.', 'Por su cumpleaños me dio un regalo muy bonito.'],
    ['Guardé las llaves en un el cajón de la cocina.', 'Guardé las llaves en el cajón de la cocina.'],
  ],
  right: [
    'Mi hermana trabaja con una empresa muy grande.',
    'Por su cumpleaños me dio el regalo más bonito.',
    'Guardé las llaves en un cajón de la cocina.',
  ],
});
