// Verbs that do not agree with their subject by the tree.
import { type Analysis, agrees, Feature, Group, Pos } from '../lexicon/features.ts';
import { Label } from '../reading/parser/labels.ts';
import { Tag } from '../reading/tags.ts';
import type { Token } from '../rules/token.ts';
import { isClearPerson, isClearPlural } from './clear.ts';
import { childWith, isFiniteTag, isNounTag, numbersOf, readingsAs, tokenAt } from './parsed.ts';
import { type Demand, demandOf, personNumber } from './subjects.ts';
import type { Disagreement, DisagreementKind, Parsed } from './types.ts';
import { verbEvidence } from './verbEvidence.ts';

const FINITE = Feature.indicative | Feature.subjunctive | Feature.conditional;

const isFiniteReading = ({ pos, features }: Analysis): boolean =>
  (pos === Pos.verb || pos === Pos.auxiliary) && (features & FINITE) !== 0;

/** The finite verb of a predicate: itself, or its first finite auxiliary or copula; -1 if it has none. */
function finiteVerb(parsed: Parsed, predicate: number): number {
  const children = parsed.children[predicate] ?? [];
  if (isFiniteTag(tokenAt(parsed, predicate))) return predicate;
  const isHelper = (child: number): boolean =>
    [Label.auxiliary, Label.copula, Label.marker].some((label) => label === parsed.tree.label[child]);
  // "he go" looks like an infinitive; without an auxiliary or "to" it is none.
  if (tokenAt(parsed, predicate).tag === Tag.verbInfinitive && !children.some(isHelper)) return predicate;
  return (
    (parsed.children[predicate] ?? []).find((child) => {
      const label = parsed.tree.label[child];
      return (label === Label.auxiliary || label === Label.copula) && isFiniteTag(tokenAt(parsed, child));
    }) ?? -1
  );
}

/** "Tu porta la cerata": whether it is the imperative that goes with its subject. */
const isOrder = (parsed: Parsed, verb: number, { masks }: Demand): boolean =>
  tokenAt(parsed, verb).readings.some(
    ({ features }) =>
      (features & Feature.imperative) !== 0 &&
      (features & Feature.second) !== 0 &&
      masks.some((mask) => agrees(features, mask, [Group.number]) && (mask & Feature.second) !== 0),
  );

/** Adds the verbs of a sentence that agree with their subject in no reading. */
export function findVerbs(parsed: Parsed, into: Disagreement[]): void {
  const { tree, sentence, habits } = parsed;
  const seen = new Set<number>();
  const look = (subject: number, predicate: number, verb: number): void => {
    if (verb < 0 || seen.has(verb)) return;
    const demand = demandOf(parsed, subject, predicate);
    const readings = tokenAt(parsed, verb).readings.filter(isFiniteReading);
    if (!demand || readings.length === 0 || isOrder(parsed, verb, demand)) return;
    const kind = conflictOf(demand, readings);
    if (
      kind === 'singular' &&
      demand.source > verb &&
      habits.takesObject?.(tokenAt(parsed, verb), sentence.tokens[verb - 1])
    )
      return;
    if (kind !== null && demand.isRelative && habits.relativesReach && reachesBack(parsed, demand.source, readings))
      return;
    if (kind === null || isWish(parsed, subject) || (kind === 'person' && isPersonOpen(parsed, demand, verb))) return;
    const [before, after] = [sentence.tokens[verb - 1], sentence.tokens[verb + 1]];
    if (after && subject > after.index && habits.subjectsBehind?.has(after.lower)) return;
    if (after?.lower === 'of' && habits.hedges?.has(tokenAt(parsed, verb).lower)) return;
    const last = before?.lower ?? '';
    if (before && subject < before.index && habits.closes?.(before, tokenAt(parsed, verb))) return;
    if ((kind === 'plural' || kind === 'singular') && subject < verb && habits.takesUp?.(last, kind)) return;
    seen.add(verb);
    const place = { subject, predicate, verb, demand };
    const evidence = verbEvidence(parsed, place, readings, kind);
    const fixes = fixesOf(parsed, tokenAt(parsed, verb), readings, demand);
    const isClear =
      habits.dropsPronouns &&
      ((kind === 'plural' && isClearPlural(parsed, place)) || (kind !== 'phrase' && isClearPerson(parsed, place)));
    if (fixes.length > 0)
      into.push({ kind, link: 'verb', marked: verb, mate: demand.source, evidence, fixes, isClear });
  };
  const { length } = sentence.tokens;
  for (let index = 0; index < length; index++) {
    const predicate = tree.head[index] as number;
    if (tree.label[index] === Label.subject && predicate >= 0) look(index, predicate, finiteVerb(parsed, predicate));
  }
  for (let verb = 0; verb < length; verb++) {
    if (!isFiniteTag(tokenAt(parsed, verb))) continue;
    const isHelper = tree.label[verb] === Label.auxiliary || tree.label[verb] === Label.copula;
    const predicate = isHelper ? (tree.head[verb] as number) : verb;
    if (predicate < 0 || childWith(parsed, predicate, Label.subject) >= 0) continue;
    const noun = nounBefore(parsed, verb);
    if (noun >= 0) look(noun, predicate, verb);
  }
}

