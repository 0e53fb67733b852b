// Puts a French verb in the form of another. Forms that are several things (donne, fait, dit) are read from what stands before them;
// where that does not tell, there is no form.
import { type Analysis, Feature, Group, Pos } from '../../../lexicon/features.ts';
import { isOne, isTaggedVerb, isVerbal, listed } from '../../../rules/ask.ts';
import type { Sentence, Token } from '../../../rules/token.ts';
import { isClitic } from '../reading/words.ts';

const BETWEEN = listed(
  'pas plus jamais rien bien déjà toujours souvent ensuite alors donc également aussi encore enfin ainsi parfois tous toutes tout même longtemps rapidement finalement récemment été',
);
const THAT = listed("que qu' quoique bien afin sans");

/** The token before a verb, past adverbs that stand between it and its auxiliary. */
function ahead(tokens: readonly Token[], verb: Token): Token | undefined {
  let at = verb.index - 1;
  while (isOne(tokens[at], BETWEEN) || (tokens[at]?.lower.endsWith('ment') && tokens[at]?.pos === Pos.adverb)) at--;
  // "a-t-il procédé": the pronoun is tied to the auxiliary
  while (tokens[at]?.text.startsWith('-')) at--;
  return tokens[at];
}

const isAuxiliary = (token: Token | undefined): boolean =>
  token?.readings.some(({ lemma, pos }) => isVerbal(pos) && (lemma === 'avoir' || lemma === 'être')) ?? false;

/** The pronoun or noun before a verb and its clitics. */
function subjectBefore(tokens: readonly Token[], verb: Token): Token | undefined {
  let at = verb.index - 1;
  while (
    isClitic(tokens[at]) &&
    !(isOne(tokens[at], listed('nous vous')) && !isClitic(tokens[at - 1]) && isStart(tokens[at - 1]))
  )
    at--;
  return tokens[at];
}

const isStart = (token: Token | undefined): boolean =>
  token === undefined ||
  token.kind === 'punctuation' ||
  isOne(token, listed("et mais ou que qu' si donc car quand lorsque où dont comme puisque"));

function personOf(subject: Token | undefined): number {
  if (isOne(subject, listed("je j'"))) return Feature.first | Feature.singular;
  if (isOne(subject, listed('tu'))) return Feature.second | Feature.singular;
  return Feature.third | Feature.singular;
}

const isParticiple = ({ features }: Analysis): boolean => (features & Feature.pastParticiple) !== 0;

/** The readings of a verb that can stand in its place, those of the named lemmas if there are any. */
function readingsIn({ tokens }: Sentence, verb: Token, named: readonly string[]): Analysis[] {
  const verbal = verb.readings.filter(
    ({ pos, lemma }) => isVerbal(pos) && (named.length === 0 || named.includes(lemma)),
  );
  const isCompound = isAuxiliary(ahead(tokens, verb));
  const fitting = verbal.filter((each) => isParticiple(each) === isCompound);
  if (fitting.length > 0) return fitting;
  // "la lettre envoyée": a participle without an auxiliary; "mise en évidence" is a phrase of its own
  return named.includes('mettre') ? [] : verbal;
}

/** One set of features for all finite readings; null where it is not clear. */
function finiteIn({ tokens }: Sentence, verb: Token, readings: readonly Analysis[]): number | null {
  const stated = readings.filter(({ features }) => (features & Feature.indicative) !== 0);
  const wished = readings.filter(({ features }) => (features & Feature.subjunctive) !== 0);
  const ordered = readings.some(({ features }) => (features & Feature.imperative) !== 0);
  const subject = subjectBefore(tokens, verb);
  const isFirst = tokens.slice(0, verb.index).every(({ kind }) => kind === 'punctuation');
  // ", effectue" may belong to a subject further ahead, ", effectuez" hardly
  const isMany = readings.every(({ features }) => (features & Feature.plural) !== 0);
  if (ordered && (isFirst || isMany) && (subject === undefined || isStart(subject)) && !isOne(subject, THAT)) {
    const order = readings.find(({ features }) => (features & Feature.imperative) !== 0);
    return order ? Feature.imperative | (order.features & (Group.person | Group.number)) : null;
  }
  const isAfterThat = tokens.slice(0, verb.index).some((token) => isOne(token, THAT));
  if (stated.length > 0 && wished.length > 0 && isAfterThat) return null;
  const [reading, other] = stated.length > 0 ? stated : wished.length > 0 ? wished : readings;
  if (!reading) return null;
  const tense = reading.features & Group.tense;
  const tenses = other ? tense | (other.features & Group.tense) : tense;
  const isPresent = (tenses & Feature.present) !== 0;
  if ((tenses & (tenses - 1)) !== 0 && !(isPresent && (tenses & Feature.preterite) !== 0)) return null;
  const mood = stated.length > 0 ? Feature.indicative : reading.features & Group.mood;
  let who = reading.features & (Group.person | Group.number);
  for (const each of readings) who |= each.features & (Group.person | Group.number);
  const isSeveral = (who & (Group.person & (who - 1))) !== 0 || (who & Group.number) === Group.number;
  const isOpen = isSeveral && (who & Group.number) !== Feature.plural;
  return mood | (isPresent ? Feature.present : tenses) | (isOpen ? personOf(subject) : who);
}

/** See `Inflected`. */
export function inFrenchForm(
  sentence: Sentence,
  model: Token,
  lemma: string,
  named: readonly string[] = [],
): string | null {
  if (!isTaggedVerb(model)) return null;
  const readings = readingsIn(sentence, model, named);
  const [first] = readings;
  if (!first) return null;
  const pos = lemma === 'être' || lemma === 'avoir' ? [Pos.verb, Pos.auxiliary] : [Pos.verb];
  const isFinite = readings.every(({ features }) => (features & Group.mood) !== 0 && (features & Group.verbForm) === 0);
  const features = isFinite ? finiteIn(sentence, model, readings) : formBits(first.features);
  if (features === null || isNominal(sentence, model, features)) return null;
  for (const each of pos) {
    // "résous" is listed as a participle, before "résolu"
    const form = sentence.lexicon.inflect(lemma, each, features).find((other) => isFinite || other !== 'résous');
    if (form !== undefined) return form;
  }
  return null;
}

/** Infinitive, gerund or participle, with gender and number; the masculine singular where they are open. */
function formBits(features: number): number {
  const form = features & Group.verbForm;
  if ((form & Feature.pastParticiple) === 0) return form;
  const gender = features & Feature.masculine ? Feature.masculine : features & Group.gender;
  const number = features & Feature.singular ? Feature.singular : features & Group.number;
  return Feature.pastParticiple | gender | number;
}

/** Whether a form in -ant may be no participle at all: un débutant. */
const isNominal = ({ tokens }: Sentence, { index, readings }: Token, features: number): boolean =>
  (features & Feature.presentParticiple) !== 0 &&
  tokens[index - 1]?.lower !== 'en' &&
  readings.some(({ pos }) => pos === Pos.noun || pos === Pos.adjective);
