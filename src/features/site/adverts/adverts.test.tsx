// What the reader is offered, and that none of it is there with Premium.
import { act, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import en from '../../../../locales/en/app.json' with { type: 'json' };
import { applyConfig, defaultConfig } from '../../../services/config/config.ts';
import { createI18n } from '../../../services/i18n/i18n.ts';
import { showAdsModal } from '../../../services/offers.ts';
import { useSession } from '../../../services/person/session.ts';
import { AdsModal } from './AdsModal.tsx';
import { HouseAdvert } from './HouseAdvert.tsx';

const plan = (value: 'free' | 'premium') => act(() => useSession.setState({ state: 'signedIn', plan: value }, true));

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  Element.prototype.getAnimations = () => [];
  const prices = { currency: 'EUR', premiumMonthly: 5, premiumYearly: 48 };
  applyConfig({ config: { ...defaultConfig, prices }, problems: [] });
  render(
    <I18nextProvider i18n={createI18n()}>
      <MemoryRouter>
        <HouseAdvert />
        <AdsModal />
      </MemoryRouter>
    </I18nextProvider>,
  );
});
afterEach(() => {
  act(() => showAdsModal('none'));
  plan('free');
});

it('the house advert is gone at once with Premium, and back without it', () => {
  plan('free');
  expect(screen.queryByRole('complementary')).not.toBeNull();
  plan('premium');
  expect(screen.queryByRole('complementary')).toBeNull();
  plan('free');
  expect(screen.queryByRole('complementary')).not.toBeNull();
});

it('the offer names the price and leads to Premium', async () => {
  plan('free');
  act(() => showAdsModal('exit'));
  await screen.findByRole('dialog', { name: en.offer.exitTitle });
  const link = screen.getByRole('link', { name: 'See Premium, €48 a year' });
  expect(link.getAttribute('href')).toBe('/checker/premium/');
});

it('an open offer closes when the token says Premium', async () => {
  plan('free');
  act(() => showAdsModal('remove'));
  await screen.findByRole('dialog');
  plan('premium');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
