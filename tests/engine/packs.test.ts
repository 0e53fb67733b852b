// The built packs: complete, small enough, with their licences, and not rebuilt while nothing changes.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { ensurePacks } from '../../scripts/packs/ensure.ts';
import { type LanguageFiles, type ManifestEntry, readManifest } from '../../scripts/packs/manifest.ts';
import { PACK_FOLDER } from '../../scripts/packs/paths.ts';
import { loadPack } from '../../scripts/packs/verdicts.ts';
import type { SpellPack } from '../../src/engine/pack/spellPack.ts';
import { isWord } from '../../src/engine/spelling/lookup.ts';
import type { Dialect, TextLanguage } from '../../src/engine/types.ts';

/** Kilobytes (brotli) that must be downloaded before a language can be checked. */
const BUDGETS: Readonly<Record<TextLanguage, number>> = { en: 180, fr: 310, de: 320, it: 340, es: 240 };

/** Kilobytes (brotli) of all the files of a language. */
const MOST_IN_ALL = 1600;

const read = (name: string) => readFileSync(join(PACK_FOLDER, name));
const entryOf = (language: TextLanguage) => (readManifest()[language] as { spell: ManifestEntry }).spell;

beforeAll(() => ensurePacks(), 180_000);

describe.each(Object.entries(BUDGETS) as [TextLanguage, number][])('%s', (language, budget) => {
  it(`takes at most ${budget} kB to download`, () => {
    const entry = entryOf(language);
    expect(entry.brotli).toBe(read(`${entry.file}.br`).length);
    expect(entry.brotli).toBeLessThanOrEqual(budget * 1000);
  });

  it(`takes at most ${MOST_IN_ALL} kB with its lexicon and models`, () => {
    const files = Object.values(readManifest()[language] as LanguageFiles) as ManifestEntry[];
    expect(files).toHaveLength(3);
    expect(files.reduce((sum, { brotli }) => sum + brotli, 0)).toBeLessThanOrEqual(MOST_IN_ALL * 1000);
  });

  it('is the same file compressed and not, under the hash of its content', () => {
    const entry = entryOf(language);
    const bytes = read(entry.file);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(entry.sha256);
    expect(entry.file).toContain(entry.sha256.slice(0, 10));
    expect(brotliDecompressSync(read(`${entry.file}.br`)).equals(bytes)).toBe(true);
    expect(gunzipSync(read(`${entry.file}.gz`)).equals(bytes)).toBe(true);
  });

  it('comes with its licence and a pointer to its source', () => {
    const entry = entryOf(language);
    expect(read(entry.licenceFile).toString()).toContain(entry.licence);
    expect(read(entry.source).toString()).toContain(`npm run packs -- ${language}`);
  });

  it('takes at most 5 MB of memory', () => {
    const pack: SpellPack = loadPack(language);
    const arrays = Object.values(pack)
      .flat()
      .filter((value) => ArrayBuffer.isView(value));
    expect(arrays.length).toBeGreaterThan(10);
    expect(arrays.reduce((sum, array) => sum + array.byteLength, 0)).toBeLessThan(5_000_000);
  });
});

it('nothing is built while nothing has changed', async () => {
  const lines: string[] = [];
  await ensurePacks({ log: (line) => lines.push(line) });
  expect(lines).toEqual([]);
});

describe('regional words', () => {
  const cases: [TextLanguage, Dialect, string, Dialect, string][] = [
    ['en', 'en-US', 'color analyze gray', 'en-GB', 'colour analyse grey'],
    ['en', 'en-GB', 'programme cheque', 'en-CA', 'colour centre'],
    ['de', 'de-DE', 'Straße groß', 'de-CH', 'Strasse gross'],
    ['de', 'de-AT', 'Jänner Straße', 'de-DE', 'Januar Straße'],
    ['fr', 'fr-CA', 'magasinage égoportrait', 'fr-CH', 'septante bancomat'],
    ['fr', 'fr-BE', 'cokoteur nonante', 'fr-FR', 'week-end'],
    ['it', 'it-CH', 'natel', 'it-IT', 'cellulare'],
    ['es', 'es-ES', 'móvil vosotros', 'es-MX', 'celular ustedes'],
  ];

  it.each(cases)('%s: %s writes %s, %s writes %s', (language, first, firstWords, second, secondWords) => {
    const pack = loadPack(language);
    const unknown = (dialect: Dialect, words: string) =>
      words.split(' ').filter((word) => !isWord(pack, word, 1 << pack.dialects.indexOf(dialect)));
    expect(unknown(first, firstWords)).toEqual([]);
    expect(unknown(second, secondWords)).toEqual([]);
  });

  it('are wrong elsewhere', () => {
    const accepts = (language: TextLanguage, dialect: Dialect, word: string) => {
      const pack = loadPack(language);
      return isWord(pack, word, 1 << pack.dialects.indexOf(dialect));
    };
    expect(accepts('en', 'en-US', 'colour')).toBe(false);
    expect(accepts('en', 'en-GB', 'color')).toBe(false);
    expect(accepts('de', 'de-DE', 'Jänner')).toBe(false);
    expect(accepts('de', 'de-DE', 'Strasse')).toBe(false);
    expect(accepts('de', 'de-CH', 'Straße')).toBe(false);
    expect(accepts('fr', 'fr-FR', 'égoportrait')).toBe(false);
    expect(accepts('it', 'it-IT', 'natel')).toBe(false);
  });
});
