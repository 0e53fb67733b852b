// Draws the pictures that networks show beside a link (prerender/social.ts), in the site's typeface and colours. Run it
// when a title or a description has changed (npx fetches the encoder): npx node scripts/pictures/social.ts
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { loadBuildConfig } from '../../prerender/config.ts';
import { CARD_SIZE, cardHash, cardPath, DRAWN_FILE, socialCards } from '../../prerender/social.ts';
import { ensureRulePages } from '../rulePages/ensure.ts';
import { launchBrowser } from '../web/browser.ts';
import { sharp } from './sharp.ts';
import { cardDocument } from './socialCard.ts';

const ORIGINALS = '.cache/social';
const FOLDER = 'public/social';
/** Flat colours and the edges of letters: eight are enough, at a quarter of the size. */
const FORMAT = ['-f', 'png', '--palette', '--colors', '8', '--dither', '0', '-c', '9', '--effort', '10'];

const { config } = loadBuildConfig();
await ensureRulePages();
for (const folder of [ORIGINALS, FOLDER]) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
}
const browser = await launchBrowser();
const page = await browser.newPage({ viewport: CARD_SIZE });
const cards = socialCards().toSorted((a, b) => (a.name < b.name ? -1 : 1));
for (const card of cards) {
  await page.setContent(await cardDocument(card, config.brand));
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${ORIGINALS}/${cardPath(card.name).split('/').at(-1)}` });
}
await browser.close();
await sharp(`${ORIGINALS}/*.png`, FOLDER, FORMAT, CARD_SIZE.width, CARD_SIZE.height);
const drawn = Object.fromEntries(cards.map((card) => [card.name, cardHash(card)] as const));
await writeFile(DRAWN_FILE, `${JSON.stringify(drawn, null, 2)}\n`);
