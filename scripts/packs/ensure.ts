// Makes sure that the packs in public/packs belong to the present dictionaries and programs. Fast when they do.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { TextLanguage } from '../../src/engine/types.ts';
import type { BuildFigures } from './build.ts';
import { hashInputs } from './inputs.ts';
import { LANGUAGES, PACK_SOURCES } from './languages.ts';
import { type ManifestEntry, readManifest, writeManifest } from './manifest.ts';
import { PACK_FOLDER } from './paths.ts';

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
  const manifest = readManifest();
  const waiting = LANGUAGES.filter((language) => languages.includes(language)).flatMap((language) => {
    const inputs = hashInputs(PACK_SOURCES[language]);
    const entry = manifest[language]?.spell;
    const current = entry?.inputs === inputs && existsSync(join(PACK_FOLDER, entry.file));
    return current && !force ? [] : [{ language, inputs }];
  });
  const lane = async (): Promise<void> => {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      const started = performance.now();
      const { entry, figures } = await buildInThread(job);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      // Read again: another process may have added a language in the meantime.
      writeManifest({ ...readManifest(), [job.language]: { spell: entry } });
      removeOlder(job.language, entry.file);
      log?.(describe(job.language, entry, figures, seconds));
    }
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, lane));
}

function buildInThread(job: { language: TextLanguage; inputs: string }) {
  return new Promise<{ entry: ManifestEntry; figures: BuildFigures }>((resolve, reject) => {
    const worker = new Worker(new URL('./packWorker.ts', import.meta.url), {
      workerData: job,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
    });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => {
      if (code !== 0) reject(new Error(`Building the ${job.language} pack ended with code ${code}`));
    });
  });
}

function removeOlder(language: TextLanguage, file: string): void {
  for (const name of readdirSync(PACK_FOLDER)) {
    if (name.startsWith(`${language}.spell.`) && !name.startsWith(file))
      rmSync(join(PACK_FOLDER, name), { force: true });
  }
}

function describe(language: TextLanguage, entry: ManifestEntry, figures: BuildFigures, seconds: string): string {
  const { words, states, edges, classes, frequencies } = figures;
  return (
    `${language}: ${words} words, ${states} states, ${edges} edges, ${classes} classes, ${frequencies} frequencies; ` +
    `${entry.bytes} bytes, ${entry.brotli} with brotli, ${entry.gzip} with gzip; ${seconds} s`
  );
}
