// Finite verbs: in which persons a form can be, and the same verb in another person or mood.
import { type Analysis, Feature, Group } from '../../../lexicon/features.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { finiteReadings } from '../../../rules/ask.ts';
import type { Token } from '../../../rules/token.ts';

const TENSES = [Feature.present, Feature.preterite, Feature.imperfect, Feature.future];

/** The readings that state something: orders to "tú" (canta, come) only count where there is nothing else. */
export function statedReadings(token: Token): Analysis[] {
  const all = finiteReadings(token);
  const stated = all.filter(({ features }) => (features & (Feature.imperative | Feature.third)) !== Feature.imperative);
  return stated.length > 0 ? stated : all;
}

/** Whether every reading is in this number, in the third person (or, as the past tenses are, in the first, too). */
export const isThirdOnly = (token: Token, number: number): boolean => {
  const readings = statedReadings(token);
  return (
    readings.length > 0 &&
    readings.every(({ features }) => (features & number) !== 0 && (features & Group.number) === number) &&
    readings.some(({ features }) => (features & Feature.third) !== 0)
  );
};

/** The same verb in another person and number; one tense at a time, because "vivimos" is both present and past. */
export function inPerson(lexicon: Lexicon, token: Token, person: number): string[] {
  const found = new Set<string>();
  const readings = statedReadings(token).sort(
    (a, b) => Number((a.features & Feature.subjunctive) !== 0) - Number((b.features & Feature.subjunctive) !== 0),
  );
  for (const { lemma, pos, features } of readings) {
    // the subjunctive also gives orders: tengan
    const mood = (features & Feature.imperative) === 0 ? features & Group.mood : features & Feature.subjunctive;
    if (mood === 0) continue;
    const tenses = TENSES.filter((tense) => features & tense);
    for (const tense of tenses.length > 0 ? tenses : [0])
      for (const form of lexicon.inflect(lemma, pos, mood | tense | person)) found.add(form);
  }
  found.delete(token.lower);
  // Forms of the voseo (tené, vivís) fit no other person.
  return [...found].filter((form) => (person & Feature.third) === 0 || !/[éí]$/.test(form));
}

/**
 * The subjunctive of a verb in its own persons and numbers. `tenseOf` gives the tense for a reading by its features, null where
 * the reading does not count. What ends in -ra comes before what ends in -se.
 */
export function inSubjunctive(lexicon: Lexicon, token: Token, tenseOf: (features: number) => number | null): string[] {
  const found = new Set<string>();
  // of two verbs that share a form, the usual one is the shorter: salgo is from salir, not salgar
  const readings = finiteReadings(token).sort((a, b) => a.lemma.length - b.lemma.length);
  for (const { lemma, pos, features } of readings) {
    const tense = tenseOf(features);
    if (tense === null) continue;
    // A form shared by the first and third person stays shared: the third person gives it.
    const person = (features & Feature.third) !== 0 ? Feature.third : features & Group.person;
    for (const form of lexicon.inflect(lemma, pos, Feature.subjunctive | tense | person | (features & Group.number)))
      found.add(form);
  }
  // the lexicon takes some past and conditional forms (reía, reiría) for subjunctives as well
  const isPast = (form: string): boolean =>
    found.size > 1 &&
    lexicon.analyses(form).some(({ features }) => (features & PAST) === PAST || (features & Feature.conditional) !== 0);
  return [...found]
    .filter((form) => !isVoseo(form) && !isPast(form))
    .sort((a, b) => Number(isInSe(a)) - Number(isInSe(b)));
}

const PAST = Feature.imperfect | Feature.indicative;

/** The voseo forms (podé, tenés) are no subjunctives, though they end as "esté", "estés" and "dé" do. */
const isVoseo = (form: string): boolean =>
  (/[éí]s?$/.test(form) && !/^(?:est|d)és?$/.test(form)) || /^(?:pode|pude$)/.test(form);

const isInSe = (form: string): boolean => /s(?:e|es|en|emos|eis)$/.test(form);
