// Premium and licences from the price to the end, in a real browser, under the production policy, against the local cloud
// and its stand-in for the card payment provider.
import type { BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findBarriers } from '../setup/axe.ts';
import { openSite, ready, type Site, type WatchedPage } from '../setup/openSite.ts';
import { wording } from '../setup/wording.ts';
import { button, notThisDevice, ownComplaints, personForEach, signIn } from './accountSteps.ts';
import { enterEditor, expectMarked, saved } from './checkerPage.ts';
import { askToLeave, comeIn, foundIn, isOut, openDictionary, wordsOf } from './sharedSteps.ts';

const PREMIUM = '/checker/premium/';
const CARDS = { pays: '4242 4242 4242 4242', declined: '4000 0000 0000 0002', asks: '4000 0025 0000 3155' };

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());
const email = personForEach(() => site);

/** Signs in from the page about Premium and is brought back to it. */
async function openPremium(query = '', options?: BrowserContextOptions): Promise<WatchedPage> {
  const watched = await site.open(PREMIUM + query, options);
  const { page } = watched;
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await page.locator('input[name=username]').waitFor();
  await signIn(page, email());
  await notThisDevice(page, PREMIUM);
  return watched;
}

async function goToCheckout(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Go to checkout|Subscribe again)$/ }).click();
  await page.waitForURL('**/_cloud/stripe/pay/**');
}

/** Types a card into the provider's page and pays. */
async function pay(page: Page, card: string): Promise<void> {
  await page.locator('input[name=card]').fill(card);
  await page.locator('input[name=expiry]').fill('12/40');
  await page.locator('input[name=cvc]').fill('123');
  await page.getByRole('button', { name: /^Pay / }).click();
}

async function subscribe(page: Page): Promise<void> {
  await goToCheckout(page);
  await pay(page, CARDS.pays);
  await page.getByText('Premium is on.').waitFor();
}

const hasAdvert = async (page: Page, path: string): Promise<boolean> => {
  await page.goto(path);
  await ready(page);
  return (await page.getByRole('button', { name: 'Remove ads' }).count()) > 0;
};

it('BIL-1, BIL-3: from the price to Premium within seconds, with the chosen interval and without adverts', async () => {
  const watched = await openPremium('?interval=month');
  const { page } = watched;
  await page.getByText('€5 a month').waitFor();
  expect(await hasAdvert(page, '/software/')).toBe(true);
  await page.goto(`${PREMIUM}?interval=month`);
  await subscribe(page);
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await page.getByText(/^Premium renews on/).waitFor();
  await page.getByText('€5 a month').waitFor();
  expect(await page.getByRole('button', { name: 'Go to checkout' }).count()).toBe(0);
  expect(await findBarriers(page)).toEqual([]);
  expect(await hasAdvert(page, '/software/')).toBe(false);
  expect(await hasAdvert(page, '/checker/')).toBe(false);
  await page.goto('/checker/profile/');
  await page
    .getByText(/^0.* of 5\sGB used$/)
    .first()
    .waitFor();
  expect(ownComplaints(watched)).toEqual([]);
  await watched.context.close();
});

it('a declined card, a refusing bank and going back charge nothing; the bank’s yes pays', async () => {
  const watched = await openPremium();
  const { page } = watched;
  await goToCheckout(page);
  const checkout = page.url();
  await pay(page, CARDS.declined);
  await page.getByRole('alert').waitFor();
  await page.getByRole('link', { name: 'Back without paying' }).click();
  await page.getByText('You left checkout. You weren’t charged.').waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('You left checkout');
  await expect.poll(() => new URL(page.url()).search).toBe('');
  // The same intention leads to the same checkout, also after a reload.
  await page.reload();
  await goToCheckout(page);
  expect(page.url()).toBe(checkout);
  await pay(page, CARDS.asks);
  await page.getByRole('button', { name: 'No, refuse it' }).click();
  await page.getByRole('alert').waitFor();
  await pay(page, CARDS.asks);
  await page.getByRole('button', { name: 'Yes, confirm the payment' }).click();
  await page.getByText('Premium is on.').waitFor();
  await watched.context.close();
});

