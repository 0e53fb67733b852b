// Spelling packs for programs that are not JavaScript: gzip, which every platform reads, under names without their hashes, each
// with its licence and the way to its source.
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { TEXT_LANGUAGES } from '../../src/engine/index.ts';
import { readManifest } from '../packs/manifest.ts';
import { PACK_FOLDER } from '../packs/paths.ts';
import { sourcesOf } from './packs.ts';
import type { Component } from './recipe.ts';

/** Copies the spelling packs of all languages into a folder; returns the dictionaries that they are made from. */
export function copyNativePacks(folder: string): Component[] {
  const manifest = readManifest();
  mkdirSync(folder, { recursive: true });
  return TEXT_LANGUAGES.flatMap((language) => {
    const entry = manifest[language]?.spell;
    if (!entry) throw new Error(`There is no ${language} pack: run "npm run packs" first.`);
    copyFileSync(join(PACK_FOLDER, `${entry.file}.gz`), join(folder, `${language}.spell.bin.gz`));
    for (const name of [entry.licenceFile, entry.source]) copyFileSync(join(PACK_FOLDER, name), join(folder, name));
    return sourcesOf(join(PACK_FOLDER, entry.source), entry.licence);
  });
}
