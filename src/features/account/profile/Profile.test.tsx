import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { totpCode } from '../../../../scripts/cloud/local/core/pool/totp.ts';
import { EMAIL, PASSWORD, type World } from '../../../../tests/setup/accounts.ts';
import { AuthError } from '../../../services/auth/authFailure.ts';
import { useSession } from '../../../services/person/session.ts';
import { toast } from '../../../ui/toast/store.ts';
import { describedBy, field, openAccounts, presentAuth, showAccount } from '../testing.tsx';
import { loadPart, loadProfile } from './effects.ts';
import { ProfilePage } from './ProfilePage.tsx';
import { resetProfile, useProfile } from './store.ts';

// As in the service tests, every test performs a real sign-in.
vi.setConfig({ testTimeout: 30_000 });
vi.mock('../../../services/auth/auth.ts', () => ({ auth: presentAuth }));

let world: World;
beforeEach(async () => {
  world = openAccounts();
  await world.auth.signIn({ username: EMAIL, password: PASSWORD, stay: true });
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  Element.prototype.getAnimations = () => [];
});
afterEach(() => toast.clear());

const open = async () => {
  await showAccount(<ProfilePage pathOf={(id) => `/${id}/`} />);
  await screen.findByRole('heading', { name: 'Devices' });
};
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const dialog = (name: string) => screen.findByRole('dialog', { name });
const said = (text: string) => waitFor(() => expect(toast.list().map((one) => one.text)).toContain(text));

