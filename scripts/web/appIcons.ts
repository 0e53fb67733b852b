// Draws public/icons/*.png from icon.svg with the test browser. Run it by hand after changing the drawing:
// npx node scripts/web/appIcons.ts
import { readFile } from 'node:fs/promises';
import { launchBrowser } from './browser.ts';

const FOLDER = 'public/icons';
/** A maskable icon may be cut to any shape: the drawing stays within 80 % of it, on a full background (W3C manifest). */
const SAFE = 0.72;

const browser = await launchBrowser();
const svg = await readFile(`${FOLDER}/icon.svg`, 'utf8');
const whole = svg.replace('<svg ', '<svg width="100%" height="100%" ');
const ground = svg
  .replace(/<path.*?\/>/s, '')
  .replace(' rx="14"', '')
  .replace('<svg ', '<svg width="100%" height="100%" ');
const drawing = svg
  .replace(/<rect.*?\/>/s, '')
  .replace('<svg ', `<svg width="${SAFE * 100}%" height="${SAFE * 100}%" `);

async function draw(file: string, size: number, body: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<body style="margin:0;position:relative;display:grid;place-items:center;height:100vh">${body}`,
  );
  await page.screenshot({ path: `${FOLDER}/${file}`, omitBackground: true });
  await page.close();
}

const layered = `<div style="position:absolute;inset:0">${ground}</div><div style="position:relative;display:grid;place-items:center;width:100%;height:100%">${drawing}</div>`;
await draw('icon-180.png', 180, layered);
await draw('icon-192.png', 192, whole);
await draw('icon-512.png', 512, whole);
await draw('maskable-512.png', 512, layered);
await browser.close();
