// What only the sentence as a whole shows: a word typed for another, a form that does not fit, a word too many.
import { defineNet } from '../../../../net/defineNet.ts';
import { listed } from '../../../../rules/ask.ts';
import type { Sentence } from '../../../../rules/token.ts';

const ARTICLES = listed('il lo la un una');
/** Endings of people who may be women or men: "la presidente", "il presidente". */
const EITHER = /(?:nte|ista|iatra|prof|collega|capo|giudice|sindaco|ministro|medico|legale)$/;

/** Whether an article stands before somebody whose gender only the writer knows. */
const isForPerson = ({ tokens }: Sentence, index: number): boolean =>
  ARTICLES.has(tokens[index]?.lower ?? '') && EITHER.test(tokens[index + 1]?.lower ?? '');

/** A real word that is not the one that was meant. */
export const otherWord = defineNet({
  id: 'it.net.word',
  finds: 'word',
  leavesAlone: isForPerson,
  wrong: [
    ['Non so se domani posso venire ha casa tua.', 'Non so se domani posso venire a casa tua.'],
    ['Non mi ricordo dove o messo le chiavi di casa.', 'Non mi ricordo dove ho messo le chiavi di casa.'],
    ['Questo e il libro che mi hai prestato.', 'Questo è il libro che mi hai prestato.'],
  ],
  right: [
    'Non so se domani Marco ha tempo per venire.',
    'Non mi ricordo se ho messo le chiavi in tasca o sul tavolo.',
    'Questo libro e quello sono di mio fratello.',
  ],
});

/** A form of the word that does not go with the words around it. */
export const otherForm = defineNet({
  id: 'it.net.form',
  finds: 'form',
  wrong: [
    ['Alla fine abbiamo dovuti spostare il letto.', 'Alla fine abbiamo dovuto spostare il letto.'],
    ['Quando scrivo faccio ancora qualche errori.', 'Quando scrivo faccio ancora qualche errore.'],
    ['Ieri ho conosciuto le mie nuova vicina di casa.', 'Ieri ho conosciuto la mie nuova vicina di casa.'],
  ],
  right: [
    'I soldi mi sono dovuti da molto tempo.',
    'Nel testo ci sono ancora troppi errori.',
    'Ieri ho conosciuto le mie nuove vicine di casa.',
  ],
});

/** A function word too many. */
export const extraWord = defineNet({
  id: 'it.net.extra',
  finds: 'extra',
  wrong: [
    ['Ieri sera ho visto il un film molto bello.', 'Ieri sera ho visto un film molto bello.'],
    ['Devo di andare in banca prima di mezzogiorno.', 'Devo andare in banca prima di mezzogiorno.'],
    ['Siamo tornati a da casa molto tardi.', 'Siamo tornati a casa molto tardi.'],
  ],
  right: [
    'Ieri sera ho visto il film con un amico.',
    'Ho deciso di andare in banca prima di mezzogiorno.',
    'Siamo tornati a casa da Roma molto tardi.',
  ],
});
