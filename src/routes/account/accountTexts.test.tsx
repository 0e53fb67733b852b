// What the public pages say about accounts, on installations with and without them.
import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import legal from '../../../locales/en/legal.json' with { type: 'json' };
import pages from '../../../locales/en/pages.json' with { type: 'json' };
import { helpTexts } from '../../../prerender/helpTexts.ts';
import { applyConfig, type Config, defaultConfig } from '../../services/config/config.ts';
import { createI18n } from '../../services/i18n/i18n.ts';
import { useSession } from '../../services/person/session.ts';
import Help from '../pages/Help.tsx';
import LegalPrivacy from '../pages/LegalPrivacy.tsx';
import Premium from '../pages/Premium.tsx';
import Pricing from '../pages/Pricing.tsx';
import { seedPayload } from '../payload/payloadStore.ts';

seedPayload('pricing', 'en', pages.pricing);
seedPayload('help', 'en', helpTexts('en'));
seedPayload('privacy', 'en', legal.privacy);

const withAccounts: Config = {
  ...defaultConfig,
  auth: {
    region: 'eu-west-1',
    userPoolId: 'eu-west-1_Pool',
    clientId: 'client',
    identityPoolId: 'eu-west-1:0000',
    providers: {},
    mandatorySignIn: false,
    tokenStorage: 'session',
    refreshRotation: false,
  },
  storage: { bucket: 'documents' },
};

function show(Page: () => React.ReactNode, config: Config): string {
  applyConfig({ config, problems: [] });
  const { container } = render(
    <I18nextProvider i18n={createI18n()}>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </I18nextProvider>,
  );
  return container.textContent ?? '';
}

afterEach(() => {
  applyConfig({ config: defaultConfig, problems: [] });
  useSession.setState({ state: 'unknown', plan: 'free' }, true);
});

describe('pricing', () => {
  const signUp = () => screen.queryByRole('link', { name: 'Create account' })?.getAttribute('href');

  it('says without accounts that they are still to come, and links to none', () => {
    expect(show(Pricing, defaultConfig)).toContain(pages.pricing.notYet);
    expect(screen.getAllByText('Once accounts open')).toHaveLength(2);
    expect(signUp()).toBeUndefined();
  });

  it('offers the free account if there are accounts; Premium is still to come', () => {
    const text = show(Pricing, withAccounts);
    expect(text).not.toContain(pages.pricing.notYet);
    expect(text).not.toContain('Once accounts open');
    expect(text).toContain(pages.pricing.withAccounts.notice);
    expect(signUp()).toBe('/checker/signup/');
    expect(screen.getByText('Not available yet')).toBeTruthy();
  });

  it('leads to Premium and to the licences where they are sold', () => {
    const sold = { ...withAccounts, functions: { create: 'create', cancel: 'cancel' } };
    const text = show(Pricing, sold);
    expect(text).not.toContain('Not available yet');
    expect(text).not.toContain(pages.pricing.withAccounts.notice);
    expect(screen.getByRole('link', { name: 'See Premium' }).getAttribute('href')).toBe('/checker/premium/');
    const buy = screen.getAllByRole('link', { name: /^Buy: / }).map((link) => link.getAttribute('href'));
    expect(buy).toEqual(
      ['singleSite', 'singleServer', 'globalSite', 'redistribution'].map((id) => `/checker/premium/?buy=${id}`),
    );
  });

  it('offers no account to someone who has one', () => {
    useSession.setState({ state: 'signedIn', plan: 'free' }, true);
    show(Pricing, withAccounts);
    expect(signUp()).toBeUndefined();
    expect(screen.getByRole('link', { name: 'Start checking' })).toBeTruthy();
  });
});

describe('the other pages', () => {
  it('premium says why it is not available', () => {
    expect(show(Premium, defaultConfig)).toContain('You don’t need one');
    const text = show(Premium, withAccounts);
    expect(text).toContain('isn’t available yet');
  });

  it('the privacy policy says what an account stores, or that there are none', () => {
    expect(show(LegalPrivacy, defaultConfig)).toContain('no accounts on this site today');
    const sections = () => screen.getAllByRole('heading', { level: 2 }).map(({ id }) => id);
    expect(sections()).not.toContain('place');
  });

  it('the privacy policy with accounts lists its sections in the contents', () => {
    const text = show(LegalPrivacy, withAccounts);
    expect(text).not.toContain('no accounts');
    for (const id of ['accounts', 'companies', 'place', 'time', 'payments']) {
      expect(document.querySelector(`h2#${id}`), id).toBeTruthy();
      expect(document.querySelector(`a[href="#${id}"]`), id).toBeTruthy();
    }
  });

  it('the help has a group about accounts only if there are accounts', () => {
    expect(show(Help, defaultConfig)).not.toContain('Your account');
    expect(show(Help, withAccounts)).toContain('How do I create an account?');
  });
});
