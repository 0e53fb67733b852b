// The context net of a language: fetched after everything else, silently, and never missed. The site's list of packs names one
// here whether one has been trained or not; its bytes are those of no net, so the checker must go on as without it.
import { createHash } from 'node:crypto';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite, type Site } from '../setup/openSite.ts';
import { wording } from '../setup/wording.ts';
import { enterEditor, expectMarked } from './checkerPage.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const NET = Buffer.alloc(5_000, 7);
const FILE = `en.context.${createHash('sha256').update(NET).digest('hex').slice(0, 10)}.bin`;
const REST_MS = 2_000;

/** Puts a net for English into the site's list. */
async function offerNet(page: Page): Promise<void> {
  const context = { file: FILE, bytes: NET.length, sha256: createHash('sha256').update(NET).digest('hex') };
  await page.route('**/packs/manifest.json', async (route) => {
    const response = await route.fetch();
    const list = (await response.json()) as { en: object };
    await route.fulfill({ response, json: { ...list, en: { ...list.en, context } } });
  });
}

const write = async (page: Page): Promise<void> => {
  await enterEditor(page);
  await page.keyboard.type('Many people forgot there books. One wrod here.');
  await expectMarked(page, ['there', 'wrod']);
};
const packsOf = (requests: readonly string[]): string[] =>
  requests.flatMap((url) => /\/packs\/(\w+\.\w+)\.[0-9a-f]+\.bin/.exec(url)?.[1] ?? []);

// Service workers are blocked: their requests would bypass the page's routes.
describe('the context net of a language', () => {
  it('comes last, once the text is at rest, and its coming is not noticed', async () => {
    const { page, context, requests, complaints } = await site.open();
    await offerNet(page);
    await page.route(`**/${FILE}`, (route) => route.fulfill({ body: NET }));
    await page.goto('/checker/');
    await write(page);
    expect(packsOf(requests)).toEqual(['en.spell', 'en.lex', 'en.model']);
    await page.waitForResponse(`**/${FILE}`);
    expect(packsOf(requests).at(-1)).toBe('en.context');
    await page.keyboard.type(' An other wrod.');
    await expectMarked(page, ['there', 'wrod', 'An other', 'wrod']);
    // Kept on the device, under the name that the service worker looks for.
    expect(await page.evaluate(async (file) => (await caches.match(`/packs/${file}`)) !== undefined, FILE)).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is not fetched for a visitor who saves data', async () => {
    const { page, context, requests } = await site.open();
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
    );
    await offerNet(page);
    await page.goto('/checker/');
    await write(page);
    await page.waitForTimeout(REST_MS + 1_500);
    expect(packsOf(requests)).toEqual(['en.spell', 'en.lex', 'en.model']);
    await context.close();
  });

  it('is not missed when it cannot be fetched', async () => {
    const { page, context } = await site.open();
    await offerNet(page);
    const asked = page.waitForRequest(`**/${FILE}`);
    await page.route(`**/${FILE}`, (route) => route.abort());
    await page.goto('/checker/');
    await write(page);
    await asked;
    await page.keyboard.type(' More wrods.');
    await expectMarked(page, ['there', 'wrod', 'wrods']);
    const failed = wording('issues.grammarFailed', { language: 'English' });
    expect(await page.getByText(failed).count()).toBe(0);
    await context.close();
  });
});
