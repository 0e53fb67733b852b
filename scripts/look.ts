// npm run look -- FOLDER [LANGUAGE ...]: every page in every interface language, on a desk and on a phone, light and
// dark, as sheets of screenshots for somebody to look at. What a program can see (texts that are cut or leave the window) is
// printed; the exit code is 1 if there is any.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { loadBuildConfig } from '../prerender/config.ts';
import { prerenderedPaths } from '../src/routes/navigation/match.ts';
import { locales } from '../src/services/i18n/locales.ts';
import { complaintsOf } from './look/complaints.ts';
import { type Shot, writeSheets } from './look/sheets.ts';
import { launchBrowser } from './web/browser.ts';
import { buildPacksIfStale } from './web/packs.ts';
import { serve } from './web/serve.ts';
import { ensureSite } from './web/site.ts';

/** Pages that are drawn in the browser, and one or two of those that stand for many. */
const OTHER_PATHS = [
  '/checker/ai/',
  '/checker/premium/',
  '/checker/signin/',
  '/checker/signup/',
  '/checker/help/german/',
  '/checker/help/english/its-it-s/',
  '/checker/help/french/punctuation/',
];

/** The dark ones show the same texts: smaller, only for their colours. */
const VIEWS = [
  { width: 390, theme: 'light', columns: 4, scale: 1 },
  { width: 1280, theme: 'light', columns: 2, scale: 0.62 },
  { width: 390, theme: 'dark', columns: 8, scale: 0.5 },
  { width: 1280, theme: 'dark', columns: 4, scale: 0.31 },
] as const;

const LEAST_HEIGHT = 860;
/** Longer pages repeat themselves. */
const MOST_HEIGHT = 5600;
/** Until what comes after the first frame stands still. */
const REST_MS = 300;

const nameOf = (path: string) => (path === '/' ? 'home' : path.slice(1, -1).replaceAll('/', '-'));

async function rest(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'true');
  await page.evaluate(async () => {
    for (const image of document.querySelectorAll('img')) image.loading = 'eager';
    await document.fonts.ready;
  });
  await page.waitForTimeout(REST_MS);
}

const localeCodes = locales.map(({ code }) => code);
const [folder, ...wanted] = process.argv.slice(2);
const languages: readonly string[] = wanted.length > 0 ? wanted : localeCodes;
if (!folder || languages.some((code) => !localeCodes.some((known) => known === code))) {
  console.error(`npm run look -- FOLDER [LANGUAGE ...], of ${localeCodes.join(' ')}`);
  process.exit(2);
}

await buildPacksIfStale(console.log);
await ensureSite(console.log);
const paths = [...prerenderedPaths(loadBuildConfig().config.product.slug), ...OTHER_PATHS];
const [site, browser] = await Promise.all([serve({ root: 'dist/client' }), launchBrowser()]);
let complaints = 0;
for (const language of languages) {
  for (const { width, theme, columns, scale } of VIEWS) {
    const prefix = join(folder, language, `${width}-${theme}`);
    await mkdir(prefix, { recursive: true });
    const context = await browser.newContext({
      baseURL: site.url,
      viewport: { width, height: LEAST_HEIGHT },
      colorScheme: theme,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    await context.addCookies([{ name: 'i18n_redirected', value: language, url: site.url }]);
    const page = await context.newPage();
    const shots: Shot[] = [];
    for (const path of paths) {
      await page.goto(path);
      await rest(page);
      for (const complaint of await complaintsOf(page)) {
        complaints += 1;
        console.log(`${language} ${width} ${theme} ${path}: ${complaint}`);
      }
      const whole = await page.evaluate(() => document.documentElement.scrollHeight);
      const height = Math.min(Math.max(whole, LEAST_HEIGHT), MOST_HEIGHT);
      const file = join(prefix, `${nameOf(path)}.png`);
      await page.screenshot({ path: file, clip: { x: 0, y: 0, width, height }, fullPage: true });
      shots.push({ name: nameOf(path), file, width, height });
    }
    await context.close();
    const sheets = await writeSheets(browser, shots, { prefix, columns, scale });
    console.log(`${language} ${width} ${theme}: ${shots.length} pages on ${sheets} sheets, ${prefix}-*.png`);
  }
}
await browser.close();
await site.close();
console.log(`${complaints} texts are cut or leave the window.`);
process.exit(complaints === 0 ? 0 : 1);
