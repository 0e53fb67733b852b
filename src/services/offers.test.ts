import { afterEach, expect, it } from 'vitest';
import { showAdsModal, useAds } from './offers.ts';
import { useSession } from './person/sessionState.ts';

const plan = (value: 'free' | 'premium') => useSession.setState({ state: 'signedIn', plan: value }, true);

afterEach(() => {
  plan('free');
  showAdsModal('none');
});

it('whoever has Premium is offered nothing', () => {
  plan('premium');
  for (const modal of ['remove', 'exit'] as const) {
    showAdsModal(modal);
    expect(useAds.getState().modal).toBe('none');
  }
});

it('an open offer is gone as soon as the token says Premium, and not before', () => {
  plan('free');
  showAdsModal('exit');
  plan('free');
  expect(useAds.getState().modal).toBe('exit');
  plan('premium');
  expect(useAds.getState().modal).toBe('none');
});
