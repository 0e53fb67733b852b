// Adjectives and participles whose tie to a noun is plain to see: the words around say more than what is weighed.
import { type Analysis, agrees, Feature, Group } from '../lexicon/features.ts';
import { Label } from '../reading/parser/labels.ts';
import { Tag } from '../reading/tags.ts';
import type { Token } from '../rules/token.ts';
import { type Governor, Way } from './governors.ts';
import { agreeSomehow, nounReadings } from './nounPhrase.ts';
import { tokenAt } from './parsed.ts';
import type { Parsed } from './types.ts';

/** Below this the tree guesses. */
const SURE = 0.6;
const GROUPS = [Group.gender, Group.number];
const NEAR = 4;

/** An adjective or participle with what it should agree with. */
export interface PredicateLink {
  index: number;
  own: readonly Analysis[];
  governor: Governor;
}

/** "les pièces fourni par le client", "une lettre écrite à la main et signé": whether the word plainly belongs to what it is tied to. */
export function isClearPredicate(parsed: Parsed, link: PredicateLink): boolean {
  const { index, governor } = link;
  if ((parsed.tree.certainty[index] as number) < SURE || isRivalled(parsed, link)) return false;
  if (governor.steps > 0) return isJoinedToAgreeing(parsed, link);
  return governor.way === Way.noun && isPlainParticiple(parsed, index, governor.source);
}

/** Whether another noun before the word agrees with it: one that the noun hangs on, or one in between. */
function isRivalled(parsed: Parsed, { index, own, governor }: PredicateLink): boolean {
  const { tokens } = parsed.sentence;
  if (agreesAbove(parsed, governor.source, own)) return true;
  return tokens.slice(governor.source + 1, index).some((token) => agreesWithNoun(parsed, token, own));
}

/** Whether the word is joined by "and" to another that agrees with the noun. */
function isJoinedToAgreeing(parsed: Parsed, { index, governor }: PredicateLink): boolean {
  const { tree, habits } = parsed;
  let at = index - 1;
  while (at >= 0 && tokenAt(parsed, at).tag === Tag.adverb) at--;
  if (at < 0 || !habits.and.has(tokenAt(parsed, at).lower)) return false;
  const first = tokenAt(parsed, tree.head[index] as number);
  return first.readings.some(({ features }) => governor.masks.some((mask) => agrees(features, mask, GROUPS)));
}

/** Whether a participle stands right behind a noun with its determiner and goes on with a preposition. */
function isPlainParticiple(parsed: Parsed, index: number, noun: number): boolean {
  const { children, tree, sentence } = parsed;
  let at = index - 1;
  while (at > noun && tokenAt(parsed, at).tag === Tag.adverb) at--;
  if (at !== noun || !tokenAt(parsed, index).readings.some(({ features }) => features & Feature.pastParticiple))
    return false;
  const next = sentence.tokens[index + 1]?.tag;
  const hasDeterminer = (children[noun] ?? []).some((child) => tree.label[child] === Label.determiner);
  return hasDeterminer && (next === Tag.preposition || next === Tag.prepositionDeterminer);
}

/** Whether a noun agrees with an adjective or participle. */
export const agreesWithNoun = (parsed: Parsed, token: Token, own: readonly Analysis[]): boolean =>
  token.tag === Tag.noun && agreeSomehow(own, nounReadings(parsed, token), GROUPS);

/** "une liste de noms établie": whether a noun that the noun belongs to agrees with the word. */
export function agreesAbove(parsed: Parsed, noun: number, own: readonly Analysis[]): boolean {
  const { tree, sentence } = parsed;
  for (let at = noun, steps = 0; steps < NEAR; steps++) {
    const label = tree.label[at];
    at = tree.head[at] as number;
    if (at < 0 || (label !== Label.nominal && label !== Label.conjunct && label !== Label.apposition)) return false;
    if (agreesWithNoun(parsed, sentence.tokens[at] as Token, own)) return true;
  }
  return false;
}
