// Puts modules that are loaded together into a few files. By default the bundler splits what every page loads into forty
// files and the checker into twenty, each with its own request, compilation and compression dictionary. public/boot.js
// evaluates each file of the first load in a separate task, so that none of them blocks the page for long.
import { basename, resolve } from 'node:path';

/** What the bundler knows about the modules of the build. */
export interface Graph {
  getModuleInfo(
    id: string,
  ): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null;
}

/** A group of modules in the bundler's terms: the name of the file that a module goes to, or null. */
export interface ChunkGroup {
  name: (id: string, graph: Graph) => string | null;
  priority: number;
}

/** A file of the repository, as the bundler names modules. */
export const path = (file: string): string => resolve(file).replaceAll('\\', '/');
const ENTRY = path('prerender/renderer/+client.ts');
const PAGES = path('src/routes/pageModules.ts');
const CHECKER = path('src/features/checker/CheckerApp.tsx');
const CHECKER_PAGE = /\/Checker(?:Ai)?\.tsx$/;
/** Entry points of what is loaded without the checker, besides the other pages. */
const APART = [
  'src/routes/errors/ErrorPage.tsx',
  'src/features/account/AccountDialog.tsx',
  'src/services/auth/auth.ts',
];

const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//;
const PACKAGE = /\/node_modules\//;
/** What the first load omits, even though an index names it or some pages share it. */
const LATER =
  /\/node_modules\/(?:react-i18next\/dist\/es\/Trans\w*|html-parse-stringify\/.*)\.js$|\/app\.json\?(?:pages|offer|footer)$|\/footerTexts\.ts$|\/offerTexts\.ts$|\/pageTexts\.ts$/;
/** Parts that most pages of products show, and no others: small, so one file for all of them. */
const PRODUCT = /\/src\/features\/catalog\/\w+\/(?:DownloadTable|FieldTable|ProductHead)\.tsx$/;
/** Lists of terms and of questions, and what folds away: whoever shows one mostly shows another, and each is smaller than its request. */
const LISTS =
  /\/src\/(?:features\/catalog\/(?:FoldSection|texts\/(?:DefinitionList|Faq))|ui\/controls\/(?:Disclosure|Fold))\.tsx$/;
/** A part shown by this many pages comes with the frame: it is small, and its own file would cost a request each time. */
const SHARED_BY_PAGES = 7;

/** Everything that a module imports statically, itself included. */
export function reach(graph: Graph, id: string, into = new Set<string>()): Set<string> {
  if (into.has(id)) return into;
  into.add(id);
  for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reach(graph, next, into);
  return into;
}

/** Whether this is the browser build: the prerenderer has no first load to keep small. */
export const isBrowserBuild = (graph: Graph): boolean => graph.getModuleInfo(ENTRY) !== null;

/** The pages, each a part of its own. */
export const pagesOf = (graph: Graph): readonly string[] => graph.getModuleInfo(PAGES)?.dynamicallyImportedIds ?? [];

/** Everything that is loaded before a page is hydrated, except for the page's own part. */
function firstLoad(graph: Graph): Set<string> {
  const first = reach(graph, ENTRY);
  const pages = pagesOf(graph);
  const uses = new Map<string, number>();
  for (const page of pages) for (const id of reach(graph, page)) uses.set(id, (uses.get(id) ?? 0) + 1);
  for (const [id, count] of uses) if (count >= SHARED_BY_PAGES && !pages.includes(id) && !LISTS.test(id)) first.add(id);
  first.delete(ENTRY);
  return first;
}

/** Everything that comes with the checker, by file: what others use too gets a separate file named after its component. */
function checker(graph: Graph): Map<string, string> {
  const others = new Set<string>();
  const beginnings = [...pagesOf(graph).filter((page) => !CHECKER_PAGE.test(page)), ...APART.map(path)];
  for (const id of beginnings) reach(graph, id, others);
  const fileOf = (id: string) => (others.has(id) ? basename(id).replace(/\..*/, '') : 'checker');
  return new Map([...reach(graph, CHECKER)].map((id) => [id, fileOf(id)]));
}

/** The file of a module; null where the bundler may decide. */
function fileOf(id: string, first: ReadonlySet<string>, tool: ReadonlyMap<string, string>): string | null {
  if (LATER.test(id)) return null;
  if (!first.has(id)) return tool.get(id) ?? (PRODUCT.test(id) ? 'product' : LISTS.test(id) ? 'lists' : null);
  if (REACT.test(id)) return 'react';
  return PACKAGE.test(id) ? 'packages' : 'site';
}

/**
 * The groups for the browser build. A group also takes the imports of its modules unless an earlier group has them:
 * React comes first, and the checker last.
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
