// The interface's texts in one of nine languages: one small file, loaded with the first finding, and one for the rules of a
// text language, loaded with the first finding of a rule. Made from the site's own texts (scripts/publish/widgetTexts.ts).
import type { Category } from '../../engine/index.ts';
import type { Slip } from '../../lib/slips.ts';

/** Languages of the interface. */
export const LOCALES = ['en', 'fr', 'de', 'it', 'es', 'nl', 'pt', 'ru', 'hi'] as const;

/** One of LOCALES. */
export type Locale = (typeof LOCALES)[number];

/** What the interface says. Plural texts have one key for each form, `key_one`, `key_other`. */
export interface Texts {
  category: Record<Category, string>;
  title: Record<'unknownWord' | 'unknownName' | 'otherDialect', string>;
  why: Record<'unknownWord' | 'unknownName' | 'otherDialect', string>;
  slips: Partial<Record<Slip, string>>;
  words: Record<
    | 'add'
    | 'close'
    | 'fixes'
    | 'ignoreHere'
    | 'ignoreWord'
    | 'itemTitle'
    | 'keepName'
    | 'looking'
    | 'next'
    | 'noFixes'
    | 'perhaps'
    | 'perhapsWord'
    | 'position'
    | 'right'
    | 'wrong',
    string
  >;
  field: Record<string, string>;
}

/** A rule's texts. */
export type RuleTexts = Readonly<Record<string, { message: string; why: string }>>;

/** See the head of this file. */
export interface TextSource {
  readonly locale: Locale;
  /** Rejects with what `fetch` rejects when not even English can be had. */
  texts(): Promise<Texts>;
  /** Empty when they cannot be had: a finding then says only its category. */
  rules(language: string): Promise<RuleTexts>;
}

/** The interface language for a page: the wanted one, else the page's, else the first of the reader's that there is. */
export function localeFor(wanted: string | null, page: string, reader: readonly string[]): Locale {
  const codes = [wanted ?? '', page, ...reader].map((tag) => tag.slice(0, 2).toLowerCase());
  return codes.map((code) => LOCALES.find((one) => one === code)).find((one) => one !== undefined) ?? 'en';
}

/** Reads one of the files by its name. */
export type ReadTexts = (file: string) => Promise<unknown>;

/** Reads the files at an address. */
export const textsAt =
  (base: string): ReadTexts =>
  async (file) => {
    const response = await fetch(new URL(`locales/${file}.json`, base));
    if (!response.ok) throw new TypeError(`${response.status} ${response.url}`);
    return response.json();
  };

/** Texts from files, each read once. */
export function createTexts(readFile: ReadTexts, locale: Locale): TextSource {
  const kept = new Map<string, Promise<unknown>>();
  const read = (file: string): Promise<unknown> => {
    let reading = kept.get(file);
    if (!reading) {
      reading = readFile(file);
      kept.set(file, reading);
      reading.catch(() => kept.delete(file));
    }
    return reading;
  };
  /** In the reader's language, else in English. */
  const readFor = (name: (code: Locale) => string) => read(name(locale)).catch(() => read(name('en')));
  return {
    locale,
    texts: () => readFor((code) => code) as Promise<Texts>,
    rules: (language) => readFor((code) => `${code}.rules.${language}`).catch(() => ({})) as Promise<RuleTexts>,
  };
}

/** A text with a number in it, in the plural form that the language asks for. */
export function plural(texts: Record<string, string>, locale: Locale, key: string, count: number): string {
  const form = new Intl.PluralRules(locale).select(count);
  const text = texts[`${key}_${form}`] ?? texts[`${key}_other`] ?? '';
  return text.replace(/\{\{count(, number)?\}\}/g, new Intl.NumberFormat(locale).format(count));
}
