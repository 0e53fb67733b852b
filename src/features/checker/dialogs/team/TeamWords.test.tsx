// What the entry says and offers to whom. The cloud is out of reach.
import 'fake-indexeddb/auto';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { wording } from '../../../../../tests/setup/wording.ts';
import { createI18n } from '../../../../services/i18n/i18n.ts';
import { loadTexts } from '../../../../services/i18n/namespaces.ts';
import { useSession } from '../../../../services/person/session.ts';
import { TEAM_LIMITS } from '../../../../services/words/teamFile.ts';
import { keepTeam, teamOf } from '../../../../services/words/teamWords.ts';
import { TeamWords } from './TeamWords.tsx';
import { takeTeam } from './useTeam.ts';

vi.mock('../../../../services/cloud/load.ts', () => ({ loadCloud: () => Promise.reject(new Error('no network')) }));

const person = (state: 'guest' | 'signedIn', plan: 'free' | 'premium') =>
  useSession.setState({ state, plan, ...(state === 'signedIn' ? { sub: 'anna' } : {}) }, true);
const text = (key: 'add' | 'ended' | 'export' | 'lead' | 'premium' | 'remove' | 'replace') =>
  wording(`documents:team.${key}`);
const labels = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const AT = Date.UTC(2026, 10, 23, 12);

async function open() {
  const i18n = createI18n();
  await loadTexts('documents');
  render(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter>
        <TeamWords />
      </MemoryRouter>
    </I18nextProvider>,
  );
}

afterEach(async () => {
  await keepTeam('anna', null);
  act(() => useSession.setState({ state: 'guest', plan: 'free' }, true));
});

it.each(['guest', 'signedIn'] as const)('a %s without Premium is told what it is and led to it', async (state) => {
  person(state, 'free');
  await open();
  expect(await screen.findByText(text('lead'))).toBeDefined();
  expect(screen.getByText(text('premium'))).toBeDefined();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/checker/premium/');
  expect(labels()).toEqual([]);
});

it('with Premium a list is added, shown as one entry, and taken away and back', async () => {
  person('signedIn', 'premium');
  await open();
  expect(labels()).toEqual([text('add')]);
  const words = Array.from({ length: 1_240 }, (_, at) => `w${at}`);
  await act(() => keepTeam('anna', { name: 'team.dic', words, at: AT }));
  expect(screen.getByRole('heading').textContent).toBe(wording('documents:team.named', { name: 'team.dic' }));
  expect(screen.getByText(/^1,240 words, .*(23 November|November 23)/)).toBeDefined();
  expect(labels()).toEqual([text('replace'), text('export'), text('remove')]);
  fireEvent.click(screen.getByRole('button', { name: text('remove') }));
  expect(await screen.findByRole('button', { name: text('add') })).toBeDefined();
  expect(await teamOf('anna')).toBeNull();
});

it('after Premium the list is kept and can be taken along, and the entry says that it rests', async () => {
  person('signedIn', 'free');
  await keepTeam('anna', { name: 'team.txt', words: ['Zorblat'], at: AT });
  await open();
  expect(await screen.findByText(text('ended'))).toBeDefined();
  expect(labels()).toEqual([text('export'), text('remove')]);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/checker/premium/');
});

it('a file is refused by its size before it is read, and when Premium has ended meanwhile', async () => {
  person('signedIn', 'premium');
  const large = new File(['x'.repeat(TEAM_LIMITS.bytes + 1)], 'team.txt');
  expect(await takeTeam('anna', large)).toEqual({ ok: false, error: 'tooLarge' });
  person('signedIn', 'free');
  const fine = new File(['Zorblat\n'], 'team.txt');
  expect(await takeTeam('anna', fine)).toEqual({ ok: false, error: 'noPremium' });
  expect(await teamOf('anna')).toBeNull();
});
