// Which tags a word can have: those of its analyses, or all open-class ones if it has none. Tag sets are bit masks.
import { type Analysis, Feature, Group, Pos } from '../lexicon/features.ts';
import { TAG_COUNT, Tag } from './tags.ts';

const PLAIN: Readonly<Partial<Record<number, number>>> = {
  [Pos.noun]: Tag.noun,
  [Pos.properNoun]: Tag.properNoun,
  [Pos.adjective]: Tag.adjective,
  [Pos.adverb]: Tag.adverb,
  [Pos.determiner]: Tag.determiner,
  [Pos.pronoun]: Tag.pronoun,
  [Pos.conjunction]: Tag.conjunction,
  [Pos.subjunction]: Tag.subjunction,
  [Pos.numeral]: Tag.numeral,
  [Pos.particle]: Tag.particle,
  [Pos.interjection]: Tag.interjection,
};

/** The tag of one analysis. English gerunds and present participles, which are one form, share the participle's. */
export function tagOf({ pos, features }: Analysis): number {
  if (pos === Pos.verb || pos === Pos.auxiliary) {
    const offset = pos === Pos.verb ? 0 : Tag.auxiliaryFinite - Tag.verbFinite;
    if (features & Feature.infinitive) return Tag.verbInfinitive + offset;
    if (features & (Feature.pastParticiple | Feature.presentParticiple)) return Tag.verbParticiple + offset;
    return (features & Feature.gerund ? Tag.verbGerund : Tag.verbFinite) + offset;
  }
  if (pos === Pos.preposition) return features & Feature.definite ? Tag.prepositionDeterminer : Tag.preposition;
  const genitive = pos === Pos.noun && (features & Group.case) === Feature.genitive && (features & Group.gender) === 0;
  return genitive ? Tag.nounGenitive : (PLAIN[pos] ?? Tag.other);
}

/** The tags of all readings, as a mask. */
export function masksOf(readings: readonly Analysis[]): number {
  let mask = 0;
  for (const reading of readings) mask |= 1 << tagOf(reading);
  return mask;
}

const bit = (tag: number): number => 1 << tag;

const OPEN =
  bit(Tag.noun) |
  bit(Tag.properNoun) |
  bit(Tag.adjective) |
  bit(Tag.adverb) |
  bit(Tag.verbFinite) |
  bit(Tag.verbInfinitive) |
  bit(Tag.verbParticiple) |
  bit(Tag.other) |
  bit(Tag.interjection);
const DIGITS = bit(Tag.numeral) | bit(Tag.noun) | bit(Tag.adjective) | bit(Tag.other) | bit(Tag.symbol);
const SIGNS = bit(Tag.punctuation) | bit(Tag.symbol) | bit(Tag.other);
const LETTER = /\p{L}/u;
const DIGIT = /\d/;
const CAPITAL = /^\p{Lu}/u;
const GENITIVE = /['’]s$|s['’]$/i;

/** What is known about a word before its neighbours are considered. */
export interface Candidates {
  mask: number;
  /** Whether the lexicon or the model's word list knows it. */
  known: boolean;
}

/** The tags that a word can have. `listed` is the entry of the model's own list for the lower-cased word, 0 if none. */
export function candidatesOf(
  form: string,
  isFirst: boolean,
  analyses: (form: string) => readonly Analysis[],
  listed: number,
): Candidates {
  if (!LETTER.test(form)) return { mask: DIGIT.test(form) ? DIGITS : SIGNS, known: true };
  const isCapital = CAPITAL.test(form);
  let mask = 0;
  if (listed !== 0) mask = listed;
  else {
    mask = masksOf(analyses(form));
    if (isFirst && isCapital) mask |= masksOf(analyses(form.toLowerCase()));
    const pronounAndVerb = mask & bit(Tag.pronoun) && mask & (bit(Tag.auxiliaryFinite) | bit(Tag.verbFinite));
    if (pronounAndVerb && form.includes("'")) mask |= 1 << Tag.pronounAuxiliary;
  }
  const known = mask !== 0;
  if (!known) mask = DIGIT.test(form) ? DIGITS | OPEN : OPEN;
  if (GENITIVE.test(form)) mask |= 1 << Tag.nounGenitive;
  if (isCapital && !(isFirst && known)) mask |= 1 << Tag.properNoun;
  return { mask, known };
}

const lists = new Map<number, Uint8Array>();

/** The tags of a mask as a list; shared, never changed. */
export function tagsIn(mask: number): Uint8Array {
  let list = lists.get(mask);
  if (!list) {
    list = Uint8Array.from(Array.from({ length: TAG_COUNT }, (_, tag) => tag).filter((tag) => (mask >> tag) & 1));
    lists.set(mask, list);
  }
  return list;
}
