// The encoder of the project's pictures: sharp-cli (libvips). npx fetches it, as only these scripts need it.
import { spawn } from 'node:child_process';

const VERSION = '6.1.0';

/** Writes pictures in another format and size: `input` may be a pattern, `output` is a folder or has `{name}` in it. */
export function sharp(
  input: string,
  output: string,
  format: readonly string[],
  width: number,
  height: number,
): Promise<void> {
  const args = ['-i', input, '-o', output, ...format, 'resize', `${width}`, `${height}`];
  return new Promise((resolve, reject) => {
    const child = spawn('npx', ['--yes', `--package=sharp-cli@${VERSION}`, 'sharp', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`sharp-cli ended with code ${code}`))));
  });
}
