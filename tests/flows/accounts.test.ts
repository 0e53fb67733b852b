// The account in a real browser, under the production policy, against the local cloud: from sign-up to deletion.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findBarriers } from '../setup/axe.ts';
import { openSite, type Site } from '../setup/openSite.ts';
import { wording } from '../setup/wording.ts';
import {
  authenticator,
  button,
  heading,
  mailTo,
  notThisDevice,
  openProfile,
  ownComplaints,
  PASSWORD,
  sendCode,
  signIn,
  signOutEverywhere,
} from './accountSteps.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());
afterEach(() => site.cloud.faults.clear());

/** Digits as a Japanese keyboard types them. */
const fullWidth = (code: string) => code.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));

describe('an account from beginning to end', () => {
  it('SUP-4, SGN-5, SGN-8, DEV-2: sign-up, confirmation, authenticator app, sign-in with it, sign-out everywhere, deletion', async () => {
    const watched = await site.open('/checker/signup/');
    const { page } = watched;
    const email = 'marta@papier.example';

    // The requirements are shown beside the password from the first letter on, and errors are shown at their field.
    await button(page, 'Create account').click();
    await page.locator('input[name=username][aria-invalid=true]:focus').waitFor();
    await page.locator('input[name=username]').fill(` ${email} `);
    await page.locator('input[name=password]').fill('short');
    await button(page, 'Create account').click();
    await page.getByText('doesn’t meet all the requirements', { exact: false }).waitFor();
    await page.locator('input[name=password]').fill(PASSWORD);
    await button(page, 'Show password').click();
    await page.locator('input[name=password][type=text]').waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await button(page, 'Create account').click();

    await page.waitForURL('**/checker/confirm/');
    const again = page.getByRole('button', { name: /Resend code/ });
    expect(await again.getAttribute('aria-disabled')).toBe('true');
    await sendCode(page, '000000', 'Confirm');
    await page.getByText('The code is wrong', { exact: false }).waitFor();
    await page.locator('input[name=code]:focus').waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await sendCode(page, fullWidth(mailTo(site, email).code), 'Confirm');
    await heading(page, 'Trust this device?');
    expect(await findBarriers(page)).toEqual([]);
    await notThisDevice(page);

    await page.getByRole('button', { name: `Account: ${email}` }).click();
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    await heading(page, 'Devices');
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('switch', { name: 'Authenticator app' }).click();
    await page.getByRole('img', { name: /QR code/ }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    const nextCode = authenticator(site, await page.locator('dialog code').innerText());
    await sendCode(page, nextCode(), 'Turn on');
    await page.getByText('On: signing in requires a code from the app.').waitFor();

    await button(page, 'Sign out').click();
    await page.waitForURL('**/checker/signin/');
    expect(await page.locator('input[name=username]').inputValue()).toBe('');
    await signIn(page, email, 'not my password');
    await page.getByText('Incorrect username or password').waitFor();
    await signIn(page, email);
    await heading(page, 'Enter the code');
    expect(await findBarriers(page)).toEqual([]);
    await sendCode(page, '123456', 'Continue');
    await page.getByText('The code is wrong', { exact: false }).waitFor();
    await sendCode(page, nextCode(), 'Continue');
    // Signing out without "stay signed in" forgets the device, so it is asked about again.
    await heading(page, 'Trust this device?');
    await notThisDevice(page);
    await page.waitForURL((url) => url.pathname === '/checker/');

    await signOutEverywhere(page);

    await signIn(page, email);
    await heading(page, 'Enter the code');
    await sendCode(page, nextCode(), 'Continue');
    // Signing out without "stay signed in" forgets the device, so it is asked about again.
    await heading(page, 'Trust this device?');
    await notThisDevice(page);
    await page.waitForURL((url) => url.pathname === '/checker/');
    await openProfile(page);
    await button(page, 'Delete account').click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input').fill('someone@else.example');
    await button(page, 'Delete permanently').click();
    await dialog.getByText(wording('account:profile.deleteWrong')).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await dialog.locator('input').fill(email.toUpperCase());
    await button(page, 'Delete permanently').click();
    await page.getByText('Your account was deleted.', { exact: false }).waitFor();
    expect(site.cloud.operators.find(email)).toBeUndefined();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('Cognito')))).toEqual(
      [],
    );
    expect(ownComplaints(watched)).toEqual([]);
    await watched.context.close();
  });

  it('SUP-5: an unconfirmed address leads to the confirmation, filled in, with a way to resend the code', async () => {
    const email = 'late@papier.example';
    const first = await site.open('/checker/signup/');
    await first.page.locator('input[name=username]').fill(email);
    await first.page.locator('input[name=password]').fill(PASSWORD);
    await button(first.page, 'Create account').click();
    await first.page.waitForURL('**/checker/confirm/');
    await first.context.close();

    const watched = await site.open('/checker/signin/');
    const { page } = watched;
    await signIn(page, email);
    await page.waitForURL('**/checker/confirm/');
    expect(await page.locator('input[name=username]').inputValue()).toBe(email);
    const sent = site.cloud.outbox.messages().length;
    await button(page, 'Resend code').click();
    await page.getByText('A new code is on its way', { exact: false }).waitFor();
    expect(site.cloud.outbox.messages().length).toBe(sent + 1);
    await sendCode(page, mailTo(site, email).code, 'Confirm');
    await notThisDevice(page);
    expect(ownComplaints(watched)).toEqual([]);
    await watched.context.close();
  });

  it('a forgotten password is reset; an unknown address gets the same answer', async () => {
    const email = 'forgetful@papier.example';
    site.cloud.operators.create(email, PASSWORD);
    const { page, context } = await site.open('/checker/signin/');
    const said: string[] = [];
    for (const address of ['nobody@papier.example', email]) {
      await page.goto('/checker/signin/');
      await page.locator('input[name=username]').fill(address);
      await button(page, wording('account:signIn.forgotten')).click();
      await button(page, 'Send code').click();
      await heading(page, 'Enter the code');
      said.push((await page.locator('form p').first().innerText()).replaceAll(address, 'X').replace(/\S*\*\S*/g, 'Y'));
    }
    expect(said[0]).toBe(said[1]);
    await page.locator('input[name=password]').fill('another good password');
    await sendCode(page, mailTo(site, email).code, 'Set password');
    await page.getByText('Your new password is set.', { exact: false }).waitFor();
    await signIn(page, email, 'another good password');
    await notThisDevice(page);
    await context.close();
  });
});
