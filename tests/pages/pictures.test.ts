// The pages' pictures: only the size that the window needs is loaded, in the reader's language and theme; and every page has
// one for networks.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSite, type Site } from '../setup/openSite.ts';

const ROOT = 'dist/client';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

it.each([
  [320, 1, 's_320x427', 'phone', 'en', 'light'],
  [360, 2, 's_640x853', 'phone', 'de', 'dark'],
  [700, 1, 's_768x480', 'desk', 'en', 'dark'],
  [1280, 1, 's_1180x738', 'desk', 'ru', 'light'],
  [1400, 2, 's_1536x960', 'desk', 'fr', 'light'],
] as const)(
  'IMG-4, IMG-5: a window of %i px with %i px to a point fetches %s, %s, and no other picture (%s, %s)',
  async (width, deviceScaleFactor, size, kind, locale, colorScheme) => {
    const { page, context, requests, complaints } = await site.open(undefined, {
      viewport: { width, height: 800 },
      deviceScaleFactor,
      colorScheme,
    });
    await context.addCookies([{ name: 'i18n_redirected', value: locale, url: site.url }]);
    await page.goto('/software/');
    const picture = page.locator('main figure img:visible');
    await picture.scrollIntoViewIfNeeded();
    const language = locale === 'ru' ? 'en' : locale;
    const wanted = `/sizes/${size}/shots/${kind}-${language}-${colorScheme}.avif`;
    const shown = () => picture.evaluate((one: HTMLImageElement) => new URL(one.currentSrc).pathname);
    await expect.poll(shown).toBe(wanted);
    const large = requests
      .map((url) => new URL(url).pathname)
      .filter((path) => /\/(sizes|shots)\/(?!.*tiny)/.test(path));
    expect(new Set(large)).toEqual(new Set([wanted]));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

it('the home page shows one to a wide window alone', async () => {
  const { page, context, requests } = await site.open('/', { viewport: { width: 390, height: 800 } });
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForTimeout(500);
  expect(await page.locator('main figure img:visible').count()).toBe(0);
  expect(requests.filter((url) => /\/(sizes|shots)\//.test(url))).toEqual([]);
  await context.close();
});

it('every page names a picture for networks that exists', () => {
  const documents = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('index.html'),
  );
  const pictures = documents.map((name) => {
    const text = readFileSync(join(ROOT, name), 'utf8');
    const found = [...text.matchAll(/<meta property="og:image" content="https:\/\/spelling-check\.example([^"]*)"/g)];
    expect([name, found.length]).toEqual([name, 1]);
    expect(text, name).toContain('"twitter:card" content="summary_large_image"');
    return found[0]?.[1] ?? '';
  });
  expect(documents.length).toBeGreaterThan(300);
  expect([...new Set(pictures)].filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  expect(new Set(pictures).size).toBeGreaterThan(100);
});

it('none of them is fetched before it is needed', () => {
  const listed = readFileSync(join(ROOT, 'sw.js'), 'utf8');
  expect(listed).not.toMatch(/(?:shots|sizes|social)\/[\w/-]+\.(?:avif|webp|png)/);
});