describe('the profile', () => {
  it('changes the name', async () => {
    await open();
    press('Change name');
    await dialog('Change name');
    expect(field('value').value).toBe('Anna');
    type('value', ' ');
    press('Save');
    expect(describedBy(field('value'))).toContain('This field cannot be empty');
    type('value', ' Anna Bell ');
    press('Save');
    await said('Saved.');
    expect(world.cloud.operators.find(EMAIL)?.attributes['name']).toBe('Anna Bell');
    await screen.findByText('Anna Bell');
  });

  it('adds a phone number, confirms it, switches text messages on, and undoes all of it', async () => {
    await open();
    expect(screen.getByRole('switch', { name: 'Text message' })).toHaveProperty('disabled', true);
    press('Change phone number');
    await dialog('Change phone number');
    type('value', '0170 1234567');
    press('Save');
    expect(describedBy(field('value'))).toContain('begins with +');
    type('value', '0049 170 1234567');
    press('Save');
    const box = await dialog('Confirm +491701234567');
    const confirm = () => fireEvent.click(within(box).getByRole('button', { name: 'Confirm' }));
    type('code', '000000');
    confirm();
    await waitFor(() => expect(describedBy(field('code'))).toContain('The code is wrong'));
    type('code', world.mail('+491701234567').code);
    confirm();
    await said('Confirmed.');
    fireEvent.click(await screen.findByRole('switch', { name: 'Text message', checked: false }));
    await said('Two-step verification is on.');
    fireEvent.click(await screen.findByRole('switch', { name: 'Text message', checked: true }));
    await said('Two-step verification is off.');
    press('Remove phone number');
    await screen.findByText('None');
    expect(world.cloud.operators.find(EMAIL)?.attributes['phone_number']).toBeUndefined();
  });

  it('sets up an authenticator app and switches it off', async () => {
    await open();
    fireEvent.click(screen.getByRole('switch', { name: 'Authenticator app' }));
    const box = await dialog('Set up an authenticator app');
    await within(box).findByRole('img', { name: /QR code/ });
    const key = box.querySelector('code')?.textContent?.replaceAll(' ', '') ?? '';
    type('code', totpCode(key, Date.now()));
    type('device', 'My phone');
    press('Turn on');
    await said('Two-step verification is on.');
    fireEvent.click(await screen.findByRole('switch', { name: 'Authenticator app', checked: true }));
    await said('Two-step verification is off.');
  });

  it('sets a password by code when there is none yet, as after a sign-up by link', async () => {
    await open();
    press('Change password');
    await dialog('Change password');
    press('No password yet, or forgot yours?');
    await screen.findByText(/^A code is on its way to a\*\*\*@/);
    expect(document.activeElement).toBe(field('code'));
    type('code', '000000');
    type('password', 'a first good password');
    press('Set password');
    await waitFor(() => expect(describedBy(field('code'))).toContain('The code is wrong'));
    type('code', world.mail().code);
    press('Set password');
    await said(
      'Your password has been changed. Other devices stay signed in; sign out everywhere to end their sessions.',
    );
    expect(await world.auth.signIn(EMAIL, 'a first good password')).toMatchObject({ kind: 'signedIn' });
  });

  it('changes the password when the current one is right', async () => {
    await open();
    press('Change password');
    await dialog('Change password');
    type('current', 'not this one');
    type('password', 'another good password');
    press('Save');
    await waitFor(() => expect(describedBy(field('current'))).toContain('This is not your current password'));
    type('current', PASSWORD);
    press('Save');
    await waitFor(() => expect(toast.list().length).toBe(1));
    await world.auth.signOut();
    expect(await world.auth.signIn(EMAIL, 'another good password')).toMatchObject({ kind: 'signedIn' });
  });

  it('DEV-2: remembers this device, stops remembering it, and forgets it', async () => {
    await open();
    press(/^Trust: /);
    await screen.findByText('Trusted');
    press(/^Stop trusting: /);
    await screen.findByText('Not trusted');
    press(/^Remove /);
    await said('The device was removed.');
    await screen.findByText('No devices yet.');
  });

  it('saves everything that is stored as a file', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (blob: Blob) => {
      saved.push(blob);
      return 'blob:file';
    };
    URL.revokeObjectURL = () => {};
    await open();
    press('Export my data');
    await said('The file is in your downloads.');
    const data = JSON.parse((await saved[0]?.text()) ?? '{}') as { account: { attributes: Record<string, unknown> } };
    expect(data.account.attributes).toMatchObject({ email: EMAIL, name: 'Anna' });
    expect(JSON.stringify(data)).not.toMatch(/eyJ[\w-]+\./);
  });

  it('a failed deletion deletes nothing and can be tried again', async () => {
    world.cloud.faults.add({ operation: 'DeleteUser', kind: 'status', status: 500 });
    await open();
    press('Delete account');
    await dialog('Delete the account permanently?');
    type('confirmation', EMAIL);
    press('Delete permanently');
    await screen.findByRole('button', { name: 'Try again' });
    expect(useSession.getState().state).toBe('signedIn');
    world.cloud.faults.clear();
    press('Try again');
    await waitFor(() => expect(useSession.getState().state).toBe('guest'));
    expect(world.cloud.operators.find(EMAIL)).toBeUndefined();
  });

  describe('a part that cannot be read', () => {
    const show = () => showAccount(<ProfilePage pathOf={(id) => `/${id}/`} />);
    const section = async (name: string) => within(await screen.findByRole('region', { name }));
    const noConnection = /Network error|no connection/;

    it('is reported in its section only: the rest is shown, and nothing mentions the connection', async () => {
      world.cloud.faults.add({ operation: 'ListDevices', kind: 'status', status: 500 });
      await show();
      const devices = await section('Devices');
      await devices.findByText(/^This could not be loaded: The sign-in service isn’t working/);
      expect(screen.getAllByRole('alert').length).toBe(1);
      expect(document.body.textContent).not.toMatch(noConnection);
      expect((await section('Account')).getByText('Anna')).toBeTruthy();
      expect(screen.getByRole('switch', { name: 'Authenticator app' })).toBeTruthy();
      world.cloud.faults.clear();
      fireEvent.click(devices.getByRole('button', { name: 'Try again' }));
      await devices.findByText('This device');
      expect(screen.queryByRole('alert')).toBeNull();
    });

    it('each section reports its own reason', async () => {
      vi.spyOn(world.auth, 'mfaPreference').mockRejectedValueOnce(new AuthError('TooManyRequestsException', 'slow'));
      world.cloud.faults.add({ operation: 'ListDevices', kind: 'drop' });
      await show();
      await (await section('Two-step verification')).findByText(/The sign-in service is busy/);
      await (await section('Devices')).findByText(/This could not be loaded: Network error/);
      expect((await section('Account')).getByText('Anna')).toBeTruthy();
      expect(screen.queryByRole('switch')).toBeNull();
      expect(document.body.textContent).not.toContain('no connection');
    });

    it('of the account: what the session knows is shown, and nothing is offered that starts from wrong values', async () => {
      vi.spyOn(world.auth, 'userAttributes').mockRejectedValueOnce(new AuthError('TimeoutError', 'late'));
      await show();
      const account = await section('Account');
      await account.findByText(/didn’t respond in time/);
      expect(account.getByText(EMAIL)).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Change name' })).toBeNull();
      expect(screen.getByRole('button', { name: 'Change password' })).toBeTruthy();
      fireEvent.click(account.getByRole('button', { name: 'Try again' }));
      await screen.findByRole('button', { name: 'Change name' });
    });

    it('without any connection it is reported once, above what is known, with the ways to leave', async () => {
      world.cloud.faults.add({ operation: '*', kind: 'drop' });
      await show();
      await screen.findByText('Your account could not be loaded: Network error');
      expect(screen.getAllByRole('alert').length).toBe(1);
      expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy();
      world.cloud.faults.clear();
      press('Try again');
      await screen.findByText('This device');
      await screen.findByRole('switch', { name: 'Authenticator app' });
      world.cloud.faults.add({ operation: '*', kind: 'drop' });
      await act(() => loadProfile());
      expect(screen.getByRole('alert').textContent).toContain('You’re offline. Showing saved details.');
      expect(screen.getByText('This device')).toBeTruthy();
    });

    it('a saved change counts as saved even if the account cannot be read again', async () => {
      await open();
      press('Change name');
      await dialog('Change name');
      type('value', 'Anna Bell');
      vi.spyOn(world.auth, 'userAttributes').mockRejectedValueOnce(new AuthError('ServiceError', 'down'));
      press('Save');
      await said('Saved.');
      expect(world.cloud.operators.find(EMAIL)?.attributes['name']).toBe('Anna Bell');
      await (await section('Account')).findByText(/The sign-in service isn’t working/);
    });

    it.each([
      ['the account', loadProfile],
      ['one section', () => loadPart('devices')],
    ])(
      'of %s because the session has ended: nobody is shown any more, and nothing is told beside the form that follows',
      async (_, read) => {
        await show();
        await screen.findByText('This device');
        world.cloud.operators.remove(EMAIL);
        await act(read);
        expect(useSession.getState()).toMatchObject({ state: 'guest', reason: expect.any(String) });
        expect(screen.queryAllByRole('alert').map((one) => one.textContent)).toEqual([]);
        expect(document.body.textContent).not.toMatch(/could not be loaded|Anna|session/);
        expect(screen.getByRole('status').textContent).toMatch(/^Loading/);
      },
    );

    it('an answer that arrives after the page was left is shown to nobody', async () => {
      await show();
      const late = Promise.withResolvers<Record<string, string>>();
      vi.spyOn(world.auth, 'userAttributes').mockReturnValueOnce(late.promise);
      const loading = loadProfile();
      resetProfile();
      late.resolve({ name: 'Somebody' });
      await loading;
      expect(useProfile.getState().account).toBeUndefined();
    });
  });
});
