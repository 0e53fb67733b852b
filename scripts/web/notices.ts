// Records which third-party packages the built scripts contain: each pass of the build (client, workers, service worker)
// writes a list of modules per file. The required notices are made from these lists; a test compares the two.
// The list that Vite itself can write covers only the modules of a single pass.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** Where the lists are kept between passes; not served. */
export const MODULE_LISTS = 'dist/modules';
/** Where the notices are served. */
export const NOTICES_FILE = 'licenses/third-party.txt';

/** Third-party modules by the built file that contains them. */
export type ModuleList = Record<string, string[]>;

/** Code that a tool adds to its output: the name of the module, and the package that it belongs to. */
const HELPERS: readonly [RegExp, string][] = [
  [/^\0?(vite\/|vite:|commonjsHelpers)/, 'vite'],
  [/^\0?(rolldown\/|rolldown:)/, 'rolldown'],
  [/^\0?@oxc-project\/runtime/, '@oxc-project/runtime'],
];

/** The folder of the package that a module belongs to; undefined for our own modules. */
export function packageOf(module: string): string | undefined {
  const helper = HELPERS.find(([pattern]) => pattern.test(module))?.[1];
  if (helper) return join('node_modules', helper);
  return /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(module)?.[0];
}

/** Records which modules a pass puts into which file. Each bundle has a list of its own, named after its first file. */
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

/** All lists merged. */
export async function readModuleLists(): Promise<ModuleList> {
  const files = await readdir(MODULE_LISTS);
  const lists = files.map(async (file) => JSON.parse(await readFile(join(MODULE_LISTS, file), 'utf8')) as ModuleList);
  return Object.assign({}, ...(await Promise.all(lists))) as ModuleList;
}

/** A package with the texts that its licence requires to be distributed. */
export interface Notice {
  name: string;
  version: string;
  licence: string;
  text: string;
}

/** Files that a licence requires to be passed on: its text, and the authors' notice. */
const TEXT = /^(licen[cs]e|copying|notice)/i;

async function textsOf(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => TEXT.test(name)).sort();
  const texts = names.map(async (name) => (await readFile(join(folder, name), 'utf8')).trim());
  return (await Promise.all(texts)).join('\n\n');
}

/** What the package in a folder declares about itself. Rejects if it names no licence: then it may not be distributed. */
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
  // Some declare MIT or ISC without including the text, which is the same for all of them.
  const standard = ['react', 'idb'].find((other) => license === { react: 'MIT', idb: 'ISC' }[other]);
  if (!standard) throw new Error(`${folder} has no text of its licence ${license}`);
  const terms = (await textsOf(join('node_modules', standard))).replace(/^.*Copyright.*$/im, '').trim();
  const owner = typeof author === 'object' ? author.name : (author ?? `the authors of ${name}`);
  return { name, version, licence: license, text: `Copyright (c) ${owner}\n\n${terms}` };
}

/** Packages whose files are served although no script contains them (NOTICE.md). */
const SERVED = [
  '@fontsource-variable/literata',
  '@fontsource-variable/noto-sans-devanagari',
  '@fontsource-variable/source-sans-3',
  'bootstrap-icons',
];

/** The notices for all third-party parts of the built site, each text once, and the sources of its data. */
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
