// The installed library in a real browser: in the page, in a module worker, and in a service worker.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { launchBrowser } from '../../scripts/web/browser.ts';
import { contentType } from '../../scripts/web/contentTypes.ts';

const IMPORTS = { 'spelling-check-sdk': '/sdk/main.js', 'spelling-check-sdk/worker': '/sdk/worker.js' };
const PAGE = `<!doctype html><title>Try</title><script type="importmap">${JSON.stringify({ imports: IMPORTS })}</script>`;
const SERVICE_WORKER = `
import { createSpellingChecker } from '/sdk/standalone.js';
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('message', async ({ data, ports }) => {
  const checker = await createSpellingChecker({ packs: '/packs/', texts: '/sdk/texts/', depth: 'grammar', onNotice() {} });
  ports[0].postMessage(await checker.check(data));
});`;

/** Checks a French text in all three places; `modules` is where the packages are installed. */
export async function checkInBrowser(modules: string, text: string): Promise<unknown[]> {
  const folders: Record<string, string> = {
    sdk: join(modules, 'spelling-check-sdk/dist'),
    packs: join(modules, 'spelling-check-pack-fr'),
  };
  const server = createServer((request, response) => {
    const [, top = '', ...rest] = (request.url ?? '').split('/');
    const file = folders[top] && join(folders[top], rest.join('/'));
    const own = { '': PAGE, 'sw.js': SERVICE_WORKER }[top];
    if (own === undefined && !(file && existsSync(file))) return void response.writeHead(404).end();
    response.setHeader('content-type', top === '' ? 'text/html' : contentType(file || top));
    response.end(own ?? readFileSync(file as string));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    // As texts: modules of the page's own map are none of this project's.
    const inPage = `(async () => (await (await import('spelling-check-sdk')).createSpellingChecker({ packs: '/packs/', depth: 'grammar' })).check(${JSON.stringify(text)}))()`;
    const inWorker = `(async () => (await (await import('spelling-check-sdk/worker')).createWorkerChecker({ packs: '/packs/', depth: 'grammar' })).check(${JSON.stringify(text)}))()`;
    const inServiceWorker = `(async () => {
      await navigator.serviceWorker.register('/sw.js', { type: 'module' });
      const { active } = await navigator.serviceWorker.ready;
      const { port1, port2 } = new MessageChannel();
      const answer = new Promise((resolve) => { port1.onmessage = ({ data }) => resolve(data); });
      active.postMessage(${JSON.stringify(text)}, [port2]);
      return answer;
    })()`;
    const answers: unknown[] = [];
    for (const script of [inPage, inWorker, inServiceWorker]) answers.push(await page.evaluate(script));
    return answers;
  } finally {
    await browser.close();
    server.close();
  }
}
