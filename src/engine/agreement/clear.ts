// Verbs right behind a subject that the tree is sure of. What decides otherwise is weighed on running text, which is full of terms,
// lists and bad translations; where nothing stands between the two, structure says more.
import { Feature, Group, Pos } from '../lexicon/features.ts';
import { Label } from '../reading/parser/labels.ts';
import { Tag } from '../reading/tags.ts';
import { isVerbal } from '../rules/ask.ts';
import type { Token } from '../rules/token.ts';
import { firstOf, hasPluralDeterminer, isFiniteTag, isNameLike, tokenAt } from './parsed.ts';
import type { Parsed } from './types.ts';
import type { VerbPlace } from './verbEvidence.ts';

/** Below this the tree guesses at the subject. */
const SURE = 0.75;
const FARTHEST = 4;

/** "gli amici cari non ci viene", "los vecinos ya no está": whether only adjectives, pronouns and adverbs stand between. */
function isNextTo(parsed: Parsed, subject: number, verb: number): boolean {
  if (verb - subject > FARTHEST) return false;
  for (let at = subject + 1; at < verb; at++) {
    const { kind, tag, readings } = tokenAt(parsed, at);
    const isPronoun = tag === Tag.pronoun && readings.some(({ pos }) => pos === Pos.pronoun);
    const mayStand = isPronoun || tag === Tag.adverb || tag === Tag.adjective;
    if (kind !== 'word' || !mayStand || parsed.habits.relatives.has(tokenAt(parsed, at).lower)) return false;
  }
  return true;
}

/** "creare i personaggi significa", "chi ama gli animali vive", "quanti violini fa": whether the noun may be an object. */
function mayBeObject(parsed: Parsed, subject: number): boolean {
  const { sentence, tree, children, habits } = parsed;
  const isAsked = (children[subject] ?? []).some(
    (child) => tree.label[child] === Label.determiner && habits.open.has(tokenAt(parsed, child).lower),
  );
  if (isAsked) return true;
  for (let at = firstOf(parsed, subject) - 1; at >= 0; at--) {
    const { kind, tag, pos } = sentence.tokens[at] as Token;
    if (kind === 'punctuation' || tag === Tag.conjunction || tag === Tag.subjunction) return false;
    if (isVerbal(pos)) return true;
  }
  return false;
}

/** "tra lui e io", "mia sorella e io": whether a pronoun may be one of several, or belongs to a preposition or a comparison. */
function mayBeJoined({ sentence, habits }: Parsed, subject: number): boolean {
  const [last, before] = [sentence.tokens[subject - 1], sentence.tokens[subject - 2]];
  if (!last || last.text === ',') return false;
  if (!habits.and.has(last.lower)) return last.tag !== Tag.subjunction && last.tag !== Tag.adverb;
  return !before || !(isVerbal(before.pos) || before.tag === Tag.adverb || before.text === ',');
}

/** "se verresti anche tu sarei felice": whether a verb before, with adverbs between at most, has the pronoun as its subject. */
function isOfVerbBefore({ sentence }: Parsed, subject: number, { masks }: VerbPlace['demand']): boolean {
  for (let at = subject - 1; at >= 0; at--) {
    const token = sentence.tokens[at] as Token;
    const own = token.readings.filter(
      ({ features }) => (features & Group.person) !== 0 && (features & Group.mood) !== 0,
    );
    if (own.some(({ features }) => masks.some((mask) => (features & mask & Group.person) !== 0))) return true;
    if (token.tag !== Tag.adverb) return false;
  }
  return false;
}

/** Whether a verb clearly has a personal pronoun before it as its subject. */
export function isClearPerson(parsed: Parsed, { subject, verb, demand }: VerbPlace): boolean {
  const { tree } = parsed;
  const [pronoun, own] = [tokenAt(parsed, subject), tokenAt(parsed, verb)];
  if (demand.source !== subject || subject > verb || (tree.certainty[subject] as number) < SURE) return false;
  if (pronoun.tag !== Tag.pronoun || !isFiniteTag(own) || isNameLike(own) || !isNextTo(parsed, subject, verb))
    return false;
  const isPersonal = pronoun.readings.every(
    ({ pos, features }) => pos === Pos.pronoun && (features & Group.person) !== 0,
  );
  return isPersonal && !mayBeJoined(parsed, subject) && !isOfVerbBefore(parsed, subject, demand);
}

/** Whether a verb in the singular clearly has a plural noun before it as its subject. */
export function isClearPlural(parsed: Parsed, { subject, verb, demand }: VerbPlace): boolean {
  const { tree } = parsed;
  const [noun, own] = [tokenAt(parsed, subject), tokenAt(parsed, verb)];
  if (demand.source !== subject || demand.isUnknown || subject > verb) return false;
  if (noun.tag !== Tag.noun || isNameLike(noun) || isNameLike(own) || (tree.certainty[subject] as number) < SURE)
    return false;
  if (!isFiniteTag(own) || !hasPluralDeterminer(parsed, subject) || !isNextTo(parsed, subject, verb)) return false;
  if ((parsed.children[subject] ?? []).some((child) => tree.label[child] === Label.conjunct)) return false;
  if (mayBeObject(parsed, subject) || parsed.habits.times?.test(noun.lower)) return false;
  const isThird = own.readings.every(
    ({ pos, features }) =>
      (pos !== Pos.verb && pos !== Pos.auxiliary) ||
      (features & Group.person) === 0 ||
      (features & (Feature.third | Feature.singular)) === (Feature.third | Feature.singular) ||
      (features & Feature.imperative) !== 0,
  );
  const next = parsed.sentence.tokens[verb + 1];
  return isThird && !(next && isFiniteTag(next));
}
