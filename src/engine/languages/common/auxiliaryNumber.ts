// A participle in another number than its own auxiliary (è arrivati, fueron encontrado, ont été enlevé): one of the two is wrong.
// Which one the subject tells; where it is not known, what people more often get wrong comes first.
import { Feature, Group, Pos } from '../../lexicon/features.ts';
import { isTaggedFinite } from '../../rules/ask.ts';
import type { Match } from '../../rules/match.ts';
import type { Token } from '../../rules/token.ts';

/** The two that disagree; the rule's elements are named `one` or `several` for the verb, by its number, and `participle`. */
export interface Disagreement {
  /** Number of the subject; 0 where it is not known. */
  subject: number;
  /** The verb in the other number, the participle in the verb's. */
  verb: readonly string[];
  participle: readonly string[];
}

/** The stretch from verb to participle with one of them changed, the likelier first. */
export function inOneNumber(m: Match, { subject, verb, participle }: Disagreement): string[] {
  const name = m.names('one') ? 'one' : 'several';
  const own = name === 'one' ? Feature.singular : Feature.plural;
  const withVerb = verb.slice(0, 1).map((form) => m.rewrite({ [name]: form }));
  const withParticiple = participle.slice(0, 1).map((form) => m.rewrite({ participle: form }));
  if (subject === own) return withParticiple;
  if (subject !== 0) return withVerb;
  // "le pareti è rivestite": nobody makes a plural of a participle by chance
  return name === 'one' ? [...withVerb, ...withParticiple] : [...withParticiple, ...withVerb];
}

/** sur la place, in casa: a noun behind a preposition is no subject. */
function isGoverned(tokens: readonly Token[], noun: number): boolean {
  let at = noun - 1;
  while (tokens[at]?.pos === Pos.determiner || tokens[at]?.pos === Pos.adjective) at--;
  return tokens[at]?.pos === Pos.preposition;
}

/**
 * The number of the nouns between the beginning of the clause and its verb, if it is the same and the participle fits them.
 * `isForOne` tells pronouns that stand for one, such as "quién".
 */
export function numberOfNouns(m: Match, isForOne: (tokens: readonly Token[], at: number) => boolean): number {
  const { tokens } = m.sentence;
  const verb = m.names('one') ? m.token('one') : m.token('several');
  const genders = m
    .token('participle')
    .readings.filter(({ features }) => (features & Feature.pastParticiple) !== 0)
    .reduce((all, { features }) => all | (features & Group.gender), 0);
  let number = 0;
  for (let at = verb.index - 1; at >= 0; at--) {
    const token = tokens[at] as Token;
    if (token.kind === 'punctuation' || isTaggedFinite(token)) break;
    if (number === 0 && isForOne(tokens, at)) return Feature.singular;
    if (token.pos === Pos.properNoun || token.pos === Pos.pronoun || token.pos === Pos.conjunction) return 0;
    if (token.pos !== Pos.noun || isGoverned(tokens, at)) continue;
    const own = token.readings.filter(({ pos }) => pos === Pos.noun);
    if (!own.some(({ features }) => (features & genders) !== 0)) return 0;
    const numbers = own.reduce((all, { features }) => all | (features & Group.number), 0);
    if (numbers === Group.number || numbers === 0 || (number !== 0 && number !== numbers)) return 0;
    number = numbers;
  }
  return number;
}
