// Page texts come in a payload beside each prerendered page: embedded in its HTML, fetched when navigating by a link.
// They are cached by page and language, so that page and interface switch language in the same frame.
import type legal from '../../../locales/en/legal.json';
import type pages from '../../../locales/en/pages.json';
import { AppError } from '../../lib/errors.ts';
import { isPage, NETWORK_SIGN_IN } from '../../lib/foreignPage.ts';
import { createLimitedMap } from '../../lib/limitedMap.ts';
import type { AboutPage, AboutTexts } from '../../lib/pages/aboutPages.ts';
import type { HelpTexts } from '../../lib/pages/helpTexts.ts';
import type { HomeMore } from '../../lib/pages/homeMore.ts';
import type { RuleIndexTexts, RulePageTexts } from '../../lib/pages/rulePages.ts';
import type { ToolTexts } from '../../lib/pages/toolTexts.ts';
import { getConfig } from '../../services/config/config.ts';
import { activeLocale } from '../../services/i18n/i18n.ts';
import { defaultLocale, type LocaleCode } from '../../services/i18n/locales.ts';
import { isOnline } from '../../services/offline/online.ts';
import { matchRow } from '../navigation/match.ts';
import { type PayloadKey, type RouteRow, routeTable, rowPath } from '../table.ts';

/** The texts of every page, as English has them. */
export type PageTexts = typeof pages &
  typeof legal & { home: HomeMore } & Record<AboutPage, AboutTexts> & {
    help: HelpTexts;
    ruleIndex: RuleIndexTexts;
    ruleLanguage: RuleIndexTexts;
    rulePage: RulePageTexts;
    toolPage: ToolTexts;
  };

/** The texts of one page. */
export type PageOf<K extends keyof PageTexts> = PageTexts[K];

/** The source of payloads without a network: the prerenderer puts the built table here. */
export type PayloadSource = (key: PayloadKey, locale: LocaleCode, path: string) => unknown;

/** How long a payload may take (ERR-4 allows less for what a person waits for). */
const LIMIT_MS = 20_000;

/** Cache size: more than all pages need in one language. A visible page reads its texts on every render. */
const MOST_TEXTS = { entries: 40, size: 1_000_000 };
/** Addresses known to have no payload. */
const MOST_WITHOUT = { entries: 100, size: 100_000 };

const loaded = createLimitedMap<unknown>(MOST_TEXTS);
const loading = new Map<string, Promise<unknown>>();
const withoutPayload = createLimitedMap<true>(MOST_WITHOUT);
let source: PayloadSource | undefined;

const slot = (key: string, locale: LocaleCode) => `${key}/${locale}`;
const keep = (name: string, texts: unknown) => loaded.set(name, texts, JSON.stringify(texts)?.length ?? 0);

/** Sets where payloads are read from during prerendering and in tests. */
export function setPayloadSource(next: PayloadSource | undefined): void {
  source = next;
}

/** The address of a page's payload in a language. */
export function payloadUrl(path: string, locale: LocaleCode): string {
  return locale === defaultLocale ? `${path}payload.json` : `${path}payload.${locale}.json`;
}

/** The name of an address's texts: that of its row, unless the row stands for many addresses. */
export const payloadName = (row: RouteRow, path: string): string => (row.many ? path : (row.payload ?? path));

/** Keeps texts that came with the page itself; `key` is their `payloadName`. */
export function seedPayload(key: string, locale: LocaleCode, texts: unknown): void {
  keep(slot(key, locale), texts);
}

/** Texts by name, to any depth: what a page can be shown with. */
const isTexts = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The path as PAY-1 writes it: decoded, without the slash at the end. */
function pathInMessage(path: string): string {
  try {
    return decodeURI(path).replace(/(.)\/$/, '$1');
  } catch {
    return path;
  }
}

/** The error for a route without a payload: never prerendered, or removed. Only a prefetch ignores it. */
function notPrerendered(path: string, prefetch: boolean): AppError {
  if (!prefetch) withoutPayload.set(path, true, path.length);
  const params = { path: pathInMessage(path) };
  return new AppError('not-prerendered', { message: `Route ${params.path} is not pre-rendered`, params });
}

/** The texts as the server has them; undefined where it has none. */
async function fetchTexts(path: string, locale: LocaleCode): Promise<unknown> {
  const response = await fetch(payloadUrl(path, locale), { signal: AbortSignal.timeout(LIMIT_MS) }).catch(
    (cause: unknown) => {
      throw new AppError(isOnline() ? 'network' : 'offline', { message: `Payload of ${path}`, cause });
    },
  );
  if (response.status === NETWORK_SIGN_IN || (response.ok && isPage(response))) {
    throw new AppError('network-page', { message: `Payload of ${path}` });
  }
  if (response.status === 404) return undefined;
  if (!response.ok) throw new AppError('payload-missing', { message: `Payload of ${path}: status ${response.status}` });
  const texts: unknown = await response.json().catch(() => undefined);
  if (!isTexts(texts)) throw new AppError('payload-missing', { message: `Payload of ${path}: damaged` });
  return texts;
}

/** The page texts of a path, from memory, the prerenderer or the network. Rejects for a route without a payload. */
export async function loadPayload(
  path: string,
  locale: LocaleCode = activeLocale(),
  prefetch = false,
): Promise<unknown> {
  const row = matchRow(path, getConfig().product.slug);
  if (!row?.prerender || !row.payload) throw notPrerendered(path, prefetch);
  const name = slot(payloadName(row, path), locale);
  if (loaded.has(name)) return loaded.get(name);
  if (source) {
    keep(name, source(row.payload, locale, path));
    return loaded.get(name);
  }
  const running = loading.get(name) ?? fetchTexts(path, locale);
  loading.set(name, running);
  try {
    const texts = await running;
    if (texts === undefined) throw notPrerendered(path, prefetch);
    keep(name, texts);
    return texts;
  } finally {
    loading.delete(name);
  }
}

/** Whether a path was found to have no payload (PAY-1): nothing is fetched ahead for it. */
export function hasNoPayload(path: string): boolean {
  return withoutPayload.has(path);
}

/**
 * Loads the texts that a row's page reads: rows without HTML of their own take those of the page they share, and a page that
 * has a spare waits for no more than that, unless its own texts are here or being written into its HTML.
 */
export async function loadRowTexts(row: RouteRow, path: string, locale: LocaleCode = activeLocale()): Promise<void> {
  const key = row.spare ?? row.payload;
  if (!key || (row.spare && loaded.has(slot(path, locale)))) return;
  if (row.many && (!row.spare || source)) return void (await loadPayload(path, locale));
  const owner =
    row.prerender && !row.spare ? row : routeTable.find((other) => other.prerender && other.payload === key);
  if (owner) await loadPayload(rowPath(owner, getConfig().product.slug), locale);
}

/** The texts of a page in a language, if they are here; those of a row that stands for many are of one address. */
export function payloadOf<K extends PayloadKey>(key: K, locale: LocaleCode, name: string = key): PageOf<K> | undefined {
  return loaded.get(slot(name, locale)) as PageOf<K> | undefined;
}
