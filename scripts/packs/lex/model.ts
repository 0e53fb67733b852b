// The trained weights of models/, unpacked: in the `model` file of a language each as one section of a container, in its `context`
// file the context net alone.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { writeSections } from '../../../src/engine/pack/format.ts';
import { ModelSection } from '../../../src/engine/pack/modelPack.ts';
import type { TextLanguage } from '../../../src/engine/types.ts';
import { ROOT } from '../paths.ts';

/** The committed weights of a language: models/<language>.<name>.br for every name in ModelSection. */
export function modelFiles(language: TextLanguage): { id: number; file: string }[] {
  return Object.entries(ModelSection)
    .map(([name, id]) => ({ id, file: join(ROOT, 'models', `${language}.${name}.br`) }))
    .filter(({ file }) => existsSync(file));
}

/** The committed weights of a language's context net; not every language has one. */
export const netFile = (language: TextLanguage): string => join(ROOT, 'models', `${language}.net.br`);

/** The `context` file, and the same with brotli: so it is committed, and compressing it again would take half a minute. */
export function buildContext(language: TextLanguage): { bytes: Uint8Array; packed: Uint8Array } {
  const packed = new Uint8Array(readFileSync(netFile(language)));
  return { bytes: new Uint8Array(brotliDecompressSync(packed)), packed };
}

/** Builds the `model` file. */
export function buildModel(language: TextLanguage): Uint8Array {
  return writeSections(modelFiles(language).map(({ id, file }) => [id, unpacked(file)] as const));
}

const unpacked = (file: string): Uint8Array => new Uint8Array(brotliDecompressSync(readFileSync(file)));
