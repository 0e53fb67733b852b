// Two people and a guest in one browser: after each step its storage is searched for traces of the others.
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEVICE_CACHES, DEVICE_COOKIES, DEVICE_KEYS } from '../../src/services/records/deviceThings.ts';
import { findBarriers } from '../setup/axe.ts';
import { openSite, type Site } from '../setup/openSite.ts';
import { wording } from '../setup/wording.ts';
import { button, ownComplaints, PASSWORD } from './accountSteps.ts';
import { enterEditor, keptTexts, saved, shownText } from './checkerPage.ts';
import { row } from './documentSteps.ts';
import {
  addWord,
  another,
  askToLeave,
  comeIn,
  foundIn,
  idOf,
  isOut,
  keptBy,
  openDictionary,
  wordsOf,
} from './sharedSteps.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

let count = 0;
/** Two people with their own accounts, and the traces they might leave. */
function people() {
  count += 1;
  const [anna, bob] = [`anna${count}@papier.example`, `bob${count}@papier.example`];
  for (const email of [anna, bob]) site.cloud.operators.create(email, PASSWORD);
  return { anna, bob };
}

const line = (page: Page, hasText: string) => page.locator('.cm-line', { hasText });

/** Writes a text and waits until it is saved on the device. */
async function write(page: Page, text: string): Promise<void> {
  await enterEditor(page);
  await page.keyboard.type(text);
  await saved(page);
}

describe('one browser, one tab', () => {
  it('a guest, Anna and Bob never meet each other’s things; nothing unsent is dropped', async () => {
    const { anna, bob } = people();
    const watched = await site.open('/checker/', { serviceWorkers: 'allow' });
    const { page, context } = watched;
    await write(page, 'The guest wrote a note.');
    await addWord(page, 'guestling');

    await comeIn(page, anna);
    await enterEditor(page);
    expect(await shownText(page)).toBe('');
    expect(await wordsOf(page)).toEqual([]);
    const traces = [anna, await idOf(page), 'annaling', 'Anna wrote', 'Anna drafted'];
    await addWord(page, 'annaling');
    await button(page, 'Settings').first().click();
    await page.getByRole('switch', { name: 'Numbers' }).or(page.getByRole('switch').nth(2)).first().click();
    await page.keyboard.press('Escape');
    await write(page, 'Anna wrote a letter.');
    await button(page, 'Save to my documents').click();
    await page.getByRole('button', { name: /In your documents/ }).waitFor();
    await page.keyboard.press('Alt+N');
    await line(page, 'Anna wrote').waitFor({ state: 'detached' });
    await write(page, 'Anna drafted a reply.');

    await askToLeave(page);
    const dialog = page.getByRole('dialog', { name: 'Not everything is in the cloud yet' });
    await dialog.getByText('Anna drafted a reply.').waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Stay signed in' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await shownText(page)).toBe('Anna drafted a reply.');
    await askToLeave(page);
    await dialog.getByRole('button', { name: 'Save to my documents and sign out' }).click();
    await isOut(page);
    await line(page, 'The guest wrote a note.').waitFor();
    await expect.poll(() => foundIn(page, traces)).toEqual([]);
    const names = new Set<string>([...Object.values(DEVICE_KEYS), 'spelling-check.settings']);
    const kept = (await keptBy(page)).names.filter((name) => !names.has(name));
    expect(kept.filter((name) => !/^spelling-check\.(drafts?|settings)$|^CognitoIdentityId-/.test(name))).toEqual([]);
    const cookies = (await context.cookies()).map(({ name }) => name);
    expect(cookies.filter((name) => !DEVICE_COOKIES.some((one) => one === name))).toEqual([]);
    const cacheNames = await page.evaluate(() => caches.keys());
    expect(cacheNames.length).toBeGreaterThan(0);
    expect(cacheNames.filter((name) => !DEVICE_CACHES.test(name))).toEqual([]);
    await page.locator('.cm-content').click();
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('Control+Z');
    expect(await shownText(page)).toBe('The guest wrote a note.');

    await comeIn(page, bob);
    const bobs = [bob, await idOf(page), 'bobling', 'Bob wrote'];
    await enterEditor(page);
    expect(await shownText(page)).toBe('');
    const dictionary = await openDictionary(page);
    await dictionary.getByRole('button', { name: wording('dictionary.guest', { count: 1 }) }).click();
    await dictionary.getByRole('button', { name: 'Remove “guestling”' }).waitFor();
    await page.keyboard.press('Escape');
    await addWord(page, 'bobling');
    await write(page, 'Bob wrote offline.');
    await context.setOffline(true);
    await askToLeave(page);
    await dialog.getByText('Bob wrote offline.').waitFor();
    await dialog.getByRole('button', { name: 'Save to my documents and sign out' }).click();
    await dialog.getByRole('alert').filter({ hasText: 'you’re still signed in' }).waitFor();
    const saving = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download and sign out' }).click();
    expect((await saving).suggestedFilename()).toBe('my texts.txt');
    await isOut(page);
    await expect.poll(() => foundIn(page, [...bobs, ...traces])).toEqual([]);
    await line(page, 'The guest wrote a note.').waitFor();
    await context.setOffline(false);

    await comeIn(page, anna);
    await page.goto('/checker/documents/');
    await row(page, 'Anna wrote a letter.', 'Saved').waitFor();
    await row(page, 'Anna drafted a reply.', 'Saved').waitFor();
    expect(await page.getByText('Bob wrote').count()).toBe(0);
    await page.goto('/checker/');
    // Synchronisation waits until the checker is idle.
    await expect.poll(() => wordsOf(page), { timeout: 20_000 }).toEqual(['annaling']);
    await context.close();
  });

  it('a tab that was simply closed leaves what is not in the cloud, for its writer alone', async () => {
    const { anna } = people();
    const { page, context } = await site.open('/checker/');
    await comeIn(page, anna);
    await write(page, 'Anna kept this in the cloud.');
    await button(page, 'Save to my documents').click();
    await page.getByRole('button', { name: /In your documents/ }).waitFor();
    await page.keyboard.press('Alt+N');
    await line(page, 'Anna kept this').waitFor({ state: 'detached' });
    await write(page, 'Anna kept this here.');
    const next = await context.newPage();
    await page.close();
    await next.goto('/checker/');
    await enterEditor(next);
    expect(await shownText(next)).toBe('');
    await expect.poll(() => foundIn(next, ['Anna kept this in the cloud.', anna])).toEqual([]);
    expect(await keptTexts(next)).toEqual(['Anna kept this here.']);
    await comeIn(next, anna);
    await line(next, 'Anna kept this here.').waitFor();
    await context.close();
  });
});

