// Tools that are not part of the project: fetched into .cache on demand, at the versions named here.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const CACHE = resolve('.cache/cloud-tools');

/** A tool is not available on this machine; the message says why. */
export class Unavailable extends Error {}

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): void {
  const { status, error, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  });
  if (status === 0) return;
  const lines = (error?.message ?? stderr).trim().split('\n').slice(-3).join(' / ');
  throw new Unavailable(`${command} ${args.slice(0, 3).join(' ')} failed: ${lines}`);
}

const has = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** Where a Python with the packages of a list is cached, by the list's content. */
function placeOf(list: string): { folder: string; program: string; ready: string } {
  const folder = join(CACHE, `python-${createHash('sha256').update(list).digest('hex').slice(0, 12)}`);
  const program = join(folder, process.platform === 'win32' ? 'Scripts/python.exe' : 'bin/python');
  return { folder, program, ready: join(folder, 'ready') };
}

/** A Python with the packages of a list if one was fetched before; fetches nothing. */
export function cachedPython(requirements: string): string | undefined {
  const { program, ready } = placeOf(readFileSync(requirements, 'utf8'));
  return existsSync(ready) ? program : undefined;
}

/** A Python with the packages of a list, cached by the list's content. Throws `Unavailable`. */
export function python(requirements: string, report: (line: string) => void): string {
  const cached = cachedPython(requirements);
  if (cached) return cached;
  const list = readFileSync(requirements, 'utf8');
  const { folder, program, ready } = placeOf(list);
  const found = ['python3', 'python'].find((name) =>
    has(name, '-c', 'import venv, sys; assert sys.version_info >= (3, 10)'),
  );
  if (!found) throw new Unavailable('no Python 3.10 or newer with the module venv');
  report(`Fetching ${list.trim().split('\n').join(', ')} (once, into .cache)`);
  mkdirSync(CACHE, { recursive: true });
  run(found, ['-m', 'venv', '--clear', folder]);
  run(program, ['-m', 'pip', 'install', '-q', '--disable-pip-version-check', '-r', requirements]);
  writeFileSync(ready, '');
  return program;
}

/** A program from a Go module, built from source. Throws `Unavailable`. */
export function goProgram(name: string, source: string, report: (line: string) => void): string {
  const folder = join(CACHE, source.replaceAll(/[^\w.-]+/g, '-'));
  const program = join(folder, process.platform === 'win32' ? `${name}.exe` : name);
  if (existsSync(program)) return program;
  if (!has('go', 'version')) throw new Unavailable('no Go compiler');
  report(`Building ${source} (once, into .cache; some minutes)`);
  run('go', ['install', source], { GOBIN: folder });
  return program;
}

/** The steps that a script reported. */
export interface Tally {
  passed: number;
  failed: number;
}

/**
 * Runs a check and shows its lines, one per step: "ok   name" or "FAIL name: why". A check that ends badly without a line
 * that says so counts as a failure.
 */
export function runCheck(program: string, args: readonly string[], report: (line: string) => void): Promise<Tally> {
  return new Promise((done, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      const lines = text.split('\n').filter((line) => line !== '');
      for (const line of lines) report(`  ${line}`);
      const failed = lines.filter((line) => line.startsWith('FAIL ')).length;
      const silent = code !== 0 && failed === 0 ? 1 : 0;
      if (silent) report(`  FAIL it ended with status ${code}`);
      done({ passed: lines.filter((line) => line.startsWith('ok ')).length, failed: failed + silent });
    });
  });
}
