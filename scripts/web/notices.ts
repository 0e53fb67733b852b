// What the built scripts contain of other people's packages, noted by each pass of the build (client, its threads, service
// worker) as a list of modules per file. The notices that must go along are made of these lists; a test compares the two.
// The list that vite itself can write knows the modules of one pass only.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** Where the lists are between the passes; not served. */
export const MODULE_LISTS = 'dist/modules';
/** Where the notices are served. */
export const NOTICES_FILE = 'licenses/third-party.txt';

/** Modules of other people by the built file that has them. */
export type ModuleList = Record<string, string[]>;

/** Code that a tool adds to what it builds: the name of the module, and the package that it is of. */
const HELPERS: readonly [RegExp, string][] = [
  [/^\0?(vite\/|vite:|commonjsHelpers)/, 'vite'],
  [/^\0?(rolldown\/|rolldown:)/, 'rolldown'],
  [/^\0?@oxc-project\/runtime/, '@oxc-project/runtime'],
];

/** The folder of the package that a module is of; undefined for our own. */
export function packageOf(module: string): string | undefined {
  const helper = HELPERS.find(([pattern]) => pattern.test(module))?.[1];
  if (helper) return join('node_modules', helper);
  return /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(module)?.[0];
}

/** Notes which modules a pass puts into which file. Each bundle has a list of its own, named after its first file. */
export function noteModules(): Plugin {
  return {
    name: 'note-modules',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        // The renderer's files are not served.
        if (this.environment.config.build.ssr) return;
        const lists: ModuleList = {};
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          const ids = file.moduleIds.map((id) => id.replace(/\?.*$/, '').replace('\0', ''));
          const own = ids.map((id) => (id.startsWith('/') ? relative(process.cwd(), id) : id));
          // The service worker is renamed once it is built.
          lists[file.fileName.replace(/\.mjs$/, '.js')] = [
            ...new Set(own.filter((id) => packageOf(id) !== undefined)),
          ].sort();
        }
        await mkdir(MODULE_LISTS, { recursive: true });
        const name = Object.keys(lists).sort()[0]?.replace(/\W+/g, '-') ?? 'none';
        await writeFile(join(MODULE_LISTS, `${name}.json`), JSON.stringify(lists, null, 1));
      },
    },
  };
}

/** All lists as one. */
export async function readModuleLists(): Promise<ModuleList> {
  const files = await readdir(MODULE_LISTS);
  const lists = files.map(async (file) => JSON.parse(await readFile(join(MODULE_LISTS, file), 'utf8')) as ModuleList);
  return Object.assign({}, ...(await Promise.all(lists))) as ModuleList;
}

/** A package with what its licence asks to go along. */
export interface Notice {
  name: string;
  version: string;
  licence: string;
  text: string;
}

/** Files that a licence asks to pass on: its text, and a notice of the authors. */
const TEXT = /^(licen[cs]e|copying|notice)/i;

async function textsOf(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => TEXT.test(name)).sort();
  const texts = names.map(async (name) => (await readFile(join(folder, name), 'utf8')).trim());
  return (await Promise.all(texts)).join('\n\n');
}

/** What a package in a folder says of itself. Rejects when it names no licence: then nobody may pass it on. */
export async function noticeOf(folder: string): Promise<Notice> {
  const { name, version, license, author } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    name?: string;
    version?: string;
    license?: string;
    author?: string | { name: string };
  };
  if (!name || !version || !license) throw new Error(`${folder} names no licence`);
  const text = await textsOf(folder);
  if (text) return { name, version, licence: license, text };
  // Some say MIT or ISC and leave the text out: it is the same for all of them.
  const standard = ['react', 'idb'].find((other) => license === { react: 'MIT', idb: 'ISC' }[other]);
  if (!standard) throw new Error(`${folder} has no text of its licence ${license}`);
  const terms = (await textsOf(join('node_modules', standard))).replace(/^.*Copyright.*$/im, '').trim();
  const owner = typeof author === 'object' ? author.name : (author ?? `the authors of ${name}`);
  return { name, version, licence: license, text: `Copyright (c) ${owner}\n\n${terms}` };
}

/** Packages whose files are served although no script has them in it (NOTICE.md). */
const SERVED = ['@fontsource-variable/literata', 'bootstrap-icons'];

/** The notices of everything that the built site has of others, each text once, and where its data comes from. */
export async function noticesText(): Promise<string> {
  const modules = Object.values(await readModuleLists()).flat();
  const folders = new Set([
    ...modules.flatMap((module) => packageOf(module) ?? []),
    ...SERVED.map((name) => join('node_modules', name)),
  ]);
  const notices = await Promise.all([...folders].map(noticeOf));
  const byText = new Map<string, Set<string>>();
  for (const { name, version, licence, text } of notices) {
    const names = byText.get(text) ?? new Set();
    byText.set(text, names.add(`${name} ${version} (${licence})`));
  }
  const groups = [...byText].map(([text, names]) => ({ names: [...names].sort(), text }));
  groups.sort((a, b) => (a.names[0] ?? '').localeCompare(b.names[0] ?? ''));
  const line = '='.repeat(80);
  return [
    'This site contains the following packages of others.',
    ...groups.map(({ names, text }) => `${line}\n${names.join('\n')}\n\n${text}`),
    `${line}\n${(await readFile('NOTICE.md', 'utf8')).trim()}`,
    '',
  ].join('\n\n');
}
