// Identifies the state of the engine that the figures were measured with.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../packs/paths.ts';

const isSource = (name: string): boolean => /\.(ts|tsv)$/.test(name) && !name.endsWith('.test.ts');
const isModel = (name: string): boolean => name.endsWith('.br');

function filesIn(folder: string, wanted: (name: string) => boolean): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && wanted(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** A hash of 16 hexadecimal digits over the engine's sources and the trained models. Takes milliseconds. */
export function engineHash(): string {
  const hash = createHash('sha256');
  for (const file of [...filesIn('src/engine', isSource), ...filesIn('models', isModel)].sort()) {
    hash
      .update(`${relative(ROOT, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}
