// The server as a program: prints its address, and stops in peace when it is told to.
import { newKey } from './keys.ts';
import { licenseNotice } from './licenseNotice.ts';
import { type Places, type RunningApi, serve } from './serve.ts';
import { readSettings, SettingsError } from './settings.ts';

/** `key NAME` makes a key. Anything else runs until SIGTERM or SIGINT; a second signal ends it at once. Resolves with the exit code. */
export async function runProgram(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  places: Omit<Places, 'log'>,
): Promise<number> {
  if (args.length > 0) return makeKey(args);
  let api: RunningApi;
  let notice: string;
  try {
    const settings = readSettings(env);
    notice = await licenseNotice(settings);
    api = await serve(settings, { ...places, log: (line) => process.stderr.write(`${line}\n`) });
  } catch (error) {
    if (!isOfTheOperator(error)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
  process.stdout.write(`${notice}\nThe API listens at ${api.address}\n`);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => {
        process.once(signal, () => process.exit(1));
        resolve();
      });
    }
  });
  await api.stop();
  return 0;
}

function makeKey([command, name, ...more]: readonly string[]): number {
  if (command !== 'key' || !name || more.length > 0) {
    process.stderr.write('Without an argument the server starts; `key NAME` makes a key for the file of API_KEYS\n');
    return 2;
  }
  const { key, entry } = newKey(name);
  process.stdout.write(
    `The key, shown this once: ${key}\nIts entry for the file of API_KEYS: ${JSON.stringify(entry)}\n`,
  );
  return 0;
}

function isOfTheOperator(error: unknown): error is Error {
  const code = (error as NodeJS.ErrnoException | null)?.code;
  return error instanceof SettingsError || code === 'EADDRINUSE' || code === 'EACCES';
}
