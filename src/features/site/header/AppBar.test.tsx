import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { createI18n } from '../../../services/i18n/i18n.ts';
import { type Session, useSession } from '../../../services/person/sessionState.ts';
import { AppBar } from './AppBar.tsx';

afterEach(() => {
  cleanup();
  useSession.setState({ state: 'guest', plan: 'free' }, true);
});

const iconsFor = (session: Session): (string | undefined)[] => {
  useSession.setState(session, true);
  render(
    <I18nextProvider i18n={createI18n()}>
      <MemoryRouter>
        <AppBar />
      </MemoryRouter>
    </I18nextProvider>,
  );
  const links = [
    ...screen.queryAllByRole('link', { name: 'Premium' }),
    ...screen.getAllByRole('link', { name: 'Progress' }),
  ];
  return links.map((link) => link.querySelector('use')?.getAttribute('href')?.replace(/.*#/, ''));
};

it('offers premium with a star to those who do not have it, and leads to the progress with a trophy', () => {
  expect(new Set(iconsFor({ state: 'guest', plan: 'free' }))).toEqual(new Set(['star', 'trophy']));
  cleanup();
  expect(new Set(iconsFor({ state: 'signedIn', plan: 'premium' }))).toEqual(new Set(['trophy']));
});
