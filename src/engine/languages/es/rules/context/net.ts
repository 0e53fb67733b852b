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
    ['No se si mañana voy a poder ir a tu casa.', 'No sé si mañana voy a poder ir a tu casa.'],
    ['Espero que te valla muy bien en tu nuevo trabajo.', 'Espero que te vaya muy bien en tu nuevo trabajo.'],
    ['La reunión es el lunes ha las diez de la mañana.', 'La reunión es el lunes a las diez de la mañana.'],
  ],
  right: [
    'No se puede saber si mañana hará sol.',
    'El perro saltó la valla del jardín.',
    'La reunión del lunes ha empezado a las diez.',
  ],
});

/** A form of the word that does not go with the words around it. */
export const otherForm = defineNet({
  id: 'es.net.form',
  finds: 'form',
  leavesAlone: isAddressed,
  wrong: [
    ['El próximo mes voy a empiezo un curso nuevo.', 'El próximo mes voy a empezar un curso nuevo.'],
    ['La gente de este pueblo son muy amable.', 'La gente de este pueblo es muy amable.'],
    ['Esperamos quince minutos en el calle con dos niños.', 'Esperamos quince minutos en la calle con dos niños.'],
  ],
  right: [
    'El próximo mes empiezo un curso nuevo.',
    'Los vecinos de este pueblo son muy amables.',
    'Ya sabes lo que vas a hacer, ¿no?',
  ],
});

/** A function word too many. */
export const extraWord = defineNet({
  id: 'es.net.extra',
  finds: 'extra',
  wrong: [
    ['Anoche vi a la una película muy buena.', 'Anoche vi la una película muy buena.'],
    ['Tengo que de ir al banco antes de las dos.', 'Tengo que ir al banco antes de las dos.'],
    ['Mi hermana trabaja en con una empresa muy grande.', 'Mi hermana trabaja en una empresa muy grande.'],
  ],
  right: [
    'Anoche vi a la una de la mañana una película muy buena.',
    'Tengo ganas de ir al banco antes de las dos.',
    'Mi hermana trabaja con una empresa muy grande.',
  ],
});
