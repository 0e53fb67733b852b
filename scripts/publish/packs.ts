// The packages with dictionaries: one for each language, because each has licences of its own. Data, licences, sources.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TEXT_LANGUAGES, type TextLanguage } from '../../src/engine/index.ts';
import { PACK_PARTS } from '../../src/sdk/packs/manifest.ts';
import { readManifest } from '../packs/manifest.ts';
import { PACK_FOLDER } from '../packs/paths.ts';
import { fillReadme } from './readme.ts';
import type { Component, PackageFacts, Recipe } from './recipe.ts';

const NAMES = new Intl.DisplayNames('en', { type: 'language' });

/** The package of a language. */
export const packPackage = (language: TextLanguage): string => `spelling-check-pack-${language}`;

/** One recipe for each language. */
export const packRecipes: readonly Recipe[] = TEXT_LANGUAGES.map((language) => ({
  name: packPackage(language),
  kind: 'npm',
  inputs: [join(PACK_FOLDER, 'manifest.json'), 'scripts/publish', 'NOTICE.md'],
  write: (folder) => Promise.resolve(writePacks(language, folder)),
}));

function writePacks(language: TextLanguage, folder: string): PackageFacts {
  const files = readManifest()[language];
  if (!files) throw new Error(`There is no ${language} pack: run "npm run packs" first.`);
  const entries = PACK_PARTS.flatMap((part) => {
    const entry = files[part];
    return entry ? [[part, entry] as const] : [];
  });
  const manifest: Record<string, object> = {};
  for (const [part, entry] of entries) {
    for (const name of [entry.file, entry.licenceFile, entry.source]) {
      copyFileSync(join(PACK_FOLDER, name), join(folder, name));
    }
    const { file, bytes, sha256, licence, licenceFile, source, dialects } = entry;
    manifest[part] = { file, bytes, sha256, licence, licenceFile, source, dialects };
  }
  writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify({ [language]: manifest }, null, 2)}\n`);
  const name = NAMES.of(language) ?? language;
  const table = entries.map(
    ([part, { file, bytes, licence, licenceFile, source }]) =>
      `| ${part} | \`${file}\` | ${(bytes / 1e6).toFixed(2)} MB | ${licence} | \`${licenceFile}\` | \`${source}\` |`,
  );
  const all = entries.map(([, entry]) => entry);
  writeFileSync(
    join(folder, 'README.md'),
    fillReadme('pack', { package: packPackage(language), name, language, table: table.join('\n') }),
  );
  return {
    description: `${name} dictionary, grammar and context net for Spelling Check`,
    licence: [...new Set(all.flatMap(({ licence }) => licence.split(' AND ')))].join(' AND '),
    manifest: {
      exports: { './manifest.json': './manifest.json', './package.json': './package.json', './*': './*' },
      sideEffects: false,
    },
    components: all.flatMap(({ source, licence }) => sourcesOf(join(PACK_FOLDER, source), licence)),
    sizes: Object.fromEntries(entries.map(([part, { brotli }]) => [`${part} (brotli)`, brotli])),
  };
}

/** The packages that a file of a pack says it is made from. */
export function sourcesOf(file: string, licence: string): Component[] {
  const lines = readFileSync(file, 'utf8').matchAll(/^- ([\w@/-]+) (\d[\w.-]*): (https:\S+)/gm);
  return [...lines].map(([, name = '', version = '', source = '']) => ({
    name,
    version,
    licence,
    source,
    type: 'data',
  }));
}
