// What is wrong with a translation: texts that are missing or left over, slots that differ, plural forms that the language
// needs but lacks, texts that are still English.
import type { FlatTexts } from './read.ts';

/** One finding: what, and where. */
export interface LocaleFinding {
  readonly kind:
    | 'missing'
    | 'extra'
    | 'slots'
    | 'plural'
    | 'english'
    | 'order'
    | 'empty'
    | 'description'
    | 'term'
    | 'avoid'
    | 'typography';
  readonly key: string;
  readonly detail?: string;
}

const PLURAL = /_(zero|one|two|few|many|other)$/;
/** Examples are in a language that is checked; if the interface language is not one of the five, they stay English. */
const EXAMPLE = /^(home\.sample|home\.marks\.items\.\d+\.(before|mark|after)$|onboarding\.sample)/;
/** Whether a text is an example in a language that is checked. */
export const isExample = (key: string): boolean => EXAMPLE.test(key);

/** Length of the longest description that search results show in full. */
const DESCRIPTION_LIMIT = 155;

/** A text's slots: `{{name}}` of i18next and of payloads, `{name}` of page texts, `<1>` of elements. Each only once. */
export function slotsOf(text: string): string[] {
  return [...new Set(text.match(/\{\{[^{}]+\}\}|\{\w+\}|<\/?\d+>/g) ?? [])].sort();
}

/** The key without its plural suffix. */
const base = (key: string): string => key.replace(PLURAL, '');

/** Keys that depend on a number in English: all those with a form for `other`. */
function countedKeys(english: FlatTexts): Set<string> {
  return new Set([...english.keys()].filter((key) => key.endsWith('_other')).map(base));
}

/** The plural forms that a language needs by the rules of Unicode (tried with whole numbers up to a million). */
export function pluralForms(locale: string): string[] {
  const rules = new Intl.PluralRules(locale);
  const used = new Set<string>();
  for (const number of [0, 1, 2, 3, 4, 5, 6, 11, 12, 21, 22, 100, 101, 1000, 1_000_000]) used.add(rules.select(number));
  return [...used].sort();
}

function pluralFindings(locale: string, counted: Set<string>, texts: FlatTexts): LocaleFinding[] {
  const forms = pluralForms(locale);
  const found: LocaleFinding[] = [];
  for (const key of counted) {
    for (const form of forms) {
      if (!texts.has(`${key}_${form}`)) found.push({ kind: 'plural', key, detail: `no form for "${form}"` });
    }
  }
  return found;
}

interface Rules {
  /** Texts that may equal the English ones. */
  readonly allowed: ReadonlySet<string>;
  /** Examples stay English. */
  readonly samples: boolean;
  /** A text may leave out a slot if it says the same without it. */
  readonly fewerSlots: boolean;
}

function sameSlots(english: string, text: string, fewer: boolean): boolean {
  const wanted = slotsOf(english);
  const given = slotsOf(text);
  return given.every((slot) => wanted.includes(slot)) && (fewer || wanted.length === given.length);
}

function compareText(key: string, english: string, text: string, rules: Rules): LocaleFinding[] {
  const found: LocaleFinding[] = [];
  if (text.trim() === '' && english.trim() !== '') found.push({ kind: 'empty', key });
  const spelledOut = /_(zero|one|two)$/.test(key);
  if (!sameSlots(english, text, rules.fewerSlots || spelledOut)) {
    const list = (value: string) => slotsOf(value).join(' ') || 'none';
    found.push({ kind: 'slots', key, detail: `${list(english)} became ${list(text)}` });
  }
  const letters = english.replace(/\{+\w+\}+/g, '');
  if (
    text === english &&
    /\p{L}{2}/u.test(letters) &&
    !['true', 'false'].includes(english) &&
    !rules.allowed.has(text) &&
    !(rules.samples && isExample(key))
  ) {
    found.push({ kind: 'english', key, detail: text });
  }
  return found;
}

/**
 * Compares the texts of one file in a language with the English ones. `allowed` may be equal in both; with `fewerSlots`
 * a text may omit slots, as explanations of rules may.
 */
export function findingsOf(
  locale: string,
  english: FlatTexts,
  texts: FlatTexts,
  allowed: ReadonlySet<string>,
  fewerSlots = false,
): LocaleFinding[] {
  const counted = countedKeys(english);
  const found = pluralFindings(locale, counted, texts);
  const samples = texts.get('home.sample.language') === 'en';
  const isCounted = (key: string) => PLURAL.test(key) && counted.has(base(key));
  for (const [key, text] of english) {
    if (isCounted(key) && !texts.has(key)) continue;
    const own = texts.get(key);
    if (own === undefined) found.push({ kind: 'missing', key });
    else found.push(...compareText(key, text, own, { allowed, samples, fewerSlots }));
  }
  for (const key of texts.keys()) {
    if (!english.has(key) && !isCounted(key)) found.push({ kind: 'extra', key });
  }
  const shared = (keys: Iterable<string>, other: FlatTexts) =>
    [...keys].filter((key) => other.has(key) && !isCounted(key));
  const wanted = shared(english.keys(), texts);
  const given = shared(texts.keys(), english);
  const moved = wanted.findIndex((key, index) => key !== given[index]);
  if (moved >= 0) found.push({ kind: 'order', key: wanted[moved] ?? '', detail: `found ${given[moved]}` });
  return found;
}

/** Descriptions that are too long for a search result, or used by two pages. */
export function descriptionFindings(texts: FlatTexts): LocaleFinding[] {
  const seen = new Map<string, string>();
  const found: LocaleFinding[] = [];
  for (const [key, text] of texts) {
    if (!/^\w+\.description$/.test(key)) continue;
    if (text.length > DESCRIPTION_LIMIT) found.push({ kind: 'description', key, detail: `${text.length} characters` });
    const other = seen.get(text);
    if (other) found.push({ kind: 'description', key, detail: `the same as ${other}` });
    seen.set(text, key);
  }
  return found;
}
