import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { EMAIL, type World } from '../../../../tests/setup/accounts.ts';
import { ownData } from '../../../services/auth/account/ownedData.ts';
import { FEDERATED_KEY } from '../../../services/auth/session/keys.ts';
import { useSession } from '../../../services/person/session.ts';
import { field, openAccounts, presentAuth, showAccount } from '../testing.tsx';
import { ProfilePage } from './ProfilePage.tsx';

vi.setConfig({ testTimeout: 30_000 });
vi.mock('../../../services/auth/auth.ts', () => ({ auth: presentAuth }));

// Someone signed in with a provider's own token, unknown to the pool.
let world: World;
beforeEach(async () => {
  world = openAccounts();
  const record = {
    provider: 'google',
    token: 't',
    expires_at: 4_000_000_000_000,
    user: { email: EMAIL, name: 'Anna' },
  };
  world.env.browser.localStorage.setItem(FEDERATED_KEY, JSON.stringify(record));
  useSession.setState({ state: 'signedIn', plan: 'free', email: EMAIL }, true);
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  Element.prototype.getAnimations = () => [];
  await showAccount(<ProfilePage pathOf={(id) => `/${id}/`} />);
  await screen.findByRole('heading', { name: 'Delete account' });
});

it('sees what can and cannot be changed here, and nothing that only the pool has', () => {
  expect(screen.getByText(/Google/)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Devices' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Sign out and remove this device' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Export my data' })).toBeTruthy();
});

it('deletes everything they have here', async () => {
  let erased = false;
  const stop = ownData({
    name: 'documents',
    erase: async () => {
      erased = true;
    },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Delete account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete the account permanently?' });
  fireEvent.change(field('confirmation'), { target: { value: EMAIL } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete permanently' }));
  await waitFor(() => expect(useSession.getState().state).toBe('guest'));
  stop();
  expect(erased).toBe(true);
  expect(world.operations()).not.toContain('DeleteUser');
});
