// What the programs of Mozilla have in common that are driven from outside: finding them, their profile, their keys.
import { type ChildProcess, execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Keys without a letter, as WebDriver names them. */
export const KEYS: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
  Home: '\uE011',
  Delete: '\uE017',
  End: '\uE010',
  F7: '\uE037',
  F8: '\uE038',
};

/** No reports, and windows that have the focus though nobody sees them. */
const QUIET = {
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'focusmanager.testmode': true,
};
const LOOK_AGAIN_MS = 100;

/** Tries until something is there, and returns it; `what` names it where it never comes. A try that fails is one that found nothing. */
export async function waitFor<T>(what: string, limitMs: number, look: () => Promise<T | undefined>): Promise<T> {
  for (const end = Date.now() + limitMs; Date.now() < end; await pause(LOOK_AGAIN_MS)) {
    const found = await look().catch(() => undefined);
    if (found !== undefined) return found;
  }
  throw new Error(`Waited in vain: ${what}`);
}

/** The first of some commands that can be run, with what it says of its version. */
export async function findProgram(
  commands: readonly (string | undefined)[],
): Promise<{ program: string; version: string } | undefined> {
  for (const program of commands) {
    if (!program) continue;
    const version = await run(program, ['--version']).then(
      ({ stdout }) => stdout.trim(),
      () => undefined,
    );
    if (version) return { program, version };
  }
  return undefined;
}

/** A port that nobody listens at. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });

/** Writes preferences into a profile, beside those that keep the program quiet. */
export async function writePreferences(
  profile: string,
  preferences: Readonly<Record<string, string | number | boolean>>,
): Promise<void> {
  const lines = Object.entries({ ...QUIET, ...preferences }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  await writeFile(join(profile, 'user.js'), lines.join(''));
}

/** Ends a program and takes its profile away. */
export async function stopProgram(process_: ChildProcess, profile: string): Promise<void> {
  if (process_.exitCode === null && process_.signalCode === null) {
    const ended = new Promise((resolve) => process_.once('exit', resolve));
    process_.kill();
    await Promise.race([ended, pause(5_000)]);
  }
  await rm(profile, { recursive: true, force: true });
}

/** Pressing keys together, as actions of WebDriver: `chord('Control', 'a')`. */
export function chord(...keys: string[]): object[] {
  const values = keys.map((name) => KEYS[name] ?? name);
  return [
    ...values.map((value) => ({ type: 'keyDown', value })),
    ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
  ];
}
