// Adjectives and participles that agree in no reading with what they tell something about: les mesures prise, elles sont parti.
import { type Analysis, agrees, Feature, Group, Pos } from '../lexicon/features.ts';
import { Label } from '../reading/parser/labels.ts';
import { Tag } from '../reading/tags.ts';
import type { Token } from '../rules/token.ts';
import { agreesAbove, agreesWithNoun, isClearPredicate, type PredicateLink } from './clearPredicate.ts';
import { type Governor, governorOf, Way } from './governors.ts';
import { PHRASE_EVIDENCE, phraseEvidence, wordReadings } from './nounPhrase.ts';
import { coordination, isFiniteTag, isNameLike, odds, tokenAt } from './parsed.ts';
import type { Disagreement, Parsed, PredicateHabits } from './types.ts';

/** Names of the values of the evidence, in order. */
export const PREDICATE_EVIDENCE = [
  ...PHRASE_EVIDENCE,
  'way',
  'way certainty',
  'steps',
  'relative clause',
  'joined subjects',
  'subject is a pronoun',
  'reflexive',
  'object behind',
  'that before',
  'finite verb agrees',
  'label of the head',
  'tag of the word',
  'comma between',
  'infinitive between',
  'finite verb between',
  'determiner',
  'noun above agrees',
  'agreeing noun in the sentence',
] as const;

const GROUPS = [Group.gender, Group.number];
const NEAR = 4;

/** All words of a sentence that agree, or should, with a subject or noun of the tree. */
export function predicateLinks(parsed: Parsed): PredicateLink[] {
  const habits = parsed.habits.predicates;
  if (!habits) return [];
  return parsed.sentence.tokens.flatMap((token, index) => {
    if (!isJudged(parsed, habits, token)) return [];
    const own = wordReadings(parsed, token, false);
    const governor = own.length === 0 ? null : governorOf(parsed, habits, index);
    if (governor === null || isIndirect(parsed, habits, index, governor)) return [];
    return isOfSeveral(parsed, own, governor) ? [] : [{ index, own, governor }];
  });
}

/** Whether some reading of a word agrees with what it belongs to. */
export const isInAgreement = ({ own, governor }: PredicateLink): boolean =>
  own.some(({ features }) => governor.masks.some((mask) => agrees(features, mask, GROUPS)));

/** Adds the words that agree in no reading. */
export function findPredicates(parsed: Parsed, into: Disagreement[]): void {
  for (const link of predicateLinks(parsed)) {
    if (isInAgreement(link)) continue;
    const fixes = fixesOf(parsed, link);
    if (fixes.length === 0) continue;
    const { index, governor } = link;
    const evidence = evidenceOf(parsed, link);
    const kind = governor.way === Way.none ? 'participle' : 'predicate';
    const isClear = isClearPredicate(parsed, link);
    into.push({ kind, link: 'predicate', marked: index, mate: governor.source, evidence, fixes, isClear });
  }
}

/** "des cas et des conditions définis", "un soutien et une aide précieux": a plural may belong to all nouns that are joined. */
function isOfSeveral(parsed: Parsed, own: readonly Analysis[], { source, way }: Governor): boolean {
  if (way !== Way.noun && way !== Way.joinedNouns) return false;
  const isJoined = parsed.tree.label[source] === Label.conjunct || coordination(parsed, source).count > 0;
  return isJoined && own.every(({ features }) => (features & Feature.singular) === 0);
}

function isJudged(parsed: Parsed, habits: PredicateHabits, token: Token): boolean {
  if (token.kind !== 'word' || (token.tag !== Tag.adjective && token.tag !== Tag.verbParticiple)) return false;
  if (
    isNameLike(token) ||
    token.lower.includes('-') ||
    (token.text.length > 1 && token.text === token.text.toUpperCase())
  )
    return false;
  // à portée, sans fin; une scie tournant à vide
  const last = parsed.sentence.tokens[token.index - 1];
  if (last?.tag === Tag.preposition) return false;
  if (token.readings.some(({ features }) => features & Feature.presentParticiple)) return false;
  const before = last?.lower ?? '';
  return (
    !habits.leftOut.has(token.lower) &&
    !habits.leftOutAfter.get(before)?.has(token.lower) &&
    !isSuperlative(parsed, token)
  );
}

/** "la proposition est des plus intéressantes": one of the most interesting ones. */
function isSuperlative({ sentence, habits }: Parsed, { index }: Token): boolean {
  const [first, second] = [sentence.tokens[index - 2]?.lower ?? '', sentence.tokens[index - 1]?.lower ?? ''];
  return habits.predicates?.amongMost.has(`${first} ${second}`) ?? false;
}

