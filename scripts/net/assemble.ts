// The bytes of the net's kernel, assembled from src/engine/net/kernel.wat.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import createWabt from 'wabt';

const FOLDER = join(import.meta.dirname, '../../src/engine/net');

/** The module that holds the assembled kernel. */
export const BYTES_FILE = join(FOLDER, 'kernelBytes.ts');

/** What that module has to say. */
export async function kernelModule(): Promise<string> {
  const wabt = await createWabt();
  const module = wabt.parseWat('kernel.wat', readFileSync(join(FOLDER, 'kernel.wat'), 'utf8'), { simd: true });
  const { buffer } = module.toBinary({});
  module.destroy();
  const lines =
    Buffer.from(buffer)
      .toString('hex')
      .match(/.{1,112}/g) ?? [];
  return [
    '// kernel.wat, assembled by scripts/net/kernel.ts: not written by hand. In hexadecimal digits.',
    '',
    '/** The module of WebAssembly. */',
    `export const KERNEL_BYTES =\n  ${lines.map((line) => `'${line}'`).join(' +\n  ')};`,
    '',
  ].join('\n');
}
