// Puts a verb in the form of another: made a decision, decided.
import { type Analysis, agrees, Feature, Group, Pos, type PosCode } from '../lexicon/features.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { isVerbal } from '../rules/ask.ts';
import { chosenReadings, type Sentence, type Token, usualFirst } from '../rules/token.ts';

/** The groups whose bits are tried one by one where a form leaves them open: I or he (disais). */
const OPEN = [Group.tense, Group.mood, Group.person, Group.number, Group.gender];
/** Adverbs and the like between a verb that helps and the one that it helps. */
const MOST_BETWEEN = 2;

/**
 * The form of a lemma in which a verb stands (made: decided); null where that verb leaves open which it is and the lemma does
 * not (put an end to: end or ended?), where it has another word within it (isn't), or the form is not known.
 */
export function inFormOf(sentence: Sentence, model: Token, lemma: string): string | null {
  if (model.lower.includes("'")) return null;
  const all = model.readings.filter(({ pos }) => isVerbal(pos));
  const fitting = finiteIfChosen(
    chosenReadings(model).filter(({ pos }) => isVerbal(pos)),
    model,
  );
  const [first] = usualFirst([...fitting], model);
  const readings = fitting.filter((reading) => reading.lemma === first?.lemma);
  let found = formsOf(sentence, readings, lemma);
  if (found.length > 1) found = formsOf(sentence, inPlace(sentence, model, readings), lemma);
  const [form, ...others] = found;
  if (form === undefined || others.length > 0) return null;
  const open = formsOf(
    sentence,
    all.filter((reading) => reading.lemma === first?.lemma && isPast(reading)),
    lemma,
  );
  // went and gone: where the verb itself has one form for both, the tagger alone is not believed.
  const isHelped = isAfterAuxiliary(sentence, model);
  if (open.length > 1 && open.includes(form) && (model.verbForm !== 0) !== isHelped) return null;
  return form;
}

/** From here on the tree's subject is believed. */
const SURE = 0.6;

/** Those readings of a verb that fit where it stands: no command within a clause, and the number of a noun that is its subject. */
function inPlace(sentence: Sentence, model: Token, readings: readonly Analysis[]): readonly Analysis[] {
  const isWithin = sentence.tokens[model.index - 1]?.kind === 'word';
  const stated = readings.filter(({ features }) => !isWithin || (features & Feature.imperative) === 0);
  const subject = sentence.syntaxOf?.(sentence)?.subjectsOf(model)[0];
  if (!subject || subject.certainty < SURE || subject.token.pos !== Pos.noun) return stated;
  const number = subject.token.readings.reduce(
    (sum, each) => (each.pos === Pos.noun ? sum | (each.features & Group.number) : sum),
    0,
  );
  return stated.filter(
    ({ features }) =>
      (features & Group.person) === 0 ||
      ((features & Feature.third) !== 0 && (number === 0 || (features & number) !== 0)),
  );
}

const PAST = Feature.preterite | Feature.imperfect | Feature.pastParticiple;

const isPast = ({ features }: Analysis): boolean => (features & PAST) !== 0;

/** The tagger tells finite verbs from all others. */
function finiteIfChosen(readings: readonly Analysis[], { verbForm }: Token): readonly Analysis[] {
  const finite = readings.filter(({ features }) => (features & Group.verbForm) === 0);
  return verbForm === 0 && finite.length > 0 ? finite : readings;
}

function isAfterAuxiliary({ tokens }: Sentence, { index }: Token): boolean {
  for (let at = index - 1; at >= 0 && at >= index - 1 - MOST_BETWEEN; at--) {
    const token = tokens[at] as Token;
    if (token.pos === Pos.auxiliary || token.readings.some(({ pos }) => pos === Pos.auxiliary)) return true;
    if (token.pos !== Pos.adverb && token.pos !== Pos.particle) return false;
  }
  return false;
}

const formsOf = (sentence: Sentence, readings: readonly Analysis[], lemma: string): string[] => [
  ...new Set(readings.flatMap((reading) => formsFor(sentence, reading, lemma))),
];

/** Verbs that help others have their usual forms under that part of speech: has, not haves. */
const PARTS: readonly PosCode[] = [Pos.auxiliary, Pos.verb];

/** The usual form for each of the things that a reading may stand for. */
function formsFor({ lexicon }: Sentence, { features }: Analysis, lemma: string): string[] {
  // Where only the model speaks of a person (was), the lemma has one form for all.
  for (const wish of [features, features & ~(Group.person | Group.number)]) {
    for (const pos of PARTS) {
      const [whole] = lexicon.inflect(lemma, pos, wish).filter((form) => isOfPerson(lexicon, form, lemma, features));
      if (whole !== undefined) return [whole];
      const each = exactly(wish).flatMap((one) => lexicon.inflect(lemma, pos, one)[0] ?? []);
      const own = each.filter((form) => isOfPerson(lexicon, form, lemma, features));
      if (own.length > 0) return own;
    }
  }
  return [];
}

/** Whether some reading of a form does not speak against the person and number of these features. */
const isOfPerson = (lexicon: Lexicon, form: string, lemma: string, features: number): boolean =>
  lexicon
    .analyses(form)
    .some((each) => each.lemma === lemma && agrees(each.features, features, [Group.person, Group.number]));

/** The same features with one bit only in each group. */
function exactly(features: number): number[] {
  let all = [features];
  for (const group of OPEN) {
    const bits = features & group;
    if ((bits & (bits - 1)) === 0) continue;
    all = all.flatMap((each) => singleBits(bits).map((bit) => (each & ~group) | bit));
  }
  return all;
}

function singleBits(bits: number): number[] {
  const found: number[] = [];
  for (let bit = 1; bit !== 0 && bit <= bits; bit <<= 1) if (bits & bit) found.push(bit);
  return found;
}
