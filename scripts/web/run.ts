// Runs the project's tools as separate processes, under the same Node that runs this.
import { spawn } from 'node:child_process';
import { createRequire, findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** The script file behind a package's command. */
export function commandFile(packageName: string, command: string = packageName): string {
  // Not by resolving it: a package does not have to export its manifest.
  const manifest = findPackageJSON(packageName, import.meta.url);
  if (!manifest) throw new Error(`${packageName} is not installed`);
  const { bin } = require(manifest) as { bin: string | Record<string, string> };
  const file = typeof bin === 'string' ? bin : bin[command];
  if (!file) throw new Error(`${packageName} has no command ${command}`);
  return join(dirname(manifest), file);
}

/** How a process ended. */
export interface Finished {
  code: number;
  /** Standard output and error together, if they were not shown. */
  output: string;
}

/** Options of `runNode`. */
export interface RunOptions {
  /** Shows the output of the process as it is printed. */
  show?: boolean;
  env?: Record<string, string>;
}

/** Runs a script file under this Node and waits for it to end. */
export function runNode(args: readonly string[], { show = false, env = {} }: RunOptions = {}): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    let output = '';
    const collect = (part: Buffer) => {
      output += part.toString();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
