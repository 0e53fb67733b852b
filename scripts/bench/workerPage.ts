// A page with nothing but a worker of ours, and the packs beside it: for measuring the engine in a browser without the site.
import { mkdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { build } from 'vite';
import { isTextLanguage } from '../../src/engine/index.ts';
import { type PackPart, readPack } from '../packs/load.ts';

const FOLDER = '.cache/bench';
const PARTS: readonly PackPart[] = ['spell', 'lex', 'model'];

async function workerScript(entry: string): Promise<Buffer> {
  const name = basename(entry, '.worker.ts');
  await mkdir(FOLDER, { recursive: true });
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir: FOLDER,
      emptyOutDir: false,
      target: 'es2022',
      lib: { entry, formats: ['es'], fileName: () => `${name}.js` },
    },
  });
  return readFile(join(FOLDER, `${name}.js`));
}

function packAt(url: string): Uint8Array | undefined {
  const [language = '', part] = url.slice(1).split('.');
  const known = PARTS.find((each) => each === part);
  return isTextLanguage(language) && known ? readPack(language, known) : undefined;
}

/** Opens a page that serves the worker of `entry` as /worker.js and packs as /<language>.<part>; closes it after `work`. */
export async function onWorkerPage<T>(browser: Browser, entry: string, work: (page: Page) => Promise<T>): Promise<T> {
  const script = await workerScript(entry);
  const server = createServer((request, response) => {
    const pack = packAt(request.url ?? '');
    if (request.url === '/worker.js') response.setHeader('content-type', 'text/javascript').end(script);
    else if (pack) response.end(pack);
    else response.setHeader('content-type', 'text/html').end('<!doctype html><title>Bench</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const page = await browser.newPage();
  try {
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    return await work(page);
  } finally {
    await page.close();
    await new Promise((resolve) => server.close(resolve));
  }
}
