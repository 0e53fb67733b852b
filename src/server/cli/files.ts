// Which files a command looks at: those named, those that patterns match, those in folders, without what is ignored by
// .gitignore, by .spellingcheckignore or by the configuration. Paths are told as they were given, with slashes.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix, relative, resolve, sep } from 'node:path';
import ignore, { type Ignore } from 'ignore';
import { CommandError } from './failure.ts';
import { kindOfFile } from './prose/kinds.ts';

/** The ignore file of this program; its lines are those of .gitignore. */
export const IGNORE_FILE = '.spellingcheckignore';
const ALWAYS = ['.git/', 'node_modules/', 'dist-packages/'];

/** What is asked for. */
export interface FileRequest {
  /** Files, folders and patterns. */
  paths: readonly string[];
  /** More patterns to ignore, seen from `root`. */
  ignored: readonly string[];
  /** Whether .gitignore counts. */
  useGitignore: boolean;
  /** The folder that patterns are seen from. */
  root: string;
}

const isPattern = (path: string): boolean => /[*?[\]{}]/.test(path) && !existsSync(path);
const slashes = (path: string): string => (sep === '/' ? path : path.replaceAll(sep, '/'));

/** The files, sorted, each once. Throws CommandError for a path that does not exist. */
export function findFiles({ paths, ignored, useGitignore, root }: FileRequest): string[] {
  const rules = new IgnoreRules(root, ignored, useGitignore);
  const found = new Set<string>();
  const patterns = paths.filter(isPattern).map((pattern) => slashes(pattern).replace(/^\.\//, ''));
  for (const path of paths) {
    if (isPattern(path)) continue;
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats) throw new CommandError(`${path}: there is no such file or folder.`, 3);
    if (stats.isDirectory()) for (const file of walk(path, rules)) found.add(file);
    // A file that is named is meant, whatever its kind.
    else if (!rules.ignores(path)) found.add(slashes(path));
  }
  if (patterns.length > 0) {
    // In patterns braces are alternatives, which the lines of .gitignore do not know.
    const wanted = ignore().add(patterns.flatMap(alternatives));
    for (const file of walk('.', rules, true)) if (wanted.ignores(file)) found.add(file);
  }
  return [...found].sort();
}

/** `*.{md,txt}` as `*.md` and `*.txt`. */
function alternatives(pattern: string): string[] {
  const match = /\{([^{}]*)\}/.exec(pattern);
  if (!match) return [pattern];
  const [whole, inside = ''] = match;
  return inside.split(',').flatMap((one) => alternatives(pattern.replace(whole, () => one)));
}

function* walk(folder: string, rules: IgnoreRules, isAnyKind = false): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = posix.join(slashes(folder), entry.name);
    if (entry.isDirectory()) {
      if (!rules.ignores(`${path}/`)) yield* walk(path, rules, isAnyKind);
    } else if (entry.isFile() && (isAnyKind || kindOfFile(entry.name)) && !rules.ignores(path)) yield path;
  }
}

/** Ignore files of all folders on the way to a path; the nearest decides last, as in git. */
class IgnoreRules {
  private readonly root: string;
  private readonly own: Ignore;
  private readonly names: readonly string[];
  private readonly known = new Map<string, Ignore | null>();

  constructor(root: string, ignored: readonly string[], useGitignore: boolean) {
    this.root = resolve(root);
    this.own = ignore().add([...ALWAYS, ...ignored]);
    this.names = [...(useGitignore ? ['.gitignore'] : []), IGNORE_FILE];
  }

  ignores(path: string): boolean {
    const isFolder = path.endsWith('/');
    const full = resolve(path);
    const inRoot = slashes(relative(this.root, full));
    if (inRoot === '' || inRoot.startsWith('..')) return false;
    if (this.own.ignores(isFolder ? `${inRoot}/` : inRoot)) return true;
    let folder = this.root;
    let isIgnored = false;
    for (const part of ['', ...inRoot.split('/').slice(0, -1)]) {
      folder = join(folder, part);
      const rules = this.rulesOf(folder);
      if (!rules) continue;
      const below = slashes(relative(folder, full));
      const verdict = rules.test(isFolder ? `${below}/` : below);
      if (verdict.ignored) isIgnored = true;
      else if (verdict.unignored) isIgnored = false;
    }
    return isIgnored;
  }

  private rulesOf(folder: string): Ignore | null {
    const kept = this.known.get(folder);
    if (kept !== undefined) return kept;
    const files = this.names.map((name) => join(folder, name)).filter((file) => existsSync(file));
    const rules = files.length > 0 ? ignore().add(files.map((file) => readFileSync(file, 'utf8')).join('\n')) : null;
    this.known.set(folder, rules);
    return rules;
  }
}
