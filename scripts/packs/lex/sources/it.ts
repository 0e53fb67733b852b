// Italian: nouns, adjectives and verbs of Morph-it! (used under the LGPL), superlatives and adverbs by rule.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Feature, Pos } from '../../../../src/engine/lexicon/features.ts';
import { CLOSED_FOLDER } from '../closedClasses.ts';
import { type LexContext, packageData } from '../context.ts';

type Persons = Readonly<Record<string, string>>;
interface ItalianVerb {
  ind?: Readonly<Record<string, Persons>>;
  sub?: Readonly<Record<string, Persons>>;
  cond?: Readonly<Record<string, Persons>>;
  impr?: Readonly<Record<string, Persons>>;
  ger?: { pres?: string };
  part?: { pres?: Persons; past?: Persons };
}

const TENSES: Readonly<Record<string, number>> = {
  pres: Feature.present,
  impf: Feature.imperfect,
  past: Feature.preterite,
  fut: Feature.future,
};
const MOODS = {
  ind: Feature.indicative,
  sub: Feature.subjunctive,
  cond: Feature.conditional,
  impr: Feature.imperative,
} as const;
const PERSONS: Readonly<Record<string, number>> = { 1: Feature.first, 2: Feature.second, 3: Feature.third };
const AUXILIARIES = new Set('essere avere potere dovere volere stare venire andare'.split(' '));
const CLITIC = /(?:mi|ti|si|ci|vi|lo|la|li|le|ne|gli)$/;
const { masculine, feminine, singular, plural } = Feature;

/** Endings that only feminine nouns have: azione, libertà, abitudine, immagine. */
const FEMININE = /(?:[zsgx]ione|[^s]tà|tudine|ggine|[aio]gine)$/;

/** Adds Italian nouns, adjectives, adverbs and verbs. */
export function addItalian(context: LexContext): void {
  addNouns(context);
  addAdjectives(context);
  addSuperlatives(context);
  const verbs = packageData('italian-verbs-dict/dist/verbs.json') as Record<string, ItalianVerb>;
  for (const [lemma, verb] of Object.entries(verbs))
    if (/^\p{L}+r(?:e|si)$/u.test(lemma)) addVerb(context, lemma, verb);
}

