// Makes sure that the packs in public/packs belong to the present dictionaries and programs. Fast when they do.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { TextLanguage } from '../../src/engine/types.ts';
import type { BuildFigures } from './build.ts';
import { hashInputs } from './inputs.ts';
import { LANGUAGES, PACK_SOURCES } from './languages.ts';
import { hashPartInputs } from './lex/inputs.ts';
import {
  filesOf,
  type LanguageFiles,
  type ManifestEntry,
  type PackPart,
  readManifest,
  writeManifest,
} from './manifest.ts';
import { PACK_FOLDER } from './paths.ts';
import { hashSynonymInputs } from './synonyms/inputs.ts';

/** A thread that grows beyond this fails instead of making the machine swap. */
const MEMORY_LIMIT_MB = 1024;

/** What to build, and where to report it. */
export interface EnsureOptions {
  languages?: readonly TextLanguage[];
  /** Build even what is up to date. */
  force?: boolean;
  log?: (line: string) => void;
}

/** Builds the packs that are missing or out of date. Rejects when one cannot be built. */
export async function ensurePacks({ languages = LANGUAGES, force = false, log }: EnsureOptions = {}): Promise<void> {
  const waiting = LANGUAGES.filter((language) => languages.includes(language));
  const lane = async (): Promise<void> => {
    for (let language = waiting.shift(); language; language = waiting.shift()) {
      await ensureSpelling(language, force, log);
      await ensureParts(language, force, log);
    }
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, lane));
}

const isCurrent = (entry: ManifestEntry | undefined, inputs: string): boolean =>
  entry?.inputs === inputs && existsSync(join(PACK_FOLDER, entry.file));

async function ensureSpelling(language: TextLanguage, force: boolean, log: EnsureOptions['log']): Promise<void> {
  const inputs = hashInputs(PACK_SOURCES[language]);
  if (isCurrent(readManifest()[language]?.spell, inputs) && !force) return;
  const started = performance.now();
  const worker = new URL('./packWorker.ts', import.meta.url);
  const { entry, figures } = await inThread<{ entry: ManifestEntry; figures: BuildFigures }>(worker, {
    language,
    inputs,
  });
  record(language, 'spell', entry);
  log?.(describe(language, entry, figures, performance.now() - started));
}

/** The files that are made from the spelling pack or from models/. */
async function ensureParts(language: TextLanguage, force: boolean, log: EnsureOptions['log']): Promise<void> {
  const spell = readManifest()[language]?.spell;
  if (!spell) throw new Error(`There is no spelling pack for ${language}`);
  for (const part of ['lex', 'model', 'context', 'synonyms'] as const) {
    const isSynonyms = part === 'synonyms';
    const inputs = isSynonyms
      ? hashSynonymInputs(language, spell.sha256)
      : hashPartInputs(part, language, spell.sha256);
    if (inputs === null) remove(language, part);
    if (inputs === null || (isCurrent(readManifest()[language]?.[part], inputs) && !force)) continue;
    const started = performance.now();
    const worker = isSynonyms
      ? new URL('./synonyms/worker.ts', import.meta.url)
      : new URL('./lex/partWorker.ts', import.meta.url);
    const entry = await inThread<ManifestEntry>(worker, { part, language, inputs, spellFile: spell.file });
    record(language, part, entry);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    log?.(
      `${entry.file}: ${entry.words} ${isSynonyms ? 'words' : 'forms'}; ${entry.bytes} bytes, ${entry.brotli} with brotli; ${seconds} s`,
    );
  }
}

function inThread<T>(program: URL, job: object): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const worker = new Worker(program, {
      workerData: job,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
    });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => {
      if (code !== 0) reject(new Error(`${program.pathname} ended with code ${code} for ${JSON.stringify(job)}`));
    });
  });
}

/** Puts a file into the manifest and removes its predecessors. */
function record(language: TextLanguage, part: PackPart, entry: ManifestEntry): void {
  // Read again: another process may have added a language in the meantime.
  const manifest = readManifest();
  const files = { ...manifest[language], [part]: entry } as LanguageFiles;
  writeManifest({ ...manifest, [language]: files });
  const present = new Set([entry.licenceFile, entry.source]);
  for (const name of filesOf(language, part, readdirSync(PACK_FOLDER))) {
    if (!present.has(name) && !name.startsWith(entry.file)) rmSync(join(PACK_FOLDER, name), { force: true });
  }
}

/** Takes a part that there is nothing to make from any more out of the manifest, and its files away. */
function remove(language: TextLanguage, part: Exclude<PackPart, 'spell'>): void {
  const manifest = readManifest();
  const { [part]: gone, ...rest } = manifest[language] as LanguageFiles;
  if (!gone) return;
  writeManifest({ ...manifest, [language]: rest });
  for (const name of filesOf(language, part, readdirSync(PACK_FOLDER)))
    rmSync(join(PACK_FOLDER, name), { force: true });
}

function describe(language: TextLanguage, entry: ManifestEntry, figures: BuildFigures, time: number): string {
  const seconds = (time / 1000).toFixed(1);
  const { words, states, edges, classes, frequencies } = figures;
  return (
    `${language}: ${words} words, ${states} states, ${edges} edges, ${classes} classes, ${frequencies} frequencies; ` +
    `${entry.bytes} bytes, ${entry.brotli} with brotli, ${entry.gzip} with gzip; ${seconds} s`
  );
}
