// The lazily loaded page components. A page is always loaded before it is rendered, so rendering never waits.
import type { ComponentType } from 'react';
import { loadChunk } from '../services/offline/chunks.ts';
import { loadFrame } from './frames.ts';
import { type Island, loadIslands } from './island.tsx';
import type { RouteRow } from './table.ts';

/** `prepare` loads what the page needs besides its script, such as its own texts; `islands` are its late parts. */
type PageModule = {
  default: ComponentType;
  prepare?: () => Promise<void>;
  islands?: readonly Pick<Island, 'load'>[];
};

const modules = import.meta.glob<PageModule>('./pages/*.tsx');
const ready = new Map<string, PageModule>();

function moduleOf(row: RouteRow): () => Promise<PageModule> {
  const load = modules[`./pages/${row.page}.tsx`];
  if (!load) throw new Error(`No file for the page ${row.page}`);
  return load;
}

/** Loads a row's component and frame. A row without a file is a bug that the route test finds. */
export async function loadPage(row: RouteRow): Promise<void> {
  const page = async () => {
    if (ready.has(row.page)) return;
    const module = await loadChunk(moduleOf(row));
    if (module.prepare) await loadChunk(module.prepare);
    ready.set(row.page, module);
  };
  await Promise.all([page(), loadFrame(row.layout)]);
}

/** Loads the late parts of a row's page before it is rendered in the browser. */
export const loadPageParts = (row: RouteRow): Promise<void> => loadIslands(ready.get(row.page)?.islands ?? []);

/** Prefetches a row's component and frame; a failure does not reload the page. */
export async function fetchPage(row: RouteRow): Promise<void> {
  await Promise.all([ready.has(row.page) ? undefined : moduleOf(row)(), loadFrame(row.layout, true)]);
}

/** The component of a row that has been loaded. */
export function pageComponent(row: RouteRow): ComponentType {
  const module = ready.get(row.page);
  if (!module) throw new Error(`The page ${row.page} was shown before it was loaded`);
  return module.default;
}
