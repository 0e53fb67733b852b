// Toolchains of other languages: whether they are there, and running them.
import { spawnSync } from 'node:child_process';

/** Whether a program can be started. */
export function hasTool(name: string, ...args: string[]): boolean {
  const { status, error } = spawnSync(name, args.length > 0 ? args : ['--version'], { stdio: 'ignore' });
  return !error && status === 0;
}

/** How a program ended. */
export interface ToolRun {
  ok: boolean;
  output: string;
}

/** Runs a program in a folder to its end, which comes after an hour at the latest. */
export function runTool(folder: string, name: string, ...args: string[]): ToolRun {
  const { status, stdout, stderr, error } = spawnSync(name, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 << 20,
    timeout: 3_600_000,
  });
  return { ok: status === 0, output: `${stdout ?? ''}${stderr ?? ''}${error ? error.message : ''}` };
}
