// What search engines read: the lists of public pages and the rules for robots.
import { execFileSync } from 'node:child_process';
import { routeTable } from '../src/routes/table.ts';
import { DOCUMENTS_PATH } from '../src/services/cloud/configured.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const SPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** An address in a list, with the day on which what it shows last changed, where that is known. */
export interface Listed {
  readonly path: string;
  readonly changed?: string | undefined;
}

const entry = (kind: 'url' | 'sitemap', baseUrl: string, { path, changed }: Listed): string =>
  `  <${kind}><loc>${baseUrl}${path}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</${kind}>`;

/** A list of pages. */
export function sitemap(baseUrl: string, pages: readonly Listed[]): string {
  const urls = pages.map((page) => entry('url', baseUrl, page));
  return [HEAD, `<urlset xmlns="${SPACE}">`, ...urls, '</urlset>', ''].join('\n');
}

/** The list of the lists. */
export function sitemapIndex(baseUrl: string, lists: readonly Listed[]): string {
  const entries = lists.map((list) => entry('sitemap', baseUrl, list));
  return [HEAD, `<sitemapindex xmlns="${SPACE}">`, ...entries, '</sitemapindex>', ''].join('\n');
}

const days = new Map<string, string | undefined>();

/** The day of the last change to some files by the repository; undefined where there is none, as in an archive. */
export function lastChange(files: readonly string[]): string | undefined {
  const key = files.join(' ');
  if (!days.has(key)) {
    let day: string | undefined;
    try {
      const args = ['log', '-1', '--format=%cs', '--', ...files];
      day = execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() || undefined;
    } catch {
      day = undefined;
    }
    days.set(key, day);
  }
  return days.get(key);
}

/** robots.txt: account pages are excluded, and so are payload files, which are not pages. */
export function robots(baseUrl: string): string {
  const hidden = [...routeTable.filter((row) => row.private).map((row) => row.path), DOCUMENTS_PATH].map(
    (path) => `Disallow: ${path}`,
  );
  return ['User-agent: *', ...hidden, '', `Sitemap: ${baseUrl}/sitemap.xml`, ''].join('\n');
}
