// What search engines read: the list of public pages and the rules for robots.

import { routeTable } from '../src/routes/table.ts';
import { DOCUMENTS_PATH } from '../src/services/cloud/configured.ts';

/** sitemap.xml with every prerendered page. */
export function sitemap(baseUrl: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${baseUrl}${path}</loc></url>`);
  const head = '<?xml version="1.0" encoding="UTF-8"?>';
  return [head, '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">', ...urls, '</urlset>', ''].join('\n');
}

/** robots.txt: account pages are excluded, and so are payload files, which are not pages. */
export function robots(baseUrl: string): string {
  const hidden = [...routeTable.filter((row) => row.private).map((row) => row.path), DOCUMENTS_PATH].map(
    (path) => `Disallow: ${path}`,
  );
  return ['User-agent: *', ...hidden, '', `Sitemap: ${baseUrl}/sitemap.xml`, ''].join('\n');
}
