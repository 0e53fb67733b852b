// Runs of words that are one noun phrase: what may become a subject or an object when a sentence is turned round.
import { Feature, Pos } from '../../../lexicon/features.ts';
import { isOne, isTaggedVerb, listed } from '../../../rules/ask.ts';
import type { Match } from '../../../rules/match.ts';
import { reads, type Token } from '../../../rules/token.ts';

const OPENING = listed(
  "le la l' les un une ce cet cette ces mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs plusieurs quelques chaque deux trois quatre cinq six sept huit neuf dix",
);
const SINGULAR = listed("le la l' un une ce cet cette mon ma ton ta son sa notre votre leur chaque");
const WITHIN = listed("de d' du des et");

const isName = (token: Token): boolean => token.pos === Pos.properNoun && /^\p{Lu}/u.test(token.text);

const isPart = (token: Token): boolean =>
  token.kind === 'number' ||
  token.pos === Pos.noun ||
  token.pos === Pos.adjective ||
  isName(token) ||
  OPENING.has(token.lower) ||
  WITHIN.has(token.lower) ||
  (isTaggedVerb(token) && token.verbForm === Feature.pastParticiple);

/** Whether tokens are one noun phrase with its determiner, or a name. */
export function isNounPhrase(tokens: readonly Token[]): boolean {
  const [first] = tokens;
  const last = tokens.at(-1);
  if (!first || !last || !tokens.every(isPart)) return false;
  if (OPENING.has(last.lower) || WITHIN.has(last.lower)) return false;
  if (isName(first)) return tokens.every((token) => isName(token) || isOne(token, WITHIN));
  return (OPENING.has(first.lower) || first.kind === 'number') && tokens.some(({ pos }) => pos === Pos.noun);
}

/** `Feature.singular` or `Feature.plural`; 0 where it is not clear. */
export function numberOf(tokens: readonly Token[]): number {
  if (tokens.some(({ lower }) => lower === 'et')) return 0;
  const [first] = tokens;
  if (!first) return 0;
  if (isName(first)) return Feature.singular;
  if (SINGULAR.has(first.lower)) return Feature.singular;
  return reads(first, Pos.pronoun) && !OPENING.has(first.lower) ? 0 : Feature.plural;
}

/** The text of tokens as it stands. */
export function textOf(match: Match, tokens: readonly Token[]): string {
  const [first, last] = [tokens[0], tokens.at(-1)];
  return first && last ? match.sentence.text.slice(first.start, last.end) : '';
}

/** The same, with a small letter at its beginning unless that belongs to a name. */
export function textWithin(match: Match, tokens: readonly Token[]): string {
  const [first] = tokens;
  const text = textOf(match, tokens);
  return first?.index === 0 && !isName(first) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** Verbs whose past is made with être: they have no passive. */
const MOVING = listed(
  'aller venir revenir devenir parvenir survenir intervenir advenir provenir convenir arriver partir repartir sortir ressortir entrer rentrer rester retourner tomber monter remonter descendre naître mourir décéder passer repasser apparaître',
);

/** A participle that can be a passive. */
export const hasPassive = (token: Token): boolean =>
  isTaggedVerb(token) &&
  reads(token, Pos.verb, Feature.pastParticiple) &&
  !token.readings.some(({ pos, lemma }) => pos === Pos.verb && MOVING.has(lemma));
