// Other forms of a word in a French sentence: the plural of a noun, the feminine of a participle, the person of a verb.
import { Feature, Group, Pos } from '../../../lexicon/features.ts';
import { finiteReadings } from '../../../rules/ask.ts';
import type { Match } from '../../../rules/match.ts';
import type { Sentence, Token } from '../../../rules/token.ts';

const NOMINAL = Group.gender | Group.number;

/** Gender and number bits of every reading as a noun. */
export const nounMasks = (token: Token): number[] =>
  token.readings.filter((each) => each.pos === Pos.noun).map((each) => each.features & NOMINAL);

/** Gender and number bits of every reading as an adjective or past participle. */
export const adjectiveMasks = (token: Token): number[] =>
  token.readings
    .filter((each) => each.pos === Pos.adjective || (each.features & Feature.pastParticiple) !== 0)
    .map((each) => each.features & NOMINAL);

/** Whether two masks disagree in a group that both specify. */
export const differ = (a: number, b: number, group: number): boolean =>
  (a & group) !== 0 && (b & group) !== 0 && (a & b & group) === 0;

/** Whether every mask of a word disagrees with another mask. */
export const allDiffer = (masks: readonly number[], other: number, group = NOMINAL): boolean =>
  masks.length > 0 &&
  masks.every((mask) => differ(mask, other, group & Group.gender) || differ(mask, other, group & Group.number));

const withDefault = (mask: number, group: number, fallback: number): number => {
  const bits = mask & group;
  return bits !== 0 && (bits & (bits - 1)) === 0 ? bits : fallback;
};

/** One gender and one number: masculine and singular where the mask leaves them open. */
export const plain = (mask: number): number =>
  withDefault(mask, Group.gender, Feature.masculine) | withDefault(mask, Group.number, Feature.singular);

/** Forms of an adjective or participle that agree with a mask. */
export function agreeing(sentence: Sentence, token: Token, mask: number): string[] {
  const forms = new Set<string>();
  for (const { lemma, pos, features } of token.readings) {
    const isForm = (features & Feature.pastParticiple) !== 0;
    if (pos !== Pos.adjective && !isForm) continue;
    for (const form of sentence.lexicon.inflect(lemma, pos, plain(mask) | (isForm ? Feature.pastParticiple : 0))) {
      forms.add(form);
    }
  }
  forms.delete(token.lower);
  return [...forms];
}

/** The noun's forms in a number. */
export function nounIn(sentence: Sentence, token: Token, number: number): string[] {
  const forms = new Set<string>();
  for (const { lemma, pos, features } of token.readings) {
    if (pos !== Pos.noun) continue;
    for (const form of sentence.lexicon.inflect(lemma, pos, number | (features & Group.gender))) forms.add(form);
  }
  forms.delete(token.lower);
  return [...forms];
}

/** Forms of a conjugated verb for another person and number, in the same tense and mood. */
export function conjugated(sentence: Sentence, token: Token, personNumber: number): string[] {
  const forms = new Set<string>();
  const readings = finiteReadings(token).sort((a, b) => rank(a.features) - rank(b.features));
  for (const { lemma, pos, features } of readings) {
    const isIndicative = (features & Feature.indicative) !== 0;
    const mood = isIndicative || features & Feature.imperative ? Feature.indicative : features & Group.mood;
    const tense = features & Feature.present ? Feature.present : features & Group.tense;
    for (const form of sentence.lexicon.inflect(lemma, pos, mood | tense | personNumber)) forms.add(form);
  }
  forms.delete(token.lower);
  return [...forms];
}

const rank = (features: number): number =>
  (features & Feature.indicative ? 0 : 2) + (features & Feature.preterite ? 1 : 0);

/** Infinitives that a verb form may belong to. */
export function infinitivesOf(token: Token): string[] {
  const lemmas = token.readings.filter((each) => each.pos === Pos.verb).map((each) => each.lemma);
  return [...new Set(lemmas)].filter((each) => each !== token.lower);
}

/** Past participles of a verb form for a mask of gender and number. */
export function participlesOf(sentence: Sentence, token: Token, mask: number): string[] {
  const forms = new Set<string>();
  for (const { lemma, pos } of token.readings) {
    if (pos !== Pos.verb) continue;
    for (const form of sentence.lexicon.inflect(lemma, pos, Feature.pastParticiple | plain(mask))) forms.add(form);
  }
  forms.delete(token.lower);
  return [...forms];
}

/** Suggestions: the marked words with the named token replaced by each of these forms. */
export const replaced = (match: Match, name: string, forms: readonly string[]): string[] =>
  forms.map((form) => match.rewrite({ [name]: form }));
