import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { originalSize, SHOT_LANGUAGES, SHOTS, shotFiles, shotLanguage, shotPath, tinyPath } from './shots.ts';

/** All of them together, the social pictures included: they are part of every copy of the project. */
const MOST_BYTES = 3_100_000;

/** Width and height of a picture in the format AVIF: its property `ispe`. */
function avifSize(file: Buffer): [number, number] {
  expect(file.toString('latin1', 4, 12)).toBe('ftypavif');
  const at = file.indexOf('ispe');
  return [file.readUInt32BE(at + 8), file.readUInt32BE(at + 12)];
}

/** Width and height of a lossy webp picture without transparency. */
function webpSize(file: Buffer): [number, number] {
  expect([file.toString('latin1', 0, 4), file.toString('latin1', 8, 16)]).toEqual(['RIFF', 'WEBPVP8 ']);
  return [file.readUInt16LE(26) & 0x3fff, file.readUInt16LE(28) & 0x3fff];
}

const kinds = ['desk', 'phone'] as const;
const themes = ['light', 'dark'] as const;
const all = kinds.flatMap((kind) =>
  SHOT_LANGUAGES.flatMap((language) => themes.map((theme) => [kind, language, theme] as const)),
);
const read = (path: string) => readFileSync(`public${path}`);

describe('the screenshots', () => {
  it.each(all)('IMG-4: %s, %s, %s exists in each of its sizes', (kind, language, theme) => {
    const files = shotFiles(kind, language, theme).srcSet?.split(', ') ?? [];
    const widths = files.map((file) => Number(file.split(' ')[1]?.replace('w', '')));
    expect(widths).toEqual(kind === 'desk' ? [768, 1180, 1536] : [320, 640]);
    let before = 0;
    for (const [index, file] of files.entries()) {
      const bytes = read(file.split(' ')[0] ?? '');
      const width = widths[index] ?? 0;
      expect(avifSize(bytes)).toEqual([width, Math.round((width * SHOTS[kind].height) / SHOTS[kind].width)]);
      expect(bytes.length).toBeGreaterThan(before);
      before = bytes.length;
    }
    const { width, height } = originalSize(kind);
    expect(webpSize(read(shotPath(kind, language, theme)))).toEqual([width, height]);
  });

  it('IMG-5: each has a tiny one that takes its place', () => {
    for (const kind of kinds)
      for (const theme of themes) expect(existsSync(`public${tinyPath(kind, theme)}`)).toBe(true);
  });

  it('are in the language of the reader, or else in English', () => {
    expect(['de', 'it', 'ru', 'hi', 'en'].map(shotLanguage)).toEqual(['de', 'it', 'en', 'en', 'en']);
  });

  it('are small together, and nothing is left of others', () => {
    const names = new Set(all.map((one) => shotPath(...one).replace(/^.*\/|\.webp$/g, '')));
    const files = ['shots', 'sizes', 'social'].flatMap((folder) =>
      readdirSync(`public/${folder}`, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()),
    );
    const shots = files.filter(({ parentPath }) => parentPath.endsWith('shots'));
    expect(shots.map(({ name }) => name.replace(/(\.tiny)?\.\w+$/, '')).filter((name) => !names.has(name))).toEqual([]);
    const bytes = files.map(({ parentPath, name }) => statSync(`${parentPath}/${name}`).size);
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(MOST_BYTES);
  });
});
