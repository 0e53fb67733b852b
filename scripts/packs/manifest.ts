// public/packs/manifest.json: which file is the current pack of a language, with what a person may want to know about it.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Dialect, TextLanguage } from '../../src/engine/types.ts';
import { MANIFEST_FILE } from './paths.ts';

/** One built file. */
export interface ManifestEntry {
  file: string;
  /** Length as stored, and compressed with brotli and gzip. */
  bytes: number;
  brotli: number;
  gzip: number;
  sha256: string;
  /** SPDX name. */
  licence: string;
  /** Files beside it: the licence's text, and where its source is. */
  licenceFile: string;
  source: string;
  dialects: readonly Dialect[];
  words: number;
  /** Hash of everything the file was made from. */
  inputs: string;
}

/** The files of a language; what a language lacks is not built yet. */
export interface LanguageFiles {
  spell: ManifestEntry;
  /** Forms and their analyses; `words` counts forms. */
  lex?: ManifestEntry;
  /** Trained weights; `words` is 0. */
  model?: ManifestEntry;
  /** The context net; `words` is 0. */
  context?: ManifestEntry;
  /** Synonyms, for which most languages have no free source; `words` counts those that have some. Only the site reads it. */
  synonyms?: ManifestEntry;
}

/** A part of a language's data. */
export type PackPart = keyof LanguageFiles;

/** The packs by language. */
export type Manifest = Partial<Record<TextLanguage, LanguageFiles>>;

/** The manifest as it stands; empty when there is none yet. */
export function readManifest(): Manifest {
  if (!existsSync(MANIFEST_FILE)) return {};
  return JSON.parse(readFileSync(MANIFEST_FILE, 'utf8')) as Manifest;
}

/** Replaces the manifest in one step. */
export function writeManifest(manifest: Manifest): void {
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileAtomically(MANIFEST_FILE, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** The built files of a part of a language among the names in a folder: its packs with their twins, and its texts. */
export function filesOf(language: TextLanguage, part: PackPart, names: readonly string[]): string[] {
  const texts = part === 'spell' ? language : `${language}.${part}`;
  const own = [`${texts}.LICENSE.txt`, `${texts}.SOURCE.txt`];
  return names.filter(
    (name) => own.includes(name) || (name.startsWith(`${language}.${part}.`) && name.includes('.bin')),
  );
}

/** Writes beside the file and renames, so that no reader ever sees half of it. */
export function writeFileAtomically(file: string, content: string | Uint8Array): void {
  const temporary = `${file}.${process.pid}.tmp`;
  writeFileSync(temporary, content);
  renameSync(temporary, file);
}
