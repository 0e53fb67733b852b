// Takes the screenshots that the product's pages show: the built checker with a sample text, in both themes, as webp, each
// with a tiny placeholder shown while it loads, and in the sizes that a page may request. Run it when the look of the
// checker changes: npx node scripts/web/shots.ts; --sizes only makes the sizes again.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright';
import { SHOT_SIZE as SIZE, shotPath, shotVariants } from '../../src/features/site/shots.ts';
import { launchBrowser } from './browser.ts';
import { serve } from './serve.ts';

const site = new URL('../../public/', import.meta.url);
const folder = new URL('shots/', site);
const themes = ['light', 'dark'] as const;

/** The page as webp; `scale` makes it smaller. */
async function picture(page: Page, quality: number, scale: number): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality,
    clip: { x: 0, y: 0, ...SIZE, scale },
  });
  return Buffer.from(data, 'base64');
}

async function takeShots(browser: Browser): Promise<void> {
  const preview = await serve({ root: 'dist/client' });
  await mkdir(folder, { recursive: true });
  for (const theme of themes) {
    const context = await browser.newContext({ viewport: SIZE, colorScheme: theme, serviceWorkers: 'allow' });
    const page = await context.newPage();
    await page.goto(`${preview.url}/checker/`);
    // The second visit finds the dictionary on the device, as a user's second visit does.
    await page.waitForTimeout(4000);
    await page.reload();
    await page.getByRole('button', { name: 'English letter' }).click();
    await page.locator('.m-grammar').first().click();
    await page.waitForTimeout(1500);
    await writeFile(new URL(`checker-${theme}.webp`, folder), await picture(page, 82, 1));
    await writeFile(new URL(`checker-${theme}.tiny.webp`, folder), await picture(page, 50, 10 / SIZE.width));
    await context.close();
  }
  await preview.close();
}

/** A picture in another width, as webp. */
async function resized(page: Page, file: Buffer, width: number): Promise<Buffer> {
  const height = Math.round((width * SIZE.height) / SIZE.width);
  const address = `data:image/webp;base64,${file.toString('base64')}`;
  const made = await page.evaluate(
    async ([source, across, down]) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: across, height: down });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('The browser draws nothing');
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, across, down);
      return canvas.toDataURL('image/webp', 0.82);
    },
    [address, width, height] as const,
  );
  return Buffer.from(made.slice(made.indexOf(',') + 1), 'base64');
}

async function makeSizes(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  for (const theme of themes) {
    const file = await readFile(new URL(`.${shotPath(theme)}`, site));
    for (const { src, width } of shotVariants(theme)) {
      const target = new URL(`.${src}`, site);
      await mkdir(new URL('.', target), { recursive: true });
      await writeFile(target, await resized(page, file, width));
    }
  }
}

const browser = await launchBrowser();
if (!process.argv.includes('--sizes')) await takeShots(browser);
await makeSizes(browser);
await browser.close();
