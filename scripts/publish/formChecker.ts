// The form checker as it is handed out: the script, the module, the worker with the rules of each language beside it, and the
// texts. The site serves the same files on the product's page.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundle, loadedWith, rulesOf, type Script } from './bundle.ts';
import { compileDeclarations } from './declarations.ts';
import { fillReadme } from './readme.ts';
import type { PackageFacts, Recipe } from './recipe.ts';
import { writeWidgetTexts } from './widgetTexts.ts';

const sum = (scripts: readonly Script[]) => scripts.reduce((total, { gzip }) => total + gzip, 0);

/** Builds into a folder, which is emptied first; returns what a page loads, in bytes after gzip. */
export async function buildFormChecker(folder: string): Promise<Record<string, number>> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const common = { folder, platform: 'neutral', publicKey: '' } as const;
  const script = await bundle({ ...common, entries: { form: 'src/widget/script.ts' }, isClassic: true });
  const module = await bundle({ ...common, entries: { 'form.module': 'src/widget/module.ts' }, isOneFile: true });
  const parts = await bundle({ ...common, entries: { 'form.worker': 'src/widget/thread/form.worker.ts' } });
  await writeWidgetTexts(join(folder, 'locales'));
  const thread = loadedWith(parts, 'form.worker.js');
  const tables = thread.filter(({ file }) => /core\/(detector|languages)/.test(file));
  const named = (pattern: RegExp) => sum(parts.filter(({ file }) => pattern.test(file)));
  return {
    'form.js': sum(script),
    'form.module.js': sum(module),
    'worker: engine': sum(thread.filter((one) => !tables.includes(one))),
    'worker: tables of the five languages and the detector': sum(tables),
    ...Object.fromEntries(['en', 'fr', 'de', 'it', 'es'].map((code) => [`rules: ${code}`, named(rulesOf(code))])),
    'rules shared by all languages': sum(
      parts.filter((one) => !/^(?:rules|texts)\//.test(one.file) && !thread.includes(one)),
    ),
  };
}

/** See the head of this file. */
export const formCheckerRecipe: Recipe = {
  name: 'spelling-check-form',
  kind: 'npm',
  inputs: ['src/engine', 'src/widget', 'src/workers', 'src/lib', 'locales', 'scripts/publish', 'scripts/rows'],
  write: writePackage,
};

async function writePackage(folder: string): Promise<PackageFacts> {
  const sizes = await buildFormChecker(join(folder, 'dist'));
  const declarations = await compileDeclarations('src', ['src/widget/module.ts']);
  const types = `./types/${await declarations.write('src/widget/module.ts', join(folder, 'types'))}`;
  await declarations.close();
  const rows = Object.entries(sizes).map(([part, bytes]) => `| ${part} | ${(bytes / 1000).toFixed(1)} |`);
  await writeFile(join(folder, 'README.md'), fillReadme('form', { sizes: rows.join('\n') }));
  return {
    description: 'Checks spelling and grammar in the text fields of any page, in the browser, in five languages',
    licence: 'MIT AND CC-BY-SA-4.0',
    manifest: {
      type: 'module',
      main: './dist/form.module.js',
      types,
      exports: {
        '.': { types, default: './dist/form.module.js' },
        './form.js': './dist/form.js',
        './dist/*': './dist/*',
        './package.json': './package.json',
      },
      sideEffects: ['./dist/form.js', './dist/form.worker.js'],
      keywords: ['spelling', 'spellcheck', 'grammar', 'textarea', 'contenteditable', 'form'],
    },
    components: [],
    sizes,
  };
}
