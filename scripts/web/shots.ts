// Takes the pictures of the product that its pages show: the built checker with a sample text, in both themes, as webp,
// each with the tiny picture that stands in its place while it loads. Run it when the checker looks different:
// npx node scripts/web/shots.ts
import { mkdir, writeFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { launchBrowser } from './browser.ts';
import { serve } from './serve.ts';

const folder = new URL('../../public/shots/', import.meta.url);
const SIZE = { width: 1280, height: 800 };

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

const preview = await serve({ root: 'dist/client' });
const browser = await launchBrowser();
await mkdir(folder, { recursive: true });
for (const theme of ['light', 'dark'] as const) {
  const context = await browser.newContext({ viewport: SIZE, colorScheme: theme, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto(`${preview.url}/checker/`);
  // The second visit finds the dictionary on the device, as a reader's second visit does.
  await page.waitForTimeout(4000);
  await page.reload();
  await page.getByRole('button', { name: 'English letter' }).click();
  await page.locator('.m-grammar').first().click();
  await page.waitForTimeout(1500);
  await writeFile(new URL(`checker-${theme}.webp`, folder), await picture(page, 82, 1));
  await writeFile(new URL(`checker-${theme}.tiny.webp`, folder), await picture(page, 50, 10 / SIZE.width));
  await context.close();
}
await browser.close();
await preview.close();
