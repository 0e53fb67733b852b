// Style sheets and module preloads of the lazily loaded page, from the client build's manifest: without them the page
// would be unstyled until its component has loaded.
import { readFileSync } from 'node:fs';
import { frameFiles, type RouteRow } from '../src/routes/table.ts';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
  assets?: string[];
}

type Manifest = Record<string, Chunk>;

/** Written by the tool during the client build. */
const MANIFEST = 'dist/assets.json';
const ENTRY = 'renderer/+client';

let manifest: Manifest | undefined;

/** The client build's manifest: source modules mapped to built files. */
export function readManifest(): Manifest {
  manifest ??= JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest;
  return manifest;
}

/** A module and everything it imports, each after its own dependencies. */
function reach(from: string, into = new Set<string>(), seen = new Set<string>()): Set<string> {
  if (into.has(from) || seen.has(from)) return into;
  seen.add(from);
  for (const next of readManifest()[from]?.imports ?? []) reach(next, into, seen);
  return into.add(from);
}

function entryKey(): string {
  const key = Object.keys(readManifest()).find((name) => name.includes(ENTRY));
  if (!key) throw new Error(`${MANIFEST} has no entry ${ENTRY}`);
  return key;
}

function reachAll(modules: readonly string[]): Set<string> {
  const reached = new Set<string>();
  for (const module of modules) reach(module, reached);
  return reached;
}

/** The source modules that are loaded with a row and with no other. */
export function modulesOf(row: RouteRow): string[] {
  return [`src/routes/pages/${row.page}.tsx`, ...[frameFiles[row.layout] ?? []].flat()];
}

/** All chunks a row needs before it can be rendered, the entry's first. @internal */
export function chunksOf(row: RouteRow): Chunk[] {
  return [...reachAll([entryKey(), ...modulesOf(row)])].flatMap((key) => readManifest()[key] ?? []);
}

/** Late parts of pages (src/routes/island.tsx): their HTML is in the document, so their styles must be as well. */
function lateParts(modules: readonly string[]): string[] {
  return modules.flatMap((module) => readManifest()[module]?.dynamicImports ?? []);
}

/**
 * Link elements for everything that is loaded with the entry, in evaluation order (`data-step`), and for the modules'
 * own files (lateScripts.ts moves the scripts among them behind the first frame).
 */
export function linksFor(modules: readonly string[]): string {
  const entry = entryKey();
  const shared = reach(entry);
  const chunksIn = (keys: Iterable<string>) => [...keys].flatMap((key) => readManifest()[key] ?? []);
  const own = [...reachAll(modules)].filter((key) => !shared.has(key));
  const preload = (key: string, mark = '') =>
    chunksIn([key])
      .map(({ file }) => `<link rel="modulepreload"${mark} href="/${file}">`)
      .join('');
  const shown = [...reachAll([...modules, ...lateParts(modules)])].filter((key) => !shared.has(key));
  const styles = new Set(chunksIn(shown).flatMap((chunk) => chunk.css ?? []));
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...[...shared].filter((key) => key !== entry).map((key) => preload(key, ' data-step')),
    ...own.map((key) => preload(key)),
  ].join('');
}
