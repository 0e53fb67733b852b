// Reads the imports of source files and compares them with the layers. Needs neither packages nor a compiler.
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { type Layer, layers } from './layers.ts';

/** A file and its text; tests may make one up. */
export interface Source {
  path: string;
  text: string;
}

/** One import of a file. */
export interface Import {
  to: string;
  typeOnly: boolean;
}

const SOURCE = /\.(ts|tsx)$/;
/** Tests and their helpers may reach across. */
const TEST = /\.test\.tsx?$|\/testing\.tsx?$/;
const STATEMENT =
  /(?:^|[;\n}])\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** All source files below some folders, with their texts. */
export function readSources(folders: readonly string[]): Source[] {
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && SOURCE.test(entry.name))
        .map((entry) => posix.join(entry.parentPath, entry.name)),
    )
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

/** A text without its comments; lines keep their numbers. */
export function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, '')).replace(/(^|\s)\/\/.*$/gm, '$1');
}

/** The imports of a text. `import { type A }` counts as a value: the file is loaded. */
export function importsOf(text: string): Import[] {
  return [...withoutComments(text).matchAll(STATEMENT)].map(([, type, from, dynamic]) => ({
    to: from ?? dynamic ?? '',
    typeOnly: type !== undefined,
  }));
}

function resolveImport(path: string, to: string): string | undefined {
  const file = to.replace(/\?.*$/, '');
  if (file.startsWith('.')) return posix.join(posix.dirname(path), file);
  return file.startsWith('#') ? file.slice(1) : undefined;
}

const some = (patterns: readonly RegExp[] | undefined, text: string) =>
  patterns?.some((one) => one.test(text)) ?? false;

function breach(layer: Layer, path: string, { to, typeOnly }: Import): string | undefined {
  const target = resolveImport(path, to);
  if (target === undefined) {
    return typeOnly || some(layer.packages, to) ? undefined : `${path}: ${layer.name} may not import the package ${to}`;
  }
  if (target.endsWith('.css') && posix.dirname(target).startsWith('src/')) return undefined;
  const unit = layer.unit?.exec(path)?.[0];
  if (unit && target.startsWith(unit)) return undefined;
  if (some(layer.may, target)) return undefined;
  if (some(layer.types, target)) {
    return typeOnly ? undefined : `${path}: ${layer.name} may import only types of ${target}`;
  }
  return `${path}: ${layer.name} may not import ${target}`;
}

/** Imports that the layers forbid, and files that no layer covers. */
export function findBreaches(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => !TEST.test(path) && !path.startsWith('scripts/'))
    .flatMap(({ path, text }) => {
      const layer = layers.find(({ files }) => files.test(path));
      if (!layer) return [`${path}: belongs to no layer`];
      return importsOf(text).flatMap((one) => breach(layer, path, one) ?? []);
    });
}

/** Cycles of value imports, each once. */
export function findCycles(sources: readonly Source[]): string[] {
  const graph = new Map(
    sources.map(({ path, text }) => [
      path,
      importsOf(text).flatMap(({ to, typeOnly }) => (typeOnly ? [] : (resolveImport(path, to) ?? []))),
    ]),
  );
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    if (trail.includes(path)) {
      found.push([...trail.slice(trail.indexOf(path)), path].join(' -> '));
      return;
    }
    if (done.has(path)) return;
    for (const next of graph.get(path) ?? []) if (graph.has(next)) visit(next, [...trail, path]);
    done.add(path);
  };
  for (const path of graph.keys()) visit(path, []);
  return found;
}
