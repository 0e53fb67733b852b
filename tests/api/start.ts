// The API as `npm run api` starts it, for tests: real threads, real packs, a free port.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { PACK_FOLDER, ROOT } from '../../scripts/packs/paths.ts';
import { type RunningApi, serve } from '../../src/server/api/serve.ts';
import { readSettings } from '../../src/server/api/settings.ts';

/** Where an API from the source finds its parts. */
export const places = {
  packs: PACK_FOLDER,
  texts: join(ROOT, 'locales'),
  program: new URL('../../src/server/api/engine/thread.ts', import.meta.url),
  execArgv: ['--import', new URL('../../scripts/rows/hooks.ts', import.meta.url).href],
};

/** Starts an API with settings as in the environment; resolves when it has its languages. `log` gets its lines. */
export async function startApi(env: Record<string, string>, log: (line: string) => void): Promise<RunningApi> {
  enableCompileCache(join(ROOT, '.cache/compiled'));
  const api = await serve(readSettings({ PORT: '0', ...env }), { ...places, log });
  for (;;) {
    const { status } = await fetch(`${api.address}/health`);
    if (status === 200) return api;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
