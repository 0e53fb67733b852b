// Files about the site for machines and the people who look after them: lists of pages, robots, a guide for assistants, the
// browser's search field, whom to tell about a weakness, who made it.
import { matchRow, prerenderedPaths } from '../src/routes/navigation/match.ts';
import { isToolPage, languageSegments } from '../src/routes/tools.ts';
import type { Config } from '../src/services/config/config.ts';
import { payloadText } from './payloads.ts';
import { languagePath, pathOfPage, rulePages } from './rulePages/facts.ts';
import { type Listed, lastChange, robots, sitemap, sitemapIndex } from './sitemap.ts';

/** What a page's content comes from. */
const PAGE_SOURCES = ['locales/en', 'src/routes/pages', 'src/features/catalog', 'public/config.json'];

const newest = (lists: readonly Listed[]): string | undefined =>
  lists
    .flatMap(({ changed }) => changed ?? [])
    .toSorted()
    .at(-1);

function ruleLists(): Map<string, Listed[]> {
  const lists = Object.entries(languageSegments).map(([segment, language]): [string, Listed[]] => {
    const changed = lastChange([
      `src/engine/languages/${language}`,
      `locales/en/rules.${language}.json`,
      'prerender/rulePages',
    ]);
    const own = rulePages().filter((page) => page.language === language);
    return [segment, [languagePath(language), ...own.map(pathOfPage)].map((path) => ({ path, changed }))];
  });
  return new Map(lists);
}

function sitemaps({ baseUrl, product }: Config): Record<string, string> {
  const changed = lastChange(PAGE_SOURCES);
  const pages = prerenderedPaths(product.slug).map((path) => ({ path, changed }));
  const lists = new Map([['pages', pages], ...ruleLists()]);
  const files = [...lists].map(([name, listed]): [string, string] => [
    `sitemaps/${name}.xml`,
    sitemap(baseUrl, listed),
  ]);
  const index = [...lists].map(([name, listed]) => ({ path: `/sitemaps/${name}.xml`, changed: newest(listed) }));
  return { ...Object.fromEntries(files), 'sitemap.xml': sitemapIndex(baseUrl, index) };
}

interface Named {
  title: string;
  description: string;
}

/** The pages of the site in Markdown, for assistants that read it in a reader's place (llmstxt.org). */
function guide({ baseUrl, brand, product }: Config): string {
  const textsOf = (path: string): Named | undefined => {
    const row = matchRow(path, product.slug);
    if (!row?.payload) return undefined;
    return payloadText(row.payload, 'en', path) as Named;
  };
  const line = (path: string, { title, description }: Named) => `- [${title}](${baseUrl}${path}): ${description}`;
  const lines = (paths: readonly string[]) => paths.flatMap((path) => line(path, textsOf(path) as Named));
  const paths = prerenderedPaths(product.slug).filter((path) => textsOf(path) && path !== '/');
  const legal = paths.filter((path) => path.startsWith('/legal/'));
  const others = paths.filter((path) => !isToolPage(path) && !legal.includes(path));
  const rules = Object.values(languageSegments).map((language) => {
    const path = languagePath(language);
    return line(path, payloadText('ruleLanguage', 'en', path) as Named);
  });
  return [
    `# ${brand}`,
    '',
    `> ${textsOf('/')?.description ?? ''}`,
    '',
    '## Pages',
    ...lines(others),
    '',
    '## Checkers for one kind of text or language',
    ...lines(paths.filter(isToolPage)),
    '',
    '## Explanations of mistakes, with examples and exercises',
    ...rules,
    '',
    '## Optional',
    ...lines(legal),
    '',
  ].join('\n');
}

/** The checker as a search engine of the browser: what is typed after its name is its text, behind the "#". */
function openSearch({ baseUrl, brand }: Config): string {
  const short = brand.slice(0, 16);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `  <ShortName>${short}</ShortName>`,
    `  <Description>Answers from the help of ${brand}</Description>`,
    '  <InputEncoding>UTF-8</InputEncoding>',
    `  <Image width="32" height="32" type="image/svg+xml">${baseUrl}/icons/icon.svg</Image>`,
    `  <Url type="text/html" template="${baseUrl}/checker/help/?q={searchTerms}"/>`,
    '</OpenSearchDescription>',
    '',
  ].join('\n');
}

/** RFC 9116; nothing without an address to write to. It holds for a year from the build. */
function security({ baseUrl, mail }: Config, today: Date): string | undefined {
  if (!mail.support) return undefined;
  const expires = new Date(today);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return [
    `Contact: mailto:${mail.support}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
    'Preferred-Languages: en, de, fr, es, it',
    `Canonical: ${baseUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

const humans = ({ baseUrl, brand, mail }: Config): string =>
  [
    '/* SITE */',
    `Name: ${brand}`,
    `Address: ${baseUrl}/`,
    'Languages: en, de, es, fr, it, nl, pt, ru, hi',
    'Made with: TypeScript, React, Vite; the engine has no dependencies',
    'Typeface: Literata',
    '',
    '/* PEOPLE */',
    ...(mail.support ? [`Contact: ${mail.support}`] : []),
    `Thanks: ${baseUrl}/licenses/third-party.txt names everyone whose work is in it`,
    '',
  ].join('\n');

/** All of them, by path. */
export function siteFiles(config: Config, today = new Date()): Record<string, string> {
  const found = security(config, today);
  return {
    ...sitemaps(config),
    'robots.txt': robots(config.baseUrl),
    'llms.txt': guide(config),
    'opensearch.xml': openSearch(config),
    'humans.txt': humans(config),
    ...(found ? { '.well-known/security.txt': found } : {}),
  };
}
