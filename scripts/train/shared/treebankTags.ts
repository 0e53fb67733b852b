// From the annotation of Universal Dependencies to the parts of speech and feature bits of the lexicon.
import { Feature, Pos, type PosCode } from '../../../src/engine/lexicon/features.ts';
import type { TextLanguage } from '../../../src/engine/types.ts';
import type { TreebankPart } from './conllu.ts';

const PARTS: Readonly<Record<string, PosCode>> = {
  NOUN: Pos.noun,
  PROPN: Pos.properNoun,
  VERB: Pos.verb,
  AUX: Pos.auxiliary,
  ADJ: Pos.adjective,
  ADV: Pos.adverb,
  DET: Pos.determiner,
  PRON: Pos.pronoun,
  ADP: Pos.preposition,
  CCONJ: Pos.conjunction,
  SCONJ: Pos.subjunction,
  NUM: Pos.numeral,
  PART: Pos.particle,
  INTJ: Pos.interjection,
};

const VALUES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  Gender: { Masc: Feature.masculine, Fem: Feature.feminine, Neut: Feature.neuter },
  Number: { Sing: Feature.singular, Plur: Feature.plural },
  Person: { 1: Feature.first, 2: Feature.second, 3: Feature.third },
  Case: {
    Nom: Feature.nominative,
    Acc: Feature.accusative,
    Dat: Feature.dative,
    Gen: Feature.genitive,
  },
  Mood: {
    Ind: Feature.indicative,
    Sub: Feature.subjunctive,
    Imp: Feature.imperative,
    Cnd: Feature.conditional,
  },
  Tense: { Pres: Feature.present, Imp: Feature.imperfect, Past: Feature.preterite, Fut: Feature.future },
  Degree: { Cmp: Feature.comparative, Sup: Feature.superlative, Abs: Feature.superlative },
  Definite: { Def: Feature.definite, Ind: Feature.indefinite },
};

/** Kinds of non-finite verb forms; null for finite ones. */
export function verbForm(part: TreebankPart, language: TextLanguage): 'Inf' | 'Part' | 'Ger' | null {
  const { VerbForm: form, Tense: tense } = part.features;
  if (language === 'de' && part.xpos !== '_') {
    if (/INF|IZU/.test(part.xpos)) return 'Inf';
    return part.xpos.endsWith('PP') ? 'Part' : null;
  }
  if (form === 'Inf') return 'Inf';
  if (form === 'Ger' || form === 'Conv') return language === 'fr' ? 'Part' : 'Ger';
  if (form === 'Part' || form === 'Sup') return language === 'en' && tense === 'Pres' ? 'Ger' : 'Part';
  return null;
}

/** Part of speech and features; null for punctuation, symbols and unknown words. */
export function analysisOf(part: TreebankPart, language: TextLanguage): { pos: PosCode; features: number } | null {
  let pos = PARTS[part.upos];
  if (pos === undefined) return null;
  // English possessives are pronouns there; for rules "her dog" and "saw her" must differ
  if (language === 'en' && /^W?PR?P\$$/.test(part.xpos)) pos = Pos.determiner;
  let features = 0;
  const form = pos === Pos.verb || pos === Pos.auxiliary ? verbForm(part, language) : null;
  for (const [name, values] of Object.entries(VALUES)) {
    if (form !== null && name !== 'Gender' && name !== 'Number') continue;
    for (const value of (part.features[name] ?? '').split(',')) features |= values[value] ?? 0;
  }
  if (form === 'Inf') features = Feature.infinitive;
  else if (form === 'Ger') features = Feature.gerund | (language === 'en' ? Feature.presentParticiple : 0);
  else if (form === 'Part') {
    const present = part.features.Tense === 'Pres' || (language === 'fr' && part.form.endsWith('ant'));
    features |= present ? Feature.presentParticiple : Feature.pastParticiple;
    if (language === 'de' || language === 'en' || present)
      features &= Feature.pastParticiple | Feature.presentParticiple;
  } else if (features & Feature.conditional) features = (features & ~Feature.present) | Feature.present;
  return { pos, features };
}
