// npm run api: the HTTP API from the source, with packs that are up to date. PORT and the other settings are in docs/api.md.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { runProgram } from '../src/server/api/program.ts';
import { ensurePacks } from './packs/ensure.ts';
import { PACK_FOLDER, ROOT } from './packs/paths.ts';

// The threads read the same thousand files.
enableCompileCache(join(ROOT, '.cache/compiled'));
const args = process.argv.slice(2);
if (args.length === 0) await ensurePacks({ log: console.log });
process.exitCode = await runProgram(args, process.env, {
  packs: PACK_FOLDER,
  texts: join(ROOT, 'locales'),
  program: new URL('../src/server/api/engine/thread.ts', import.meta.url),
  // Rules import files of rows, which a build would have compiled.
  execArgv: ['--import', new URL('rows/hooks.ts', import.meta.url).href],
});
