// Packages as a stranger installs them: packed, put into an empty project from their tarballs, without a network, and run with
// the oldest Node that they promise (the one of the shell where it is Node 20).
import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { ensurePackages } from '../../scripts/publish/all.ts';
import { PACKAGES } from '../../scripts/publish/pack.ts';

/** An empty project with some packages in it. */
export interface Project {
  folder: string;
  /** Writes a file; returns its path. */
  write(name: string, text: string): string;
  /** Runs a script or, with `bin:`, a command of the project. */
  run(args: readonly string[], options?: { input?: string }): Promise<{ code: number; out: string; err: string }>;
  remove(): void;
}

/** The Node that strangers have: the first on the path that is no part of this project. */
export const strangersNode = (): string => {
  const found = (process.env['PATH'] ?? '')
    .split(process.platform === 'win32' ? ';' : ':')
    .filter((folder) => !folder.includes('node_modules'))
    .map((folder) => join(folder, process.platform === 'win32' ? 'node.exe' : 'node'))
    .find((file) => {
      try {
        return execFileSync(file, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).startsWith(
          'v',
        );
      } catch {
        return false;
      }
    });
  return found ?? process.execPath;
};

const NODE = strangersNode();
const run = promisify(execFile);

/** Makes the project. The packages are packed first where they are out of date. */
export async function install(...names: string[]): Promise<Project> {
  const packed = await ensurePackages(names);
  const folder = mkdtempSync(join(tmpdir(), 'stranger-'));
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const archives = packed.map(({ archive }) => resolve(PACKAGES, archive));
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const flags = ['--offline', '--no-audit', '--no-fund', '--ignore-scripts', '--no-package-lock'];
  await run(npm, ['install', ...flags, ...archives], { cwd: folder, env: { ...process.env, NODE_ENV: '' } });
  return {
    folder,
    write(name, text) {
      const path = join(folder, name);
      mkdirSync(join(path, '..'), { recursive: true });
      writeFileSync(path, text);
      return path;
    },
    async run(args, { input } = {}) {
      const own = args.map((one) => (one.startsWith('bin:') ? join('node_modules', '.bin', one.slice(4)) : one));
      const env = { ...process.env, XDG_CONFIG_HOME: join(folder, 'config'), NODE_OPTIONS: '' };
      const child = run(NODE, own, { cwd: folder, env, maxBuffer: 1 << 26 });
      child.child.stdin?.end(input ?? '');
      const { code, stdout, stderr } = await child.then(
        (done) => ({ ...done, code: 0 }),
        (failed: { code: number; stdout: string; stderr: string }) => failed,
      );
      return { code, out: stdout, err: stderr };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
