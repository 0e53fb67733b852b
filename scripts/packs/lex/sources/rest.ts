// Words of the spelling dictionaries that the word lists lack: what they are follows from the dictionary's flags (English),
// from which inflected forms are words (German), or from similar words (French, Italian).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Feature, Pos } from '../../../../src/engine/lexicon/features.ts';
import { dictionaryLines, parseEntry } from '../../dictionary.ts';
import { readFrequencyTable } from '../../frequency.ts';
import { parseAffixes } from '../../hunspell/affix.ts';
import { packageFolder, readWordList } from '../../sources.ts';
import type { LexContext } from '../context.ts';
import { addGuessed, completePlurals, type NominalShapes } from '../guesser.ts';
import { addComparison, addDeclined } from './deAdjectives.ts';
import { addAdjective, addNoun, addVerb } from './enInflect.ts';

/** Stems of a language's first dictionary and own word list with their flags. */
function stemsOf(language: string): Map<string, string> {
  const folder = packageFolder(`dictionary-${language}`);
  const table = parseAffixes(readFileSync(join(folder, 'index.aff'), 'utf8'));
  const stems = new Map<string, string>();
  for (const line of dictionaryLines(readFileSync(join(folder, 'index.dic'), 'utf8'))) {
    const entry = parseEntry(line, table.splitFlags);
    if (entry) stems.set(entry.stem, (stems.get(entry.stem) ?? '') + entry.flags.join(''));
  }
  for (const word of readWordList(language)) if (!stems.has(word)) stems.set(word, 'MS');
  return stems;
}

/** English: M takes 's, S is a plural or third person, D and G make a verb, Y and P an adjective. */
export function addEnglishRest(context: LexContext): void {
  for (const [stem, flags] of stemsOf('en')) {
    if (!/^[a-z]{3,}$/.test(stem) || context.table.forms.has(stem) || !context.isWord(stem)) continue;
    if (flags.includes('G') && flags.includes('D')) addVerb(context, stem, []);
    if (/[MS]/.test(flags) && !(flags.includes('G') && !flags.includes('M'))) addNoun(context, stem, []);
    else if (/[YP]/.test(flags)) addAdjective(context, stem, []);
    else if (/[^f]able$|[^l]ible$|ish$|less$|ful$|ous$|ic$|al$/.test(stem)) addAdjective(context, stem, []);
    else if (stem.endsWith('ly')) context.table.add(stem, stem, Pos.adverb, 0);
    else if (/[^w]men$/.test(stem) && context.isWord(stem.replace(/men$/, 'man')))
      context.table.add(stem, stem.replace(/men$/, 'man'), Pos.noun, Feature.plural);
  }
}

const FRENCH: NominalShapes = {
  plurals: (form) =>
    /[sxz]$/.test(form) ? [form] : [`${form}s`, `${form}x`, form.replace(/al$/, 'aux')].filter((each) => each !== form),
  feminine: (form) => {
    if (form.endsWith('eur')) return `${form.slice(0, -3)}euse`;
    if (form.endsWith('f')) return `${form.slice(0, -1)}ve`;
    if (form.endsWith('er')) return `${form.slice(0, -2)}ère`;
    if (/[^aeiou]e$/.test(form)) return '';
    if (/(?:en|on|el|et)$/.test(form)) return `${form}${form.slice(-1)}e`;
    return form.endsWith('eux') ? `${form.slice(0, -1)}se` : `${form}e`;
  },
};

const ITALIAN: NominalShapes = {
  plurals: (form) => {
    const stem = form.slice(0, -1);
    if (form.endsWith('io')) return [stem, `${stem}i`];
    if (/[cg]o$/.test(form)) return [`${stem}hi`, `${stem}i`];
    if (/[cg]a$/.test(form)) return [`${stem}he`];
    if (/[cg]ia$/.test(form)) return [`${stem}e`, `${form.slice(0, -2)}e`];
    if (form.endsWith('o')) return [`${stem}i`];
    if (form.endsWith('a')) return [`${stem}e`];
    return form.endsWith('e') ? [`${stem}i`] : [form];
  },
  feminine: (form) => (form.endsWith('o') ? `${form.slice(0, -1)}a` : ''),
};

