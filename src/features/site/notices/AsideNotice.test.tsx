// Data that was set aside is deleted only by the user who saved it, and only as far as it was saved.
import 'fake-indexeddb/auto';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveFile } from '../../../services/files.ts';
import { createI18n } from '../../../services/i18n/i18n.ts';
import { useSession } from '../../../services/person/session.ts';
import { asideStore, deleteAside, setAside } from '../../../services/records/aside.ts';
import { AsideNotice } from './AsideNotice.tsx';

vi.mock(import('../../../services/files.ts'), async (original) => ({ ...(await original()), saveFile: vi.fn() }));

const sub = (name: string) => useSession.setState({ state: 'signedIn', sub: name, plan: 'free' }, true);
const click = async (name: string) => (await screen.findByRole('button', { name })).click();

const i18n = createI18n();
const show = () =>
  render(
    <I18nextProvider i18n={i18n}>
      <AsideNotice />
    </I18nextProvider>,
  );

beforeEach(() => sub('anna'));
afterEach(async () => {
  cleanup();
  vi.clearAllMocks();
  await deleteAside();
});

it('an item that arrives after the download is downloaded before anything is deleted', async () => {
  await setAside('draft', 'first', 'First', 'anna');
  show();
  await click('Download');
  await screen.findByRole('button', { name: 'Delete' });
  await setAside('draft', 'second', 'Second', 'anna');
  await click('Download');
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(2));
  await click('Delete');
  await waitFor(() => expect(asideStore.getState().records).toEqual([]));
});

it('another user is asked to download their own data, and nobody deletes data that is not theirs', async () => {
  await setAside('draft', 'hers', 'Hers', 'anna');
  await setAside('draft', 'his', 'His', 'bob');
  show();
  await click('Download');
  await screen.findByRole('button', { name: 'Delete' });
  sub('bob');
  await click('Download');
  await click('Delete');
  await waitFor(() => expect(asideStore.getState().records).toMatchObject([{ owner: 'anna' }]));
});