const FARTHEST = 12;
const NEAR = 6;
/** Through how many nouns a relative clause may reach back. */
const REACH = 3;

/** "They suggested that he see a doctor": before the subject stands a word for a wish. */
function isWish({ sentence, habits }: Parsed, subject: number): boolean {
  const { demands } = habits;
  if (!demands) return false;
  return sentence.tokens
    .slice(Math.max(0, subject - NEAR), subject)
    .some(({ lower, readings }) => demands.has(lower) || readings.some(({ lemma }) => demands.has(lemma)));
}

/** The noun before a verb without a subject that may be it after all: in its clause, without a preposition; -1 if there is none. */
function nounBefore(parsed: Parsed, verb: number): number {
  const { tree } = parsed;
  for (let index = verb - 1; index >= Math.max(0, verb - FARTHEST); index--) {
    const token = tokenAt(parsed, index);
    if (isFiniteTag(token) || /^[.!?;:,"«»“”„()–—]/.test(token.text)) return -1;
    const isBare = childWith(parsed, index, Label.preposition) < 0 && tree.label[index] !== Label.nominal;
    if (isNounTag(token) && isBare && tree.label[index] !== Label.part) return index;
  }
  return -1;
}

/** "los robots del tamaño de un puño que vuelan": whether the clause may belong to a noun that its own noun describes. */
function reachesBack({ tree, sentence }: Parsed, noun: number, readings: readonly Analysis[]): boolean {
  let at = noun;
  for (let steps = 0; steps < REACH && tree.label[at] === Label.nominal; steps++) {
    const head = tree.head[at] as number;
    if (head < 0 || head > at) return false;
    at = head;
    const token = sentence.tokens[at] as Token;
    if (isNounTag(token) && numbersOf(readingsAs(token, Pos.noun, Pos.properNoun)) & numbersOf(readings)) return true;
  }
  return false;
}

/** What no reading of the verb fulfils; null if one fulfils all. */
function conflictOf({ masks }: Demand, readings: readonly Analysis[]): DisagreementKind | null {
  let isPersonRight = false;
  for (const mask of masks) {
    for (const { features } of readings) {
      const own = personNumber(features);
      if ((own & mask & Group.person) === 0) continue;
      if (own & mask & Group.number) return null;
      isPersonRight = true;
    }
  }
  if (!isPersonRight) return 'person';
  return (masks[0] as number) & Feature.plural ? 'plural' : 'singular';
}

/**
 * "los vecinos tenemos", "l'uomo che amo": where pronouns are dropped, a noun does not settle the person of a verb.
 * "da schlug ihr der Geruch entgegen": nor does a pronoun behind the verb that may stand in the dative.
 */
const isPersonOpen = (parsed: Parsed, { source, isRelative }: Demand, verb: number): boolean =>
  isRelative ||
  (parsed.habits.dropsPronouns && tokenAt(parsed, source).tag !== Tag.pronoun) ||
  (parsed.habits.hasCases &&
    source > verb &&
    tokenAt(parsed, source).readings.some(
      ({ pos, features }) => pos === Pos.pronoun && (features & Feature.dative) !== 0,
    ));

/** Forms of the verb that fulfil what the subject asks for. */
function fixesOf({ sentence }: Parsed, { lower }: Token, readings: readonly Analysis[], { masks }: Demand): string[] {
  const forms = new Set<string>();
  const ending = /n't$/.exec(lower)?.[0] ?? '';
  // The forms of "have" as an auxiliary are the usual ones.
  const usual = [...readings].sort((a, b) => b.pos - a.pos);
  for (const { lemma, pos, features } of usual) {
    const mood = features & FINITE & -(features & FINITE);
    const tense = features & Group.tense & -(features & Group.tense);
    for (const mask of masks) {
      const number = mask & Group.number & -(mask & Group.number);
      const person = mask & Group.person & -(mask & Group.person);
      for (const form of sentence.lexicon.inflect(lemma, pos, mood | tense | number | person)) forms.add(form);
    }
  }
  const isAlike = (form: string): boolean => form.endsWith(ending) && form.includes("'") === lower.includes("'");
  return [...forms].filter((form) => form !== lower && isAlike(form)).slice(0, 4);
}
