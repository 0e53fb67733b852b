// What a tag means in the lexicon's terms: a part of speech and, for non-finite verbs, a verb form.
import { Feature, Pos, type PosCode } from '../lexicon/features.ts';
import { Tag } from './tags.ts';

const PARTICIPLE = Feature.pastParticiple | Feature.presentParticiple;

const MEANINGS: Readonly<Record<number, readonly [pos: PosCode | 0, verbForm: number]>> = {
  [Tag.noun]: [Pos.noun, 0],
  [Tag.properNoun]: [Pos.properNoun, 0],
  [Tag.adjective]: [Pos.adjective, 0],
  [Tag.adverb]: [Pos.adverb, 0],
  [Tag.determiner]: [Pos.determiner, 0],
  [Tag.pronoun]: [Pos.pronoun, 0],
  [Tag.preposition]: [Pos.preposition, 0],
  [Tag.conjunction]: [Pos.conjunction, 0],
  [Tag.subjunction]: [Pos.subjunction, 0],
  [Tag.numeral]: [Pos.numeral, 0],
  [Tag.particle]: [Pos.particle, 0],
  [Tag.interjection]: [Pos.interjection, 0],
  [Tag.other]: [Pos.other, 0],
  [Tag.verbFinite]: [Pos.verb, 0],
  [Tag.verbInfinitive]: [Pos.verb, Feature.infinitive],
  [Tag.verbParticiple]: [Pos.verb, PARTICIPLE],
  [Tag.verbGerund]: [Pos.verb, Feature.gerund],
  [Tag.auxiliaryFinite]: [Pos.auxiliary, 0],
  [Tag.auxiliaryInfinitive]: [Pos.auxiliary, Feature.infinitive],
  [Tag.auxiliaryParticiple]: [Pos.auxiliary, PARTICIPLE],
  [Tag.auxiliaryGerund]: [Pos.auxiliary, Feature.gerund],
  [Tag.prepositionDeterminer]: [Pos.preposition, 0],
  [Tag.pronounAuxiliary]: [Pos.pronoun, 0],
  [Tag.nounGenitive]: [Pos.noun, 0],
};

/** The part of speech of a tag, 0 for marks and symbols. A word made of two parts has that of the first. */
export const posOfTag = (tag: number): PosCode | 0 => MEANINGS[tag]?.[0] ?? 0;

/** The verb forms of a tag: bits of Group.verbForm, 0 for finite verbs and everything else. */
export const verbFormOfTag = (tag: number): number => MEANINGS[tag]?.[1] ?? 0;
