// The page texts of every language with the configuration filled in: `{{brand}}`, `{{mailSales}}`, `{{mailSupport}}`,
// `{{product}}`, `{{baseUrl}}`, `{{cloudRegion}}` (where accounts and documents are kept) and `{{pricePremiumMonthly}}`,
// `{{priceSingleSite}}`, ... (one per field of `prices`), and with dates as the language writes them: a browser takes longer
// to learn that than to hydrate the rest of the page.
// Build time only: never imported by what a browser loads.
import { ABOUT_PAGES } from '../src/lib/pages/aboutPages.ts';
import type { PayloadKey } from '../src/routes/table.ts';
import type { Config } from '../src/services/config/config.ts';
import { defaultLocale, type LocaleCode, localeOf } from '../src/services/i18n/locales.ts';
import { homeTexts } from './about/homeTexts.ts';
import { aboutTexts } from './about/texts.ts';
import { loadBuildConfig } from './config.ts';
import { helpTexts } from './helpTexts.ts';
import { forgetLocales, readLocale } from './localeFiles.ts';
import { productLines } from './productLines.ts';
import { pageAt } from './rulePages/facts.ts';
import { languageIndexTexts, ruleIndexTexts } from './rulePages/indexTexts.ts';
import { rulePageTexts } from './rulePages/texts.ts';
import { toolTexts } from './toolTexts.ts';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Pages = Record<string, Json>;

const pages = new Map<LocaleCode, Pages>();

/** The value of each placeholder in a language. A price that is not configured becomes an empty text. */
export function placeholders(config: Config, locale: LocaleCode): Record<string, string> {
  const values: Record<string, string> = {
    brand: config.brand,
    mailSales: config.mail.sales ?? '',
    mailSupport: config.mail.support ?? '',
    product: config.product.slug,
    baseUrl: config.baseUrl,
    cloudRegion: [...new Set([config.auth?.region, config.storage?.region])].filter(Boolean).join(', '),
  };
  const { currency = 'EUR', ...prices } = config.prices ?? {};
  const format = new Intl.NumberFormat(localeOf(locale)?.iso, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const names = [
    'premiumMonthly',
    'premiumYearly',
    'singleServer',
    'singleSite',
    'globalSite',
    'redistribution',
  ] as const;
  for (const name of names) {
    const amount = (prices as Partial<Record<string, number>>)[name];
    values[`price${name[0]?.toUpperCase()}${name.slice(1)}`] = amount === undefined ? '' : format.format(amount);
  }
  return values;
}

/** Fills every text of a value. Unknown names are kept: the page fills them with what it knows, such as `{{step}}`. */
export function fill(value: Json, values: Record<string, string>): Json {
  if (typeof value === 'string') {
    return value.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
  }
  if (Array.isArray(value)) return value.map((item) => fill(item, values));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, values)]));
}

const readPages = (locale: LocaleCode): Pages =>
  Object.assign({}, readLocale(locale, 'pages'), readLocale(locale, 'legal'));

/** A legal text states when it was last changed, in its file as an ISO date. */
function writeDate(page: Json, locale: LocaleCode): Json {
  if (typeof page !== 'object' || page === null || Array.isArray(page) || typeof page['changed'] !== 'string')
    return page;
  const format = new Intl.DateTimeFormat(localeOf(locale)?.iso, { dateStyle: 'long', timeZone: 'UTC' });
  return { ...page, changed: format.format(new Date(page['changed'])) };
}

/** All page texts of a language. Anything missing, mainly legal texts, is in English. */
export function pagesOf(locale: LocaleCode): Pages {
  const known = pages.get(locale);
  if (known) return known;
  const merged = { ...readPages(defaultLocale), ...(locale === defaultLocale ? {} : readPages(locale)) };
  const filled = fill(merged, placeholders(loadBuildConfig().config, locale)) as Pages;
  const written = Object.fromEntries(Object.entries(filled).map(([key, page]) => [key, writeDate(page, locale)]));
  pages.set(locale, written);
  return written;
}

/** The payload of the page at an address, in one language. Throws for a page without texts. */
export function payloadText(key: PayloadKey, locale: LocaleCode, path = ''): unknown {
  const about = ABOUT_PAGES.find((name) => name === key);
  if (about) return aboutTexts(about, locale, loadBuildConfig().config);
  if (key === 'help') return helpTexts(locale);
  if (key === 'ruleIndex') return ruleIndexTexts(locale);
  if (key === 'ruleLanguage' || key === 'rulePage') {
    const page = pageAt(path);
    return typeof page === 'string' ? languageIndexTexts(page, locale) : rulePageTexts(page, locale);
  }
  if (key === 'toolPage') return toolTexts(path, locale);
  const texts = pagesOf(locale)[key];
  if (texts === undefined) throw new Error(`locales/${locale} has no texts for the page ${key}`);
  const line = productLines[key];
  if (line) return { ...(texts as object), line };
  if (key !== 'home') return texts;
  // Both pages show the picture.
  const { shots } = pagesOf(locale)['software'] as { shots: { desk: string } };
  return { ...(texts as object), ...homeTexts(locale, shots.desk) };
}

/** Discards what was read, so that the development server sees changed texts. */
export function forgetPages(): void {
  pages.clear();
  forgetLocales();
}
