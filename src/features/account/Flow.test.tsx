import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { totpCode } from '../../../scripts/cloud/local/core/pool/totp.ts';
import { EMAIL, PASSWORD } from '../../../tests/setup/accounts.ts';
import { wording } from '../../../tests/setup/wording.ts';
import { useSession } from '../../services/person/session.ts';
import { Flow } from './Flow.tsx';
import { show, useFlow } from './flow/store.ts';
import { current, describedBy, field, openAccounts, presentAuth, showAccount } from './testing.tsx';

// As in the service tests, every test performs a real sign-in.
vi.setConfig({ testTimeout: 30_000 });
vi.mock('../../services/auth/auth.ts', () => ({ auth: presentAuth }));

const done = vi.fn();
beforeEach(() => {
  done.mockReset();
  localStorage.clear();
});

const open = () => showAccount(<Flow returnTo="/checker/" privacy="/legal/privacypolicy/" onDone={done} />);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const step = (at: string) => waitFor(() => expect(useFlow.getState().step.at).toBe(at));
const challenge = (name: string) =>
  waitFor(() => expect(useFlow.getState().step).toMatchObject({ at: 'challenge', challenge: { name } }));

function signIn(email = EMAIL, password = PASSWORD): void {
  type('username', email);
  type('password', password);
  press('Sign in');
}

