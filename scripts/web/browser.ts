// The browser for tests and measurements. On 64-bit Linux it comes through the lockfile; elsewhere BROWSER_EXE names an
// installed Chrome or Chromium, or one is found in its usual place.
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { withLock } from './lock.ts';

const require = createRequire(import.meta.url);
const PACKAGE = '@sparticuz/chromium';

const USUAL_PLACES = [
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Switches for a quiet browser; the sandbox needs privileges that containers lack. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

async function packageVersion(): Promise<string> {
  // The package exports no manifest; it lies beside its entry's folder.
  let folder = dirname(require.resolve(PACKAGE));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return (JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string }).version;
}

/**
 * The package's own list names /tmp, where nothing is once TMPDIR points elsewhere, and a browser without any font ends
 * at the first form field. Ours names the unpacked fonts and the machine's; the site brings its own for Hindi.
 */
async function writeFontList(folder: string): Promise<string> {
  const folders = [join(folder, 'fonts'), '/usr/share/fonts'].map((path) => `  <dir>${path}</dir>`);
  const cache = `  <cachedir>${join(folder, 'font-cache')}</cachedir>`;
  const file = join(folder, 'fonts.conf');
  const text = ['<?xml version="1.0"?>', '<fontconfig>', ...folders, cache, '</fontconfig>', ''].join('\n');
  if ((await readFile(file, 'utf8').catch(() => '')) !== text) await writeFile(file, text);
  return file;
}

/**
 * Unpacks the browser of the lockfile once. Two variables must be set before the package is imported: the first makes it
 * bring its own system libraries, the second gives it a folder that belongs to this version; without the lock two
 * processes would run a half-written file.
 */
async function unpack(): Promise<string> {
  const folder = resolve('.cache', `chromium-${await packageVersion()}`);
  await mkdir(folder, { recursive: true });
  process.env['AWS_EXECUTION_ENV'] = 'AWS_Lambda_nodejs24.x';
  process.env['TMPDIR'] = folder;
  process.env['FONTCONFIG_FILE'] = await writeFontList(folder);
  return withLock('.cache/chromium.lock', async () => {
    const { default: packed } = await import('@sparticuz/chromium');
    return packed.executablePath();
  });
}

let executable: Promise<string> | undefined;

async function find(): Promise<string> {
  const named = process.env['BROWSER_EXE'];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`BROWSER_EXE names ${named}, which does not exist.`);
  }
  if (process.platform === 'linux' && process.arch === 'x64') return unpack();
  const installed = USUAL_PLACES.find(existsSync);
  if (installed) return installed;
  throw new Error(
    `There is no test browser for ${process.platform}-${process.arch} in the packages. ` +
      'Install Chrome, or set BROWSER_EXE to the path of a Chrome or Chromium.',
  );
}

/** The path of the browser, unpacked if necessary. Rejects with a message that says what to do. */
export function browserPath(): Promise<string> {
  executable ??= find();
  return executable;
}

/** Starts a headless browser. */
export async function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: await browserPath(), args: [...BROWSER_ARGS, ...args] });
}
