// Look-ups per second in a browser's worker: the engine's own function over words as frequent as in real texts.
import { mkdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { build } from 'vite';
import { TEXT_LANGUAGES } from '../../src/engine/index.ts';
import type { TextLanguage } from '../../src/engine/types.ts';
import { readManifest } from '../packs/manifest.ts';
import { PACK_FOLDER } from '../packs/paths.ts';
import { benchInputs } from './inputs.ts';

/** What one language reached. */
export interface LookupFigures {
  language: TextLanguage;
  perSecond: number;
}

const FOLDER = '.cache/bench';

async function workerScript(): Promise<Buffer> {
  await mkdir(FOLDER, { recursive: true });
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir: FOLDER,
      emptyOutDir: false,
      target: 'es2022',
      lib: { entry: 'scripts/bench/lookups.worker.ts', formats: ['es'], fileName: () => 'lookups.js' },
    },
  });
  return readFile(join(FOLDER, 'lookups.js'));
}

/** All five languages, one after the other. */
export async function measureLookups(browser: Browser): Promise<LookupFigures[]> {
  const script = await workerScript();
  const manifest = readManifest();
  const server = createServer((request, response) => {
    const language = TEXT_LANGUAGES.find((code) => request.url === `/${code}`);
    const file = language && manifest[language]?.spell.file;
    if (request.url === '/lookups.js') response.setHeader('content-type', 'text/javascript').end(script);
    else if (file) void readFile(join(PACK_FOLDER, file)).then((bytes) => response.end(bytes));
    else response.setHeader('content-type', 'text/html').end('<!doctype html><title>Bench</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const figures: LookupFigures[] = [];
  for (const language of TEXT_LANGUAGES) {
    const { words } = benchInputs(language);
    const perSecond = await page.evaluate(
      async ([code, list]) => {
        const bytes = await (await fetch(`/${code}`)).arrayBuffer();
        const worker = new Worker('/lookups.js', { type: 'module' });
        return new Promise<number>((resolve) => {
          worker.onmessage = (event: MessageEvent<number>) => {
            worker.terminate();
            resolve(event.data);
          };
          worker.postMessage({ bytes, words: list });
        });
      },
      [language, words] as const,
    );
    figures.push({ language, perSecond });
  }
  await page.close();
  await new Promise((resolve) => server.close(resolve));
  return figures;
}