/** French and Italian nouns and adjectives that people use; of the others no guess is better than a wrong one. */
export function addRomanceRest(context: LexContext): void {
  const shapes = context.language === 'fr' ? FRENCH : ITALIAN;
  completePlurals(context, shapes);
  const used = readFrequencyTable(context.language);
  const known = [...context.table.forms.keys()];
  addGuessed(
    context,
    new Set([...known, ...[...stemsOf(context.language).keys()].filter((stem) => used.has(stem))]),
    shapes,
  );
}

/** German: only adjectives have a form in -em; weak verbs are told by their participle. */
export function addGermanRest(context: LexContext): void {
  const { table, isWord } = context;
  for (const [stem, flags] of stemsOf('de')) {
    if (!/^\p{Ll}{4,}$/u.test(stem) || table.forms.has(stem) || table.closed.has(stem)) continue;
    const short = stem.replace(/e$/, '').replace(/(?<=[^aeiou])e(?=[lr]$)/, '');
    const base = [stem, short].find((each) => ['e', 'em', 'en', 'er', 'es'].every((ending) => isWord(each + ending)));
    if (base !== undefined && isWord(stem)) {
      table.add(stem, stem, Pos.adjective, 0);
      addDeclined(context, base, stem, Pos.adjective);
      addComparison(context, base, stem);
    } else if (/[DIXYZ]/.test(flags) && /(?:en|ern|eln)$/.test(stem) && isWord(stem)) addWeakVerb(context, stem);
  }
  addNegated(context);
}

/** Unendlich, unmöglich: the dictionary makes them from their opposites. */
function addNegated(context: LexContext): void {
  const { table, isWord } = context;
  const plain = new Set(
    [...table.forms.values()].flat().flatMap(({ lemma, pos }) => (pos === Pos.adjective ? [lemma] : [])),
  );
  for (const form of plain) {
    const negated = `un${form}`;
    if (!/^\p{Ll}/u.test(form) || table.forms.has(negated) || !isWord(negated) || !isWord(`${negated}em`)) continue;
    table.add(negated, negated, Pos.adjective, 0);
    addDeclined(context, negated, negated, Pos.adjective);
    addComparison(context, negated, negated);
  }
}

/** Weak verbs: klicken, klickt, klickte, geklickt; the prefixed ones and those in -ieren do without ge. */
function addWeakVerb(context: LexContext, lemma: string): void {
  const { table, isWord } = context;
  const root = lemma.endsWith('en') ? lemma.slice(0, -2) : lemma.slice(0, -1);
  const { indicative, subjunctive, present, preterite, first, second, third, singular, plural } = Feature;
  const add = (form: string, features: number): void => {
    if (isWord(form)) table.add(form, lemma, Pos.verb, features);
  };
  const e = /[td]$|[^aeiouhrl][nm]$/.test(root) ? 'e' : '';
  add(lemma, Feature.infinitive);
  add(`${root}e`, indicative | present | first | singular);
  add(`${root}e`, subjunctive | present | first | third | singular);
  add(`${root}${/[sßxz]$/.test(root) ? '' : `${e}s`}t`, indicative | present | second | singular);
  add(`${root}${e}t`, indicative | present | third | singular);
  add(`${root}${e}t`, indicative | present | second | plural);
  add(lemma, indicative | present | first | third | plural);
  for (const [ending, person] of [
    ['te', first | third | singular],
    ['test', second | singular],
    ['ten', first | third | plural],
    ['tet', second | plural],
  ] as const) {
    add(`${root}${e}${ending}`, indicative | preterite | person);
    add(`${root}${e}${ending}`, subjunctive | preterite | person);
  }
  for (const form of [root, `${root}e`]) add(form, Feature.imperative | present | second | singular);
  add(`${root}${e}t`, Feature.imperative | present | second | plural);
  const participle = [`ge${root}${e}t`, `${root}${e}t`].find(isWord);
  if (participle) {
    add(participle, Feature.pastParticiple);
    table.add(participle, participle, Pos.adjective, 0);
    addDeclined(context, participle, participle, Pos.adjective);
  }
  add(`${lemma}d`, Feature.presentParticiple);
}
