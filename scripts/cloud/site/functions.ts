// Packs the functions for the cloud: each file of handlers as one module with everything it needs, in an archive of its own.
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { build, type Rolldown } from 'vite';
import { rowFiles } from '../../rows/plugin.ts';
import { zip } from './zip.ts';

const FOLDER = 'src/server/functions';

/** The files of handlers, as the template names them. */
export const handlerFiles = (): string[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('Handlers.ts'))
    .map((file) => file.replace(/\.ts$/, ''))
    .sort();

/** Archives by file name, and the folder that they belong into: named by what is in them. */
export interface PackedFunctions {
  prefix: string;
  archives: Record<string, Buffer>;
}

async function bundle(name: string): Promise<string> {
  const made = (await build({
    configFile: false,
    logLevel: 'error',
    // The rules of the check are partly tables.
    plugins: [rowFiles()],
    // What these functions import is theirs alone: the service brings no packages that they rely on.
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: `${FOLDER}/${name}.ts`,
      write: false,
      minify: false,
      target: 'node24',
      rolldownOptions: { output: { format: 'es', codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  const [chunk, ...others] = made.output;
  if (others.length > 0 || chunk === undefined) throw new Error(`${name} is more than one file`);
  const foreign = chunk.imports.filter((one) => !isBuiltin(one));
  if (foreign.length > 0)
    throw new Error(`${name} would ask for ${foreign.join(', ')}, which is not there in the cloud`);
  return chunk.code;
}

/** Packs all functions, or those of some files of handlers. */
export async function packFunctions(names: readonly string[] = handlerFiles()): Promise<PackedFunctions> {
  const archives: Record<string, Buffer> = {};
  for (const name of names) archives[`${name}.zip`] = zip({ [`${name}.mjs`]: Buffer.from(await bundle(name)) });
  const hash = createHash('sha256');
  for (const [name, bytes] of Object.entries(archives)) hash.update(name).update(bytes);
  return { prefix: `functions/${hash.digest('hex').slice(0, 16)}`, archives };
}
