import { fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountConfig } from '../../../../tests/setup/accounts.ts';
import { applyConfig, defaultConfig } from '../../../services/config/config.ts';
import { createI18n } from '../../../services/i18n/i18n.ts';
import { askAccountDialog, offerAccountDialog, useAccountDialog } from '../../../services/person/accountDialog.ts';
import { showGuest, useSession } from '../../../services/person/sessionState.ts';
import { Notices } from '../notices/Notices.tsx';
import { AccountMenu } from './AccountMenu.tsx';

beforeEach(() => {
  applyConfig({ config: accountConfig(), problems: [] });
  useSession.setState({ state: 'unknown', plan: 'free' }, true);
});
afterEach(() => askAccountDialog('none'));

const Place = () => <output>{useLocation().pathname}</output>;
const show = (path = '/checker/') =>
  render(
    <I18nextProvider i18n={createI18n()}>
      <MemoryRouter initialEntries={[path]}>
        <Notices />
        <AccountMenu look="button" />
        <Place />
      </MemoryRouter>
    </I18nextProvider>,
  );
const place = () => document.querySelector('output')?.textContent;
const signIn = () => screen.getByRole('link', { name: 'Sign in' });

describe('the account in the header', () => {
  it('CFG-8: is absent without accounts', () => {
    applyConfig({ config: defaultConfig, problems: [] });
    show();
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
  });

  it('opens the dialog if the page has a place for it, and leads to the page otherwise', () => {
    show();
    fireEvent.click(signIn());
    expect([useAccountDialog.getState().asked, place()]).toEqual(['none', '/checker/signin/']);
    const stop = offerAccountDialog();
    fireEvent.click(signIn(), { ctrlKey: true });
    expect(useAccountDialog.getState().asked).toBe('none');
    fireEvent.click(signIn());
    expect(useAccountDialog.getState().asked).toBe('signIn');
    stop();
    expect(useAccountDialog.getState()).toEqual({ asked: 'none', available: false });
  });

  it('shows who is signed in', () => {
    useSession.setState({ state: 'signedIn', name: 'Marta Bell', email: 'marta@papier.example', plan: 'free' }, true);
    show();
    expect(screen.getByRole('button', { name: 'Account: Marta Bell' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
  });

  it('reports a session that has ended, with a way to sign in again; not on the sign-in page', async () => {
    showGuest('SessionExpired');
    const first = show();
    expect(await screen.findByText(/Your session has ended/)).toBeTruthy();
    const stop = offerAccountDialog();
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(useAccountDialog.getState().asked).toBe('signIn');
    stop();
    first.unmount();
    const second = show('/checker/signin/');
    expect(screen.queryByText(/Your session has ended/)).toBeNull();
    second.unmount();
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(screen.queryByText(/Your session has ended/)).toBeNull();
  });
});
