// What is wanted for a field: `data-spelling-*` on it, on anything around it, or on the script, the nearest first.
import type { Certainty, CheckOptions, Dialect, TextLanguage } from '../../engine/index.ts';

/** The variants of each language that texts are checked in, the default first. */
export const VARIANTS: Readonly<Record<TextLanguage, readonly Dialect[]>> = {
  en: ['en-US', 'en-GB', 'en-AU', 'en-CA'],
  fr: ['fr-FR', 'fr-CA', 'fr-CH', 'fr-BE'],
  de: ['de-DE', 'de-AT', 'de-CH'],
  it: ['it-IT', 'it-CH'],
  es: ['es-ES', 'es-MX', 'es-AR'],
};

/** Names of the attributes, without `data-spelling-`. */
export type Setting = 'check' | 'language' | 'level' | 'start' | 'validate' | 'keys' | 'dictionary';

/** What holds where no attribute says otherwise. */
export type Defaults = Partial<Record<Setting, string>>;

/** What is wanted for one field. */
export interface FieldOptions {
  /** `auto` finds out from the text; `likely` then comes first. */
  language: TextLanguage | 'auto';
  likely: TextLanguage;
  dialects: CheckOptions['dialects'];
  usualDialects: CheckOptions['dialects'];
  level: 'standard' | 'picky';
  /** At the first focus, or as soon as the page shows the field. */
  start: 'focus' | 'load';
  /** How certain a mistake must be to make the field invalid; null: none does. */
  validate: Certainty | null;
  keys: boolean;
  /** Own words are kept on this device. */
  keepsWords: boolean;
}

/** The parent, across the border of a shadow tree. */
const above = (element: Element): Element | null => {
  if (element.parentElement) return element.parentElement;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
};

/** The nearest value of a setting. */
export function settingOf(field: Element, name: Setting, defaults: Defaults): string | null {
  for (let element: Element | null = field; element; element = above(element)) {
    const value = element.getAttribute(`data-spelling-${name}`);
    if (value !== null) return value;
  }
  return defaults[name] ?? null;
}

const isLanguage = (code: string): code is TextLanguage => Object.hasOwn(VARIANTS, code);

/** A language tag as a language and, if there is such a one, its variant; null for languages that are not checked. */
export function readTag(tag: string): { language: TextLanguage; dialect: Dialect | null } | null {
  const language = tag.slice(0, 2).toLowerCase();
  if (!isLanguage(language) || /^[a-z]{3}/i.test(tag)) return null;
  return { language, dialect: VARIANTS[language].find((one) => one.toLowerCase() === tag.toLowerCase()) ?? null };
}

/** The language that the page gives a field, or the reader's first that is checked. */
function likelyTags(field: Element): string[] {
  const tags: string[] = [];
  for (let element: Element | null = field; element; element = above(element)) {
    const lang = element.getAttribute('lang');
    if (lang) tags.push(lang);
  }
  return [...tags.slice(0, 1), ...navigator.languages];
}

/** All settings of a field. */
export function optionsOf(field: Element, defaults: Defaults): FieldOptions {
  const value = (name: Setting) => settingOf(field, name, defaults)?.trim().toLowerCase() ?? '';
  const chosen = readTag(value('language'));
  const likely = likelyTags(field).flatMap((tag) => readTag(tag) ?? []);
  const usualDialects: CheckOptions['dialects'] = {};
  for (const { language, dialect } of likely) if (dialect) usualDialects[language] ??= dialect;
  const certainty = (['sure', 'likely', 'maybe'] as const).find((one) => one === value('validate'));
  return {
    language: chosen?.language ?? 'auto',
    likely: chosen?.language ?? likely[0]?.language ?? 'en',
    dialects: chosen?.dialect ? { [chosen.language]: chosen.dialect } : {},
    usualDialects,
    level: value('level') === 'picky' ? 'picky' : 'standard',
    start: value('start') === 'load' ? 'load' : 'focus',
    validate: certainty ?? null,
    keys: value('keys') !== 'off',
    keepsWords: value('dictionary') !== 'off',
  };
}
