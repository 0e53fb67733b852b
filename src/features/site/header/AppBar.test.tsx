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

const iconFor = (session: Session): string | null | undefined => {
  useSession.setState(session, true);
  render(
    <I18nextProvider i18n={createI18n()}>
      <MemoryRouter>
        <AppBar />
      </MemoryRouter>
    </I18nextProvider>,
  );
  const [link] = screen.getAllByRole('link', { name: 'Premium' });
  return link?.querySelector('use')?.getAttribute('href');
};

it('offers premium with a star, and shows a trophy to those who have it', () => {
  expect(iconFor({ state: 'guest', plan: 'free' })).toMatch(/#star$/);
  cleanup();
  expect(iconFor({ state: 'signedIn', plan: 'premium' })).toMatch(/#trophy$/);
});