function addNouns(context: LexContext): void {
  const { table, isWord } = context;
  const nouns = packageData('italian-words-dict/dist/words.json') as Record<
    string,
    { G?: string; S?: string; P?: string }
  >;
  for (const [lemma, { G, P }] of Object.entries(nouns)) {
    // the list takes some nouns of these endings for masculine
    const gender = G === 'F' || FEMININE.test(lemma) ? feminine : G === 'M' ? masculine : 0;
    if (!/^[\p{L}'-]+$/u.test(lemma) || !isWord(lemma)) continue;
    table.add(lemma, lemma, Pos.noun, gender | singular);
    // braccio, le braccia
    const many = P?.endsWith('a') && lemma.endsWith('o') ? feminine : gender;
    // the list writes traccie and spiaggie, which are no words
    const written = P && !isWord(P) ? P.replace(/(?<=[^aeiou][cg])ie$/, 'e') : P;
    if (written && isWord(written)) table.add(written, lemma, Pos.noun, many | plural);
    if (lemma.endsWith('ista')) addForWomen(context, lemma);
  }
  const list = readFileSync(join(CLOSED_FOLDER, 'it.eitherGender.txt'), 'utf8').split(/\r?\n/);
  for (const line of list) {
    if (line.startsWith('#')) continue;
    for (const lemma of line.split(' ').filter((one) => isWord(one))) {
      // responsabile, intellettuale: the list has them as adjectives alone
      if (!(lemma in nouns)) table.add(lemma, lemma, Pos.noun, masculine | singular);
      addForWomen(context, lemma);
    }
  }
}

function pluralForWomen(lemma: string): string {
  const stem = lemma.slice(0, -1);
  if (lemma.endsWith('a')) return `${/[cg]a$/.test(lemma) ? `${stem}h` : stem}e`;
  return lemma.endsWith('e') ? `${stem}i` : lemma;
}

/** The forms of a noun for a woman: la collega, le colleghe; la giudice, le giudici; la leader, le leader. */
function addForWomen({ table, isWord }: LexContext, lemma: string): void {
  const many = pluralForWomen(lemma);
  table.add(lemma, lemma, Pos.noun, feminine | singular);
  if (isWord(many)) table.add(many, lemma, Pos.noun, feminine | plural);
}

function addAdjectives({ table, isWord }: LexContext): void {
  const adjectives = packageData('italian-adjectives-dict/dist/adjectives.json') as Record<
    string,
    { MP?: string; FS?: string; FP?: string }
  >;
  for (const [lemma, { MP, FS, FP }] of Object.entries(adjectives)) {
    if (!/^[\p{L}'-]+$/u.test(lemma) || !isWord(lemma)) continue;
    table.add(lemma, lemma, Pos.adjective, masculine | singular);
    if (MP && isWord(MP)) table.add(MP, lemma, Pos.adjective, masculine | plural);
    if (FS && isWord(FS)) table.add(FS, lemma, Pos.adjective, feminine | singular);
    if (FP && isWord(FP)) table.add(FP, lemma, Pos.adjective, feminine | plural);
    const stem = lemma.slice(0, -1);
    const adverb = /[lr]e$/.test(lemma) ? `${stem}mente` : `${FS ?? lemma}mente`;
    if (isWord(adverb)) table.add(adverb, adverb, Pos.adverb, 0);
  }
}

/** Adjectives in -o and -e, those of the closed list included: bellissimo, grandissima. */
function addSuperlatives({ table, isWord }: LexContext): void {
  const lemmas = [...table.forms].flatMap(([form, readings]) =>
    readings.some(({ lemma, pos }) => lemma === form && pos === Pos.adjective) ? [form] : [],
  );
  for (const lemma of lemmas) {
    const stem = lemma.slice(0, -1);
    const superlative = `${/[cg]$/.test(stem) ? `${stem}h` : stem}issim`;
    if (isWord(`${superlative}o`) && isWord(`${superlative}a`)) {
      table.add(`${superlative}o`, lemma, Pos.adjective, masculine | singular | Feature.superlative);
      table.add(`${superlative}a`, lemma, Pos.adjective, feminine | singular | Feature.superlative);
      table.add(`${superlative}i`, lemma, Pos.adjective, masculine | plural | Feature.superlative);
      table.add(`${superlative}e`, lemma, Pos.adjective, feminine | plural | Feature.superlative);
    }
  }
}

function addVerb({ table, isWord }: LexContext, listed: string, verb: ItalianVerb): void {
  const lemma = listed.endsWith('rsi') ? `${listed.slice(0, -2)}e` : listed;
  const kinds = AUXILIARIES.has(lemma) ? [Pos.verb, Pos.auxiliary] : [Pos.verb];
  const add = (form: string | undefined, features: number): void => {
    if (!form || !isWord(form)) return;
    for (const pos of kinds) table.add(form, lemma, pos, features);
  };
  add(lemma, Feature.infinitive);
  if (/[aei]re$/.test(lemma)) add(lemma.slice(0, -1), Feature.infinitive);
  for (const [key, mood] of Object.entries(MOODS)) {
    const tenses = verb[key as keyof typeof MOODS] ?? {};
    for (const [tense, persons] of Object.entries(tenses)) {
      for (const [person, form] of Object.entries(persons)) {
        const number = person.startsWith('S') ? singular : plural;
        add(form, mood | (TENSES[tense] ?? 0) | number | (PERSONS[person.slice(1)] ?? 0));
      }
    }
  }
  const gerund = verb.ger?.pres;
  if (gerund) add(gerund.endsWith('ndo') ? gerund : gerund.replace(CLITIC, ''), Feature.gerund);
  addParticiples(verb, add);
}

function addParticiples({ part }: ItalianVerb, add: (form: string | undefined, features: number) => void): void {
  const past = part?.past;
  const stem = (past?.S ?? past?.SF ?? past?.P)?.slice(0, -1);
  if (stem) {
    for (const [ending, features] of [
      ['o', masculine | singular],
      ['a', feminine | singular],
      ['i', masculine | plural],
      ['e', feminine | plural],
    ] as const) {
      add(stem + ending, Feature.pastParticiple | features);
    }
  }
  add(part?.pres?.S, Feature.presentParticiple | singular);
  add(part?.pres?.P, Feature.presentParticiple | plural);
}
