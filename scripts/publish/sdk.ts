// The JavaScript library: scripts for every runtime, types, texts.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BundleRequest, bundle, loadedWith, rulesOf, type Script, textFiles, textsOf } from './bundle.ts';
import { compileDeclarations } from './declarations.ts';
import { shopPublicKey } from './publicKey.ts';
import { fillReadme } from './readme.ts';
import type { PackageFacts, Recipe } from './recipe.ts';
import { librarySamples } from './samples.ts';

/** The library's package. */
export const SDK = 'spelling-check-sdk';

/** Doors of the package: the address below its name, the script, the source. */
const DOORS = [
  { path: '.', script: 'main', source: 'src/sdk/main.ts', environment: 'src/sdk' },
  { path: './worker', script: 'worker', source: 'src/sdk/worker/browser.ts', environment: 'src/sdk' },
  { path: './languagetool', script: 'languagetool', source: 'src/sdk/matches/main.ts', environment: 'src/sdk' },
  { path: './standalone', script: 'standalone', source: 'src/sdk/standalone.ts', environment: 'src/sdk' },
  { path: './node', script: 'node', source: 'src/sdk/node/main.ts', environment: 'src/sdk/node' },
] as const;

/** See the head of this file. */
export const sdkRecipe: Recipe = {
  name: SDK,
  kind: 'npm',
  inputs: ['src/engine', 'src/sdk', 'src/lib', 'src/workers/rpc.ts', 'locales', 'scripts/publish', 'scripts/rows'],
  write: writeSdk,
};

async function writeSdk(folder: string): Promise<PackageFacts> {
  const dist = join(folder, 'dist');
  const publicKey = shopPublicKey();
  const common: Pick<BundleRequest, 'folder' | 'publicKey'> = { folder: dist, publicKey };
  const scripts = await bundle({
    ...common,
    platform: 'neutral',
    entries: {
      main: 'src/sdk/main.ts',
      worker: 'src/sdk/worker/browser.ts',
      'worker-script': 'src/sdk/worker/browserThread.ts',
      languagetool: 'src/sdk/matches/main.ts',
      node: 'src/sdk/node/main.ts',
      'worker-script-node': 'src/sdk/node/workerScript.ts',
    },
  });
  const standalone = await bundle({
    ...common,
    platform: 'neutral',
    entries: { standalone: 'src/sdk/standalone.ts' },
    isOneFile: true,
  });
  writeTexts(join(dist, 'texts'));
  const types = await writeTypes(folder);
  const sizes = sizesOf(scripts, standalone);
  const samples = librarySamples();
  writeFileSync(
    join(folder, 'README.md'),
    fillReadme('sdk', {
      ...samples,
      standaloneSize: String(Math.round((sizes['standalone'] ?? 0) / 1000)),
      sizes: Object.entries(sizes)
        .map(([part, bytes]) => `| ${part} | ${(bytes / 1000).toFixed(1)} |`)
        .join('\n'),
    }),
  );
  return {
    description:
      'Spelling and grammar checker for English, French, German, Italian and Spanish, in any JavaScript runtime',
    licence: 'MIT AND CC-BY-SA-4.0',
    manifest: {
      type: 'module',
      main: './dist/main.js',
      types: types['.'],
      exports: {
        ...Object.fromEntries(
          DOORS.map(({ path, script }) => [path, { types: types[path], default: `./dist/${script}.js` }]),
        ),
        './worker-script': './dist/worker-script.js',
        './texts/*': './dist/texts/*',
        './package.json': './package.json',
      },
      // Importing the script of a thread is what starts it.
      sideEffects: ['./dist/worker-script.js', './dist/worker-script-node.js'],
      engines: { node: '>=20' },
      keywords: ['spelling', 'spellcheck', 'grammar', 'proofreading', 'languagetool', 'offline'],
    },
    components: [],
    sizes,
  };
}

/** The texts as JSON, for the one file. */
function writeTexts(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const found of textFiles()) {
    writeFileSync(join(folder, `${found.language}.${found.part}.json`), JSON.stringify(textsOf(found)));
  }
}

/** The types of every door; returns their files by the door's address. */
async function writeTypes(folder: string): Promise<Record<string, string>> {
  const types: Record<string, string> = {};
  for (const environment of ['src/sdk', 'src/sdk/node']) {
    const doors = DOORS.filter((door) => door.environment === environment);
    const declarations = await compileDeclarations(
      environment,
      doors.map(({ source }) => source),
    );
    for (const { path, source } of doors)
      types[path] = `./types/${await declarations.write(source, join(folder, 'types'))}`;
    await declarations.close();
  }
  return types;
}

/** What a program loads, in bytes after gzip. */
function sizesOf(scripts: readonly Script[], standalone: readonly Script[]): Record<string, number> {
  const sum = (some: readonly Script[]) => some.reduce((total, { gzip }) => total + gzip, 0);
  const core = loadedWith(scripts, 'main.js');
  const doors = ['main', 'worker', 'worker-script', 'languagetool', 'node', 'worker-script-node'].flatMap((door) =>
    loadedWith(scripts, `${door}.js`),
  );
  const data = core.filter(({ file }) => /core\/(detector|languages)/.test(file));
  const named = (pattern: RegExp) => sum(scripts.filter(({ file }) => pattern.test(file)));
  return {
    'library and engine': sum(core.filter((one) => !data.includes(one))),
    'tables of the five languages': named(/core\/languages/),
    'language detector': named(/core\/detector/),
    ...Object.fromEntries(
      ['en', 'fr', 'de', 'it', 'es'].map((language) => [`rules: ${language}`, named(rulesOf(language))]),
    ),
    'rules shared by all languages': sum(
      scripts.filter(({ file }) => !/^(?:rules|texts)\//.test(file) && !doors.some((one) => one.file === file)),
    ),
    'texts of one language in one interface language (fr in en)': named(/texts\/en\.(fr|common|issues|spelling)\.js/),
    standalone: sum(standalone),
  };
}