/** "elles se sont parlé": the pronoun of a reflexive verb may be its indirect object. */
function isIndirect(parsed: Parsed, habits: PredicateHabits, index: number, { way }: Governor): boolean {
  if (way === Way.noun || !isReflexive(parsed, habits, index)) return false;
  return tokenAt(parsed, index).readings.some(({ lemma }) => habits.indirect.has(lemma));
}

/** Whether a reflexive pronoun stands before the first helper of a word. */
function isReflexive(parsed: Parsed, habits: PredicateHabits, index: number): boolean {
  const helper = (parsed.children[index] ?? []).find((child) => parsed.tree.label[child] === Label.auxiliary);
  if (helper === undefined) return false;
  for (let at = helper - 1; at >= 0 && at > helper - NEAR; at--) {
    const token = tokenAt(parsed, at);
    if (habits.reflexives.has(token.lower)) return true;
    if (token.tag !== Tag.pronoun && token.tag !== Tag.adverb) return false;
  }
  return false;
}

function evidenceOf(parsed: Parsed, { index, own, governor }: PredicateLink): Float64Array {
  const { tree, sentence, children } = parsed;
  const { tokens } = sentence;
  const { source, masks, predicate } = governor;
  const habits = parsed.habits.predicates as PredicateHabits;
  const nouns: Analysis[] = masks.map((features) => ({ lemma: '', pos: Pos.noun, features }));
  const [from, to] = source < index ? [source, index] : [index, source];
  const between = tokens.slice(from + 1, to);
  const number = masks.reduce((all, mask) => all | (mask & Group.number), 0);
  const agreesInNumber = (token: Token): boolean =>
    token.readings.some(
      ({ pos, features }) => (pos === Pos.verb || pos === Pos.auxiliary) && features & number & Group.number,
    );
  const helpers = (children[index] ?? []).filter((child) => tree.label[child] === Label.auxiliary);
  const finite = [...helpers, predicate].find((at) => at >= 0 && isFiniteTag(tokens[at] as Token));
  const flag = (value: boolean): number => (value ? 1 : 0);
  const extra = [
    governor.way,
    odds(governor.certainty),
    governor.steps,
    flag(governor.isRelative),
    flag(governor.isCoordinated),
    flag(tokenAt(parsed, source).tag === Tag.pronoun),
    flag(isReflexive(parsed, habits, index)),
    flag((children[index] ?? []).some((child) => tree.label[child] === Label.object && child > index)),
    flag(
      tokens
        .slice(Math.max(0, source - 1), index)
        .some(({ lower }) => habits.links.has(lower) || parsed.habits.open.has(lower)),
    ),
    finite === undefined ? -1 : flag(agreesInNumber(tokens[finite] as Token)),
    tree.label[index] as number,
    tokenAt(parsed, index).tag,
    flag(between.some(({ text }) => text === ',')),
    flag(between.some(({ tag }) => tag === Tag.verbInfinitive)),
    flag(between.some(isFiniteTag)),
    flag((children[source] ?? []).some((child) => tree.label[child] === Label.determiner)),
    flag(agreesAbove(parsed, source, own)),
    flag(tokens.some((token, at) => at < index && at !== source && agreesWithNoun(parsed, token, own))),
  ];
  return Float64Array.of(...phraseEvidence(parsed, { index, noun: source }, own, nouns), ...extra);
}

/** Forms of the word that agree with what it belongs to. */
function fixesOf({ sentence }: Parsed, { index, own, governor }: PredicateLink): string[] {
  const forms = new Set<string>();
  for (const { lemma, pos, features } of own) {
    const kept = features & Feature.pastParticiple;
    for (const mask of governor.masks) {
      const gender = lowest(mask & Group.gender) || lowest(features & Group.gender);
      const number = lowest(mask & Group.number) || lowest(features & Group.number);
      for (const form of sentence.lexicon.inflect(lemma, pos, kept | gender | number)) forms.add(form);
    }
  }
  forms.delete((sentence.tokens[index] as Token).lower);
  const fits = (form: string): boolean =>
    sentence.lexicon
      .analyses(form)
      .some(
        ({ pos, features }) =>
          (pos === Pos.adjective || features & Feature.pastParticiple) &&
          governor.masks.some((mask) => agrees(features, mask, GROUPS)),
      );
  return [...forms].filter(fits).slice(0, 3);
}

const lowest = (mask: number): number => mask & -mask;
