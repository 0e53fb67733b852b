// Maps an address to its row where no router runs: payload addresses, prefetch, prerendering, the preview server.
import { type RouteRow, routeTable, rowPath } from '../table.ts';
import { isKnownTool, isToolPage, ruleAddress, toolPages, toolPath } from '../tools.ts';

/** The row of a path, or undefined: a path without a slash at the end and an unknown tool have none. */
export function matchRow(path: string, product: string): RouteRow | undefined {
  // Strict: an empty segment, written out or encoded, is part of no address.
  if (!path.endsWith('/') || /\/\/|%2f|%5c/i.test(path)) return undefined;
  const exact = routeTable.find((row) => rowPath(row, product) === path);
  if (exact) return exact;
  const about = ruleAddress(path);
  if (about) return routeTable.find((row) => row.id === (about === 'page' ? 'rulePage' : 'ruleLanguage'));
  if (isToolPage(path)) return routeTable.find((row) => row.id === 'toolPage');
  const tool = /^\/([^/]+)\//.exec(path)?.[1];
  return isKnownTool(tool) ? routeTable.find((row) => row.id === 'tool') : undefined;
}

/** Paths of everything that ships as HTML, without those of rows that stand for many: the rows that say so, and the tools. */
export function prerenderedPaths(product: string): string[] {
  const pages = routeTable.filter((row) => row.prerender && !row.many).map((row) => rowPath(row, product));
  return [...pages, ...toolPages.map(toolPath)];
}

/** The path with the slash at the end that every address has (RTE-2); a document's file name is no part of one. */
export function withSlash(path: string): string {
  const address = path.replace(/\/index\.html$/, '/');
  return address.endsWith('/') ? address : `${address}/`;
}
