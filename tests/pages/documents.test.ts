// What the server sends with the HTML documents, and the AI checker's separate document (cloud.md 5.2).
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configuredSite } from '../setup/configuredSite.ts';
import { openSite, ready, type Site } from '../setup/openSite.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const policy = async (path: string) => (await fetch(site.url + path)).headers.get('content-security-policy') ?? '';

/** Requests a path as written, without the normalisation that `fetch` does. */
function statusOf(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site.url);
    request({ hostname, port, path }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

describe('headers', () => {
  it('every kind of response carries the strict policy', async () => {
    const assets = /="(\/assets\/[^" ]+\.js)[ "]/.exec(readFileSync('dist/client/index.html', 'utf8'))?.[1] ?? '';
    for (const path of ['/', '/checker/', '/checker/profile/', '/nope/', '/sw.js', assets, '/config.json']) {
      const value = await policy(path);
      expect(value, path).toContain("default-src 'none'");
      expect(value, path).toContain("script-src 'self' 'wasm-unsafe-eval';");
      expect(value, path).toContain("style-src 'self';");
      expect(value, path).toContain("connect-src 'self';");
      expect(value, path).toContain("require-trusted-types-for 'script'");
      expect(value, path).not.toContain('unsafe-inline');
    }
    const { headers } = await fetch(`${site.url}/`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(headers.get('permissions-policy')).toContain('camera=()');
  });

  it('hashed files are cached for ever, everything else is revalidated, and compressed forms are preferred', async () => {
    const html = readFileSync('dist/client/index.html', 'utf8');
    const script = /="(\/assets\/[^" ]+\.js)[ "]/.exec(html)?.[1] ?? '';
    const hashed = await fetch(site.url + script, { headers: { 'accept-encoding': 'br' } });
    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(hashed.headers.get('content-encoding')).toBe('br');
    const zipped = await fetch(site.url + script, { headers: { 'accept-encoding': 'gzip' } });
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    for (const path of ['/', '/sw.js', '/contact/payload.json', '/manifest.webmanifest']) {
      expect((await fetch(site.url + path)).headers.get('cache-control'), path).toBe('no-cache');
    }
    const first = await fetch(`${site.url}/contact/`);
    const again = await fetch(`${site.url}/contact/`, {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it.each([
    '/../package.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/../../build.json',
    '/..%2f..%2fetc/passwd',
    '/index.html.br',
    '/checker/../nope/',
  ])('%s is not found', async (path) => {
    expect(await statusOf(path)).toBe(404);
  });

  it('only reading is allowed', async () => {
    expect((await fetch(`${site.url}/`, { method: 'POST', body: 'a' })).status).toBe(405);
    expect((await fetch(`${site.url}/`, { method: 'HEAD' })).status).toBe(200);
  });

  it('the configuration adds its origins, and only those, to the policy', async () => {
    const copy = await configuredSite({
      auth: { region: 'eu-west-1', userPoolId: 'eu-west-1_abc', clientId: 'c' },
      storage: undefined,
      functions: { create: 'subscription-create' },
      endpoints: {},
      contact: { endpoint: 'https://forms.example/send' },
    });
    const configured = await openSite(copy.root);
    const value = (await fetch(`${configured.url}/`)).headers.get('content-security-policy') ?? '';
    const service = (name: string) => `https://${name}.eu-west-1.amazonaws.com`;
    const origins = [service('cognito-idp'), service('lambda'), 'https://forms.example'].join(' ');
    expect(value).toContain(`connect-src 'self' ${origins};`);
    await configured.close();
    await copy.drop();
  });
});

describe('the AI checker', () => {
  it('has its own policy, which allows the endpoint a person enters; the other pages do not', async () => {
    expect(await policy('/checker/ai/')).toContain("connect-src 'self' https: http://localhost:* http://127.0.0.1:*;");
    for (const path of ['/checker/', '/checker/ai/french/', '/checker/ai-other/']) {
      expect(await policy(path), path).toContain("connect-src 'self';");
    }
    // The service worker caches the document under its file name, with its headers.
    expect(await policy('/checker/ai/index.html')).toBe(await policy('/checker/ai/'));
  });

  it('is entered and left by loading a document', async () => {
    const { page, context, complaints } = await site.open('/checker/');
    const mark = () => page.evaluate(() => 'kept' in window);
    await page.evaluate(() => Object.assign(window, { kept: true }));
    await page
      .locator('a[href="/checker/ai/"]')
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click());
    await page.waitForURL('**/checker/ai/');
    await ready(page);
    expect(await mark()).toBe(false);
    await page.evaluate(() => Object.assign(window, { kept: true }));
    await page
      .locator('a[href="/checker/"]')
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click());
    await page.waitForURL('**/checker/');
    await ready(page);
    expect(await mark()).toBe(false);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('keeps the text on the way in and out', async () => {
    const { page, context } = await site.open('/checker/');
    await page.locator('.cm-content').click();
    await page.keyboard.type('A draft that must survive.');
    await page
      .locator('a[href="/checker/ai/"]')
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click());
    await page.waitForURL('**/checker/ai/');
    await ready(page);
    await page
      .locator('a[href="/checker/"]')
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click());
    await page.waitForURL('**/checker/');
    await ready(page);
    await expect.poll(() => page.locator('main').innerText()).toContain('A draft that must survive.');
    await context.close();
  });
});
