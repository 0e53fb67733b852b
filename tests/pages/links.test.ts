// All links of all built pages lead to something, fragments included, and what is said to search engines has the fields that
// its types need. Read from the files: there are hundreds of pages.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { matchRow } from '../../src/routes/navigation/match.ts';

const ROOT = 'dist/client';
const PRODUCT = 'spelling-check';
const BASE = 'https://spelling-check.example';

interface Page {
  path: string;
  html: string;
  ids: Set<string>;
}

let pages: Map<string, Page>;
beforeAll(() => {
  if (!existsSync(join(ROOT, 'index.html'))) throw new Error('There is no build: run npm run build first');
  const files = readdirSync(ROOT, { recursive: true, withFileTypes: true })
    .filter(({ name, parentPath }) => name === 'index.html' && !/packs|form-checker/.test(parentPath))
    .map(({ parentPath }) => parentPath);
  pages = new Map(
    files.map((folder) => {
      const below = relative(ROOT, folder).replaceAll('\\', '/');
      const path = below === '' ? '/' : `/${below}/`;
      const html = readFileSync(join(folder, 'index.html'), 'utf8');
      return [path, { path, html, ids: new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)) }];
    }),
  );
});

const hrefsOf = ({ html }: Page) =>
  [...html.matchAll(/<(?:a|link)\s[^>]*?href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

/** What is wrong with a link on a page; undefined if it leads somewhere. */
function faultOf(from: Page, href: string): string | undefined {
  if (/^(mailto:|https?:|data:)/.test(href) && !href.startsWith(BASE)) return undefined;
  const url = new URL(href, BASE + from.path);
  const told = `${from.path} → ${href}`;
  if (!url.pathname.endsWith('/')) return existsSync(join(ROOT, url.pathname)) ? undefined : told;
  const target = pages.get(url.pathname);
  const row = matchRow(url.pathname, PRODUCT);
  // Addresses without HTML of their own are answered by the shell; their fragments are the page's own matter.
  if (!target) return row && !row.prerender ? undefined : told;
  const id = decodeURIComponent(url.hash.slice(1));
  // The contact form reads its subject from there.
  if (id === '' || url.pathname === '/contact/') return undefined;
  return target.ids.has(id) ? undefined : told;
}

describe('links', () => {
  it('of every page lead to a page, a file or a part of a page', () => {
    const all = [...pages.values()];
    expect(all.length).toBeGreaterThan(380);
    const links = all.flatMap((page) => [...new Set(hrefsOf(page))].map((href) => [page, href] as const));
    expect(links.length).toBeGreaterThan(4000);
    expect(links.flatMap(([page, href]) => faultOf(page, href) ?? [])).toEqual([]);
  });

  it('are found to be broken when they are', () => {
    const [home] = pages.values();
    if (!home) throw new Error('no page');
    for (const href of ['/nope/', '/checker/help/english/nope/', '/about/quality/#nope', '/nope.txt'])
      expect(faultOf(home, href), href).toBeDefined();
    for (const href of ['/checker/signin/', '/email/german/#x', '/', 'mailto:a@b.example'])
      expect(faultOf(home, href), href).toBeUndefined();
  });
});

/** The fields without which a search engine ignores a thing of a type. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  WebApplication: ['name', 'url', 'description', 'applicationCategory', 'operatingSystem', 'offers'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Offer: ['price', 'priceCurrency'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  HowTo: ['name', 'step'],
  HowToStep: ['name', 'text'],
};

interface Thing {
  '@type'?: string;
  [field: string]: unknown;
}

function faultsIn(value: unknown, at: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => faultsIn(item, `${at}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  const thing = value as Thing;
  const needed = thing['@type'] === undefined ? [] : NEEDED[thing['@type']];
  if (!needed) return [`${at}: unknown type ${thing['@type']}`];
  const missing = needed.filter((field) => thing[field] === undefined || thing[field] === '');
  const inside = Object.entries(thing).flatMap(([field, item]) => faultsIn(item, `${at}.${field}`));
  return [...missing.map((field) => `${at}: no ${field}`), ...inside];
}

const dataOf = ({ html }: Page): Thing[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Thing,
  );

describe('structured data', () => {
  it('has the fields that its types need, and says where each page lies', () => {
    const faults: string[] = [];
    for (const page of pages.values()) {
      const data = dataOf(page);
      faults.push(...data.flatMap((thing) => faultsIn(thing, page.path)));
      const crumbs = data.find((thing) => thing['@type'] === 'BreadcrumbList');
      const row = matchRow(page.path, PRODUCT);
      if (!crumbs) {
        if (row?.prerender && row.id !== 'home') faults.push(`${page.path}: no trail`);
        continue;
      }
      const trail = crumbs['itemListElement'] as { item: string; position: number }[];
      expect(trail.at(-1)?.item, page.path).toBe(BASE + page.path);
      expect(trail.map(({ position }) => position)).toEqual(trail.map((_, index) => index + 1));
      for (const { item } of trail) expect(pages.has(item.slice(BASE.length)), item).toBe(true);
    }
    expect(faults).toEqual([]);
  });

  it('tells the home page as an application and the help as questions that the page shows', () => {
    const typesAt = (path: string) => dataOf(pages.get(path) as Page).map((thing) => thing['@type']);
    expect(typesAt('/')).toEqual(['WebApplication', 'FAQPage']);
    expect(typesAt('/checker/help/')).toEqual(['BreadcrumbList', 'FAQPage']);
    expect(typesAt('/checker/onboarding/')).toEqual(['BreadcrumbList', 'HowTo']);
    const help = pages.get('/checker/help/') as Page;
    const [, faq] = dataOf(help);
    for (const { name } of (faq?.['mainEntity'] ?? []) as { name: string }[])
      expect(help.html.replaceAll('&#x27;', "'"), name).toContain(name);
  });
});
