// An account's documents in a real browser, under the production policy, against the local cloud.
import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeDocx, paragraph, run } from '../../src/documents/docx/testing.ts';
import { findBarriers } from '../setup/axe.ts';
import { openSite, type Site } from '../setup/openSite.ts';
import { wording } from '../setup/wording.ts';
import { button, notThisDevice, ownComplaints, personForEach, signIn } from './accountSteps.ts';
import { enterEditor, shownText } from './checkerPage.ts';
import {
  backToList,
  choose,
  isRemoval,
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

const report = Buffer.from(makeDocx(paragraph(run('We recieved ') + run('it.', '<w:b/>'))));
const BIG = 12 * 1024 * 1024;

describe('documents of an account', () => {
  it('a file of 12 MiB is uploaded in parts, listed and opened on another device', async () => {
    const watched = await openDocuments(site, email());
    const line = 'A plain line of a text that goes on for a long while.\n';
    await upload(watched.page, textFile('Big one.txt', line.repeat(Math.ceil(BIG / line.length)).slice(0, BIG)));
    const other = await openDocuments(site, email());
    await row(other.page, 'Big one', '25.').waitFor();
    await openInEditor(other.page, 'Big one');
    await other.page.getByText('The text is longer than 2,000,000 characters', { exact: false }).waitFor();
    expect(ownComplaints(watched)).toEqual([]);
    expect(ownComplaints(other)).toEqual([]);
    await other.context.close();
    await watched.context.close();
  });

  it('are uploaded, listed, opened, edited and seen on another device', async () => {
    const watched = await openDocuments(site, email());
    const { page } = watched;
    await page.getByRole('heading', { name: 'No documents yet' }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await upload(
      page,
      textFile('Notes.txt', 'Some notes. '.repeat(2_000)),
      textFile('Letter.md', 'Dear Ms Okafor'),
      textFile('Page.html', '<h1>Title</h1><p>One<p>Two', 'text/html'),
      textFile('Report.docx', report),
    );
    await page.locator('input[type=file]').setInputFiles([textFile('x.xlsx', 'x')]);
    await page.getByText(wording('documents:refused.type', { name: 'x.xlsx' })).waitFor();
    expect(await findBarriers(page)).toEqual([]);

    await page.getByLabel('Search by name').fill('lett');
    expect(await page.locator('main').getByRole('listitem').count()).toBe(1);
    await page.getByLabel('Search by name').fill('');
    await page.getByLabel('Sort by').selectOption({ label: 'Size' });
    await page.waitForFunction(() => document.querySelector('main li')?.textContent?.includes('Notes'));

    await openInEditor(page, 'Page');
    expect(await shownText(page)).toBe('Title\n\nOne\n\nTwo');
    await backToList(page);
    await openInEditor(page, 'Report');
    expect(await shownText(page)).toBe('We recieved it.');
    // Its file came along, to be saved with the changes.
    await page.keyboard.press('Control+s');
    await button(page, wording('checker.save.same')).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await backToList(page);
    await openInEditor(page, 'Letter');
    await write(page, ', thank you.');

    const other = await openDocuments(site, email());
    await openInEditor(other.page, 'Letter');
    expect(await shownText(other.page)).toBe('Dear Ms Okafor, thank you.');
    expect(ownComplaints(watched)).toEqual([]);
    expect(ownComplaints(other)).toEqual([]);
    await other.context.close();
    await watched.context.close();
  });

  it('changed on two devices: both texts are shown, and both are kept', async () => {
    const [first, second] = [await openDocuments(site, email()), await openDocuments(site, email())];
    await upload(first.page, textFile('Letter.txt', 'The batch is close.'));
    await second.page.reload();
    const dialog = await writeOnBoth(first.page, second.page, 'Letter', [' From the first.', ' From the second.']);
    const marks = await dialog.locator('mark').allInnerTexts();
    expect(marks.join(' ')).toContain('second');
    expect(marks.join(' ')).toContain('first');
    expect(await findBarriers(second.page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Keep both' }).click();
    await row(second.page, 'Letter', 'Saved').waitFor();
    await row(second.page, 'Letter (2)', 'Saved').waitFor();
    await openInEditor(second.page, 'Letter');
    expect(await shownText(second.page)).toBe('The batch is close. From the first.');
    await backToList(second.page);
    await openInEditor(second.page, 'Letter (2)');
    expect(await shownText(second.page)).toBe('The batch is close. From the second.');
    expect(ownComplaints(second)).toEqual([]);
    await first.context.close();
    await second.context.close();
  });

  it('are renamed, duplicated, deleted, and brought back', async () => {
    const watched = await openDocuments(site, email());
    const { page } = watched;
    await upload(page, textFile('Draft.txt', 'Some words.'));
    await choose(page, 'Draft', 'Rename');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill(' ');
    await dialog.getByRole('button', { name: 'Rename' }).click();
    await dialog.getByText('Enter a name.').waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await dialog.getByLabel('Name').fill('Final');
    await dialog.getByRole('button', { name: 'Rename' }).click();
    await row(page, 'Final', 'Saved').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Actions for Final');
    await choose(page, 'Final', 'Duplicate');
    await row(page, 'Final (2)', 'Saved').waitFor();

    await choose(page, 'Final', 'Delete');
    await page.getByText(wording('documents:deleted', { name: 'Final' })).waitFor();
    await row(page, 'Final').waitFor({ state: 'detached' });
    await button(page, 'Undo').click();
    await row(page, 'Final').waitFor();
    const saving = page.waitForEvent('download');
    await choose(page, 'Final', 'Download original file');
    expect((await saving).suggestedFilename()).toBe('Draft.txt');
    await choose(page, 'Final', 'Earlier versions');
    await page.getByRole('dialog').getByText('No earlier versions are saved yet.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // The state is deleted first, once the time for "Undo" is over.
    const gone = page.waitForResponse((answer) => isRemoval(answer.request()));
    await choose(page, 'Final', 'Delete');
    await row(page, 'Final').waitFor({ state: 'detached' });
    await gone;
    await page.reload();
    await row(page, 'Final (2)', 'Saved').waitFor();
    await row(page, 'Final').waitFor({ state: 'detached' });
    expect(await page.locator('main').getByRole('listitem').count()).toBe(1);
    expect(ownComplaints(watched)).toEqual([]);
    await watched.context.close();
  });

  it('that are edited offline wait on the device and are sent later', async () => {
    const { page, context } = await openDocuments(site, email());
    await upload(page, textFile('Letter.txt', 'Begun online.'));
    await openInEditor(page, 'Letter');
    await context.setOffline(true);
    await page.keyboard.type(' Gone on offline.');
    await page.getByRole('button', { name: /Waiting to upload/ }).waitFor();
    await backToList(page);
    await page.getByText('You’re offline. This is the list', { exact: false }).waitFor();
    await row(page, 'Letter', 'Waiting to upload').waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await context.setOffline(false);
    await row(page, 'Letter', 'Saved').waitFor();
    const other = await openDocuments(site, email());
    await openInEditor(other.page, 'Letter');
    expect(await shownText(other.page)).toBe('Begun online. Gone on offline.');
    await other.context.close();
    await context.close();
  });

  it('a list that cannot be read says why and is retried', async () => {
    const { page, context } = await openDocuments(site, email());
    site.cloud.faults.add({ operation: 'ListObjectsV2', kind: 'status', status: 403, code: 'AccessDenied' });
    await page.reload();
    await page.getByRole('alert').filter({ hasText: 'The cloud denied access' }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    site.cloud.faults.clear();
    await button(page, 'Try again').click();
    await page.getByRole('heading', { name: 'No documents yet' }).waitFor();
    await context.close();
  });
});

describe('a guest', () => {
  it('is asked to sign in, over the page, and then sees the documents', async () => {
    const watched = await site.open('/checker/documents/');
    const { page } = watched;
    await page.getByRole('heading', { name: 'Sign in to see your documents' }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.locator('main').getByRole('link', { name: 'Sign in' }).click();
    await page.getByRole('dialog').waitFor();
    await signIn(page, email());
    await button(page, 'Not on this device').click();
    await page.getByRole('heading', { name: 'No documents yet' }).waitFor();
    expect(ownComplaints(watched)).toEqual([]);
    await watched.context.close();
  });

  it('who saves a text to the documents signs in first, and the text is there', async () => {
    const watched = await site.open('/checker/');
    const { page } = watched;
    await enterEditor(page);
    await page.keyboard.type('A text of a guest');
    await button(page, 'Save to my documents').click();
    await page.getByRole('dialog').waitFor();
    await signIn(page, email());
    await button(page, 'Not on this device').click();
    await page.getByText('“A text of a guest” is in your documents.').waitFor();
    await page.getByRole('button', { name: /In your documents/ }).waitFor();
    await button(page, 'Show documents').click();
    await row(page, 'A text of a guest', 'Saved').waitFor();
    expect(ownComplaints(watched)).toEqual([]);
    await watched.context.close();
  });

  it('who saves an opened file to the documents finds it there unchanged', async () => {
    const { page, context } = await site.open('/checker/');
    await enterEditor(page);
    const chooser = page.waitForEvent('filechooser');
    await page.keyboard.press('Control+o');
    await (await chooser).setFiles([textFile('Report.docx', report)]);
    await page.locator('.cm-line', { hasText: 'We recieved it.' }).waitFor();
    await button(page, 'Save to my documents').click();
    await page.getByRole('dialog').waitFor();
    await signIn(page, email());
    await button(page, 'Not on this device').click();
    await button(page, 'Show documents').click();
    await row(page, 'Report', 'Saved').waitFor();
    const saving = page.waitForEvent('download');
    await choose(page, 'Report', 'Download original file');
    expect(await readFile(await (await saving).path())).toEqual(report);
    await context.close();
  });

  it('is led back from the sign-in page', async () => {
    const { page, context } = await site.open('/checker/signin/?return=/checker/documents/', {
      serviceWorkers: 'block',
    });
    await signIn(page, email());
    await notThisDevice(page, '/checker/documents/');
    await page.getByRole('heading', { name: 'My documents' }).waitFor();
    await context.close();
  });
});
