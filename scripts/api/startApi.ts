// The API in a process of its own, for commands that ask it.
import { spawn } from 'node:child_process';
import { ROOT } from '../packs/paths.ts';

/** A started API. */
export interface StartedApi {
  address: string;
  stop: () => void;
}

/** Starts the API on a free port, without a log; resolves when all its threads have their languages. */
export async function startApi(settings: Readonly<Record<string, string>> = {}): Promise<StartedApi> {
  const env = { ...process.env, PORT: '0', API_LOG: 'off', ...settings };
  const child = spawn(process.execPath, ['scripts/api.ts'], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /listens at (\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', () => reject(new Error('The API has ended')));
  });
  for (;;) {
    const text = await metricsOf(address);
    if (figureIn(text, 'spelling_threads_ready') >= figureIn(text, 'spelling_threads')) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { address, stop: () => void child.kill('SIGTERM') };
}

/** The figures of an API, as text. */
export const metricsOf = async (address: string): Promise<string> => (await fetch(`${address}/metrics`)).text();

/** One of them. */
export const figureIn = (text: string, name: string): number =>
  Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 0);
