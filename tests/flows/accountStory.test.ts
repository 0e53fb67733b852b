// One person from sign-up to deletion, in a real browser, under the production policy, against the local cloud.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSite, ready, type Site, type WatchedPage } from '../setup/openSite.ts';
import {
  askForLink,
  authenticator,
  button,
  heading,
  mailTo,
  notThisDevice,
  openProfile,
  openTab,
  ownComplaints,
  PASSWORD,
  sendCode,
  signIn,
  signInAt,
  signOutEverywhere,
} from './accountSteps.ts';
import { expectMarked, placeIn, shownText, writeLongText } from './checkerPage.ts';
import { backToList, choose, isRemoval, openInEditor, row, textFile, upload, writeOnBoth } from './documentSteps.ts';

const EMAIL = 'marta@papier.example';
const DOCUMENTS = '/checker/documents/';
const BIG = 12 * 1024 * 1024;

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** A text of this many bytes whose parts all differ. */
function bigText(): Buffer {
  const line = (number: number) => `Line ${number} of a plain text that goes on for a long while.\n`;
  let text = '';
  for (let number = 1; text.length < BIG; number += 1) text += line(number);
  return Buffer.from(text.slice(0, BIG));
}

async function signOut(page: Page): Promise<void> {
  await openProfile(page);
  await button(page, 'Sign out').click();
  await page.waitForURL('**/checker/signin/');
  await page.locator('input[name=username]').waitFor();
}

/** Creates the account, confirms its address, and sets up the authenticator app. Returns the app. */
async function begin({ page }: WatchedPage): Promise<() => string> {
  await page.locator('input[name=username]').fill(EMAIL);
  await page.locator('input[name=password]').fill(PASSWORD);
  await button(page, 'Create account').click();
  await page.waitForURL('**/checker/confirm/');
  await sendCode(page, mailTo(site, EMAIL).code, 'Confirm');
  await heading(page, 'Trust this device?');
  await notThisDevice(page);

  await signOut(page);
  await signIn(page, EMAIL);
  // A device that was signed out without "stay signed in" has kept nothing by which it could be recognised.
  await notThisDevice(page);
  await page.getByRole('button', { name: `Account: ${EMAIL}` }).waitFor();

  await openProfile(page);
  await page.getByRole('switch', { name: 'Authenticator app' }).click();
  await page.getByRole('img', { name: /QR code/ }).waitFor();
  const nextCode = authenticator(site, await page.locator('dialog code').innerText());
  await sendCode(page, nextCode(), 'Turn on');
  await page.getByText('On: signing in requires a code from the app.').waitFor();
  return nextCode;
}

/** Signs in with password and code on the sign-in page. */
async function signInWithCode(page: Page, nextCode: () => string): Promise<void> {
  await signIn(page, EMAIL);
  await heading(page, 'Enter the code');
  await sendCode(page, nextCode(), 'Continue');
}

/** Signs in through the dialog over a draft, which stays as it is. */
async function signInOverDraft(page: Page, nextCode: () => string): Promise<void> {
  await page.goto('/checker/');
  await ready(page);
  await writeLongText(page, 'A draft with teh pen.', 'teh');
  const before = await placeIn(page);
  expect(before[1]).toBe('n.');
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await page.getByRole('dialog', { name: 'Sign in' }).waitFor();
  await signInWithCode(page, nextCode);
  await button(page, 'Not on this device').click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: `Account: ${EMAIL}` }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/checker/');
  await page.locator('.cm-content').focus();
  await page.waitForFunction(() => String(document.getSelection()) === 'n.');
  expect(await placeIn(page)).toEqual(before);
  await expectMarked(page, ['teh']);
}

/** Another browser in which the person signs in; it shows the documents. */
async function openElsewhere(nextCode: () => string): Promise<WatchedPage> {
  const watched = await site.open(`/checker/signin/?return=${encodeURIComponent(DOCUMENTS)}`, {
    serviceWorkers: 'block',
  });
  await signInWithCode(watched.page, nextCode);
  await notThisDevice(watched.page, DOCUMENTS);
  return watched;
}

/** Two devices edit the same document; both texts are kept. */
async function conflict(first: Page, second: Page): Promise<void> {
  const dialog = await writeOnBoth(first, second, 'Letter', [' From the first.', ' From the second.']);
  await dialog.getByRole('button', { name: 'Keep both' }).click();
  await row(second, 'Letter', 'Saved').waitFor();
  await row(second, 'Letter (2)', 'Saved').waitFor();
  await openInEditor(second, 'Letter (2)');
  expect(await shownText(second)).toBe('Dear Ms Okafor, From the second.');
  await backToList(first);
  await row(first, 'Letter (2)', 'Saved').waitFor();
  await openInEditor(first, 'Letter');
  expect(await shownText(first)).toBe('Dear Ms Okafor, From the first.');
}

