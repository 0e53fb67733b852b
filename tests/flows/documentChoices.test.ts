// Choices about a document, in a real browser: restoring an earlier version, resolving a conflict, cancelling an upload.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page, Route } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findBarriers } from '../setup/axe.ts';
import { openSite, type Site } from '../setup/openSite.ts';
import { button, ownComplaints, personForEach } from './accountSteps.ts';
import { shownText } from './checkerPage.ts';
import {
  backToList,
  choose,
  openDocuments,
  openInEditor,
  row,
  textFile,
  upload,
  write,
  writeOnBoth,
} from './documentSteps.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());
const email = personForEach(() => site);
afterEach(() => site.cloud.faults.clear());

const START = 'The batch is close.';
const [OURS, THEIRS] = [`${START} From here.`, `${START} From elsewhere.`];

/** Opens a document's earlier versions and returns the dialog. */
async function versionsOf(page: Page, name: string) {
  await choose(page, name, 'Earlier versions');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('list', { name: 'Versions' }).waitFor();
  return dialog;
}

/** Chooses the newest earlier version, and waits for its text. */
async function readVersion(page: Page, name: string, text: string) {
  const dialog = await versionsOf(page, name);
  await dialog.getByRole('list', { name: 'Versions' }).getByRole('button').first().click();
  await dialog.getByText(text, { exact: true }).waitFor();
  return dialog;
}

