// Steps shared by the document flows.
import type { Locator, Page, Request } from 'playwright';
import type { Site, WatchedPage } from '../setup/openSite.ts';
import { button, notThisDevice, PASSWORD, signIn } from './accountSteps.ts';

/** A file to upload, with its bytes in memory. */
export const textFile = (name: string, text: string | Buffer, mimeType = 'text/plain') => ({
  name,
  mimeType,
  buffer: Buffer.from(text),
});

/** A separate browser that is signed in and shows the documents. */
export async function openDocuments(site: Site, email: string): Promise<WatchedPage> {
  const path = '/checker/documents/';
  const watched = await site.open(`/checker/signin/?return=${encodeURIComponent(path)}`);
  await signIn(watched.page, email, PASSWORD);
  await notThisDevice(watched.page, path);
  await watched.page.getByRole('button', { name: 'Upload files' }).waitFor();
  return watched;
}

/** A document's row, by its name and the state it shows. */
export const row = (page: Page, name: string, state = '') =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name, exact: true }) })
    .filter({ hasText: state });

/** Whether a request removes a document for good. */
export const isRemoval = (request: Request) =>
  request.method() === 'DELETE' && request.url().includes('/document.json');

/** Uploads files and waits until each is in the cloud. */
export async function upload(page: Page, ...files: ReturnType<typeof textFile>[]): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(files);
  for (const { name } of files) await row(page, name.replace(/\.\w+$/, ''), 'Saved').waitFor();
}

/** Chooses an item from a document's menu. */
export async function choose(page: Page, name: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

/** Opens a document in the checker and puts the caret at its end. */
export async function openInEditor(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/checker/');
  await page.getByRole('button', { name: /In your documents/ }).waitFor();
  await page.locator('.cm-content').click();
  await page.locator('.cm-content:focus').waitFor();
  await page.keyboard.press('Control+End');
}

/** Types in the open document and waits until it is in the cloud. */
export async function write(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
  await page.getByRole('button', { name: /Waiting to upload/ }).waitFor();
  await page.getByRole('button', { name: /In your documents/ }).waitFor();
}

/** Edits a document on two devices, the first being faster. Returns the second device's dialog for choosing a text. */
export async function writeOnBoth(first: Page, second: Page, name: string, texts: [string, string]): Promise<Locator> {
  await openInEditor(second, name);
  await openInEditor(first, name);
  await write(first, texts[0]);
  await second.keyboard.type(texts[1]);
  await second.getByText('This text was also changed on another device.').waitFor();
  await button(second, 'Compare').click();
  await row(second, name, 'Changed on two devices').getByRole('button', { name: 'Compare' }).click();
  const dialog = second.getByRole('dialog');
  await dialog.getByRole('heading', { name: 'This device' }).waitFor();
  return dialog;
}

/** Goes to the list through the account menu. */
export async function backToList(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Account: / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Documents' }).click();
  await page.getByRole('heading', { name: 'My documents' }).waitFor();
}
