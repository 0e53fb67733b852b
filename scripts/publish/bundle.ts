// Bundles a door of the source into scripts that run without the source. What Vite does for the site is done here for
// packages: rows are compiled, families and texts are taken in.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type OutputChunk, type Plugin, rolldown } from 'rolldown';
import { INTERFACE_LANGUAGES } from '../../src/sdk/texts/source.ts';
import { withFamilies } from '../rows/families.ts';
import { rowFiles } from '../rows/plugin.ts';
import { packageOf } from '../web/notices.ts';

/** What is bundled, and how. */
export interface BundleRequest {
  /** Files of the source by the name of their script. */
  entries: Readonly<Record<string, string>>;
  folder: string;
  platform: 'neutral' | 'node';
  /** Everything in one file, nothing loaded later. */
  isOneFile?: boolean;
  /** For a script element without `type="module"`; one file then. */
  isClassic?: boolean;
  /** Names of packages and scripts that stay imports. */
  external?: readonly (string | RegExp)[];
  /** The shop's public key for licences, empty where the operator has none. */
  publicKey: string;
}

/** A written script. */
export interface Script {
  file: string;
  bytes: number;
  gzip: number;
  /** Scripts that load with it. */
  imports: readonly string[];
  /** Folders of the packages in it. */
  packages: readonly string[];
}

const LOCALES = join(import.meta.dirname, '../../locales');
const TEXTS = "import.meta.glob<unknown>('../../../locales/*/{rules.*,app}.json', { import: 'default' })";
const VIRTUAL = '\0texts:';

/** The file of texts with its part, as the library asks for it. */
export const textFiles = (): { language: string; part: string; key: string; file: string }[] =>
  INTERFACE_LANGUAGES.toSorted().flatMap((language) =>
    readdirSync(join(LOCALES, language))
      .filter((name) => /^(?:rules\..*|app)\.json$/.test(name))
      .sort()
      .map((name) => ({
        language,
        part: name === 'app.json' ? 'issues' : (name.split('.')[1] ?? ''),
        key: `../../../locales/${language}/${name}`,
        file: join(LOCALES, language, name),
      })),
  );

/** The texts of a file that the library reads. */
export function textsOf({ file, part }: { file: string; part: string }): object {
  const texts = JSON.parse(readFileSync(file, 'utf8')) as { issues: Record<string, object> };
  if (part !== 'issues') return texts;
  const { spelling, category, title, add, ignoreHere, disableRule } = texts.issues;
  return { spelling, category, title, add, ignoreHere, disableRule };
}

/** Takes in what Vite's globs take in: the families of rules, and the texts as one module each. */
function globs(): Plugin {
  return {
    name: 'globs',
    resolveId: (id) => (id.startsWith('texts:') ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(VIRTUAL)) return null;
      const found = textFiles().find(({ language, part }) => id === `${VIRTUAL}${language}.${part}`);
      return found ? { code: `export default ${JSON.stringify(textsOf(found))};`, moduleType: 'js' } : null;
    },
    transform(code, id) {
      if (/\/languages\/\w+\/rules\/all\.ts$/.test(id)) return { code: withFamilies(code, dirname(id)) };
      if (!id.endsWith('/sdk/texts/bundled.ts')) return null;
      if (!code.includes(TEXTS)) return this.error(`${id} asks for its texts in another way`);
      const rows = textFiles().map(
        ({ language, part, key }) =>
          `'${key}': async () => { const { default: texts } = await import('texts:${language}.${part}'); return ${part === 'issues' ? '{ issues: texts }' : 'texts'}; }`,
      );
      return { code: code.replace(TEXTS, `{ ${rows.join(',\n')} }`) };
    },
  };
}

/** The chunks that checking a language loads; what reads letters and tone, rewrites, guards and tells about words is loaded by no check. */
export const rulesOf = (language: string): RegExp =>
  new RegExp(`rules/${language}\\.(?!guard|letter|motherTongue|rewrites|tone|wordCard)`);

/** Chunks that come later: what rules of a language need, texts; else by the module's name. */
function laterName({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const id = facadeModuleId ?? '';
  if (id.startsWith(VIRTUAL)) return `texts/${id.slice(VIRTUAL.length)}.js`;
  const [, language, name] = /\/languages\/(\w+)\/(.*)\.ts$/.exec(id) ?? [];
  return language && name ? `rules/${language}.${name.replaceAll('/', '-')}.js` : '[name].js';
}

/** Bundles and writes. Rejects if anything cannot be found. */
export async function bundle(request: BundleRequest): Promise<Script[]> {
  const { entries, folder, platform, isOneFile = false, isClassic = false, external = [], publicKey } = request;
  const build = await rolldown({
    input: { ...entries },
    platform,
    external: [/^node:/, ...external],
    plugins: [rowFiles() as Plugin, globs()],
    resolve: { conditionNames: platform === 'node' ? ['node', 'import', 'default'] : ['import', 'default'] },
    transform: { target: 'es2022', define: { SPELLING_CHECK_PUBLIC_KEY: JSON.stringify(publicKey) } },
    // How long a busy machine took says nothing about the package.
    checks: { bundlerTimings: false },
    onLog(level, log, pass) {
      if (level === 'warn') throw new Error(log.message);
      pass(level, log);
    },
  });
  const { output } = await build.write({
    dir: folder,
    format: isClassic ? 'iife' : 'esm',
    minify: true,
    entryFileNames: '[name].js',
    chunkFileNames: laterName,
    ...(isOneFile || isClassic ? { codeSplitting: false } : { codeSplitting: { groups: coreGroups } }),
  });
  await build.close();
  return output.filter((one): one is OutputChunk => one.type === 'chunk').map(scriptOf);
}

/** The parts that load with the library, named by what they are, so that their sizes can be told. */
const coreGroups = [
  { name: 'core/detector', test: /\/src\/engine\/text\/languageTable\.ts$/, priority: 2 },
  { name: 'core/languages', test: isProfile, priority: 1 },
];

/** Files of a language that its profile names: what the spelling of every language needs before any pack. */
function isProfile(id: string): boolean {
  return /\/src\/engine\/languages\/\w+\/(?:profile|sentences|words|spelling|phrases|ranking|forms|common|wordOdds|compounds)\.ts$/.test(
    id,
  );
}

function scriptOf(chunk: OutputChunk): Script {
  const bytes = Buffer.from(chunk.code);
  const packages = chunk.moduleIds.flatMap((id) =>
    id.startsWith('\0') ? [] : (packageOf(relative(process.cwd(), id)) ?? []),
  );
  return {
    file: chunk.fileName,
    bytes: bytes.length,
    gzip: gzipSync(bytes, { level: 9 }).length,
    imports: chunk.imports,
    packages: [...new Set(packages)],
  };
}

/** The scripts that load with one, itself first. */
export function loadedWith(scripts: readonly Script[], file: string): Script[] {
  const found = new Set<Script>();
  const follow = (name: string): void => {
    const script = scripts.find((one) => one.file === name);
    if (!script || found.has(script)) return;
    found.add(script);
    script.imports.forEach(follow);
  };
  follow(file);
  return [...found];
}
