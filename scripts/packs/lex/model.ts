// The `model` file of a language: the trained weights of models/, unpacked, each as one section of a container.
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

/** Builds the file. */
export function buildModel(language: TextLanguage): Uint8Array {
  return writeSections(
    modelFiles(language).map(({ id, file }) => [id, new Uint8Array(brotliDecompressSync(readFileSync(file)))] as const),
  );
}
