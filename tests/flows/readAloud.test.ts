// Reading aloud, with voices that the test puts into the browser: followed in the text, paused, ended by an edit; and never
// over the network unasked.
import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBarriers } from '../setup/axe.ts';
import { openSite, type Site } from '../setup/openSite.ts';
import { wording } from '../setup/wording.ts';
import { enterEditor, paste } from './checkerPage.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

interface Speaking {
  readonly said: string[];
  end(): void;
}

/** Gives the pages of a context voices of which the test hears what they say. */
const giveVoices = (context: BrowserContext, voices: readonly { lang: string; localService: boolean }[]) =>
  context.addInitScript((given) => {
    let last: { onend?: (() => void) | null } | null = null;
    const heard = { said: [] as string[], end: () => last?.onend?.() };
    const own = given.map((voice, i) => ({ ...voice, name: `Voice ${i}`, voiceURI: `voice:${i}`, default: i === 0 }));
    class Utterance {
      text: string;
      voice: { name: string } | null = null;
      constructor(text: string) {
        this.text = text;
      }
    }
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        getVoices: () => own,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
        cancel: () => undefined,
        speak(utterance: Utterance) {
          last = utterance as never;
          heard.said.push(`${utterance.voice?.name}: ${utterance.text}`);
        },
      },
    });
    Object.assign(window, { heard });
  }, voices);
const said = (page: Page) => page.evaluate(() => (window as unknown as { heard: Speaking }).heard.said);
const end = (page: Page) => page.evaluate(() => (window as unknown as { heard: Speaking }).heard.end());
const bar = (page: Page) => page.getByRole('region', { name: wording('speech:title') });
const button = (page: Page, key: 'play' | 'pause' | 'resume' | 'close' | 'networkYes') =>
  bar(page).getByRole('button', { name: wording(`speech:${key}`) });
const pointed = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('.m-place')].map(({ textContent }) => textContent).join(''));
const TEXT = 'The plan is good. We met the builders on Monday and saw the house. They begin in May.';

async function begin(voices: Parameters<typeof giveVoices>[1], width = 1280) {
  const opened = await site.open('/', { viewport: { width, height: 800 } });
  await giveVoices(opened.context, voices);
  const { page } = opened;
  await page.goto(new URL('/checker/', page.url()).href);
  await enterEditor(page);
  await paste(page, TEXT);
  return opened;
}

describe('reading aloud', () => {
  it('follows what is said in the text, can be paused, and ends when the text is changed', async () => {
    const { page, context, complaints } = await begin([
      { lang: 'en-US', localService: false },
      { lang: 'en-GB', localService: true },
    ]);
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('Alt+r');
    await button(page, 'play').click();
    expect(await said(page)).toEqual(['Voice 1: The plan is good.']);
    expect(await pointed(page)).toBe('The plan is good.');
    await end(page);
    expect(await pointed(page)).toBe('We met the builders on Monday and saw the house.');
    await button(page, 'pause').press('Enter');
    await end(page);
    expect((await said(page)).length).toBe(2);
    await button(page, 'resume').press('Enter');
    expect((await said(page)).at(-1)).toBe('Voice 1: We met the builders on Monday and saw the house.');
    expect(await findBarriers(page)).toEqual([]);
    await page.locator('.cm-content').focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' So do we.');
    await bar(page).getByText(wording('speech:changed')).waitFor();
    await end(page);
    expect((await said(page)).length).toBe(3);
    await button(page, 'close').click();
    await bar(page).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('asks before a voice of the network gets the text', async () => {
    const { page, context } = await begin([{ lang: 'en-US', localService: false }], 1000);
    await page.keyboard.press('Alt+r');
    await bar(page)
      .getByText(wording('speech:network', { language: 'English', voice: 'Voice 0' }))
      .waitFor();
    expect(await button(page, 'play').count()).toBe(0);
    expect(await said(page)).toEqual([]);
    await button(page, 'networkYes').click();
    await button(page, 'play').click();
    expect(await said(page)).toEqual(['Voice 0: They begin in May.']);
    await end(page);
    await bar(page).getByText(wording('speech:finished')).waitFor();
    await context.close();
  });

  it('says that there is no voice for the language, and is not offered where there is none at all', async () => {
    const french = await begin([{ lang: 'fr-FR', localService: true }], 1000);
    await french.page.keyboard.press('Alt+r');
    await bar(french.page)
      .getByText(wording('speech:noVoice', { language: 'English' }))
      .waitFor();
    await french.context.close();
    const none = await begin([], 1000);
    await none.page.getByRole('button', { name: wording('checker.more') }).click();
    await none.page.getByRole('menuitem', { name: wording('checker.command.word') }).waitFor();
    expect(await none.page.getByRole('menuitem', { name: wording('checker.command.speech') }).count()).toBe(0);
    await none.context.close();
  });
});
