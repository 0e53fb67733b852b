// From an address to its row. Used where no router runs: payload addresses, prefetch, prerendering, the preview server.
import { type RouteRow, routeTable, rowPath } from './table.ts';
import { isKnownTool } from './tools.ts';

/** The row of a path with a slash at the end, or undefined: unknown tools have no row. */
export function matchRow(path: string, product: string): RouteRow | undefined {
  const exact = routeTable.find((row) => rowPath(row, product) === path);
  if (exact) return exact;
  const tool = /^\/([^/]+)\//.exec(path)?.[1];
  return isKnownTool(tool) ? routeTable.find((row) => row.id === 'tool') : undefined;
}

/** Paths of all rows that ship as HTML with a payload. */
export function prerenderedPaths(product: string): string[] {
  return routeTable.filter((row) => row.prerender).map((row) => rowPath(row, product));
}

/** Adds the slash at the end that every address has (RTE-2). */
export function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}
