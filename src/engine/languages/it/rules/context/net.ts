// What only the sentence as a whole shows: a word typed for another, a form that does not fit, a word too many.

import { type Analysis, agrees, Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { defineNet } from '../../../../net/defineNet.ts';
import { isSingle } from '../../../../net/doubled.ts';
import { listed } from '../../../../rules/ask.ts';
import { GENDER_NUMBER } from '../../../../rules/nounAgreement.ts';
import { isCapitalised, type Sentence, type Token } from '../../../../rules/token.ts';
import { OPENS_CLAUSE } from '../writing/articles.ts';

const ARTICLES = listed('il lo la un una');
/** Words for people who may be women or men and of which the lexicon knows one gender: "il sindaco", "la sindaco". */
const EITHER = /(?:prof|capo|sindaco|ministro|medico|legale)$/;

const isEitherGender = ({ lower, readings }: Token): boolean => {
  const isFor = (gender: number) => readings.some(({ pos, features }) => pos === Pos.noun && (features & gender) !== 0);
  return EITHER.test(lower) || (isFor(Feature.masculine) && isFor(Feature.feminine));
};

/** Whether an article stands before somebody whose gender only the writer knows: la Bianchi, la numero sette. */
function isForPerson({ tokens }: Sentence, index: number): boolean {
  const next = tokens[index + 1];
  if (next?.kind !== 'word' || !ARTICLES.has(tokens[index]?.lower ?? '')) return false;
  return isEitherGender(next) || isCapitalised(next) || next.lower === 'numero';
}

/** By how much the net must prefer a noun to another that agrees as well: spunto to punto, colla to folla. */
const NOUN_LEAD = 3;

const nounsIn = (readings: readonly Analysis[]): number[] =>
  readings.flatMap(({ pos, features }) => (pos === Pos.noun ? [features] : []));

/** Whether both are nouns of one gender and number, so that the net only tells which is the more usual. */
function isNounForNoun({ tokens, lexicon }: Sentence, index: number, meant: string): boolean {
  const written = tokens[index];
  if (written?.pos !== Pos.noun) return false;
  const others = nounsIn(lexicon.analyses(meant.toLowerCase()));
  return nounsIn(written.readings).some((each) => others.some((other) => agrees(each, other, GENDER_NUMBER)));
}

const opensClause = (token: Token | undefined): boolean =>
  token !== undefined && (OPENS_CLAUSE.test(token.lower) || /^(?:o|e|ma)$/.test(token.lower));

/** "non lo uso, quando la apro": a verb after its object, or that object, though the verb may be read as a noun. */
function isVerbWithObject({ tokens }: Sentence, index: number): boolean {
  const at = /^l[aoie]$/.test(tokens[index]?.lower ?? '') ? index : index - 1;
  return (
    /^l[aoie]$/.test(tokens[at]?.lower ?? '') &&
    opensClause(tokens[at - 1]) &&
    tokens[at + 1]?.readings.some(({ pos, features }) => pos === Pos.verb && (features & Group.person) !== 0) === true
  );
}

const CLITICS = listed('mi ti si ci vi');

/** Whether both are pronouns before a verb: who is seen or whom somebody sees depends on what was said before. */
const isPronounChoice = ({ tokens }: Sentence, index: number, meant: string): boolean =>
  CLITICS.has(tokens[index]?.lower ?? '') && CLITICS.has(meant.toLowerCase());

/** What is done "a" somebody or something: la persona cui ti rivolgi, ciò cui ha diritto. */
const TO = listed(
  'appartenere riferire rivolgere accedere accennare aderire affidare alludere ambire aspirare assistere attenere ' +
    'attingere dedicare destinare partecipare presentare rinunciare sottoporre spettare tendere diritto',
);

/** Whether "cui" stands for "a cui". */
const isDative = ({ tokens }: Sentence, index: number): boolean =>
  tokens[index]?.lower === 'cui' &&
  tokens.slice(index + 1, index + 5).some(({ readings }) => readings.some(({ lemma }) => TO.has(lemma)));

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
  leavesAlone: (sentence, index, meant, lead) =>
    isForPerson(sentence, index) ||
    isDative(sentence, index) ||
    isVerbWithObject(sentence, index) ||
    isPronounChoice(sentence, index, meant) ||
    (lead < NOUN_LEAD && isNounForNoun(sentence, index, meant)) ||
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
    'Le figure si incollano meglio con la colla a caldo.',
    'La classifica ora ci vede quinti.',
    'Il telefono nuovo non lo uso abbastanza.',
    'La persona cui ti rivolgi non lavora più qui.',
    'In difesa gioca la numero sette, che è bravissima.',
  ],
});

/** Whether a second clause has a verb of its own where the net expects one that depends on the first: "o aspettiamo?" */
function isOtherClause({ tokens, lexicon }: Sentence, index: number, meant: string): boolean {
  const [written, last] = [tokens[index], tokens[index - 1]];
  const own = (written?.readings ?? []).filter(({ pos }) => pos === Pos.verb || pos === Pos.auxiliary);
  return (
    (last?.lower === 'o' || last?.lower === 'e' || last?.lower === 'ma') &&
    own.length > 0 &&
    own.every(({ features }) => (features & (Feature.first | Feature.second)) !== 0) &&
    lexicon.analyses(meant.toLowerCase()).some(({ features }) => (features & Feature.infinitive) !== 0)
  );
}

/** A form of the word that does not go with the words around it. */
export const otherForm = defineNet({
  id: 'it.net.form',
  finds: 'form',
  leavesAlone: (sentence, index, meant) => isOtherClause(sentence, index, meant) || isVerbWithObject(sentence, index),
  wrong: [
    ['Stiamo cercato una casa più grande.', 'Stiamo cercando una casa più grande.'],
    ['Vi scrivo per chiede informazioni sul corso.', 'Vi scrivo per chiedere informazioni sul corso.'],
    ['Il negozio chiude alle sette di sere.', 'Il negozio chiude alle sette di sera.'],
  ],
  right: [
    'Abbiamo cercato una casa più grande.',
    'Il direttore chiede informazioni sul corso.',
    'Abbiamo passato insieme molte belle sere.',
    'Devo disfare tutto o le recupero sotto la manica?',
    'Devo dimezzare la dose o aspettiamo la visita di martedì?',
  ],
});

/** A function word too many. */
export const extraWord = defineNet({
  id: 'it.net.extra',
  finds: 'extra',
  least: 0.4,
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