it('BIL-4: cancelling shows the end and keeps Premium until then; it can be taken back', async () => {
  const watched = await openPremium();
  const { page } = watched;
  await subscribe(page);
  await button(page, 'Cancel Premium').click();
  const dialog = page.getByRole('dialog', { name: 'Cancel Premium?' });
  await dialog.getByRole('combobox').selectOption('unused');
  await dialog.getByRole('textbox').fill('Too little to write');
  expect(await findBarriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel Premium' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page
    .getByText(/^Premium ends on/)
    .first()
    .waitFor();
  expect(await hasAdvert(page, '/software/')).toBe(false);
  await page.goto(PREMIUM);
  await page.getByText(/^Premium ends on .* Until then, nothing changes\.$/).waitFor();
  await button(page, 'Keep Premium').click();
  await page.getByText('Premium continues.').waitFor();
  await page.getByText(/^Premium renews on/).waitFor();
  expect(ownComplaints(watched)).toEqual([]);
  await watched.context.close();
});

it('card and invoices are on the provider’s pages, and the way back leads here', async () => {
  const watched = await openPremium();
  const { page } = watched;
  await subscribe(page);
  await button(page, 'Invoices').click();
  await page.getByRole('heading', { name: 'Invoices', exact: true }).waitFor();
  await page.getByRole('link', { name: 'Back to the site' }).click();
  await page.getByText(/^Premium renews on/).waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await watched.context.close();
});

it('a licence is ordered, paid, and its key can be copied; the key stays in the account', async () => {
  const watched = await site.open('/software/pricing/');
  const { page, context } = watched;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('link', { name: 'Buy: Single site' }).click();
  await page.getByRole('heading', { name: 'Single-site license' }).waitFor();
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await page.locator('input[name=username]').waitFor();
  await signIn(page, email());
  await notThisDevice(page, PREMIUM);
  await page.getByRole('heading', { name: 'Single-site license' }).waitFor();
  await page.locator('input[name=licensee]').fill('Ada & Söhne');
  await goToCheckout(page);
  await pay(page, CARDS.pays);
  await button(page, 'Copy key').waitFor();
  expect(await findBarriers(page)).toEqual([]);
  const key = await page.locator('pre').innerText();
  await button(page, 'Copy key').click();
  await page.getByText('Copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  await page.goto(PREMIUM);
  await page.getByRole('link', { name: /^Receipt for Single-site license, Ada & Söhne/ }).click();
  await page.getByText(key).waitFor();
  expect(ownComplaints(watched)).toEqual([]);
  await watched.context.close();
});

it('the functions fail, or the line is gone: the page says so, nothing is granted, trying again works', async () => {
  const watched = await openPremium();
  const { page, context } = watched;
  await button(page, 'Go to checkout').waitFor();
  site.cloud.faults.add({ operation: 'Invoke', kind: 'html', times: 1 });
  await button(page, 'Go to checkout').click();
  await page.getByText(/can’t be read/).waitFor();
  site.cloud.faults.add({ operation: 'Invoke', kind: 'drop', times: 1 });
  await button(page, 'Try again').click();
  await page.waitForURL('**/_cloud/stripe/pay/**');
  await page.goBack();
  await button(page, 'Go to checkout').waitFor();
  await context.setOffline(true);
  await button(page, 'Go to checkout').click();
  await page.getByText(/Paying needs an internet connection/).waitFor();
  await context.setOffline(false);
  await button(page, 'Try again').click();
  await page.waitForURL('**/_cloud/stripe/pay/**');
  await watched.context.close();
});

it('BIL-3: back before the provider’s message, the page waits, grants nothing, and turns Premium on by itself', async () => {
  const watched = await openPremium();
  const { page } = watched;
  site.cloud.billing.hold(true);
  await goToCheckout(page);
  await pay(page, CARDS.pays);
  await page.getByRole('heading', { name: 'Your payment is being confirmed' }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('being confirmed');
  // A reload, or another visit, is no proof of anything either.
  await page.reload();
  await page.getByRole('heading', { name: 'Your payment is being confirmed' }).waitFor();
  expect(await page.getByText('Premium is on.').count()).toBe(0);
  site.cloud.billing.hold(false);
  await page.getByText('Premium is on.').waitFor();
  expect(ownComplaints(watched)).toEqual([]);
  await watched.context.close();
});

/** The entry of the team's words in the open dictionary. */
const teamEntry = async (page: Page, name: string) =>
  (await openDictionary(page)).getByRole('region', { name, exact: true });

const chooseList = async (page: Page, label: string, name: string, content: string) => {
  const chooser = page.waitForEvent('filechooser');
  await button(page, label).click();
  await (await chooser).setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
};

it('a team’s word list counts with Premium: on every device, beside the own words, and not after a sign-out', async () => {
  const guest = await site.open('/checker/');
  const hint = await teamEntry(guest.page, wording('documents:team.title'));
  expect(await hint.getByRole('link').getAttribute('href')).toBe(PREMIUM);
  expect(await hint.getByRole('button').count()).toBe(0);
  await guest.context.close();

  const watched = await openPremium('', { serviceWorkers: 'allow' });
  const { page } = watched;
  await subscribe(page);
  await page.goto('/checker/');
  await enterEditor(page);
  await page.keyboard.type('Our Zorblat and our fluxomat are wrnog.');
  await expectMarked(page, ['Zorblat', 'fluxomat', 'wrnog']);
  const entry = await teamEntry(page, wording('documents:team.title'));
  await chooseList(page, wording('documents:team.add'), 'letter.txt', 'Dear all,\nthe list comes later.\nAnna\n');
  await entry
    .getByRole('alert')
    .filter({ hasText: wording('documents:team.refused.notWords') })
    .waitFor();
  await chooseList(page, wording('documents:team.add'), 'brand.dic', '1\nZorblat/S\n');
  const named = page.getByRole('region', { name: wording('documents:team.named', { name: 'brand.dic' }) });
  await named.getByText(/^1 word, /).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expectMarked(page, ['fluxomat', 'wrnog']);
  await openDictionary(page);
  await chooseList(page, wording('documents:team.replace'), 'brand.txt', 'Zorblat\nfluxomat\n');
  const replaced = wording('documents:team.named', { name: 'brand.txt' });
  await page
    .getByRole('region', { name: replaced })
    .getByText(/^2 words, /)
    .waitFor();
  await page.keyboard.press('Escape');
  await expectMarked(page, ['wrnog']);
  expect(await wordsOf(page)).toEqual([]);
  expect(ownComplaints(watched)).toEqual([]);
  await saved(page);
  await page.getByText('available offline', { exact: true }).waitFor();
  await watched.context.setOffline(true);
  await page.reload();
  await expectMarked(page, ['wrnog']);
  await watched.context.setOffline(false);
  await askToLeave(page);
  await page.getByRole('button', { name: wording('documents:leaving.save') }).click();
  await isOut(page);
  await expect.poll(() => foundIn(page, ['Zorblat', 'brand.txt'])).toEqual([]);

  const phone = await site.open('/checker/');
  await comeIn(phone.page, email());
  const there = await teamEntry(phone.page, replaced);
  await there.getByText(/^2 words, /).waitFor();
  await there.getByRole('button', { name: wording('documents:team.remove') }).click();
  await phone.page.getByRole('region', { name: wording('documents:team.title'), exact: true }).waitFor();
  expect(ownComplaints(phone)).toEqual([]);
  await phone.context.close();
  await watched.context.close();
});
