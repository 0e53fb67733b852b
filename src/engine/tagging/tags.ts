// The tags that the tagger chooses from: a part of speech, with the verb form where it is not finite.
import { Feature, Pos, type PosCode } from '../lexicon/features.ts';

/** Tag number to part of speech (0 = punctuation and symbols) and verb form bit (0 = finite, or no verb). */
const TAGS: readonly (readonly [pos: PosCode | 0, verbForm: number])[] = [
  [0, 0],
  [Pos.noun, 0],
  [Pos.properNoun, 0],
  [Pos.verb, 0],
  [Pos.verb, Feature.infinitive],
  [Pos.verb, Feature.gerund],
  [Pos.verb, Feature.presentParticiple],
  [Pos.verb, Feature.pastParticiple],
  [Pos.auxiliary, 0],
  [Pos.auxiliary, Feature.infinitive],
  [Pos.auxiliary, Feature.gerund],
  [Pos.auxiliary, Feature.presentParticiple],
  [Pos.auxiliary, Feature.pastParticiple],
  [Pos.adjective, 0],
  [Pos.adverb, 0],
  [Pos.determiner, 0],
  [Pos.pronoun, 0],
  [Pos.preposition, 0],
  [Pos.conjunction, 0],
  [Pos.subjunction, 0],
  [Pos.numeral, 0],
  [Pos.particle, 0],
  [Pos.interjection, 0],
  [Pos.other, 0],
];

/** How many tags there are; a tag is a number below it. */
export const TAG_COUNT = TAGS.length;

/** The part of speech of a tag, 0 for punctuation. */
export const posOfTag = (tag: number): PosCode | 0 => TAGS[tag]?.[0] ?? 0;

/** The verb form of a tag: a bit of Group.verbForm, or 0. */
export const verbFormOfTag = (tag: number): number => TAGS[tag]?.[1] ?? 0;

/** The tag of a part of speech and a verb form; undefined when there is none. */
export function tagOf(pos: PosCode | 0, verbForm = 0): number | undefined {
  const tag = TAGS.findIndex((each) => each[0] === pos && each[1] === verbForm);
  return tag < 0 ? undefined : tag;
}
