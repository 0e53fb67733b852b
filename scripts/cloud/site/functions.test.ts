// The functions as they go to the cloud: each archive is one module that runs on its own and has the handlers of the template.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { crc32, inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTemplate } from '../local/core/policy/template.ts';
import { templateValues } from '../local/core/settings.ts';
import { type PackedFunctions, packFunctions } from './functions.ts';
import { zip } from './zip.ts';

const template = readTemplate(
  readFileSync(new URL('../template.yaml', import.meta.url), 'utf8'),
  templateValues('https://site', false),
);

/** Reads an archive by its list at the end, as other programs do. */
function unzip(archive: Buffer): Record<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  let at = archive.readUInt32LE(end + 16);
  const files: Record<string, Buffer> = {};
  for (let count = archive.readUInt16LE(end + 10); count > 0; count -= 1) {
    expect(archive.readUInt32LE(at)).toBe(0x02014b50);
    const [size, length, local] = [
      archive.readUInt32LE(at + 20),
      archive.readUInt16LE(at + 28),
      archive.readUInt32LE(at + 42),
    ];
    const name = archive.toString('utf8', at + 46, at + 46 + length);
    const from = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const bytes = inflateRawSync(archive.subarray(from, from + size));
    expect(crc32(bytes)).toBe(archive.readUInt32LE(at + 16));
    expect(bytes.length).toBe(archive.readUInt32LE(at + 24));
    files[name] = bytes;
    at += 46 + length + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return files;
}

let packed: PackedFunctions;
let folder: string;
beforeAll(async () => {
  packed = await packFunctions();
  mkdirSync('.cache', { recursive: true });
  folder = mkdtempSync('.cache/functions-');
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

describe('the packed functions', () => {
  it('have every handler that the template names, callable without anything beside them', async () => {
    const wanted = template.resources
      .map((name) => template.properties(name))
      .filter(({ Handler }) => Handler !== undefined)
      .map(({ Handler, Code }) => [Handler as string, (Code as { S3Key: string }).S3Key] as const);
    expect(wanted.length).toBeGreaterThan(4);
    for (const [handler, key] of wanted) {
      const [file = '', name = ''] = handler.split('.');
      const archive = packed.archives[key.split('/').at(-1) ?? ''];
      expect(archive, key).toBeDefined();
      const files = archive ? unzip(archive) : {};
      expect(Object.keys(files)).toEqual([`${file}.mjs`]);
      const path = resolve(join(folder, `${file}.mjs`));
      writeFileSync(path, files[`${file}.mjs`] ?? '');
      const found = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as Record<string, unknown>;
      expect(typeof found[name], handler).toBe('function');
    }
  });

  it('are the same bytes every time, so that an unchanged function is not deployed again', async () => {
    // All are packed in the same way; the one with the engine takes longest.
    const names = Object.keys(packed.archives).filter((name) => name !== 'apiHandlers.zip');
    const again = await packFunctions(names.map((name) => name.replace('.zip', '')));
    for (const name of names) expect(again.archives[name]?.equals(packed.archives[name] as Buffer), name).toBe(true);
  });

  it('come back from an archive whatever is in them', () => {
    const files = { 'a.txt': Buffer.from('a'), empty: Buffer.alloc(0), 'ä/b': Buffer.from('b'.repeat(10_000)) };
    expect(unzip(zip(files))).toEqual(files);
  });
});
