// Signing in without a password, over a text, and at a provider: in a real browser, under the production policy.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBarriers } from '../setup/axe.ts';
import { openSite, ready, type Site } from '../setup/openSite.ts';
import {
  askForLink,
  button,
  heading,
  mailTo,
  notThisDevice,
  openProfile,
  openTab,
  ownComplaints,
  PASSWORD,
  personForEach,
  sendCode,
  signIn,
  signInAt,
} from './accountSteps.ts';
import { enterEditor, expectMarked, paste, placeIn, shownText, writeLongText } from './checkerPage.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());
const email = personForEach(() => site, { name: 'Marta Bell' });

const open = (path: string) => site.open(path);

describe('the sign-in link', () => {
  it('OAU-14: is requested, signs in once, and its secret is removed from the address first', async () => {
    const watched = await open('/checker/signin/');
    const { page, context } = watched;
    const link = await askForLink(site, page, email());
    expect(await findBarriers(page)).toEqual([]);

    const tab = await openTab(context, link);
    await heading(tab, 'Trust this device?');
    expect(tab.url()).not.toContain('#');
    expect(await tab.evaluate(() => location.hash)).toBe('');
    await notThisDevice(tab);

    const again = await openTab(context, link);
    await again.getByRole('heading', { name: 'This link has been used' }).waitFor();
    expect(await findBarriers(again)).toEqual([]);
    expect(ownComplaints(watched)).toEqual([]);
    await context.close();
  });

  it('on another device asks for the address and signs in with a code', async () => {
    const first = await open('/checker/signin/');
    const other = await open(await askForLink(site, first.page, email()));
    await heading(other.page, 'Continue on this device');
    expect(await findBarriers(other.page)).toEqual([]);
    // One mail per minute.
    site.cloud.faults.skew += 61_000;
    await other.page.locator('input[name=username]').fill(email());
    await button(other.page, 'Send a code').click();
    await heading(other.page, 'Check your e-mail');
    await sendCode(other.page, mailTo(site, email()).code, 'Continue');
    await notThisDevice(other.page);
    expect(ownComplaints(other)).toEqual([]);
    await first.context.close();
    await other.context.close();
  });

  it('expires, and may be incomplete; both lead to a new one', async () => {
    const { page, context } = await open('/checker/signin/');
    const link = await askForLink(site, page, email());
    await page.evaluate(() => {
      for (const name of Object.keys(localStorage).filter((key) => key.includes('magic'))) {
        const kept = JSON.parse(localStorage.getItem(name) ?? '{}') as { expiresAt: number };
        localStorage.setItem(name, JSON.stringify({ ...kept, expiresAt: Date.now() - 1 }));
      }
    });
    const late = await openTab(context, link);
    await heading(late, 'This link has expired');
    const cut = await openTab(context, '/checker/confirm/#magic=');
    await heading(cut, 'This link is incomplete');
    await button(cut, 'Send a new link').click();
    await heading(cut, 'Sign in with a link');
    await context.close();
  });

  it('the code in its mail signs in where it was requested, typed in lower case', async () => {
    const { page, context } = await open('/checker/signin/');
    await askForLink(site, page, email());
    const { code } = mailTo(site, email());
    expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    await sendCode(page, 'wrong-code', 'Continue');
    await page.getByText('The code is wrong', { exact: false }).waitFor();
    await sendCode(page, code.toLowerCase(), 'Continue');
    await notThisDevice(page);
    await context.close();
  });

  it('is sent once a minute, and says so', async () => {
    const { page, context } = await open('/checker/signin/');
    await askForLink(site, page, email());
    await button(page, 'Sign in with your password instead').click();
    await button(page, 'Send me a sign-in link instead').click();
    await page.getByText('Too many e-mails were requested', { exact: false }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    expect(await button(page, 'Sign in').last().getAttribute('aria-disabled')).toBeNull();
    await context.close();
  });
});

describe('a new account by a link', () => {
  const BY_LINK = 'Use an e-mailed link instead of a password';

  it('SUP-8: from the page: Enter requests it, the link creates the account once, and a password is set later', async () => {
    const watched = await open('/checker/signup/');
    const { page, context } = watched;
    await button(page, BY_LINK).click();
    await heading(page, 'Create an account with a link');
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'username');
    await page.keyboard.type('by-link@papier.example');
    await page.keyboard.press('Enter');
    await heading(page, 'Check your e-mail');
    expect(page.url()).toMatch(/\/checker\/signup\/$/);
    expect(await findBarriers(page)).toEqual([]);
    const { link } = mailTo(site, 'by-link@papier.example');

    const tab = await openTab(context, link);
    await heading(tab, 'Trust this device?');
    expect(tab.url()).not.toContain('#');
    await notThisDevice(tab);
    const again = await openTab(context, link);
    await heading(again, 'This link has been used');
    await openProfile(tab);
    await button(tab, 'Change password').click();
    await button(tab, 'No password yet, or forgot yours?').click();
    // The previous form has such a field as well.
    await tab.locator('dialog input[name=code]').waitFor();
    await tab.locator('dialog input[name=password]').fill(PASSWORD);
    await sendCode(tab, mailTo(site, 'by-link@papier.example').code, 'Set password');
    await tab.getByText('Your password has been changed.', { exact: false }).waitFor();
    expect(ownComplaints(watched)).toEqual([]);
    await context.close();

    const other = await open('/checker/signin/');
    await signIn(other.page, 'by-link@papier.example');
    await heading(other.page, 'Trust this device?');
    await other.context.close();
  });

  it('does not overflow on a narrow phone, in any language', async () => {
    const { page, context } = await site.open(undefined, {
      serviceWorkers: 'block',
      viewport: { width: 320, height: 640 },
    });
    const over: Record<string, number> = {};
    const measure = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    for (const language of ['en', 'fr', 'de', 'it', 'es', 'nl', 'pt', 'ru', 'hi']) {
      await context.addCookies([{ name: 'i18n_redirected', value: language, url: site.url }]);
      await page.goto('/checker/signup/');
      await ready(page);
      await page.locator('input[name=password]').waitFor();
      over[`${language}, the form`] = await measure();
      await page.locator('form > [type=submit] + button').click();
      await page.locator('input[name=password]').waitFor({ state: 'detached' });
      over[`${language}, the address`] = await measure();
    }
    expect(Object.entries(over).filter(([, pixels]) => pixels > 0)).toEqual([]);
    await context.close();
  });

  it('from the dialog, on a dark phone: the text stays, the code creates the account', async () => {
    const phone = {
      viewport: { width: 360, height: 740 },
      isMobile: true,
      hasTouch: true,
      colorScheme: 'dark',
    } as const;
    const watched = await site.open('/checker/', { serviceWorkers: 'block', ...phone });
    const { page, context } = watched;
    await enterEditor(page);
    await paste(page, 'A draft that I have begun with teh pen.');
    await page.getByRole('link', { name: 'Sign in' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Create an account' }).click();
    await dialog.locator('input[name=username]').fill('phone@papier.example');
    await dialog.getByRole('button', { name: BY_LINK }).click();
    await page.getByRole('dialog', { name: 'Check your e-mail' }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await sendCode(page, mailTo(site, 'phone@papier.example').code, 'Continue');
    await button(page, 'Not on this device').click();
    await dialog.waitFor({ state: 'detached' });
    expect(site.cloud.operators.find('phone@papier.example')?.status).toBe('CONFIRMED');
    expect(await shownText(page)).toContain('A draft that I have begun');
    expect(ownComplaints(watched)).toEqual([]);
    await context.close();
  });

  it('says the same for a taken address, whose mail leads to the link that signs in', async () => {
    const { page, context } = await open('/checker/signup/');
    await page.locator('input[name=username]').fill(email());
    await button(page, BY_LINK).click();
    await heading(page, 'Check your e-mail');
    await page.getByText(`We sent an e-mail to ${email()}.`, { exact: false }).waitFor();
    const { link, code } = mailTo(site, email());
    expect(code).toBe('');
    const tab = await openTab(context, link);
    await heading(tab, 'Sign in with a link');
    await tab.locator('input[name=username]').fill(email());
    await button(tab, 'Send link').click();
    await heading(tab, 'Check your e-mail');
    await sendCode(tab, mailTo(site, email()).code, 'Continue');
    await notThisDevice(tab);
    await context.close();
  });
});

describe('over the checker', () => {
  it('signing in keeps the text, the selection and the position; no cloud code is loaded before it', async () => {
    const watched = await open('/checker/');
    const { page, context, requests } = watched;
    await writeLongText(page, 'This is teh end.', 'teh');
    const before = await placeIn(page);
    expect(before[1]).toBe('d.');
    expect(requests.filter((url) => url.includes('/_cloud'))).toEqual([]);

    await page.getByRole('link', { name: 'Sign in' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Sign in' });
    await dialog.waitFor();
    expect(page.url()).toMatch(/\/checker\/$/);
    expect(await findBarriers(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Create an account' }).click();
    await page.getByRole('dialog', { name: 'Create account' }).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign in', exact: true }).click();
    await signIn(page, email());
    await page.getByRole('dialog', { name: 'Trust this device?' }).waitFor();
    await button(page, 'Trust this device').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const menu = page.getByRole('button', { name: 'Account: Marta Bell' });
    await menu.waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-haspopup') === 'menu');
    await page.locator('.cm-content').focus();
    await page.waitForFunction(() => String(document.getSelection()) === 'd.');
    expect(await placeIn(page)).toEqual(before);
    expect(await shownText(page)).toContain('This is teh end.');
    expect(ownComplaints(watched)).toEqual([]);
    await context.close();
  });

  it.each(['Google', 'Facebook', 'Amazon'])('the hosted login of %s returns to the draft', async (name) => {
    const watched = await open('/checker/');
    const { page, context } = watched;
    await enterEditor(page);
    await paste(page, 'A draft that I have begun with teh pen.');
    await expectMarked(page, ['teh']);
    await signInAt(page, name, `at.${name.toLowerCase()}@papier.example`);
    await expectMarked(page, ['teh']);
    await page.goto('/checker/profile/');
    await page.getByText(`None: you sign in with ${name}`).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    expect(ownComplaints(watched)).toEqual([]);
    await context.close();
  });

  it('the bar leads straight to Google, and back to the same view', async () => {
    const { page, context } = await open('/grammar-check/french/');
    await button(page, 'Sign in with Google').click();
    await page.locator('input[name=email]').fill('bar@papier.example');
    await button(page, 'Continue').click();
    await page.waitForURL((url) => url.pathname === '/grammar-check/french/');
    await page.getByRole('button', { name: 'Account: bar' }).waitFor();
    expect(await button(page, 'Sign in with Google').count()).toBe(0);
    await context.close();
  });

  it('OAU-6, OAU-7: a login that was cancelled or that nobody started is reported as text, and leads nowhere', async () => {
    const { page, context } = await open(
      '/checker/signin/?error=access_denied&error_description=%3Cimg%20onerror%3D1%3E',
    );
    await page.getByText('<img onerror=1>', { exact: false }).waitFor();
    expect(page.url()).toMatch(/\/checker\/signin\/$/);
    await page.goto('/checker/signin/?code=abc&state=made-up');
    await page.getByText('We couldn’t sign you in', { exact: false }).waitFor();
    expect(await page.locator('input[name=username]').count()).toBe(1);
    await context.close();
  });
});
