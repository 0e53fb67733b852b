// Takes the screenshots that the product's pages show: the built checker with a letter in each text language, in both themes,
// on a desk and on a phone. Run it when the look of the checker changes (npx fetches the encoder, which is not a dependency):
// npx node scripts/pictures/shots.ts [LANGUAGE ...]; --encode only makes the files again from the pictures of the last run.
import { mkdir } from 'node:fs/promises';
import type { Browser, Locator, Page } from 'playwright';
import type { TextLanguage } from '../../src/engine/index.ts';
import { sampleFor } from '../../src/features/checker/editor/samples.ts';
import { SHOT_LANGUAGES, SHOTS, type ShotKind, type ShotTheme } from '../../src/features/site/shots.ts';
import { launchBrowser } from '../web/browser.ts';
import { serve } from '../web/serve.ts';
import { ORIGINALS, writeShots } from './shotFiles.ts';

const KINDS = ['desk', 'phone'] as const;
const THEMES = ['light', 'dark'] as const;
/** Pixels to a point: enough for the largest size that is made of the picture. */
const DENSITY = 2;
/** Until marks, figures and the note of the last check stand still. */
const REST_MS = 4000;

/** The first mark that leaves room for its explanation below it: of grammar, as that shows most, or else any. */
async function markToOpen(page: Page): Promise<Locator> {
  const lowest = SHOTS.desk.height / 2;
  const found = [
    ...(await page.locator('.cm-content .m-grammar').all()),
    ...(await page.locator('.cm-content .m').all()),
  ];
  for (const mark of found) if (((await mark.boundingBox())?.y ?? lowest) < lowest) return mark;
  throw new Error('No mark stands in the upper half of the window');
}

/** Opens a mark with its explanation. On a phone it would cover the text. */
async function openMark(page: Page): Promise<void> {
  await (await markToOpen(page)).click();
  await page.waitForTimeout(1000);
}

async function takeShot(browser: Browser, url: string, kind: ShotKind, language: TextLanguage, theme: ShotTheme) {
  const { width, height } = SHOTS[kind];
  const phone = kind === 'phone' ? { isMobile: true, hasTouch: true } : {};
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: DENSITY,
    colorScheme: theme,
    ...phone,
  });
  await context.addCookies([{ name: 'i18n_redirected', value: language, url }]);
  const page = await context.newPage();
  await page.goto(`${url}/checker/`);
  await page.getByRole('button', { name: sampleFor(language).name }).click();
  await page.locator('.cm-content .m').first().waitFor();
  await page.waitForTimeout(REST_MS);
  if (kind === 'desk') await openMark(page);
  await page.screenshot({ path: `${ORIGINALS}/${kind}-${language}-${theme}.png` });
  await context.close();
}

async function takeShots(languages: readonly TextLanguage[]): Promise<void> {
  await mkdir(ORIGINALS, { recursive: true });
  const [preview, browser] = await Promise.all([serve({ root: 'dist/client' }), launchBrowser()]);
  for (const kind of KINDS) {
    for (const language of languages) {
      for (const theme of THEMES) await takeShot(browser, preview.url, kind, language, theme);
    }
  }
  await browser.close();
  await preview.close();
}

const named = process.argv.slice(2);
const languages = SHOT_LANGUAGES.filter((language) => named.length === 0 || named.includes(language));
if (!named.includes('--encode')) await takeShots(languages);
await writeShots();