describe('an earlier version', () => {
  it('is read and restored; the replaced text becomes a version', async () => {
    const watched = await openDocuments(site, email());
    const { page } = watched;
    await upload(page, textFile('Letter.txt', START));
    await openInEditor(page, 'Letter');
    await write(page, ' From here.');
    await backToList(page);
    const dialog = await readVersion(page, 'Letter', START);
    expect(await findBarriers(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Restore this version' }).click();
    await page.getByText(/ The text it replaced was saved as a version\.$/).waitFor();
    await dialog.waitFor({ state: 'detached' });
    await row(page, 'Letter', 'Saved').waitFor();
    await readVersion(page, 'Letter', OURS);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await openInEditor(page, 'Letter');
    expect(await shownText(page)).toBe(START);

    const other = await openDocuments(site, email());
    await openInEditor(other.page, 'Letter');
    expect(await shownText(other.page)).toBe(START);
    expect([...ownComplaints(watched), ...ownComplaints(other)]).toEqual([]);
    await other.context.close();
    await watched.context.close();
  });
});

describe('a document that was changed on two devices', () => {
  /** Opens the choice on the device that was second. */
  async function conflict() {
    const [first, second] = [await openDocuments(site, email()), await openDocuments(site, email())];
    await upload(first.page, textFile('Letter.txt', START));
    await second.page.reload();
    const dialog = await writeOnBoth(first.page, second.page, 'Letter', [' From elsewhere.', ' From here.']);
    return { first, second, dialog };
  }

  it.each([
    ['Keep this device’s', OURS, THEIRS],
    ['Keep the other one', THEIRS, OURS],
  ])('“%s”: both devices get that text, and the other one becomes a version', async (choice, kept, version) => {
    const { first, second, dialog } = await conflict();
    await button(second.page, choice).click();
    await dialog.waitFor({ state: 'detached' });
    await row(second.page, 'Letter', 'Saved').waitFor();
    await readVersion(second.page, 'Letter', version);
    await second.page.keyboard.press('Escape');
    await second.page.getByRole('dialog').waitFor({ state: 'detached' });
    await openInEditor(second.page, 'Letter');
    expect(await shownText(second.page)).toBe(kept);
    await backToList(first.page);
    await openInEditor(first.page, 'Letter');
    expect(await shownText(first.page)).toBe(kept);
    expect([...ownComplaints(first), ...ownComplaints(second)]).toEqual([]);
    await first.context.close();
    await second.context.close();
  });

  it('“Write a merged text”: starts from either text, and both devices get the result', async () => {
    const { first, second, dialog } = await conflict();
    await button(second.page, 'Write a merged text').click();
    const field = dialog.getByLabel('Merged text');
    expect(await field.inputValue()).toBe(OURS);
    expect(await findBarriers(second.page)).toEqual([]);
    await button(second.page, 'Start with the other text').click();
    expect(await field.inputValue()).toBe(THEIRS);
    await button(second.page, 'Back to the options').click();
    await button(second.page, 'Write a merged text').click();
    await field.fill(`${START} From both.`);
    await button(second.page, 'Save merged text').click();
    await dialog.waitFor({ state: 'detached' });
    await row(second.page, 'Letter', 'Saved').waitFor();
    await readVersion(second.page, 'Letter', THEIRS);
    await second.page.keyboard.press('Escape');
    await second.page.getByRole('dialog').waitFor({ state: 'detached' });
    await backToList(first.page);
    await openInEditor(first.page, 'Letter');
    expect(await shownText(first.page)).toBe(`${START} From both.`);
    expect([...ownComplaints(first), ...ownComplaints(second)]).toEqual([]);
    await first.context.close();
    await second.context.close();
  });
});

describe('an upload in parts', () => {
  const line = 'A plain line of a text that goes on for a long while.\n';
  const big = Buffer.from(line.repeat(230_000));
  const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  /** Longer than any step waits: a part with this delay never arrives. */
  const NEVER_MS = 600_000;

  it('bad input row 24: is cancelled, and leaves nothing behind', async () => {
    const watched = await openDocuments(site, email());
    const { page } = watched;
    await page.getByRole('heading', { name: 'No documents yet' }).waitFor();
    site.cloud.faults.add({ operation: 'UploadPart', kind: 'delay', milliseconds: NEVER_MS });
    await page.locator('input[type=file]').setInputFiles([textFile('Big one.txt', big)]);
    await row(page, 'Big one', 'Uploading').waitFor();
    const takenBack = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
    await page.getByRole('button', { name: 'Cancel the upload of Big one' }).click();
    await page.getByRole('heading', { name: 'No documents yet' }).waitFor();
    const answer = await takenBack;
    expect([answer.status(), /uploadId=/.test(answer.url())]).toEqual([204, true]);
    site.cloud.faults.clear();
    await page.reload();
    await page.getByRole('heading', { name: 'No documents yet' }).waitFor();
    expect(ownComplaints(watched)).toEqual([]);
    await watched.context.close();
  });

  it('bad input rows 17, 24: resumes with the missing parts after the page was closed in between', async () => {
    const watched = await openDocuments(site, email());
    const { page, requests, context } = watched;
    // Two of three parts never arrive.
    site.cloud.faults.add({ operation: 'UploadPart', kind: 'delay', milliseconds: NEVER_MS, times: 2 });
    const arrived = page.waitForResponse((answer) => /partNumber=/i.test(answer.url()));
    await page.locator('input[type=file]').setInputFiles([textFile('Big one.txt', big)]);
    const whole = /partNumber=(\d)/i.exec((await arrived).url())?.[1];
    await row(page, 'Big one', 'Uploading').waitFor();
    site.cloud.faults.clear();
    requests.length = 0;
    await page.reload();
    await row(page, 'Big one', 'Saved').waitFor();
    const sent = requests.flatMap((url) => /original\.txt\?.*partNumber=(\d)/i.exec(url)?.[1] ?? []);
    expect(sent.toSorted()).toEqual(['1', '2', '3'].filter((part) => part !== whole));
    const saving = page.waitForEvent('download');
    await choose(page, 'Big one', 'Download original file');
    expect(digest(await readFile(await (await saving).path()))).toBe(digest(big));
    expect(ownComplaints(watched)).toEqual([]);
    await context.close();
  });

  it('bad input row 17: waits for the connection and resumes by itself', async () => {
    const watched = await openDocuments(site, email());
    const { page, context } = watched;
    // The connection is lost with the first part.
    const parts = /partNumber=/i;
    const gone = async (route: Route) => {
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    };
    await page.route(parts, gone, { times: 1 });
    const failed = page.waitForEvent('requestfailed', (request) => parts.test(request.url()));
    await page.locator('input[type=file]').setInputFiles([textFile('Big one.txt', big)]);
    await failed;
    await page.getByText('You’re offline.', { exact: false }).first().waitFor();
    await page.getByRole('button', { name: 'Cancel the upload of Big one' }).waitFor();
    await context.setOffline(false);
    await row(page, 'Big one', 'Saved').waitFor();
    await context.close();
  });
});
