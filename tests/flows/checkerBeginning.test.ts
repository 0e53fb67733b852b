// The first moments of a visit: text typed before the checker has started is never lost, wherever the person goes next.
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBarriers } from '../setup/axe.ts';
import { linkReady, openSite, type Site } from '../setup/openSite.ts';
import { wording } from '../setup/wording.ts';
import { enterEditor, expectMarked, saved, shownText } from './checkerPage.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const TYPED = 'Typed in the first moment, with a mistke.';

/** Scripts of the app; the chunks that start the checker and draw its editor are identified by strings only they contain. */
const SCRIPTS = /\/assets\/.*\.js$/;
const [ALL, STARTS, EDITS] = ['', 'spelling-check.words', 'cm-lineWrapping'];

/** Holds scripts that contain this until they are released; `asked` resolves when the first one is requested. */
async function hold(page: Page, content: string) {
  let letGo = () => {};
  let ask = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const asked = new Promise<void>((resolve) => {
    ask = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    try {
      const response = await route.fetch();
      if ((await response.text()).includes(content)) {
        ask();
        await gate;
      }
      await route.fulfill({ response });
    } catch {
      // The page was closed in the meantime.
    }
  });
  return { letGo, asked };
}

async function openHeld(path: string, content: string) {
  // The service worker would answer in place of the network.
  const watched = await site.open();
  const { letGo } = await hold(watched.page, content);
  await watched.page.goto(path, { waitUntil: 'commit' });
  const area = watched.page.locator('textarea#text');
  await area.waitFor();
  return { ...watched, letGo, area };
}
const textFile = (text: string) => ({ name: 'Letter.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
const toRewrite = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Rewrite' }).click();

describe('text typed in the first moment', () => {
  it('is carried to another page before any script of the app has loaded', async () => {
    const { page, area, letGo, context } = await openHeld('/checker/', ALL);
    await area.fill(TYPED);
    const left = toRewrite(page);
    letGo();
    await left;
    await page.waitForURL('**/checker/ai/');
    await expectMarked(page, ['mistke']);
    expect(await shownText(page)).toBe(TYPED);
    await context.close();
  });

  it('comes back after a reload before any script of the app has loaded', async () => {
    const { page, area, letGo, context } = await openHeld('/', ALL);
    await area.fill(TYPED);
    letGo();
    await page.reload();
    await page.locator('.cm-line', { hasText: TYPED }).waitFor();
    await context.close();
  });

  it.each(['Rewrite', 'Help'])('is carried along while the checker is still loading: %s', async (link) => {
    const { page, area, letGo, context, complaints } = await openHeld('/checker/', STARTS);
    await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'true');
    await area.fill(TYPED);
    await page.getByRole('banner').getByRole('link', { name: link }).click();
    await page.waitForURL(/\/(ai|help)\/$/);
    letGo();
    if (link === 'Help') await page.goBack();
    await expectMarked(page, ['mistke']);
    expect(await shownText(page)).toBe(TYPED);
    await saved(page);
    await page.keyboard.press('Control+Shift+O');
    await page.locator('dialog').getByText('open now').waitFor();
    expect(await page.locator('dialog li').count()).toBe(1);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each([0, 60, 200])('is checked when the person comes back %i ms after leaving', async (wait) => {
    const { page, context } = await site.open('/checker/');
    // The editor may be there already; the field stays behind it, hidden.
    await page.locator('textarea#text, .cm-content').filter({ visible: true }).fill(TYPED);
    await page.getByRole('banner').getByRole('link', { name: 'Help' }).click();
    await page.waitForURL('**/help/');
    await page.waitForTimeout(wait);
    await page.goBack();
    await expectMarked(page, ['mistke']);
    await context.close();
  });

  it('is kept beside the saved text, even when typed while the editor is loading', async () => {
    const { page, context } = await site.open('/checker/');
    await enterEditor(page);
    await page.keyboard.type('The text of yesterday.');
    await saved(page);
    const { letGo, asked } = await hold(page, EDITS);
    await page.reload();
    await asked;
    await page.locator('textarea#text').pressSequentially('Today');
    letGo();
    await page.locator('.cm-line', { hasText: 'Today' }).waitFor();
    expect(await shownText(page)).toBe('Today');
    await page.locator('[role=status] button').first().click();
    await page.locator('.cm-line', { hasText: 'The text of yesterday.' }).waitFor();
    await context.close();
  });
});

describe('a short English text', () => {
  const packs = (requests: readonly string[]) =>
    new Set(requests.flatMap((url) => /\/packs\/([a-z]+)\.[a-z]+\.[0-9a-f]+\.bin/.exec(url)?.[1] ?? []));

  it.each(["I like it. I'm here. I live in", 'Die hard', 'Pour it', 'Come on', 'No way', 'Son', 'Chat', 'Gift'])(
    '%s, written key by key, fetches the English pack only',
    async (text) => {
      const { page, context, requests, complaints } = await site.open('/checker/');
      await enterEditor(page);
      for (const letter of text) {
        await page.keyboard.press(letter === ' ' ? 'Space' : letter);
        // Every keystroke is checked.
        await page.waitForTimeout(40);
      }
      await page.keyboard.type(' ');
      await page.waitForTimeout(1500);
      expect([...packs(requests)]).toEqual(['en']);
      // The marks are there, too.
      await page.keyboard.type('and here is a mistke. ');
      await expectMarked(page, ['mistke']);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it('another language is fetched as soon as the text reveals it', async () => {
    const { page, context, requests } = await site.open('/checker/');
    await enterEditor(page);
    await page.keyboard.type('Die Katze schl\u00e4ft auf dem Sofa un der Hund auch. ', { delay: 10 });
    await expectMarked(page, ['un']);
    expect([...packs(requests)].sort()).toEqual(['de', 'en']);
    await context.close();
  });
});

describe('the letter on the home page', () => {
  const letter = (page: Page) => page.getByRole('figure', { name: wording('checker.heroLabel') });

  it('gives way to the first key, and a text that is corrected to the end has its moment', async () => {
    const { page, complaints, context } = await site.open('/', { viewport: { width: 390, height: 844 } });
    await letter(page).getByText('definately').waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.getByLabel(wording('checker.text')).first().focus();
    await page.keyboard.type('We recieved it last week.');
    await letter(page).waitFor({ state: 'detached' });
    await expectMarked(page, ['recieved']);
    expect(await shownText(page)).toBe('We recieved it last week.');
    await page.keyboard.press('Control+Shift+Enter');
    await page
      .getByRole('status')
      .filter({ hasText: wording('issues.noneTitle') })
      .filter({ visible: true })
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('becomes a text to try things on when its correction is taken', async () => {
    const { page, complaints, context } = await site.open('/');
    // Before any script it is a link to the same letter.
    await linkReady(page, '/english/sample/');
    await letter(page)
      .getByRole('link', { name: /: children$/ })
      .click();
    await page.locator('.cm-line', { hasText: 'The children still talk' }).waitFor();
    await page.locator('.cm-content .m', { hasText: 'leting' }).waitFor();
    await letter(page).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a file in the first moment', () => {
  it.each([
    ['by button', (page: Page) => page.getByRole('button', { name: 'Open a file' }).first().click()],
    ['by key', (page: Page) => page.keyboard.press('Control+o')],
  ])('is chosen at once, %s, and opened when the checker has loaded', async (_way, ask) => {
    const { page, letGo, context, complaints } = await openHeld('/checker/', STARTS);
    await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'true');
    const chooser = page.waitForEvent('filechooser');
    await ask(page);
    await (await chooser).setFiles([textFile(TYPED)]);
    letGo();
    await expectMarked(page, ['mistke']);
    expect(await shownText(page)).toBe(TYPED);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
