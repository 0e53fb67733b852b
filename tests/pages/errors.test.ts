// When a part of the application cannot be loaded: one reload, then a page that says so.
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { follow, linkReady, openSite, ready, type Site, type WatchedPage } from '../setup/openSite.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Opens a page whose link to /contact/ will not find its script, as after the release of a new version. */
async function openWithMissingChunk() {
  const opened = await site.open();
  const html = await (await fetch(`${site.url}/contact/`)).text();
  const shared = await (await fetch(`${site.url}/software/`)).text();
  const scripts = /data-chunks="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
  const own = scripts.filter((file) => !shared.includes(file));
  expect(own.length).toBeGreaterThan(0);
  for (const file of own) await opened.page.route(`**${file}`, (route) => route.fulfill({ status: 404, body: '' }));
  await opened.page.goto('/software/');
  await ready(opened.page);
  // Without a network the part with the link would not come any more.
  await linkReady(opened.page, '/contact/');
  return opened;
}

/** Switches the network off or on, and waits until the page has noticed. */
async function setOffline({ page, context }: WatchedPage, offline: boolean): Promise<void> {
  await context.setOffline(offline);
  await page.waitForFunction((expected) => navigator.onLine !== expected, offline);
}

const followContact = (page: Page) => follow(page, '/contact/');
const loads = (requests: string[]) => requests.filter((url) => url === `${site.url}/contact/`).length;

describe('a missing part', () => {
  it('CHK-1, bad input row 37: reloads once; a second time within a minute shows an error page with a button', async () => {
    const { page, context, requests } = await openWithMissingChunk();
    expect(loads(requests)).toBe(0);
    await Promise.all([page.waitForEvent('load'), followContact(page)]);
    expect(loads(requests)).toBe(1);
    expect(page.url()).toBe(`${site.url}/contact/`);
    // The reloaded page lacks the same part: it must not reload itself again.
    await page.getByRole('button', { name: 'Reload' }).waitFor();
    await page.waitForTimeout(500);
    expect(loads(requests)).toBe(1);
    await context.close();
  });

  it('CHK-1, bad input row 37: offline the page is never reloaded', async () => {
    const opened = await openWithMissingChunk();
    const { page, context, requests } = opened;
    await setOffline(opened, true);
    await followContact(page);
    await page.getByRole('button', { name: 'Reload' }).waitFor();
    expect(loads(requests)).toBe(0);
    await context.close();
  });

  it('CHK-3: without session storage there is no reload', async () => {
    const { page, context, requests } = await openWithMissingChunk();
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('blocked', 'QuotaExceededError');
      };
    });
    await followContact(page);
    await page.getByRole('button', { name: 'Reload' }).waitFor();
    expect(loads(requests)).toBe(0);
    await context.close();
  });

  it('ERR-17: the next good page shows no trace of the error', async () => {
    const opened = await openWithMissingChunk();
    const { page, context } = opened;
    await setOffline(opened, true);
    await followContact(page);
    await page.getByRole('button', { name: 'Reload' }).waitFor();
    await setOffline(opened, false);
    await follow(page, '/software/');
    await page.waitForFunction(() => document.title.startsWith('Software'));
    expect(await page.getByRole('button', { name: 'Reload' }).count()).toBe(0);
    await context.close();
  });
});