describe('one browser, two tabs', () => {
  it('each with their own session, Anna and Bob keep their own words and texts', async () => {
    const { anna, bob } = people();
    const { page: hers, context } = await site.open('/checker/');
    await comeIn(hers, anna);
    await write(hers, 'Anna is here.');
    const his = await another(context, '/checker/');
    await comeIn(his, bob);
    await enterEditor(his);
    expect(await shownText(his)).toBe('');
    await addWord(hers, 'annaling');
    await addWord(his, 'bobling');
    expect([await wordsOf(hers), await wordsOf(his)]).toEqual([['annaling'], ['bobling']]);
    await write(his, 'Bob is here.');
    await askToLeave(hers);
    await hers.getByRole('dialog').getByRole('button', { name: 'Save to my documents and sign out' }).click();
    await isOut(hers);
    await line(hers, 'Anna is here.').waitFor({ state: 'detached' });
    await expect.poll(() => foundIn(hers, [anna, 'annaling', 'Anna is here'])).toEqual([]);
    expect([await shownText(his), await wordsOf(his)]).toEqual(['Bob is here.', ['bobling']]);
    await context.close();
  });

  it('with "stay signed in" unsent text waits, hidden from Bob, until Anna finds it again', async () => {
    const { anna, bob } = people();
    const watched = await site.open('/checker/');
    const { page: first, context } = watched;
    await comeIn(first, anna, { stay: true });
    await write(first, 'Anna wrote this and told nobody.');
    const second = await another(context, '/checker/documents/');
    await second.getByRole('heading', { name: 'My documents' }).waitFor();
    await askToLeave(second);
    await isOut(second);
    await isOut(first);
    await line(first, 'Anna wrote this').waitFor({ state: 'detached' });
    await enterEditor(first);
    expect(await shownText(first)).toBe('');
    expect(await keptTexts(first)).toEqual(['Anna wrote this and told nobody.']);

    await comeIn(first, bob);
    await enterEditor(first);
    expect(await shownText(first)).toBe('');
    await first.keyboard.press('Control+Shift+O');
    await first.getByRole('dialog').waitFor();
    expect(await first.getByRole('dialog').getByText('Anna wrote').count()).toBe(0);
    await first.keyboard.press('Escape');
    await askToLeave(first);
    await isOut(first);

    await comeIn(first, anna);
    await line(first, 'Anna wrote this and told nobody.').waitFor();
    expect(ownComplaints(watched)).toEqual([]);
    await context.close();
  });
});
