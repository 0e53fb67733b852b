// Without a network, the service worker serves the checker, visited pages and used packs. The server is shut down as well,
// so that nothing can come from it.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import english from '../../locales/en/app.json' with { type: 'json' };
import rules from '../../locales/en/rules.en.json' with { type: 'json' };
import { readManifest } from '../../prerender/links.ts';
import { follow, openSite, ready } from '../setup/openSite.ts';
import { openReleases } from '../setup/releases.ts';

/** Waits until the service worker answers for this page. */
async function controlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Waits until no new version is being downloaded. */
async function newestInstalled(page: Page): Promise<void> {
  const installing = async () => (await navigator.serviceWorker.getRegistration())?.installing ?? null;
  await expect.poll(() => page.evaluate(installing)).toBe(null);
}

const pack = () => fetch('/packs/manifest.json').then((response) => response.status);

describe('service worker', () => {
  it('SWK-1: it is registered at the root for the whole site, and its failure disturbs nobody', async () => {
    const site = await openSite(undefined, 'allow');
    const { page, complaints } = await site.open('/contact/');
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    const script = await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);
    expect(scope).toBe(`${site.url}/`);
    expect(script).toBe(`${site.url}/sw.js`);
    expect(complaints).toEqual([]);
    const other = await site.open();
    await other.context.route('**/sw.js', (route) => route.abort());
    await other.page.goto('/contact/');
    await ready(other.page);
    await other.page.waitForTimeout(500);
    expect(other.complaints.filter((line) => !/sw\.js|ERR_FAILED|fetching the script/.test(line))).toEqual([]);
    await site.close();
  });

  it('without network and server: checker, AI checker, tools and visited pages work; others say so', async () => {
    const site = await openSite(undefined, 'allow');
    const { page, context } = await site.open('/checker/');
    await controlled(page);
    await page.goto('/software/pricing/');
    await ready(page);
    const packStatus = await page.evaluate(pack);
    await context.setOffline(true);
    await site.preview.close();

    for (const path of ['/checker/', '/checker/ai/', '/german/', '/software/pricing/']) {
      const response = await page.goto(path);
      await ready(page);
      expect([path, response?.status()]).toEqual([path, 200]);
      await expect.poll(() => page.locator('h1').count(), { message: path }).toBeGreaterThan(0);
    }
    await page.goto('/checker/');
    await page.reload();
    await ready(page);
    await page.locator('.cm-content').click();
    await page.keyboard.type('Typed without a network.');
    expect(await page.locator('main').innerText()).toContain('Typed without a network.');
    expect(await page.evaluate(pack)).toBe(packStatus);

    for (const path of ['/legal/redistribution/', '/checker/signin/']) {
      await page.goto(path);
      await ready(page);
      expect(await page.locator('h1').innerText(), path).toBe(english.errors.offline);
    }
    await site.close();
  });

  it('keeps a limited number of pages: the oldest go first, and an address counts once whatever its query', async () => {
    const site = await openSite(undefined, 'allow');
    const { page } = await site.open('/contact/');
    await controlled(page);
    await page.evaluate(async () => {
      const cache = await caches.open('pages');
      for (let at = 0; at < 80; at += 1) await cache.put(`/old-${at}/`, new Response('x'.repeat(1000)));
      await (await caches.open('payloads')).put('/old/payload.json', new Response('x'.repeat(4_000_000)));
    });
    for (const query of ['', '?a=1', '?a=2', '?return=secret']) {
      await page.goto(`/software/pricing/${query}`);
      await ready(page);
    }
    await page.evaluate(() => fetch('/contact/payload.de.json'));
    const kept = (name: string) =>
      page.evaluate(
        async (one) => (await (await caches.open(one)).keys()).map(({ url }) => url.replace(location.origin, '')),
        name,
      );
    await expect.poll(async () => (await kept('pages')).length).toBe(60);
    const pages = await kept('pages');
    expect([pages.includes('/old-0/'), pages.includes('/old-79/')]).toEqual([false, true]);
    expect(pages.filter((path) => path.startsWith('/software/'))).toEqual(['/software/pricing/']);
    await expect.poll(() => kept('payloads')).not.toContain('/old/payload.json');
    expect(await kept('payloads')).toContain('/contact/payload.de.json');
    await site.close();
  });

  it('a language other than English works without a network after the first visit in it', async () => {
    const site = await openSite(undefined, 'allow');
    const { page, context } = await site.open();
    await context.addCookies([{ name: 'i18n_redirected', value: 'de', url: site.url }]);
    await page.goto('/checker/');
    await controlled(page);
    // The page's own texts are cached last.
    const kept = () =>
      page.evaluate(async () => (await (await caches.open('payloads')).keys()).map(({ url }) => new URL(url).pathname));
    await expect.poll(kept, { timeout: 20_000 }).toContain('/checker/payload.de.json');
    const title = await page.title();
    await context.setOffline(true);
    await site.preview.close();
    await page.reload();
    await ready(page);
    expect(await page.locator('html').getAttribute('lang')).toBe('de-DE');
    expect(await page.title()).toBe(title);
    await site.close();
  });

  it('what a first visit had before there was a worker is kept soon after the start: the fonts of every page', async () => {
    const site = await openSite(undefined, 'allow');
    const { page } = await site.open();
    await page.clock.install();
    await page.goto('/checker/');
    await controlled(page);
    await page.locator('.cm-content').waitFor();
    const isKept = (face: string) =>
      page.evaluate(async (name) => {
        for (const cache of await caches.keys())
          for (const { url } of await (await caches.open(cache)).keys()) if (url.includes(name)) return true;
        return false;
      }, face);
    expect(await isKept('/source-sans-3-latin-wght-normal')).toBe(false);
    await page.clock.fastForward(21_000);
    await expect.poll(() => isKept('/literata-latin-wght-normal')).toBe(true);
    await expect.poll(() => isKept('/source-sans-3-latin-wght-normal')).toBe(true);
    await site.close();
  });

  it('the texts of a language’s rules are loaded with it, and available without a network', async () => {
    const site = await openSite(undefined, 'allow');
    const { page, context } = await site.open('/checker/');
    await controlled(page);
    await page.locator('.cm-content').click();
    // This loads the grammar although it finds nothing to report.
    await page.keyboard.type('All is well here.');
    const texts = Object.entries(readManifest()).find(([source]) => source === 'locales/en/rules.en.json')?.[1].file;
    const isKept = (file: string) => caches.match(`/${file}`).then((found) => found !== undefined);
    await expect.poll(() => page.evaluate(isKept, texts ?? ''), { timeout: 15_000 }).toBe(true);
    await context.setOffline(true);
    await site.preview.close();
    await page.reload();
    await ready(page);
    await page.locator('.cm-content').click();
    await page.keyboard.type(' They ate a apple.');
    await page.getByText(rules['en.article.a-an'].message.replace('{{fix}}', 'an')).first().waitFor();
    await site.close();
  });

  it.each(['/', '/checker/', '/french/'])('%s that says it is ready opens again with the server gone', async (path) => {
    const site = await openSite(undefined, 'allow');
    const { page, context } = await site.open(path);
    await page.locator('textarea, .cm-content').first().focus();
    await page.locator('.cm-content').waitFor();
    await page.keyboard.type('Une phrase, a sentence.');
    await page.getByText(english.statistics.offlineReady, { exact: true }).waitFor();
    await context.setOffline(true);
    await site.preview.close();
    await page.reload();
    await ready(page);
    await page.locator('.cm-content').waitFor();
    await expect.poll(() => page.locator('main').innerText()).toContain('Une phrase');
    await site.close();
  });

  it('a new version waits until the visitor agrees; then the page reloads with the text saved', async () => {
    const root = await mkdtemp(join('.cache', 'update-'));
    await cp('dist/client', root, { recursive: true });
    const site = await openSite(root, 'allow');
    const { page, context } = await site.open('/checker/');
    await controlled(page);
    await page.reload();
    await ready(page);
    await page.locator('.cm-content').click();
    await page.keyboard.type('Kept for the next version.');
    // Wait for the packs: a browser postpones a new version while the old one is answering requests.
    await page.getByText(english.statistics.offlineReady, { exact: true }).waitFor();
    const worker = join(root, 'sw.js');
    const first = await readFile(worker, 'utf8');
    for (const packed of ['.br', '.gz']) await rm(worker + packed, { force: true });
    const publish = async (release: number) => {
      await writeFile(worker, `${first}\nself.release = ${release};\n`);
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
      await newestInstalled(page);
    };
    await publish(2);
    const button = page.getByRole('button', { name: 'Load the new version' });
    await button.waitFor();
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null)).toBe(
      true,
    );
    // Nobody agreed to the second version before the third: this tab goes on, and goes two versions ahead at once.
    await publish(3);
    await page.keyboard.type(' And more.');
    await Promise.all([page.waitForEvent('load'), button.click()]);
    await ready(page);
    const releases = () =>
      Promise.all(
        context
          .serviceWorkers()
          .map((one) => one.evaluate(() => (self as { release?: number }).release).catch(() => 0)),
      );
    await expect.poll(releases).toContain(3);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null))
      .toBe(null);
    expect(await button.count()).toBe(0);
    await expect.poll(() => page.locator('main').innerText()).toContain('Kept for the next version. And more.');
    await site.close();
    await rm(root, { recursive: true });
  });

  it('releases that differ in every script: open tabs go on, a worker of two releases ago moves on, and back again', {
    timeout: 180_000,
  }, async () => {
    const [site, cdn] = await Promise.all([openSite(undefined, 'allow'), openReleases()]);
    const seen = (page: Page) =>
      page.evaluate(() => ({
        document: document.documentElement.dataset['release'],
        scripts: [...((globalThis as { releases?: Set<number> }).releases ?? [])],
      }));
    const of = (release: number) => ({ document: String(release), scripts: [release] });
    const visit = async (path: string, options: Parameters<typeof site.open>[1] = {}) => {
      const tab = await site.open(path, { ...options, baseURL: cdn.url });
      return { ...tab, see: () => seen(tab.page) };
    };
    /** Goes by a link to a page whose scripts this tab does not have yet. */
    const goOn = async (page: Page, path: string, title: string) => {
      await follow(page, path);
      await page.waitForFunction((start) => document.title.startsWith(start), title);
    };
    /** The newest release: the browser may have found the one before it by itself, and have it waiting already. */
    const moveOn = async (page: Page) => {
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
      await newestInstalled(page);
      const button = page.getByRole('button', { name: 'Load the new version' });
      await button.waitFor();
      await Promise.all([page.waitForEvent('load'), button.click()]);
      await ready(page);
    };

    await cdn.deploy(1);
    const writer = await visit('/checker/');
    await controlled(writer.page);
    await writer.page.reload();
    await ready(writer.page);
    await writer.page.locator('.cm-content').click();
    // All at once: a few letters of it might pass for another language, and only English is served here.
    await writer.page.keyboard.insertText('Written in the first release.');
    await writer.page.getByText(english.statistics.offlineReady, { exact: true }).waitFor();
    const [reader, later] = [
      await visit('/software/', { serviceWorkers: 'block' }),
      await visit('/checker/', { serviceWorkers: 'block' }),
    ];
    expect([await writer.see(), await reader.see()]).toEqual([of(1), of(1)]);

    await cdn.deploy(2);
    await goOn(reader.page, '/contact/', 'Contact');
    expect(await reader.see()).toEqual(of(1));
    expect(await (await visit('/contact/')).see()).toEqual(of(2));

    await cdn.deploy(3);
    // Two releases later this tab loads its editor, its thread and its rules.
    await later.page.locator('textarea, .cm-content').first().focus();
    await later.page.locator('.cm-content').click();
    await later.page.keyboard.insertText('They ate a apple.');
    await later.page.getByText(rules['en.article.a-an'].message.replace('{{fix}}', 'an')).first().waitFor();
    expect(await later.see()).toEqual(of(1));
    // The worker of the first release opens its own checker, and a page that it never had with the parts of the third.
    await writer.page.reload();
    await ready(writer.page);
    expect(await writer.see()).toEqual(of(1));
    const second = await writer.context.newPage();
    await second.goto('/contact/');
    await ready(second);
    expect(await seen(second)).toEqual(of(3));
    await moveOn(writer.page);
    expect(await writer.see()).toEqual(of(3));
    await expect.poll(() => writer.page.locator('main').innerText()).toContain('Written in the first release.');

    await cdn.rollback();
    expect(await (await visit('/software/')).see()).toEqual(of(2));
    await moveOn(writer.page);
    // On a busy machine the first look may still meet the page before its reload.
    await expect.poll(() => writer.see()).toEqual(of(2));
    await expect.poll(() => writer.page.locator('main').innerText()).toContain('Written in the first release.');
    for (const { complaints } of [writer, reader, later]) expect(complaints).toEqual([]);
    await site.close();
    await cdn.close();
  });

  it('a file that another application shares is opened, and stays on the device', async () => {
    const site = await openSite(undefined, 'allow');
    const { page } = await site.open('/checker/');
    await controlled(page);
    const answer = await page.evaluate(async () => {
      const form = new FormData();
      form.set('file', new File(['We recieved it.'], 'Größe.txt'));
      return (await fetch('/checker/', { method: 'POST', body: form, redirect: 'manual' })).type;
    });
    // Where it leads is kept from scripts; a share goes there as a page.
    expect(answer).toBe('opaqueredirect');
    await page.goto('/checker/#shared');
    await page.reload();
    await page.locator('.cm-line', { hasText: 'We recieved it.' }).waitFor();
    await page.getByRole('button', { name: /Größe\.txt/ }).waitFor();
    expect(await page.evaluate(async () => [location.hash, await caches.has('shared')])).toEqual(['', false]);
    await site.close();
  });

  it('can be installed: the manifest, its icons and the green theme colour are present', async () => {
    const site = await openSite(undefined, 'allow');
    const { page } = await site.open('/');
    const address = await page.locator('link[rel="manifest"]').getAttribute('href');
    const manifest = await (await fetch(site.url + address)).json();
    expect(manifest).toMatchObject({
      start_url: '/checker/',
      scope: '/',
      display: 'standalone',
      theme_color: '#137333',
      share_target: { action: '/checker/', method: 'POST', params: { files: [{ name: 'file' }] } },
    });
    for (const { src, sizes, type } of manifest.icons as { src: string; sizes: string; type: string }[]) {
      const response = await fetch(site.url + src);
      expect([src, response.status, response.headers.get('content-type')]).toEqual([src, 200, type]);
      if (type !== 'image/png') continue;
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
    }
    expect(manifest.icons.some(({ purpose }: { purpose?: string }) => purpose === 'maskable')).toBe(true);
    expect(await page.locator('meta[name="theme-color"]').first().getAttribute('content')).toBe('#137333');
    await site.close();
  });
});
