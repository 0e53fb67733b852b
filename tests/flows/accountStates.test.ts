// Unwanted account states: not set up, offline, ended elsewhere; and use without a pointer.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBarriers } from '../setup/axe.ts';
import { configuredSite } from '../setup/configuredSite.ts';
import { openSite, ready, type Site } from '../setup/openSite.ts';
import { wordingIn } from '../setup/wording.ts';
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

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const open = (path: string, options = {}) => site.open(path, { serviceWorkers: 'block', ...options });

describe('a site without accounts', () => {
  it('CFG-8: account features are hidden, their pages say so, and the checker works', async () => {
    const copy = await configuredSite({ auth: undefined, storage: undefined, endpoints: undefined });
    const plain = await openSite(copy.root);
    const german = wordingIn('de');
    for (const path of ['/', '/checker/']) {
      // In a language other than the prerendered one, because the copy's HTML was built with accounts.
      const { page, context, complaints } = await plain.open();
      await context.addCookies([{ name: 'i18n_redirected', value: 'de', url: plain.url }]);
      await page.goto(path);
      await ready(page);
      await page
        .getByRole('link', { name: german('nav.help') })
        .first()
        .waitFor({ state: 'attached' });
      expect(await page.getByRole('link', { name: german('nav.signIn') }).count()).toBe(0);
      expect(complaints).toEqual([]);
      await context.close();
    }
    for (const path of ['/checker/signin/', '/checker/signup/', '/checker/confirm/', '/checker/profile/']) {
      const { page, context, requests } = await plain.open(path);
      await page.getByText('This site has no accounts').waitFor();
      expect(requests.filter((url) => url.includes('_cloud'))).toEqual([]);
      await context.close();
    }
    await plain.close();
    await copy.drop();
  });
});

describe('a session', () => {
  it('is required by the profile, which opens afterwards', async () => {
    const email = 'guarded@papier.example';
    site.cloud.operators.create(email, PASSWORD);
    const { page, context } = await open('/checker/profile/');
    await page.waitForURL('**/checker/signin/?return=%2Fchecker%2Fprofile%2F');
    await page.getByText('Sign in to see this page.').waitFor();
    await signIn(page, email);
    await notThisDevice(page, '/checker/profile/');
    await heading(page, 'Devices');
    await page.goto('/checker/signin/?return=//evil.example/');
    await page.getByText(`You are signed in as ${email}.`).waitFor();
    await button(page, 'Continue').click();
    await page.waitForURL((url) => url.pathname === '/' && url.origin === site.url);
    await context.close();
  });

  it('that ended elsewhere leads back to the form, which says so', async () => {
    const email = 'ended@papier.example';
    site.cloud.operators.create(email, PASSWORD);
    const watched = await open('/checker/signin/?return=%2Fchecker%2Fprofile%2F');
    const { page, context } = watched;
    await page.getByLabel('Stay signed in').check();
    await signIn(page, email);
    await notThisDevice(page, '/checker/profile/');
    await heading(page, 'Devices');
    site.cloud.operators.remove(email);
    await page.reload();
    await page.waitForURL('**/checker/signin/');
    await page.getByText('Your session has ended.', { exact: false }).waitFor();
    expect(ownComplaints(watched)).toEqual([]);
    await context.close();
  });

  it('OUT-3: signing out in one tab signs out the other within a second', async () => {
    const email = 'tabs@papier.example';
    site.cloud.operators.create(email, PASSWORD, { name: 'Two Tabs' });
    const { page, context } = await open('/checker/signin/');
    await page.getByLabel('Stay signed in').check();
    await signIn(page, email);
    await notThisDevice(page);
    const other = await openTab(context, '/software/pricing/');
    await other.getByRole('button', { name: 'Account: Two Tabs' }).waitFor();
    // The time is measured in the other tab, from the notification to the screen.
    const follows = other.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let told = 0;
          addEventListener('storage', () => {
            told ||= performance.now();
          });
          new MutationObserver(() => {
            const link = [...document.querySelectorAll('header a')].find(
              ({ textContent }) => textContent === 'Sign in',
            );
            if (told && link) resolve(performance.now() - told);
          }).observe(document.body, { subtree: true, childList: true });
        }),
    );
    await openProfile(page);
    await button(page, 'Sign out').click();
    expect(await follows).toBeLessThan(1000);
    await other.getByRole('link', { name: 'Sign in' }).first().waitFor();
    await context.close();
  });
});

describe('without a network', () => {
  it('the form says so, keeps what was typed, and tries again', async () => {
    const email = 'offline@papier.example';
    site.cloud.operators.create(email, PASSWORD);
    const { page, context } = await open('/checker/signin/');
    await page.locator('input[name=username]').fill(email);
    // The identity service's chunk is loaded before the network goes down.
    await page.locator('input[name=password]').fill('wrong at first');
    await button(page, 'Sign in').click();
    await page.getByText('Incorrect username or password.').waitFor();
    await context.setOffline(true);
    await page.getByText('You’re offline.', { exact: false }).waitFor();
    await page.locator('input[name=password]').fill(PASSWORD);
    await button(page, 'Sign in').click();
    await button(page, 'Try again').waitFor();
    expect(await findBarriers(page)).toEqual([]);
    expect(await page.locator('input[name=password]').inputValue()).toBe(PASSWORD);
    await context.setOffline(false);
    await button(page, 'Try again').click();
    await notThisDevice(page);
    await context.close();
  });
});

describe('without a pointer, without colour', () => {
  it('signing in works with the keyboard alone', async () => {
    const email = 'keys@papier.example';
    site.cloud.operators.create(email, PASSWORD, { name: 'Keys Only' });
    const watched = await open('/checker/', { forcedColors: 'active' });
    const { page, context } = watched;
    await page.getByRole('link', { name: 'Sign in' }).first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Sign in' }).waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'username');
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Trust this device?' }).waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent === 'Trust this device');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Account: Keys Only');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'menuitem');
    await page.keyboard.press('p');
    await page.keyboard.press('Enter');
    await heading(page, 'Devices');
    expect(await findBarriers(page)).toEqual([]);
    expect(ownComplaints(watched)).toEqual([]);
    await context.close();
  });

  it.each(['de', 'hi'])('at 390 px nothing overflows in %s', async (language) => {
    const { page, context } = await open('/contact/', {
      viewport: { width: 390, height: 844 },
      colorScheme: 'dark',
      isMobile: true,
      hasTouch: true,
    });
    await context.addCookies([{ name: 'i18n_redirected', value: language, url: site.url }]);
    for (const path of ['/checker/signin/', '/checker/signup/', '/checker/confirm/']) {
      await page.goto(path);
      await ready(page);
      await page.locator('form').waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
      expect(await findBarriers(page)).toEqual([]);
    }
    await context.close();
  });
});
