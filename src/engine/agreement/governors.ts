// What an adjective or participle agrees with by the tree, however far away: the subject of its verb, the noun that it describes.
import { agrees, Feature, Group, Pos } from '../lexicon/features.ts';
import { Label } from '../reading/parser/labels.ts';
import { Tag } from '../reading/tags.ts';
import type { Token } from '../rules/token.ts';
import { masksOf } from './genderNumber.ts';
import { coordination, isFiniteTag, readingsAs, tokenAt } from './parsed.ts';
import type { Parsed, PredicateHabits } from './types.ts';

/** How a word is tied to what it agrees with. */
export const Way = { noun: 0, verb: 1, state: 2, object: 3, joinedNouns: 4, objectBefore: 5, none: 6 } as const;

/** What a word agrees with. */
export interface Governor {
  /** The token that has gender and number: of a relative pronoun, what its clause belongs to. */
  source: number;
  /** Gender and number; the word must agree with one of these masks. */
  masks: readonly number[];
  way: number;
  /** Through how many other words the word is joined to the one that is tied. */
  steps: number;
  /** The estimated probability that the tree is right about the whole way. */
  certainty: number;
  /** The word whose subject it is; -1 if it is a noun's own. */
  predicate: number;
  isRelative: boolean;
  isCoordinated: boolean;
}

const DEPTH = 4;
const NEAR = 4;

/** What the word at `index` agrees with; null if it is tied to nothing, or if that leaves gender and number open. */
export function governorOf(parsed: Parsed, habits: PredicateHabits, index: number, depth = 0): Governor | null {
  const { tree, children } = parsed;
  const [label, head] = [tree.label[index] as number, tree.head[index] as number];
  const certainty = tree.certainty[index] as number;
  const helpers = (children[index] ?? []).filter(
    (child) => tree.label[child] === Label.auxiliary || tree.label[child] === Label.copula,
  );
  const last = helpers[helpers.length - 1];
  if (last !== undefined) {
    if (last > index) return null;
    const isAny = (lemmas: ReadonlySet<string>): boolean =>
      tokenAt(parsed, last).readings.some(({ lemma }) => lemmas.has(lemma));
    if (isAny(habits.links)) return ofVerb(parsed, habits, index, Way.verb, tree.certainty[last] as number);
    return isAny(habits.helpers) ? ofObject(parsed, habits, index, index, last) : null;
  }
  const hasOwn = (children[index] ?? []).some(
    (child) => tree.label[child] === Label.subject || tree.label[child] === Label.determiner,
  );
  if (hasOwn || head < 0) return null;
  if (label === Label.conjunct) {
    const { tag } = tokenAt(parsed, head);
    if (depth >= DEPTH || (tag !== Tag.adjective && tag !== Tag.verbParticiple)) return null;
    const helper = tag === Tag.verbParticiple ? helperOf(parsed, habits, head) : -1;
    const found =
      helper >= 0 ? ofObject(parsed, habits, index, head, helper) : governorOf(parsed, habits, head, depth + 1);
    return found && { ...found, steps: found.steps + 1, certainty: found.certainty * certainty };
  }
  if (label === Label.openComplement || label === Label.adverbialClause) {
    const object = (children[head] ?? []).find((child) => tree.label[child] === Label.object);
    if (object !== undefined && label === Label.openComplement)
      return object < index ? of(parsed, habits, object, head, Way.object, certainty) : null;
    return ofVerb(parsed, habits, head, Way.state, certainty);
  }
  const isBehind = head < index && tokenAt(parsed, head).tag === Tag.noun;
  if (label === Label.adnominal) return isBehind ? of(parsed, habits, head, -1, Way.noun, certainty) : null;
  if (label !== Label.adjective || !isBehind) return null;
  const isOneOfMany = tree.label[head] === Label.conjunct || coordination(parsed, head).count > 0;
  if (isOneOfMany) return of(parsed, habits, head, -1, Way.joinedNouns, certainty);
  // what hangs on its noun directly is seen to with the noun phrases
  return depth > 0 ? of(parsed, habits, head, -1, Way.noun, certainty) : null;
}

/** The helper of a participle that takes its number from an object before it: a mangé; -1 if it has none. */
function helperOf({ tree, children, sentence }: Parsed, habits: PredicateHabits, index: number): number {
  const last = (children[index] ?? []).findLast((child) => tree.label[child] === Label.auxiliary && child < index);
  if (last === undefined) return -1;
  return sentence.tokens[last]?.readings.some(({ lemma }) => habits.helpers.has(lemma)) ? last : -1;
}

/**
 * What the participle at `index` agrees with behind avoir: an object that stands before it, and else nothing. `first` is the
 * participle that has the helper.
 */
function ofObject(
  parsed: Parsed,
  habits: PredicateHabits,
  index: number,
  first: number,
  helper: number,
): Governor | null {
  const { tree, children, sentence } = parsed;
  const certainty = tree.certainty[helper] as number;
  const start = clauseStart(parsed, helper);
  const before = sentence.tokens.slice(start, helper);
  const base = { way: Way.objectBefore, steps: 0, predicate: first, isRelative: false, isCoordinated: false };
  const pronoun = before.findLast(
    // les enfants, que les enfants: an article, and what only opens the clause
    ({ lower, tag, index: at }) =>
      habits.objects.has(lower) &&
      (tag !== Tag.determiner || habits.asking.test(lower)) &&
      tree.label[at] !== Label.marker,
  );
  if (!pronoun) {
    const masks = [Feature.masculine | Feature.singular];
    return { ...base, way: Way.none, source: helper, masks, certainty };
  }
  if (hasInfinitive(parsed, index)) return null;
  const own = habits.objects.get(pronoun.lower) ?? 0;
  if (own !== 0) return { ...base, source: pronoun.index, masks: [own], certainty };
  const isObject = (children[first] ?? []).includes(pronoun.index) && tree.label[pronoun.index] === Label.object;
  if (!isObject || tree.label[first] !== Label.relative) return null;
  const antecedent = tree.head[first] as number;
  const found = antecedent >= 0 && antecedent < pronoun.index ? masksOf(parsed, habits, antecedent, index) : null;
  const link = certainty * (tree.certainty[first] as number);
  return found && { ...base, ...found, source: antecedent, certainty: link, isRelative: true };
}

