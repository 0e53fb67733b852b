// What a tab shows when the session ends in another tab, in a real browser, under the production policy.
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite, type Site } from '../setup/openSite.ts';
import {
  button,
  heading,
  notThisDevice,
  openProfile,
  openTab,
  ownComplaints,
  PASSWORD,
  signIn,
} from './accountSteps.ts';
import { enterEditor, shownText } from './checkerPage.ts';
import { row, textFile, upload } from './documentSteps.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

describe('OUT-3: a sign-out in another tab', () => {
  it('takes documents, profile and the open text off the screen; the text returns with its writer', async () => {
    const email = 'tabs@papier.example';
    site.cloud.operators.create(email, PASSWORD);
    const watched = await site.open('/checker/signin/');
    const { page, context } = watched;
    await page.getByLabel('Stay signed in').check();
    await signIn(page, email);
    await notThisDevice(page);
    await enterEditor(page);
    await page.keyboard.type('A text that stays');
    const documents = await openTab(context, '/checker/documents/');
    await upload(documents, textFile('Diary.txt', 'Nobody else reads this.'));
    const profile = await openTab(context, '/checker/profile/');
    await heading(profile, 'Devices');

    const leaving = await openTab(context, '/contact/');
    await openProfile(leaving);
    await button(leaving, 'Sign out').click();
    await leaving.waitForURL('**/checker/signin/');
    await documents.getByRole('heading', { name: 'Sign in to see your documents' }).waitFor();
    expect(await row(documents, 'Diary').count()).toBe(0);
    await profile.waitForURL((url) => url.pathname === '/checker/signin/');
    await profile.locator('input[name=username]').waitFor();
    await page.getByRole('link', { name: 'Sign in' }).first().waitFor();
    await page.locator('.cm-line', { hasText: 'A text that stays' }).waitFor({ state: 'detached' });
    await enterEditor(page);
    await page.keyboard.press('Control+Z');
    expect(await shownText(page)).toBe('');
    // Nothing is requested from the cloud on behalf of the person who left.
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('Token')))).toEqual([]);
    await leaving.getByLabel('Stay signed in').check();
    await signIn(leaving, email);
    await leaving.waitForURL((url) => url.pathname === '/checker/');
    // In one of the two tabs, because a text is never open in both.
    const shown = async (tab: Page) => tab.locator('.cm-line', { hasText: 'A text that stays' }).count();
    await expect.poll(async () => (await shown(leaving)) + (await shown(page))).toBe(1);
    expect(ownComplaints(watched)).toEqual([]);
    await context.close();
  });
});