/** Removes a document for good. */
async function remove(page: Page, name: string): Promise<void> {
  await backToList(page);
  // The state is deleted first, once the time for "Undo" is over.
  const gone = page.waitForResponse((answer) => isRemoval(answer.request()));
  await choose(page, name, 'Delete');
  await row(page, name).waitFor({ state: 'detached' });
  expect((await gone).status()).toBe(204);
}

/** A mailed link does not replace the app: it leads to the password form. Then the app is switched off. */
async function byLinkWithApp({ page, context }: WatchedPage, nextCode: () => string): Promise<void> {
  await page.goto('/checker/signin/');
  const tab = await openTab(context, await askForLink(site, page, EMAIL));
  expect(new URL(tab.url()).pathname).toBe('/checker/signin/');
  await signInWithCode(tab, nextCode);
  await notThisDevice(tab);
  await openProfile(tab);
  await tab.getByRole('switch', { name: 'Authenticator app' }).click();
  await tab.getByText('Two-step verification is off.').first().waitFor();
  await signOut(tab);
  await tab.close();
  // One mail a minute.
  site.cloud.faults.skew += 61_000;
}

/** Signs in through a mailed link in another tab of the same browser, and signs out again. */
async function byLink({ page, context }: WatchedPage): Promise<void> {
  await page.goto('/checker/signin/');
  const tab = await openTab(context, await askForLink(site, page, EMAIL));
  await heading(tab, 'Trust this device?');
  await notThisDevice(tab);
  await tab.getByRole('button', { name: `Account: ${EMAIL}` }).waitFor();
  expect(tab.url()).not.toContain('#');
  // The session belongs to this tab, because nobody asked to stay signed in.
  await signOut(tab);
  await tab.close();
}

/** Signs in at a provider from the checker, is returned to it, and signs out. */
async function byProvider(page: Page, provider: string): Promise<void> {
  await page.goto('/checker/');
  await ready(page);
  await signInAt(page, provider, EMAIL);
  await page.goto('/checker/profile/');
  await page.getByText(`None: you sign in with ${provider}`).waitFor();
  // Someone who came through a provider leaves through the hosted login's logout, which ends on the home page.
  await openProfile(page);
  await button(page, 'Sign out').click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('link', { name: 'Sign in' }).first().waitFor();
}

it('a person signs up, works on two devices, signs in by every way, and deletes the account', {
  timeout: 300_000,
}, async () => {
  const watched = await site.open('/checker/signup/');
  const { page, requests } = watched;
  const nextCode = await begin(watched);
  await signOut(page);
  await signInWithCode(page, nextCode);
  await notThisDevice(page);
  await signOut(page);
  await signInOverDraft(page, nextCode);

  const big = bigText();
  await page.goto(DOCUMENTS);
  await page.getByRole('heading', { name: 'No documents yet' }).waitFor();
  await upload(page, textFile('Big one.txt', big), textFile('Letter.txt', 'Dear Ms Okafor,'));
  expect(requests.filter((url) => /original\.txt\?.*partNumber=/i.test(url))).toHaveLength(3);

  const other = await openElsewhere(nextCode);
  await row(other.page, 'Letter', 'Saved').waitFor();
  await row(other.page, 'Big one', 'Saved').waitFor();
  const saving = other.page.waitForEvent('download');
  await choose(other.page, 'Big one', 'Download original file');
  expect(digest(await readFile(await (await saving).path()))).toBe(digest(big));
  await openInEditor(other.page, 'Big one');
  await other.page.getByText('The text is longer than 2,000,000 characters', { exact: false }).waitFor();
  await backToList(other.page);
  await conflict(page, other.page);
  await remove(page, 'Letter (2)');
  await backToList(other.page);
  await row(other.page, 'Letter (2)').waitFor({ state: 'detached' });

  // The draft that was open during the sign-in now belongs to the account, but to no document.
  await signOutEverywhere(page, 'Save to my documents and sign out');
  await other.page.goto('/checker/profile/');
  await other.page.waitForURL('**/checker/signin/');
  await other.page.getByText('Your session has ended.', { exact: false }).waitFor();
  expect(ownComplaints(other)).toEqual([]);
  await other.context.close();

  await byLinkWithApp(watched, nextCode);
  await byLink(watched);
  for (const provider of ['Google', 'Facebook', 'Amazon']) await byProvider(page, provider);

  await page.goto('/checker/signin/');
  await signIn(page, EMAIL);
  await notThisDevice(page);
  await openProfile(page);
  await button(page, 'Delete account').click();
  await page.getByRole('dialog').locator('input').fill(EMAIL);
  const erased = page.waitForRequest((request) => /DELETE.*original\.txt/.test(`${request.method()} ${request.url()}`));
  await button(page, 'Delete permanently').click();
  await erased;
  await page.getByText('Your account was deleted.', { exact: false }).waitFor();
  expect(site.cloud.operators.find(EMAIL)).toBeUndefined();
  await signIn(page, EMAIL);
  await page.getByText('Incorrect username or password').waitFor();
  expect(ownComplaints(watched)).toEqual([]);
  await watched.context.close();
});
