// Steps for people who share a computer, and what the browser stores about them.
import type { BrowserContext, Page } from 'playwright';
import { wording } from '../setup/wording.ts';
import { button, notThisDevice, signIn } from './accountSteps.ts';

/** What a browser stores: everything of this site, and the keys it has in web storage. */
export interface Kept {
  all: string;
  names: string[];
}

/** Reads web storages, databases, caches and cookies. Bytes count as text. */
export async function keptBy(page: Page): Promise<Kept> {
  const kept = await page.evaluate(async () => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const all: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href, history.state];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await asked(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store);
        all.push(name, store, await asked(rows.getAllKeys()), await asked(rows.getAll()));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        all.push(name, request.url);
        // Packs and scripts are the same for everybody.
        if (/\.(bin|js|css|woff2|svg|png)$/.test(new URL(request.url).pathname)) continue;
        all.push(await (await cache.match(request))?.text());
      }
    }
    const text = JSON.stringify(all, (_key, value: unknown) =>
      value instanceof Uint8Array ? new TextDecoder().decode(value) : value,
    );
    return { all: text, names: [...Object.keys(localStorage), ...Object.keys(sessionStorage)] };
  });
  const cookies = await page.context().cookies();
  return { ...kept, all: kept.all + JSON.stringify(cookies) };
}

/** Which of these traces the browser stores. */
export async function foundIn(page: Page, traces: readonly string[]): Promise<string[]> {
  const { all } = await keptBy(page);
  return traces.filter((trace) => all.includes(trace));
}

/** Ids of the person who is signed in: their own, and that of their place in the cloud. */
export const idOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const values = { ...localStorage, ...sessionStorage } as Record<string, string>;
    const token = Object.entries(values).find(([key]) => key.endsWith('.idToken'))?.[1] ?? '';
    return (JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))) as { sub: string })
      .sub;
  });

/** Signs in on the sign-in page. When asked about the device, declines to have it remembered. */
export async function comeIn(page: Page, email: string, { stay = false } = {}): Promise<void> {
  await page.goto('/checker/signin/');
  if (stay) await page.getByLabel('Stay signed in').check();
  await signIn(page, email);
  const account = page.getByRole('button', { name: /^Account: / }).first();
  const question = button(page, 'Not on this device');
  await question.or(account).first().waitFor();
  if (await question.isVisible()) await notThisDevice(page);
  await account.waitFor();
}

/** Chooses "Sign out" in the account menu. */
export async function askToLeave(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Account: / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

/** Waits until nobody is signed in here. */
export const isOut = (page: Page) => page.getByRole('link', { name: 'Sign in' }).first().waitFor();

/** Opens the personal dictionary. */
export async function openDictionary(page: Page) {
  await button(page, 'Settings').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Dictionary' }).click();
  return dialog;
}

/** Adds a word to the personal dictionary. */
export async function addWord(page: Page, word: string): Promise<void> {
  const dialog = await openDictionary(page);
  await dialog.getByLabel('New word').fill(word);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByRole('button', { name: wording('dictionary.remove', { word }) }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

/** The words of the personal dictionary. */
export async function wordsOf(page: Page): Promise<string[]> {
  const dialog = await openDictionary(page);
  await dialog.getByRole('button', { name: wording('dictionary.import') }).waitFor();
  const [before = '', after = ''] = wording('dictionary.remove', { word: '|' }).split('|');
  const labels = await dialog
    .getByRole('button')
    .evaluateAll((rows) => rows.map((one) => one.getAttribute('aria-label') ?? ''));
  const words = labels
    .filter((label) => label.startsWith(before) && label.endsWith(after))
    .map((label) => label.slice(before.length, label.length - after.length));
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  return words;
}

/** Another page in the same browser. */
export async function another(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  return page;
}
