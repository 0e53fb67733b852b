// The short notation of analyses in lists and derived files: a part of speech and features, joined by dots ("noun.f.p").
// Several bits of one group mean any of them ("det.def.f.s.dat.gen").
import { Feature, Pos, type PosCode } from '../../../src/engine/lexicon/features.ts';

/** Names of parts of speech in lists. */
export const POS_NAMES: Readonly<Record<string, PosCode>> = {
  noun: Pos.noun,
  name: Pos.properNoun,
  verb: Pos.verb,
  aux: Pos.auxiliary,
  adj: Pos.adjective,
  adv: Pos.adverb,
  det: Pos.determiner,
  pron: Pos.pronoun,
  prep: Pos.preposition,
  conj: Pos.conjunction,
  sub: Pos.subjunction,
  num: Pos.numeral,
  part: Pos.particle,
  intj: Pos.interjection,
  other: Pos.other,
};

/** Names of features in lists. */
export const FEATURE_NAMES: Readonly<Record<string, number>> = {
  m: Feature.masculine,
  f: Feature.feminine,
  n: Feature.neuter,
  s: Feature.singular,
  p: Feature.plural,
  '1': Feature.first,
  '2': Feature.second,
  '3': Feature.third,
  nom: Feature.nominative,
  acc: Feature.accusative,
  dat: Feature.dative,
  gen: Feature.genitive,
  pres: Feature.present,
  impf: Feature.imperfect,
  pret: Feature.preterite,
  fut: Feature.future,
  ind: Feature.indicative,
  subj: Feature.subjunctive,
  imp: Feature.imperative,
  cond: Feature.conditional,
  inf: Feature.infinitive,
  ger: Feature.gerund,
  ppres: Feature.presentParticiple,
  ppast: Feature.pastParticiple,
  comp: Feature.comparative,
  sup: Feature.superlative,
  strong: Feature.strong,
  weak: Feature.weak,
  mixed: Feature.mixed,
  def: Feature.definite,
  indef: Feature.indefinite,
};

/** A part of speech with features. */
export interface Tag {
  pos: PosCode;
  features: number;
}

const parsed = new Map<string, Tag>();

/** Reads "noun.f.p". Throws on an unknown name. */
export function parseTag(text: string): Tag {
  let tag = parsed.get(text);
  if (tag) return tag;
  const [name = '', ...rest] = text.split('.');
  const pos = POS_NAMES[name];
  if (pos === undefined) throw new Error(`No such part of speech: ${text}`);
  let features = 0;
  for (const part of rest) {
    const bit = FEATURE_NAMES[part];
    if (bit === undefined) throw new Error(`No such feature: ${part} in ${text}`);
    features |= bit;
  }
  tag = { pos, features };
  parsed.set(text, tag);
  return tag;
}

/** Writes an analysis in the notation of lists. */
export function formatTag(pos: PosCode, features: number): string {
  const name = Object.keys(POS_NAMES).find((key) => POS_NAMES[key] === pos) as string;
  const bits = Object.entries(FEATURE_NAMES).flatMap(([key, bit]) => (features & bit ? [key] : []));
  return [name, ...bits].join('.');
}
