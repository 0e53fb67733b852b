// English inflection by rule: every form must be in the spelling dictionary.
import { Feature, Pos } from '../../../../src/engine/lexicon/features.ts';
import { type LexContext, packageData } from '../context.ts';

const BASE_FORM = [
  Feature.infinitive,
  Feature.imperative,
  Feature.indicative | Feature.present | Feature.first | Feature.second | Feature.singular,
  Feature.indicative | Feature.present | Feature.first | Feature.second | Feature.third | Feature.plural,
];
const THIRD_PERSON = Feature.indicative | Feature.present | Feature.third | Feature.singular;
const PAST = Feature.indicative | Feature.preterite;
/** Adds a noun with its plural; `irregular` are forms that a list gives. */
export function addNoun({ table, isWord }: LexContext, lemma: string, irregular: readonly string[]): void {
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

const irregularVerbs = packageData('english-verbs-irregular/dist/verbs.json') as Record<string, [string, string][]>;

/** Adds a verb with its forms. */
export function addVerb({ table, isWord }: LexContext, lemma: string, listed: readonly string[]): void {
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

/** Adds an adjective with its degrees and its adverb. */
export function addAdjective(context: LexContext, lemma: string, irregular: readonly string[]): void {
  const { table, isWord } = context;
  table.add(lemma, lemma, Pos.adjective, 0);
  addDegrees(context, lemma, irregular, Pos.adjective);
  const adverb = /[^aeiou]y$/.test(lemma) ? `${lemma.slice(0, -1)}ily` : `${lemma}ly`;
  if (isWord(adverb)) table.add(adverb, adverb, Pos.adverb, 0);
}

/** Adds comparative and superlative where both are words. */
export function addDegrees(
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
    else if (form.endsWith('st')) table.add(form, lemma, pos, Feature.superlative);
  }
}
