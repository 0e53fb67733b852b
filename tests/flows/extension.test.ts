// The browser extension as it is packed, in a browser that takes extensions. The browser of the lockfile takes none: with
// BROWSER_EXE naming a Chromium or Chrome for testing, fields of real pages are checked and every request is counted; without
// one the test reads what the package allows itself, and says that it did no more.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Store, writeExtension } from '../../scripts/publish/extension.ts';
import { type FormPages, openFormPages, STRICT_POLICY } from '../setup/formPages.ts';

const named = process.env['BROWSER_EXE'];
if (!named)
  process.stdout.write('  extension: no browser that takes extensions (BROWSER_EXE); only its files are read\n');

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'extension-'));
  for (const store of ['chrome', 'firefox'] as const) await writeExtension(join(folder, store), store);
});
afterAll(() => rm(folder, { recursive: true }));

describe.each(['chrome', 'firefox'] as const)('the package for %s', (store: Store) => {
  const read = async (file: string) =>
    JSON.parse(await readFile(join(folder, store, file), 'utf8')) as Record<string, unknown>;

  it('allows itself no connection, asks for nothing it can do without, and has all that it names', async () => {
    const manifest = await read('manifest.json');
    const policy = (manifest['content_security_policy'] as { extension_pages: string }).extension_pages;
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/https?:|\*|unsafe/);
    expect(manifest['permissions']).toEqual(['storage', 'activeTab', ...(store === 'chrome' ? ['offscreen'] : [])]);
    expect(manifest['host_permissions']).toBeUndefined();
    const files = new Set(await readdir(join(folder, store), { recursive: true }));
    const namedFiles = JSON.stringify(manifest).match(/[\w/-]+\.(?:js|html|png)/g) ?? [];
    expect(namedFiles.length).toBeGreaterThan(6);
    expect(namedFiles.filter((file) => !files.has(file))).toEqual([]);
    for (const locale of await readdir(join(folder, store, '_locales'))) {
      const { summary } = (await read(`_locales/${locale}/messages.json`)) as unknown as {
        summary: { message: string };
      };
      // The stores cut off what is longer.
      expect(summary.message.length, locale).toBeLessThanOrEqual(132);
      expect(summary.message).not.toContain('{{');
    }
  });
});

describe.skipIf(!named)('in the browser', () => {
  let site: FormPages;
  let context: BrowserContext;
  const requests: string[] = [];

  beforeAll(async () => {
    site = await openFormPages();
    site.pages['plain'] = {
      script: null,
      body: `<label>Message <textarea></textarea></label><input name="card" autocomplete="cc-number"><input type="search">
        <input type="password"><textarea id="code" spellcheck="false"></textarea><div id="editor" contenteditable><p>A thrid lettre</p></div>`,
    };
    site.pages['strict'] = {
      script: null,
      body: '<textarea></textarea>',
      headers: { 'content-security-policy': STRICT_POLICY },
    };
    context = await chromium.launchPersistentContext(join(folder, 'profile'), {
      ...(named && { executablePath: named }),
      channel: 'chromium',
      args: [
        '--no-sandbox',
        `--disable-extensions-except=${join(folder, 'chrome')}`,
        `--load-extension=${join(folder, 'chrome')}`,
      ],
    });
    context.on('request', (request) => requests.push(request.url()));
    if (context.serviceWorkers().length === 0) await context.waitForEvent('serviceworker');
  });
  afterAll(async () => {
    await context?.close();
    await site?.close();
  });

  const marked = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('spelling-check-marks')].flatMap((layer) =>
        [...(layer.shadowRoot?.querySelectorAll('.m') ?? [])].map((mark) => mark.textContent),
      ),
    );
  const open = async (name: string) => {
    const page = await context.newPage();
    await page.goto(`${site.origin}/${name}`);
    return page;
  };

  it('checks plain fields, editable elements and pages with a strict policy, leaves others alone, and asks nobody', async () => {
    const page = await open('plain');
    await page.locator('textarea').first().focus();
    await page.keyboard.type('We recieved it. ');
    await expect.poll(() => marked(page), { timeout: 20_000 }).toEqual(['recieved']);
    for (const field of ['[name="card"]', '[type="search"]', '[type="password"]', '#code']) {
      await page.locator(field).focus();
      await page.keyboard.type('wrnog wrod ');
    }
    await page.locator('#editor').click();
    const lit = () => page.evaluate(() => [...CSS.highlights.values()].flatMap((one) => [...one].map(String)));
    await expect.poll(lit).toEqual(['thrid', 'lettre']);
    expect(await marked(page)).toEqual(['recieved']);
    await page.locator('textarea').first().press('Control+Home');
    await page.keyboard.press('F7');
    const focused = () =>
      page.evaluate(
        () => document.querySelector('spelling-check-popover')?.shadowRoot?.activeElement?.textContent ?? null,
      );
    await expect.poll(focused).toBe('received');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('textarea').first().inputValue()).toBe('We received it. ');

    const strict = await open('strict');
    await strict.locator('textarea').focus();
    await strict.keyboard.type('Nous avons recu la lettre. ');
    await expect.poll(() => marked(strict), { timeout: 20_000 }).toEqual(['recu']);
    const elsewhere = requests.filter((url) => !url.startsWith(site.origin) && !url.startsWith('chrome-extension://'));
    expect(elsewhere).toEqual([]);
  });

  it('is off on a site where it was switched off', async () => {
    const page = await open('plain');
    const [worker] = context.serviceWorkers();
    type Store = { storage: { local: { set(values: object): Promise<void> } } };
    await worker?.evaluate(() =>
      (globalThis as unknown as { chrome: Store }).chrome.storage.local.set({ off: ['127.0.0.1'] }),
    );
    await page.locator('textarea').first().focus();
    await page.keyboard.type('We recieved it. ');
    await page.waitForTimeout(1_500);
    expect(await marked(page)).toEqual([]);
    await worker?.evaluate(() => (globalThis as unknown as { chrome: Store }).chrome.storage.local.set({ off: [] }));
    await page.locator('textarea').first().press('End');
    await expect.poll(() => marked(page), { timeout: 10_000 }).toEqual(['recieved']);
  });
});
