// A page with nothing but a worker of ours, and the packs beside it: for measuring the engine in a browser without the site.
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { build } from 'vite';
import { isTextLanguage } from '../../src/engine/index.ts';
import { readPack } from '../packs/load.ts';
import type { PackPart } from '../packs/manifest.ts';
import { rowFiles } from '../rows/plugin.ts';

const PARTS: readonly PackPart[] = ['spell', 'lex', 'model', 'context'];
const WORKER = 'worker.js';

/** Builds a worker and what it imports later; the files by their addresses. */
async function workerFiles(entry: string): Promise<ReadonlyMap<string, Buffer>> {
  const folder = join('.cache/bench', basename(entry, '.worker.ts'));
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [rowFiles()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      lib: { entry, formats: ['es'], fileName: () => WORKER },
    },
  });
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  return new Map(
    await Promise.all(names.map(async (name) => [`/${name}`, await readFile(join(folder, name))] as const)),
  );
}

function packAt(url: string): Uint8Array | undefined {
  const [language = '', part] = url.slice(1).split('.');
  const known = PARTS.find((each) => each === part);
  return isTextLanguage(language) && known ? readPack(language, known) : undefined;
}

const isPart = (url = ''): boolean => PARTS.some((part) => url.endsWith(`.${part}`));

/** Opens a page that serves the worker of `entry` as /worker.js and packs as /<language>.<part>; closes it after `work`. */
export async function onWorkerPage<T>(browser: Browser, entry: string, work: (page: Page) => Promise<T>): Promise<T> {
  const files = await workerFiles(entry);
  const server = createServer((request, response) => {
    const pack = packAt(request.url ?? '');
    const script = files.get(request.url ?? '');
    if (script) response.setHeader('content-type', 'text/javascript').end(script);
    else if (pack) response.end(pack);
    else if (isPart(request.url)) response.writeHead(404).end();
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
