// The HTTP API of this tree, started for the clients that ask it.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../packs/paths.ts';

/** What it has to say before anybody can ask. */
const READY = /listens at (\S+)/;

/** Runs `use` with the address of a server, which is stopped afterwards. Rejects if the server does not start. */
export async function withApi<T>(use: (address: string) => T): Promise<T> {
  const env = { ...process.env, PORT: '0', API_LOG: 'off', API_THREADS: '1' };
  const server = spawn(process.execPath, [join(ROOT, 'scripts/api.ts')], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const address = await new Promise<string>((resolve, reject) => {
      let said = '';
      server.stdout.on('data', (part: Buffer) => {
        said += part.toString();
        const found = READY.exec(said)?.[1];
        if (found) resolve(found);
      });
      server.once('error', reject);
      server.once('exit', (code) => reject(new Error(`The API ended with code ${code}: ${said}`)));
    });
    return use(address);
  } finally {
    server.removeAllListeners('exit');
    server.kill();
  }
}
