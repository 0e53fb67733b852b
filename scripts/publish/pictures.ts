// Pictures of the extension for the stores, 1280 x 800: the packed extension at work in a real browser.
import { mkdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';

const SIZE = { width: 1280, height: 800 };
const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Letter</title>
<style>body{margin:0;font:17px/1.6 system-ui,sans-serif;background:#eef1ef;color:#1b201d}main{max-width:760px;margin:64px auto;padding:40px;background:#fff;border:1px solid #d5dbd7;border-radius:8px}textarea{box-sizing:border-box;width:100%;height:260px;padding:16px;border:1px solid #9aa39d;border-radius:6px;font:18px/1.7 Georgia,serif}label{display:block;margin-bottom:8px}</style>
<main><h1>Write to us</h1><label for="t">Your message</label><textarea id="t"></textarea></main>`;
const TEXT =
  'Dear all,\n\nWe recieved you’re letter yesterday. It are a good idea to meet befor the end of the month.\n\nKind regards ';

async function write(page: Page): Promise<void> {
  await page.locator('textarea').click();
  await page.keyboard.insertText(TEXT);
  await page.waitForFunction(
    () => (document.querySelector('spelling-check-marks')?.shadowRoot?.querySelectorAll('.m').length ?? 0) > 2,
  );
}

/** Takes the pictures; none without a browser that takes extensions (BROWSER_EXE). */
export async function takePictures(extension: string, folder: string): Promise<string[]> {
  const executablePath = process.env['BROWSER_EXE'];
  if (!executablePath) return [];
  const profile = join(folder, 'profile');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const server = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const args = ['--no-sandbox', `--disable-extensions-except=${extension}`, `--load-extension=${extension}`];
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    channel: 'chromium',
    args,
    viewport: SIZE,
  });
  const taken: string[] = [];
  const take = async (page: Page, name: string) => {
    const file = join(folder, `${name}.png`);
    await page.screenshot({ path: file });
    taken.push(file);
  };
  try {
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
    const page = await context.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await write(page);
    await take(page, 'marks');
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('F7');
    await page.waitForTimeout(600);
    await take(page, 'suggestions');
    const own = new URL('/', worker.url()).href;
    await page.goto(`${own}options.html`);
    await take(page, 'options');
  } finally {
    await context.close();
    server.close();
    await rm(profile, { recursive: true, force: true });
  }
  return taken;
}
