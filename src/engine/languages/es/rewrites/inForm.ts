// Puts a Spanish verb in the form of another. Forms that are several things (realice, hace, cantaba) are read from what stands
// before them; where that does not tell, there is no form.
import { type Analysis, Feature, Group, Pos } from '../../../lexicon/features.ts';
import { isOne, isTaggedVerb, isVerbal, listed } from '../../../rules/ask.ts';
import type { Sentence, Token } from '../../../rules/token.ts';

const CLITICS = listed('me te se nos os le les lo la los las no');

const ARTICLES = listed('el un del al este ese su mi tu');

/** Verbs of which the lexicon gives a rarer form first. */
const AUXILIARY = listed('haber ser estar');

function subjectBefore(tokens: readonly Token[], verb: Token): Token | undefined {
  let at = verb.index - 1;
  while (isOne(tokens[at], CLITICS)) at--;
  return tokens[at];
}

/** First or third person (tenía, haga): the first only where it says so. */
function personOf(subject: Token | undefined, features: number): number {
  const who = features & Group.person;
  const isOpen = (who & Feature.third) !== 0 && (who & Feature.first) !== 0;
  if (!isOpen) return who;
  return isOne(subject, listed('yo')) ? Feature.first : Feature.third;
}

const isOrder = ({ features }: Analysis): boolean => (features & Feature.imperative) !== 0;

function finiteIn({ tokens }: Sentence, verb: Token, readings: readonly Analysis[]): number | null {
  const stated = readings.filter(
    (each) => !isOrder(each) || (each.features & (Feature.indicative | Feature.subjunctive)) !== 0,
  );
  const [first] = stated.length > 0 ? stated : readings;
  if (!first) return null;
  const all = (stated.length > 0 ? stated : readings).reduce((bits, { features }) => bits | features, 0);
  const number = all & Group.number;
  if ((number & (number - 1)) !== 0) return null;
  const subject = subjectBefore(tokens, verb);
  if (stated.length === 0) return Feature.imperative | personOf(subject, all) | number;
  const isIndicative = (all & Feature.indicative) !== 0;
  const isSubjunctive = (all & Feature.subjunctive) !== 0;
  const isConditional = (all & Feature.conditional) !== 0;
  if (Number(isIndicative) + Number(isSubjunctive) + Number(isConditional) !== 1) return null;
  const mood = isIndicative ? Feature.indicative : isSubjunctive ? Feature.subjunctive : Feature.conditional;
  const tense = all & Group.tense;
  // terminamos: now or then
  if ((tense & (tense - 1)) !== 0) return null;
  const voseo = verb.lower.length > 2 && /[áéí]s?$/.test(verb.lower) && (all & Feature.second) !== 0;
  return voseo ? null : mood | tense | personOf(subject, all) | number;
}

/** The lexicon gives forms of the voseo (tené, vivís) as well; of ser, also one that is none (sían). */
const isVoseo = (form: string, features: number): boolean =>
  (features & Feature.present) !== 0 && /[áéí]s?$/.test(form) && !/^(?:est[áé]s?|dé|prevé|sé)$/.test(form);

/** Those, participles and gerunds taken for finite forms (podrido), and pudiese where pudiera is usual. */
const isRare = (form: string, features: number): boolean =>
  isVoseo(form, features) ||
  /^(?:sí[as]|empece)/.test(form) ||
  ((features & Group.mood) !== 0 && /(?:ido|ndo(?:\p{L}{2,5})?)$/u.test(form)) ||
  ((features & Feature.subjunctive) !== 0 && (features & Feature.present) === 0 && /s[eé](?:s|n|is|mos)?$/.test(form));

const WITH_PRONOUN = /(?:r|ndo|[aeáéí])(?:se|me|te|nos|os|l[aeo]s?){1,2}$/;

/** See `Inflected`. */
export function inSpanishForm(
  sentence: Sentence,
  model: Token,
  lemma: string,
  named: readonly string[] = [],
): string | null {
  if (!isTaggedVerb(model)) return null;
  const readings = model.readings.filter(
    (each) => isVerbal(each.pos) && (named.length === 0 || named.includes(each.lemma)),
  );
  const [first] = readings;
  if (!first) return null;
  const isFinite = model.verbForm === 0;
  // "el chequeo": a noun
  if (isFinite && ARTICLES.has(sentence.tokens[model.index - 1]?.lower ?? '')) return null;
  const fitting = readings.filter(({ features }) => ((features & Group.verbForm) === 0) === isFinite);
  const [form] = fitting;
  if (!form || (!isFinite && WITH_PRONOUN.test(model.lower))) return null;
  const features = isFinite ? finiteIn(sentence, model, fitting) : formBits(form.features);
  if (features === null) return null;
  const pos = AUXILIARY.has(lemma) ? [Pos.auxiliary, Pos.verb] : [Pos.verb, Pos.auxiliary];
  for (const each of pos) {
    const forms = sentence.lexicon.inflect(lemma, each, features);
    // pido, decido: no participles
    const found = forms.find((other) => !isRare(other, features)) ?? forms.find((other) => other.endsWith('ido'));
    if (found !== undefined) return found === 'ha' ? 'hay' : found;
  }
  return null;
}

function formBits(features: number): number {
  const form = features & Group.verbForm;
  if ((form & Feature.pastParticiple) === 0) return form;
  return form | (features & (Group.gender | Group.number));
}