/** "la robe que j'ai fait faire", "les erreurs qu'il a voulu cacher": the object is that of an infinitive. */
const hasInfinitive = ({ sentence }: Parsed, index: number): boolean =>
  sentence.tokens.slice(index + 1, index + 4).some(({ tag }) => tag === Tag.verbInfinitive);

/** The first token after the last mark or finite verb before a word. */
function clauseStart(parsed: Parsed, index: number): number {
  let at = index - 1;
  while (at >= 0 && tokenAt(parsed, at).kind !== 'punctuation' && !isFiniteTag(tokenAt(parsed, at))) at--;
  return at + 1;
}

/** What the subject of a predicate asks for. */
function ofVerb(
  parsed: Parsed,
  habits: PredicateHabits,
  predicate: number,
  way: number,
  certainty: number,
): Governor | null {
  const found = subjectOf(parsed, predicate);
  if (!found) return null;
  if (way === Way.verb && followsInfinitive(parsed, found.subject)) return null;
  const governor = of(parsed, habits, found.subject, found.predicate, way, certainty * found.certainty);
  return governor && isVerbInAgreement(parsed, governor, found.subject) ? governor : null;
}

/** "respecter la loi est utile": whether the noun is the object of an infinitive that may be the subject. */
function followsInfinitive({ sentence }: Parsed, noun: number): boolean {
  for (let at = noun - 1; at >= 0 && at > noun - NEAR; at--) {
    const { tag, kind } = sentence.tokens[at] as Token;
    if (tag === Tag.verbInfinitive) return true;
    if (kind !== 'word' || tag === Tag.preposition || tag === Tag.verbFinite) return false;
  }
  return false;
}

/** Whether the finite verb of a predicate agrees with its subject: one that does not casts doubt on what the subject is. */
function isVerbInAgreement(parsed: Parsed, { masks, predicate }: Governor, subject: number): boolean {
  const { tree, children } = parsed;
  const finite = [predicate, ...(children[predicate] ?? [])].find((at) => {
    const isPart = at === predicate || tree.label[at] === Label.auxiliary || tree.label[at] === Label.copula;
    return isPart && isFiniteTag(tokenAt(parsed, at));
  });
  if (finite === undefined) return true;
  const persons = readingsAs(tokenAt(parsed, subject), Pos.pronoun).map(({ features }) => features & Group.person);
  return readingsAs(tokenAt(parsed, finite), Pos.verb, Pos.auxiliary).some(
    ({ features }) =>
      masks.some((mask) => agrees(mask, features, [Group.number])) &&
      (persons.length === 0 || persons.some((person) => agrees(person, features, [Group.person]))),
  );
}

/** The only subject of a predicate, or of what it is joined to or depends on for it. */
function subjectOf(
  parsed: Parsed,
  predicate: number,
): { subject: number; predicate: number; certainty: number } | null {
  const { tree, children } = parsed;
  let certainty = 1;
  for (let at = predicate, steps = 0; at >= 0 && steps < DEPTH; steps++) {
    const all = (children[at] ?? []).filter((child) => tree.label[child] === Label.subject);
    const subjects = all.length > 1 ? all.filter((child) => !tokenAt(parsed, child).text.startsWith('-')) : all;
    const [subject] = subjects;
    if (subject !== undefined)
      return subjects.length > 1
        ? null
        : { subject, predicate: at, certainty: certainty * (tree.certainty[subject] as number) };
    const label = tree.label[at];
    if (label !== Label.conjunct && label !== Label.openComplement) return null;
    certainty *= tree.certainty[at] as number;
    at = tree.head[at] as number;
  }
  return null;
}

/** What a noun or pronoun asks for. */
function of(
  parsed: Parsed,
  habits: PredicateHabits,
  index: number,
  predicate: number,
  way: number,
  certainty: number,
): Governor | null {
  const token = tokenAt(parsed, index);
  const { tree } = parsed;
  if (token.kind !== 'word') return null;
  if (parsed.habits.relatives.has(token.lower)) {
    let clause = predicate;
    for (let steps = 0; clause >= 0 && tree.label[clause] === Label.conjunct && steps < DEPTH; steps++)
      clause = tree.head[clause] as number;
    const isOfClause = tree.label[clause] === Label.relative || tree.label[clause] === Label.adnominal;
    const antecedent = isOfClause ? (tree.head[clause] as number) : -1;
    if (antecedent < 0 || antecedent > index) return null;
    const masks = masksOf(parsed, habits, antecedent, index);
    const own = certainty * (tree.certainty[clause] as number);
    return masks && { ...masks, source: antecedent, way, steps: 0, certainty: own, predicate, isRelative: true };
  }
  const masks = masksOf(parsed, habits, index, way === Way.noun ? index : Number.POSITIVE_INFINITY);
  return masks && { ...masks, source: index, way, steps: 0, certainty, predicate, isRelative: false };
}
