// What only the sentence as a whole shows: a word typed for another, a form that does not fit, a word too many.

import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineNet } from '../../../../net/defineNet.ts';
import { isSingle } from '../../../../net/doubled.ts';
import { listed } from '../../../../rules/ask.ts';
import type { Sentence, Token } from '../../../../rules/token.ts';

const ARTICLES = listed('il lo la un una');
/** Words for people who may be women or men and of which the lexicon knows one gender: "il sindaco", "la sindaco". */
const EITHER = /(?:prof|capo|sindaco|ministro|medico|legale)$/;

const isEitherGender = ({ lower, readings }: Token): boolean => {
  const isFor = (gender: number) => readings.some(({ pos, features }) => pos === Pos.noun && (features & gender) !== 0);
  return EITHER.test(lower) || (isFor(Feature.masculine) && isFor(Feature.feminine));
};

/** Whether an article stands before somebody whose gender only the writer knows. */
function isForPerson({ tokens }: Sentence, index: number): boolean {
  const next = tokens[index + 1];
  return ARTICLES.has(tokens[index]?.lower ?? '') && next !== undefined && isEitherGender(next);
}

const PREPOSITION =
  /^(?:d(?:i|a|e[il]|egli|ell[aeo']|a[il]|agli|all[aeo'])|d'|a(?:d|i|l|gli|ll[aeo'])?|i?n(?:e[il]|egli|ell[aeo'])?|su(?:i|l|gli|ll[aeo'])?|con|col|per|tra|fra|che)$/;

/** "da cinque anni", "di cinque anni": which preposition a word asks for is known to rules; the net prefers the usual ones. */
const isPrepositionChoice = ({ tokens }: Sentence, index: number, meant: string): boolean =>
  PREPOSITION.test(tokens[index]?.lower ?? '') && PREPOSITION.test(meant.toLowerCase());

const VOWEL = /^[aeiouhàèéìòù]/i;

/** Whether what is meant cannot stand before the next word: "l' parabrezza", "il acqua". */
function isUnspeakable({ tokens }: Sentence, index: number, meant: string): boolean {
  const next = tokens[index + 1];
  if (next?.kind !== 'word') return meant.endsWith("'");
  return meant.endsWith("'")
    ? !VOWEL.test(next.text)
    : /^(?:il|i|al|del|nel|sul|dal)$/.test(meant) && VOWEL.test(next.text);
}

/** A real word that is not the one that was meant. */
export const otherWord = defineNet({
  id: 'it.net.word',
  finds: 'word',
  leavesAlone: (sentence, index, meant) =>
    isForPerson(sentence, index) ||
    isPrepositionChoice(sentence, index, meant) ||
    isUnspeakable(sentence, index, meant),
  wrong: [
    ['Abbiamo una casa al mare pere due settimane.', 'Abbiamo una casa al mare per due settimane.'],
    ['Ci fermiamo da loro pere cena.', 'Ci fermiamo da loro per cena.'],
    ['Lei sa di aver torto, mai non lo ammette.', 'Lei sa di aver torto, ma non lo ammette.'],
  ],
  right: [
    'Le pere del nostro albero sono mature.',
    'A cena abbiamo mangiato pere e formaggio.',
    'Lei non ammette mai di aver torto.',
    'La presidente ha aperto la riunione alle nove.',
    'Ho parlato con la responsabile del reparto.',
    'Il medico ha visitato la sindaco.',
    'Parcheggiate sul piazzale, esponendo dietro il parabrezza il permesso.',
    "L'assemblea si terrà giovedì 13 dalle 18.00 sul piazzale.",
  ],
});

/** A form of the word that does not go with the words around it. */
export const otherForm = defineNet({
  id: 'it.net.form',
  finds: 'form',
  wrong: [
    ['Stiamo cercato una casa più grande.', 'Stiamo cercando una casa più grande.'],
    ['Vi scrivo per chiede informazioni sul corso.', 'Vi scrivo per chiedere informazioni sul corso.'],
    ['Il negozio chiude alle sette di sere.', 'Il negozio chiude alle sette di sera.'],
  ],
  right: [
    'Abbiamo cercato una casa più grande.',
    'Il direttore chiede informazioni sul corso.',
    'Abbiamo passato insieme molte belle sere.',
  ],
});

/** A function word too many. */
export const extraWord = defineNet({
  id: 'it.net.extra',
  finds: 'extra',
  leavesAlone: isSingle,
  wrong: [
    ['Ieri sera ho visto il un film molto bello.', 'Ieri sera ho visto il film molto bello.'],
    ['Le mani e i e piedi devono essere puliti.', 'Le mani e i piedi devono essere puliti.'],
    ['Siamo tornati a da casa molto tardi.', 'Siamo tornati a casa molto tardi.'],
  ],
  right: [
    'Ieri sera ho visto il film con un amico.',
    'Le mani e i piedi devono essere puliti.',
    'Siamo tornati a casa da Roma molto tardi.',
  ],
});
