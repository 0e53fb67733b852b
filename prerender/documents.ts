// Which documents are built: the prerendered pages, the AI checker's own document, the shell of all other addresses,
// and the page for addresses that do not exist.
import { prerenderedPaths } from '../src/routes/navigation/match.ts';
import { rowById, rowPath } from '../src/routes/table.ts';
import { getConfig } from '../src/services/config/config.ts';
import { loadBuildConfig } from './config.ts';
import { rulePaths } from './rulePages/facts.ts';

/** What kind of document an address is. */
export type DocumentKind = 'page' | 'ai' | 'shell' | 'missing';

/** Addresses that exist only while prerendering; run.ts moves their files. */
export const SHELL_PATH = '/spa/';
export const MISSING_PATH = '/404/';

/** All documents with their addresses. */
export function documentPaths(): { path: string; kind: DocumentKind }[] {
  loadBuildConfig();
  const product = getConfig().product.slug;
  return [
    ...[...prerenderedPaths(product), ...rulePaths()].map((path) => ({ path, kind: 'page' as const })),
    { path: rowPath(rowById('checkerAi'), product), kind: 'ai' },
    { path: SHELL_PATH, kind: 'shell' },
    { path: MISSING_PATH, kind: 'missing' },
  ];
}

/** The kind of document that an address is served with. */
export function documentKind(path: string): DocumentKind {
  return documentPaths().find((document) => document.path === path)?.kind ?? 'shell';
}
