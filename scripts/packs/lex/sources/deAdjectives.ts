// What German adjectives and determiners look like in every gender, number, case and after every article.
import { type Analysis, Feature, Pos, type PosCode } from '../../../../src/engine/lexicon/features.ts';
import type { LexContext } from '../context.ts';
import { mergeReadings } from '../formTable.ts';

const { nominative, accusative, dative, genitive, singular, plural, masculine, feminine, neuter } = Feature;
const CASES = [nominative, accusative, dative, genitive];
/** Gender and number by column: masculine, feminine, neuter, plural. */
const COLUMNS = [masculine | singular, feminine | singular, neuter | singular, plural];

/** Endings by case (rows: nominative, accusative, dative, genitive) and column. */
const ENDINGS: readonly (readonly [number, string])[] = [
  [Feature.strong, 'er e es e|en e es e|em er em en|en er en er'],
  [Feature.weak, 'e e e en|en e e en|en en en en|en en en en'],
  [Feature.mixed, 'er e es en|en e es en|en en en en|en en en en'],
];
const DER_TYPE = 'er e es e|en e es e|em er em en|es er es er';
const EIN_TYPE = '- e - e|en e - e|em er em en|es er es er';

/** Readings by ending of a table of endings. */
function byEnding(table: string, extra: number): Map<string, number[]> {
  const found = new Map<string, number[]>();
  table.split('|').forEach((row, caseIndex) => {
    row.split(' ').forEach((ending, column) => {
      const features = (CASES[caseIndex] as number) | (COLUMNS[column] as number) | extra;
      const key = ending === '-' ? '' : ending;
      found.set(key, [...(found.get(key) ?? []), features]);
    });
  });
  return found;
}

function merged(features: readonly number[]): number[] {
  const readings = features.map((bits): Analysis => ({ lemma: '', pos: Pos.adjective, features: bits }));
  return mergeReadings(readings).map((reading) => reading.features);
}

const ADJECTIVE_ENDINGS = new Map<string, number[]>();
for (const [kind, table] of ENDINGS) {
  for (const [ending, features] of byEnding(table, kind)) {
    ADJECTIVE_ENDINGS.set(ending, [...(ADJECTIVE_ENDINGS.get(ending) ?? []), ...features]);
  }
}
for (const [ending, features] of ADJECTIVE_ENDINGS) ADJECTIVE_ENDINGS.set(ending, merged(features));

/** The stem that takes endings, from the data's feminine accusative; null for adjectives without endings. */
export function declension(adjective: { AKK?: { DEF?: { F?: string } } }): string | null {
  const form = adjective.AKK?.DEF?.F;
  return form?.endsWith('e') ? form.slice(0, -1) : null;
}

/** Adds a stem with all adjective endings. */
export function addDeclined(
  { table, isWord }: LexContext,
  stem: string,
  lemma: string,
  pos: PosCode,
  degree = 0,
): void {
  for (const [ending, features] of ADJECTIVE_ENDINGS) {
    const form = stem + ending;
    if (isWord(form)) for (const bits of features) table.add(form, lemma, pos, bits | degree);
  }
}

const IRREGULAR: Readonly<Record<string, readonly [string, string]>> = {
  gut: ['besser', 'best'],
  hoch: ['höher', 'höchst'],
  nah: ['näher', 'nächst'],
  nahe: ['näher', 'nächst'],
  groß: ['größer', 'größt'],
};

/** Adds comparative and superlative where both are words. */
export function addComparison(context: LexContext, stem: string, lemma: string): void {
  const { table, isWord } = context;
  const umlaut = stem.replace(/([aou])(?=[^aeiouäöü]*$)/, (vowel) => ({ a: 'ä', o: 'ö', u: 'ü' })[vowel] ?? vowel);
  const full = lemma.endsWith('e') ? lemma.slice(0, -1) : lemma;
  const known = IRREGULAR[lemma];
  const pairs = known
    ? [known]
    : [...new Set([stem, umlaut])].flatMap((base): [string, string][] => {
        const high = base === stem ? full : full === stem ? base : full;
        return [
          [`${base}er`, `${high}st`],
          [`${base}er`, `${high}est`],
        ];
      });
  for (const [comparative, superlative] of pairs) {
    if (!isWord(`${comparative}en`) || !isWord(`${superlative}en`)) continue;
    table.add(comparative, lemma, Pos.adjective, Feature.comparative);
    addDeclined(context, comparative, lemma, Pos.adjective, Feature.comparative);
    addDeclined(context, superlative, lemma, Pos.adjective, Feature.superlative);
  }
}

/** Stems declined like "dieser", with their lemma; those marked with * only in the plural, with + also undeclined adjectives. */
const DER_STEMS =
  'dies jen jed jeglich manch solch welch all irgendwelch einig* etlich* sämtlich* mehrer* viel wenig ander jedwed'.split(
    ' ',
  );
const EIN_STEMS: readonly (readonly [string, string])[] = [
  ['mein', 'mein'],
  ['dein', 'dein'],
  ['sein', 'sein'],
  ['ihr', 'ihr'],
  ['Ihr', 'Ihr'],
  ['unser', 'unser'],
  ['unsr', 'unser'],
  ['eur', 'euer'],
];

/** Adds determiners and pronouns that are declined. */
export function addDeterminers({ table }: LexContext): void {
  for (const name of DER_STEMS) {
    const stem = name.replace('*', '');
    const lemma = stem === 'all' ? 'all' : `${stem}er`;
    for (const [ending, features] of byEnding(DER_TYPE, 0)) {
      for (const bits of merged(features)) {
        table.add(stem + ending, lemma, Pos.determiner, bits);
        table.add(stem + ending, lemma, Pos.pronoun, bits);
      }
    }
    // "solchen", "anderen", "wenigen" also follow articles and take adjective endings then
    if (/^(?:solch|ander|wenig|viel|einig|sämtlich|jed)/.test(stem)) {
      for (const [ending, features] of ADJECTIVE_ENDINGS) {
        for (const bits of features) table.add(stem + ending, lemma, Pos.adjective, bits);
      }
    }
  }
  for (const [stem, lemma] of EIN_STEMS) {
    for (const [ending, features] of byEnding(EIN_TYPE, 0)) {
      const form = ending === '' ? lemma : stem + ending;
      for (const bits of merged(features)) table.add(form, lemma, Pos.determiner, bits);
    }
    for (const [ending, features] of byEnding(DER_TYPE, 0)) {
      for (const bits of merged(features)) table.add(stem + ending, lemma, Pos.pronoun, bits);
    }
  }
}
