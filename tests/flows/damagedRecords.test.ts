// A profile with damaged data or data from a newer release: the checker always opens, intact data is available, and the
// rest can be downloaded.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite, ready, type Site } from '../setup/openSite.ts';
import { wording } from '../setup/wording.ts';
import { enterEditor, expectMarked, saved, shownText } from './checkerPage.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const whole = {
  id: 'whole',
  owner: 'guest',
  text: 'Not lostt.',
  language: 'auto',
  ignoredWords: [],
  ignoredIssues: [],
};
const times = { createdAt: 1, updatedAt: 5, save: 1 };

/** Puts records that no release of ours would write into the database, and values into local storage. */
async function plant(page: Page, planted: { drafts?: object[]; words?: object[]; local?: Record<string, string> }) {
  await page.evaluate(async ({ drafts = [], words = [], local = {} }) => {
    for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('spelling-check');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error ?? new Error('The database does not open'));
    });
    const transaction = database.transaction(['drafts', 'words'], 'readwrite');
    for (const draft of drafts) transaction.objectStore('drafts').put(draft);
    for (const word of words) transaction.objectStore('words').put(word);
    await new Promise((done) => {
      transaction.oncomplete = done;
    });
    database.close();
  }, planted);
}

const good = { ...whole, ...times };
const bad = { ...good, id: 'bad', updatedAt: 9 };

describe('the checker opens with the whole text', () => {
  const profiles: [string, Parameters<typeof plant>[1], boolean][] = [
    ['a draft without a text', { drafts: [{ id: 'bad', owner: 'guest' }] }, true],
    ['a draft whose text is a number', { drafts: [{ ...bad, text: 5 }] }, true],
    ['a draft whose text is a list', { drafts: [{ ...bad, text: ['A', 'text'] }] }, true],
    ['drafts with names that are numbers', { drafts: [{ ...bad, id: 7 }] }, true],
    ['a word that is a number', { words: [{ owner: 'guest', word: 5 }] }, true],
    ['half of a rescued text', { local: { 'spelling-check.rescue.x': '{"id":"x","te' } }, true],
    ['half of the settings', { local: { 'spelling-check.settings': '{"language":"e' } }, true],
    [
      'settings of a newer release',
      { local: { 'spelling-check.settings': '{"language":"nl","level":"strict"}' } },
      false,
    ],
    ['a session that is none', { local: { 'aws-amplify-federatedInfo': '{"user":{"name":{}}}' } }, false],
    ['the end of a session that is none', { local: { 'spelling-check.ended': 'null' } }, false],
  ];

  it.each(profiles)('beside %s', async (_kind, planted, told) => {
    const { page, context, complaints } = await site.open('/checker/');
    await enterEditor(page);
    await plant(page, { ...planted, drafts: [good, ...(planted.drafts ?? [])] });
    await page.evaluate(() => sessionStorage.clear());
    complaints.length = 0;
    await page.goto('/checker/');
    await ready(page);
    await expectMarked(page, ['lostt']);
    expect(await shownText(page)).toBe('Not lostt.');
    if (told) await page.getByText(wording('documents:aside.text')).waitFor();
    expect(complaints.filter((text) => !text.includes('could not be read'))).toEqual([]);
    await context.close();
  });

  it('in a language of a newer release, which stays with the text', async () => {
    const { page, context } = await site.open('/checker/');
    await enterEditor(page);
    await plant(page, { drafts: [{ ...good, language: 'nl', tone: 'formal' }] });
    await page.goto('/checker/');
    await expectMarked(page, ['lostt']);
    await enterEditor(page);
    await page.keyboard.type('More. ');
    await saved(page);
    await page.reload();
    await page.locator('.cm-line', { hasText: 'More.' }).waitFor();
    await context.close();
  });
});

it('data that was set aside downloads unchanged, and is removed when its owner discards it', async () => {
  const { page, context } = await site.open('/checker/');
  await enterEditor(page);
  await plant(page, { local: { 'spelling-check.rescue.x': 'Half of a text' } });
  await page.goto('/checker/');
  const line = page.getByText(wording('documents:aside.text'));
  await line.waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toBe('Half of a text');
  await page.reload();
  await line.waitFor();
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const downloaded = page.getByText(wording('documents:aside.saved'));
  await downloaded.waitFor();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await downloaded.waitFor({ state: 'detached' });
  await page.reload();
  await enterEditor(page);
  expect(await line.count()).toBe(0);
  await context.close();
});

it('full storage: the page says that the text is in the reserve, and it is there after a reload', async () => {
  const { page, context } = await site.open('/checker/');
  await enterEditor(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: new URL(site.url).origin, quotaSize: 1 });
  await page.keyboard.type('There is no room for this.');
  await page.getByText(wording('errors.storage-reserve')).waitFor();
  await page.reload();
  await page.locator('.cm-line', { hasText: 'There is no room for this.' }).waitFor();
  await page.getByText(wording('errors.storage-reserve')).waitFor();
  await context.close();
});
