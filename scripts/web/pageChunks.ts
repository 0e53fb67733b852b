// Puts what is loaded together into a few files. Left alone the tool makes forty of what every page loads and twenty of
// the checker, each with a request, a compilation and a dictionary of its own. public/boot.js evaluates each file of the
// first load in a task of its own, so that none of them holds up the page for long.
import { basename, resolve } from 'node:path';

/** What the tool knows of the modules of the build. */
export interface Graph {
  getModuleInfo(
    id: string,
  ): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null;
}

/** A group of modules, as the tool wants it: the name of the file that a module goes to, or null. */
export interface ChunkGroup {
  name: (id: string, graph: Graph) => string | null;
  priority: number;
}

/** A file of the repository as the tool names modules. */
export const path = (file: string): string => resolve(file).replaceAll('\\', '/');
const ENTRY = path('prerender/renderer/+client.ts');
const PAGES = path('src/routes/pageModules.ts');
const CHECKER = path('src/features/checker/CheckerApp.tsx');
const CHECKER_PAGE = /\/Checker(?:Ai)?\.tsx$/;
/** Beginnings of what is loaded without the checker, besides the other pages. */
const APART = [
  'src/routes/errors/ErrorPage.tsx',
  'src/features/account/AccountDialog.tsx',
  'src/services/auth/auth.ts',
];

const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//;
const PACKAGE = /\/node_modules\//;
/** What the first load leaves out, although an index names it, or although some pages share it. */
const LATER =
  /\/node_modules\/(?:react-i18next\/dist\/es\/Trans\w*|html-parse-stringify\/.*)\.js$|\/app\.json\?pages$|\/pageTexts\.ts$/;
/** A part that so many pages show comes with the frame: it is small, and its own file would cost a request each time. */
const SHARED_BY_PAGES = 7;

/** All that a module imports at once, itself included. */
export function reach(graph: Graph, id: string, into = new Set<string>()): Set<string> {
  if (into.has(id)) return into;
  into.add(id);
  for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reach(graph, next, into);
  return into;
}

/** Whether it is the browser's part that is built: the prerenderer has no first load to keep small. */
export const isBrowserBuild = (graph: Graph): boolean => graph.getModuleInfo(ENTRY) !== null;

/** The pages, each a part of its own. */
export const pagesOf = (graph: Graph): readonly string[] => graph.getModuleInfo(PAGES)?.dynamicallyImportedIds ?? [];

/** All that is loaded before a page is hydrated, the page's own part left out. */
function firstLoad(graph: Graph): Set<string> {
  const first = reach(graph, ENTRY);
  const pages = pagesOf(graph);
  const uses = new Map<string, number>();
  for (const page of pages) for (const id of reach(graph, page)) uses.set(id, (uses.get(id) ?? 0) + 1);
  for (const [id, count] of uses) if (count >= SHARED_BY_PAGES && !pages.includes(id)) first.add(id);
  first.delete(ENTRY);
  return first;
}

/** All that comes with the checker, by file: what others use as well stays apart, as a file named after its component. */
function checker(graph: Graph): Map<string, string> {
  const others = new Set<string>();
  const beginnings = [...pagesOf(graph).filter((page) => !CHECKER_PAGE.test(page)), ...APART.map(path)];
  for (const id of beginnings) reach(graph, id, others);
  const fileOf = (id: string) => (others.has(id) ? basename(id).replace(/\..*/, '') : 'checker');
  return new Map([...reach(graph, CHECKER)].map((id) => [id, fileOf(id)]));
}

/** The file of a module; null where the tool may decide. */
function fileOf(id: string, first: ReadonlySet<string>, tool: ReadonlyMap<string, string>): string | null {
  if (LATER.test(id)) return null;
  if (!first.has(id)) return tool.get(id) ?? null;
  if (REACT.test(id)) return 'react';
  return PACKAGE.test(id) ? 'packages' : 'site';
}

/**
 * The groups for the build of the browser's part. A group takes the imports of its modules along unless an earlier one
 * has them: React goes first, and the checker last.
 */
export function pageGroups(): ChunkGroup[] {
  let known: [Set<string>, Map<string, string>] | undefined;
  const only = (wanted: (file: string) => boolean) => (id: string, graph: Graph) => {
    known ??= [firstLoad(graph), checker(graph)];
    const file = fileOf(id, ...known);
    return file !== null && wanted(file) ? file : null;
  };
  const named = ['react', 'packages', 'site'];
  const wanted = [
    ...named.map((name) => (file: string) => file === name),
    (file: string) => file !== 'checker',
    () => true,
  ];
  return wanted.map((isWanted, index) => ({ priority: wanted.length - index, name: only(isWanted) }));
}