describe('signing in', () => {
  it('reports what is missing at its field, linked to it, and focuses the first such field', async () => {
    openAccounts();
    await open();
    press('Sign in');
    expect(document.activeElement).toBe(field('username'));
    expect(field('username').getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(field('username'))).toContain('Username cannot be empty');
    expect(describedBy(field('password'))).toContain('Password cannot be empty');
    expect(current.world?.sent).toEqual([]);
  });

  it('SGN-14: the button is busy and disabled before the key agreement begins, and does nothing a second time', async () => {
    const world = openAccounts();
    await open();
    signIn();
    const button = screen.getByRole('button', { name: 'Signing in' });
    expect([button.getAttribute('aria-busy'), button.getAttribute('aria-disabled')]).toEqual(['true', 'true']);
    expect(world.sent).toEqual([]);
    fireEvent.click(button);
    await step('remember');
    expect(world.operations().filter((name) => name === 'InitiateAuth')).toHaveLength(1);
  });

  it('SUP-5: an unconfirmed address leads to its confirmation, already filled in', async () => {
    const world = openAccounts();
    await world.auth.signUp({ username: 'late@example.com', password: PASSWORD });
    await open();
    signIn('late@example.com');
    await step('confirm');
    expect(field('username').value).toBe('late@example.com');
    type('code', '１２ ３４-５６');
    expect(field('code').value).toBe('123456');
    type('code', world.mail('late@example.com').code);
    press('Confirm');
    await step('remember');
    expect(useSession.getState().state).toBe('signedIn');
  });

  it('SUP-4: a code can be sent again half a minute after the last one', async () => {
    const world = openAccounts();
    await open();
    show({ at: 'signUp' });
    await waitFor(() => expect(field('name')).toBeTruthy());
    type('username', 'new@example.com');
    type('password', PASSWORD);
    press('Create account');
    await step('confirm');
    const resend = screen.getByRole('button', { name: /Resend code/ });
    expect(resend.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(resend);
    const sent = world.cloud.outbox.messages().length;
    useFlow.setState({ sentAt: Date.now() - 30_000 });
    await waitFor(() => expect(resend.getAttribute('aria-disabled')).toBeNull());
    press('Resend code');
    await waitFor(() => expect(world.cloud.outbox.messages().length).toBe(sent + 1));
  });

  it('SGN-5: a wrong app code is reported at the field, and the question stays open', async () => {
    const world = openAccounts();
    await world.auth.signIn(EMAIL, PASSWORD);
    const { secret } = await world.auth.beginTotpSetup();
    await world.auth.finishTotpSetup(totpCode(secret, Date.now()));
    await world.auth.setMfaPreference('TOTP');
    await world.auth.signOut({ forgetDevice: true });
    await open();
    signIn();
    await challenge('SOFTWARE_TOKEN_MFA');
    type('code', '000000');
    press('Continue');
    await waitFor(() => expect(field('code').getAttribute('aria-invalid')).toBe('true'));
    expect(describedBy(field('code'))).toContain('The code is wrong');
    expect(document.activeElement).toBe(field('code'));
    type('code', totpCode(secret, Date.now() + 30_000));
    press('Continue');
    await step('remember');
    press('Not on this device');
    await waitFor(() => expect(done).toHaveBeenCalled());
  });

  it('SGN-4: a code by text message names the masked number', async () => {
    const world = openAccounts();
    await world.auth.signIn(EMAIL, PASSWORD);
    await world.auth.updateAttributes({ phone_number: '+491701234567' });
    await world.auth.sendAttributeCode('phone_number');
    await world.auth.verifyAttribute('phone_number', world.mail('+491701234567').code);
    await world.auth.setMfaPreference('SMS');
    await world.auth.signOut({ forgetDevice: true });
    await open();
    signIn();
    await challenge('SMS_MFA');
    expect(screen.getByText(/We sent a text message to \+\*+4567/)).toBeTruthy();
    type('code', world.mail('+491701234567').code);
    press('Continue');
    await step('remember');
  });

  it('SGN-9: one of several second factors is chosen', async () => {
    const world = openAccounts();
    await world.auth.signIn(EMAIL, PASSWORD);
    await world.auth.updateAttributes({ phone_number: '+491701234567' });
    await world.auth.sendAttributeCode('phone_number');
    await world.auth.verifyAttribute('phone_number', world.mail('+491701234567').code);
    const { secret } = await world.auth.beginTotpSetup();
    await world.auth.finishTotpSetup(totpCode(secret, Date.now()));
    const user = world.cloud.operators.find(EMAIL);
    if (!user) throw new Error('The person is gone');
    Object.assign(user, { mfa: ['SMS_MFA', 'SOFTWARE_TOKEN_MFA'], preferredMfa: undefined });
    await world.auth.signOut({ forgetDevice: true });
    await open();
    signIn();
    await challenge('SELECT_MFA_TYPE');
    press('Text message A code sent to your phone');
    await challenge('SMS_MFA');
    type('code', world.mail('+491701234567').code);
    press('Continue');
    await step('remember');
  });

  it('SGN-7: a temporary password is replaced, and the attributes the account lacks are asked for', async () => {
    const world = openAccounts();
    world.cloud.operators.invite('new@example.com', 'temporary password', {
      requiredAttributes: ['name', 'phone_number'],
    });
    await open();
    signIn('new@example.com', 'temporary password');
    await challenge('NEW_PASSWORD_REQUIRED');
    press('Save and continue');
    expect(document.activeElement).toBe(field('password'));
    type('password', 'a password of my own');
    type('attribute-name', 'Nora');
    type('attribute-phone_number', '0170');
    press('Save and continue');
    expect(describedBy(field('attribute-phone_number'))).toContain('begins with +');
    type('attribute-phone_number', '+49 170 1234567');
    press('Save and continue');
    await step('remember');
    expect(world.cloud.operators.find('new@example.com')?.attributes).toMatchObject({
      name: 'Nora',
      phone_number: '+491701234567',
    });
  });

  it('SGN-8: an account that must have a second factor sets one up with a QR code drawn here', async () => {
    openAccounts({ edit: (template) => template.replace('MfaConfiguration: OPTIONAL', 'MfaConfiguration: "ON"') });
    await open();
    signIn();
    await challenge('MFA_SETUP');
    const picture = await screen.findByRole('img', { name: /QR code/ });
    expect(picture.querySelector('path')?.getAttribute('d')).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
    const key = document.querySelector('code')?.textContent?.replaceAll(' ', '') ?? '';
    expect(screen.getByRole('link', { name: 'Open in an app on this device' }).getAttribute('href')).toBe(
      `otpauth://totp/${encodeURIComponent('Spelling Check')}:${encodeURIComponent(EMAIL)}?secret=${key}&issuer=${encodeURIComponent('Spelling Check')}`,
    );
    type('code', totpCode(key, Date.now()));
    press('Turn on');
    await step('done');
  });

  const askForLink = async () => {
    type('username', EMAIL);
    press('Send me a sign-in link instead');
    await step('linkSent');
    expect(describedBy(field('code'))).toContain('The code works only on this page.');
  };
  const typeWrong = async (code: string) => {
    type('code', code);
    press('Continue');
    await waitFor(() => expect(field('code').getAttribute('aria-invalid')).toBe('true'));
  };

  it('SGN-6: a wrong answer to a link asks again, and the third wrong answer ends the attempt', async () => {
    const world = openAccounts();
    await open();
    await askForLink();
    for (const wrong of ['wrong-001', 'wrong-002']) {
      await typeWrong(wrong);
      expect(describedBy(field('code'))).toContain('The code is wrong');
    }
    type('code', 'wrong-003');
    press('Continue');
    await step('linkProblem');
    expect(useFlow.getState().step).toMatchObject({ problem: 'wrong' });
    expect(screen.getByText(new RegExp(wording('account:link.wrong')))).toBeTruthy();
    expect(useSession.getState().state).toBe('guest');
    // A second mail within a minute is refused, politely and with the remaining time.
    press('Send a new link');
    await step('link');
    press('Send link');
    const note = await screen.findByText(/Too many e-mails were requested/);
    expect(note.textContent).toContain('You can try again in 1 minute.');
    expect(world.cloud.outbox.messages()).toHaveLength(1);
    // The refusal locks nothing: once the minute is over, the same button sends.
    world.cloud.faults.skew += 61_000;
    press('Send link');
    await step('linkSent');
    await typeWrong('wrong-004');
    await typeWrong('wrong-005');
    expect(describedBy(field('code'))).toContain('After too many wrong codes');
    expect(describedBy(field('code'))).toContain('You can try again in 15 minutes.');
    expect(screen.getByRole('button', { name: 'Continue' }).getAttribute('aria-disabled')).toBe('true');
    // The next mail is confirmed at once, and its link works.
    world.cloud.faults.skew += 61_000;
    show({ at: 'link' });
    await waitFor(() => expect(field('username')).toBeTruthy());
    press('Send link');
    await step('linkSent');
    expect(await screen.findByText(/You can try again in 14 minutes/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sign in with your password instead' })).toBeTruthy();
  });

  it('the code of a link may be typed in lower case, with blanks and hyphens', async () => {
    const world = openAccounts();
    await open();
    await askForLink();
    expect(field('code').inputMode).toBe('text');
    const { code } = world.mail();
    type('code', ` ${code.toLowerCase().replace('-', ' – ')}`);
    expect(field('code').value).toBe(code.replace('-', ''));
    press('Continue');
    await step('remember');
    expect(useSession.getState().state).toBe('signedIn');
  });

  it('an account with a second step is told so by mail alone: the screen stays the usual one', async () => {
    const world = openAccounts();
    await world.auth.signIn(EMAIL, PASSWORD);
    const { secret } = await world.auth.beginTotpSetup();
    await world.auth.finishTotpSetup(totpCode(secret, Date.now()));
    await world.auth.setMfaPreference('TOTP');
    await world.auth.signOut({ forgetDevice: true });
    await open();
    await askForLink();
    expect(
      screen.getByText(/If anna@example.com belongs to an account, a link and a code are on their way/),
    ).toBeTruthy();
    expect(world.cloud.outbox.messages()[0]).toMatchObject({ kind: 'usePassword', to: EMAIL });
    expect(world.mail().link).toContain('/checker/signin/');
  });

  it('CLK-2: a clock that is far off is mentioned beside the refusal', async () => {
    const world = openAccounts();
    world.cloud.faults.skew = 6 * 60_000;
    await open();
    signIn(EMAIL, 'not the password');
    const note = await screen.findByRole('alert');
    expect(note.textContent).toContain('Incorrect username or password.');
    expect(note.textContent).toContain('This device’s clock is off by more than five minutes.');
  });

  it('after a network failure a button tries again with everything that was typed', async () => {
    const world = openAccounts();
    world.cloud.faults.add({ operation: 'InitiateAuth', kind: 'drop' });
    await open();
    signIn();
    await screen.findByText('Network error');
    expect([field('username').value, field('password').value]).toEqual([EMAIL, PASSWORD]);
    world.cloud.faults.clear();
    press('Try again');
    await step('remember');
  });

  it('bad input row 4: too many attempts lock the form and say for how long', async () => {
    const world = openAccounts();
    world.cloud.faults.add({ operation: 'InitiateAuth', kind: 'status', status: 400, code: 'LimitExceededException' });
    await open();
    signIn();
    const note = await screen.findByRole('alert');
    expect(note.textContent).toContain('You can try again in 5 minutes.');
    const calls = world.sent.length;
    press('Sign in');
    expect(screen.getByRole('button', { name: 'Sign in' }).getAttribute('aria-disabled')).toBe('true');
    expect(world.sent.length).toBe(calls);
  });
});
