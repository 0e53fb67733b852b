// The development server answers addresses as the preview server does (RTE-2, product.md "Tools").
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';

let server: ViteDevServer;
let url = '';
beforeAll(async () => {
  server = await createServer({ server: { port: 0, hmr: false }, logLevel: 'silent', cacheDir: '.cache/vite-test' });
  await server.listen();
  url = (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, '');
});
afterAll(() => server.close());

const open = (path: string) => fetch(url + path, { headers: { accept: 'text/html' }, redirect: 'manual' });

it.each(['/nope/', '/software/another-pro-suite/', '/legal/'])(
  '%s is not found, and the page says so',
  async (path) => {
    const answer = await open(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('This page could not be found');
  },
);

it.each(['/', '/grammar-check/french/', '/checker/signin/', '/checker/ai/'])('%s is a page', async (path) => {
  expect((await open(path)).status).toBe(200);
});

it('an address without its slash redirects to the one with it, keeping the query', async () => {
  const answer = await open('/contact?a=1');
  expect(answer.status).toBe(308);
  expect(answer.headers.get('location')).toBe('/contact/?a=1');
});

it('files are left alone', async () => {
  expect((await open('/contact/payload.de.json')).headers.get('content-type')).toBe('application/json');
  expect((await open('/icons.svg')).status).toBe(200);
});
