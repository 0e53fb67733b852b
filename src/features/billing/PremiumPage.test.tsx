// The page over answers of a test: what people see, and what is sent.
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, payingPage, subscriptionWith } from '../../../tests/setup/payments.ts';
import type { LicenseOrder, Subscription } from '../../lib/billing/answers.ts';
import { forgetRequest } from '../../services/billing/requestIds.ts';
import { createI18n } from '../../services/i18n/i18n.ts';
import { loadTexts } from '../../services/i18n/namespaces.ts';
import { useSession } from '../../services/person/session.ts';
import { PremiumPage } from './PremiumPage.tsx';

/** What the functions say, and what has been asked of them. */
const cloud = vi.hoisted(() => ({
  subscription: null as unknown,
  licenses: [] as unknown[],
  create: undefined as unknown,
  fail: undefined as string | undefined,
  refreshes: 0,
  onRefresh: (() => {}) as (count: number) => void,
  asked: [] as Record<string, unknown>[],
}));

vi.mock('../../services/billing/environment.ts', () => {
  const { service } = payingPage([
    ({ body }) => {
      cloud.asked.push(body);
      if (cloud.fail) return answer({ v: 1, ok: false, code: cloud.fail, message: 'x' });
      if (cloud.create && ['subscribe', 'license', 'portal'].includes(String(body['action'])))
        return answer(cloud.create);
      if (body['action'] === 'licenses') return answer({ v: 1, ok: true, licenses: cloud.licenses });
      return answer({ v: 1, ok: true, subscription: cloud.subscription });
    },
  ]);
  return {
    billing: () => service,
    sleep: () => Promise.resolve(),
    refreshTokens: async () => cloud.onRefresh(++cloud.refreshes),
  };
});
vi.mock('../../services/person/keptSession.ts', () => ({ keepSession: () => {} }));

const END = Math.floor(Date.now() / 1000) + 30 * 86_400;
const order: LicenseOrder = {
  id: 'order-1',
  provider: 'stripe',
  product: 'singleSite',
  licensee: 'Ada & Söhne',
  amount: 19_000,
  currency: 'EUR',
  status: 'paid',
  orderedAt: 1_798_000_000,
  paidAt: 1_798_000_100,
  key: 'SC1.abc.def',
};
const person = (state: 'guest' | 'signedIn', plan: 'free' | 'premium' = 'free') =>
  useSession.setState({ state, plan, sub: 'anna', email: 'anna@papier.example' }, true);
const give = (changes: Partial<Subscription>) => {
  cloud.subscription = subscriptionWith({ currentPeriodEnd: END, ...changes });
};
const actions = () => cloud.asked.map(({ action }) => action);

async function open(search = '') {
  const i18n = createI18n();
  await loadTexts('billing');
  render(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter initialEntries={[`/checker/premium/${search}`]}>
        <PremiumPage pathOf={(id) => `/${id}/`} />
      </MemoryRouter>
    </I18nextProvider>,
  );
}

beforeEach(() => {
  forgetRequest();
  Object.assign(cloud, {
    subscription: null,
    licenses: [],
    create: undefined,
    fail: undefined,
    refreshes: 0,
    asked: [],
  });
  cloud.onRefresh = () => {};
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  Element.prototype.getAnimations = () => [];
});
afterEach(() => {
  cleanup();
  act(() => useSession.setState({ state: 'unknown', plan: 'free' }, true));
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const noButton = (name: string) => expect(screen.queryByRole('button', { name })).toBeNull();

describe('the plan', () => {
  it('FUN-3: a guest is shown the price and sent to sign in; nothing is asked', async () => {
    person('guest');
    await open('?interval=month');
    const link = await screen.findByRole('link', { name: 'Sign in' });
    expect(link.getAttribute('href')).toBe('/signIn/?return=%2Fpremium%2F%3Finterval%3Dmonth');
    fireEvent.click(await button('Yearly'));
    expect(link.getAttribute('href')).toContain('interval%3Dyear');
    noButton('Go to checkout');
    expect(cloud.asked).toEqual([]);
  });

  it.each([
    ['active', 'premium', /Premium renews on/, 'Cancel Premium'],
    ['trialing', 'premium', /Your trial runs until/, 'Cancel Premium'],
    ['past_due', 'premium', /The last payment failed/, 'Change card'],
    ['unpaid', 'free', /Several payments failed/, 'Change card'],
    ['paused', 'free', /Your subscription is paused/, 'Cancel Premium'],
    ['canceling', 'premium', /Premium ends on/, 'Keep Premium'],
    ['canceled', 'free', /Premium ended on/, 'Subscribe again'],
    ['incomplete', 'free', /The first payment hasn’t gone through/, 'Go to checkout'],
    ['expired', 'free', /wasn’t completed in time/, 'Go to checkout'],
    ['unknown', 'free', /doesn’t recognize/, 'Open payment pages'],
  ] as const)('BIL-5: %s says what it is and what can be done', async (status, plan, told, name) => {
    person('signedIn', plan);
    give({ status, pastDueSince: END - 86_400, endedAt: END });
    await open();
    await screen.findByText(told);
    await button(name);
    if (!['canceled', 'incomplete', 'expired'].includes(status)) noButton('Go to checkout');
  });

  it('a failure says why; trying again reads it', async () => {
    person('signedIn', 'premium');
    cloud.fail = 'rate_limited';
    await open();
    await screen.findByText(/We couldn’t load your plan. Too many attempts/);
    screen.getByText(/the last status saved on this device/);
    noButton('Go to checkout');
    cloud.fail = undefined;
    give({});
    fireEvent.click((await screen.findAllByRole('button', { name: 'Try again' }))[0] as HTMLElement);
    await screen.findByText(/Premium renews on/);
  });

  it('BIL-1: a checkout elsewhere is not opened, and says so', async () => {
    person('signedIn');
    cloud.create = {
      v: 1,
      ok: true,
      provider: 'stripe',
      kind: 'redirect',
      url: 'https://evil.example/',
      expiresAt: null,
    };
    await open();
    fireEvent.click(await button('Go to checkout'));
    await screen.findByText(/isn’t the provider’s/);
    expect(location.href).not.toContain('evil');
  });

  it('BIL-4: cancelling asks, sends the reason, and shows the end; it can be taken back', async () => {
    person('signedIn', 'premium');
    give({});
    await open();
    fireEvent.click(await button('Cancel Premium'));
    await screen.findByRole('dialog', { name: 'Cancel Premium?' });
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'unused' } });
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Bye' } });
    give({ status: 'canceling', cancelAtPeriodEnd: true });
    const form = document.querySelector('form#premium-cancel') as HTMLFormElement;
    fireEvent.submit(form);
    await waitFor(() => expect(screen.getAllByText(/^Premium ends on/).length).toBeGreaterThan(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const resume = await button('Keep Premium');
    expect(cloud.asked.at(-1)).toMatchObject({ action: 'cancel', at: 'period_end', reason: 'unused', comment: 'Bye' });
    give({});
    fireEvent.click(resume);
    await screen.findByText('Premium continues.');
    expect(actions()).toContain('resume');
  });
});

describe('back from the checkout', () => {
  it('BIL-3: looks until the token says Premium, then says that it is on', async () => {
    person('signedIn');
    cloud.onRefresh = (times) => times === 2 && person('signedIn', 'premium');
    give({});
    await open('?checkout=done');
    await screen.findByText('Premium is on.');
    expect(cloud.refreshes).toBe(2);
    await screen.findByText(/Premium renews on/);
  });

  it('BIL-3: after the last look it says that it takes longer, grants nothing, and can look again', async () => {
    person('signedIn');
    await open('?checkout=done');
    await screen.findByText(/hasn’t confirmed the payment yet/);
    expect(cloud.refreshes).toBe(6);
    expect(useSession.getState().plan).toBe('free');
    noButton('Go to checkout');
    cloud.onRefresh = () => person('signedIn', 'premium');
    give({});
    fireEvent.click(await button('Check again'));
    await screen.findByText('Premium is on.');
  });

  it.each(['abandoned', 'license-abandoned'])(
    '%s: says that nothing was charged, and offers it again',
    async (back) => {
      person('signedIn');
      await open(`?checkout=${back}`);
      await screen.findByText('You left checkout. You weren’t charged.');
      await button('Go to checkout');
      expect(cloud.refreshes).toBe(0);
    },
  );

  it('a token that lags behind the subscription is renewed', async () => {
    person('signedIn', 'free');
    give({});
    await open();
    await waitFor(() => expect(cloud.refreshes).toBe(1));
  });
});

describe('licences', () => {
  it('a licence needs a name before anything is sent', async () => {
    person('signedIn');
    cloud.fail = 'provider_unavailable';
    await open('?buy=singleSite');
    fireEvent.click(await button('Go to checkout'));
    await screen.findByText('Enter who the license is for');
    expect(document.activeElement?.getAttribute('name')).toBe('licensee');
    expect(cloud.asked).toEqual([]);
    fireEvent.change(screen.getByRole('textbox'), { target: { value: ' Ada & Söhne ' } });
    fireEvent.click(await button('Go to checkout'));
    await screen.findByText(/can’t be reached right now/);
    expect(cloud.asked[0]).toMatchObject({ action: 'license', product: 'singleSite', licensee: 'Ada & Söhne' });
  });

  it('the receipt shows the key and gives it the focus', async () => {
    person('signedIn');
    cloud.licenses = [order];
    await open('?license=order-1');
    await screen.findByText('SC1.abc.def');
    expect(document.activeElement?.textContent).toBe('Copy key');
    screen.getByText('Ada & Söhne');
    screen.getByText('€190');
  });

  it.each([
    ['refunded', /This order was refunded/],
    ['expired', /never paid/],
  ] as const)('an order that is %s shows no key', async (status, told) => {
    person('signedIn');
    cloud.licenses = [{ ...order, status }];
    await open('?license=order-1');
    await screen.findByText(told);
    expect(screen.queryByText('SC1.abc.def')).toBeNull();
  });

  it('the list leads to the receipts and leaves out what was never paid', async () => {
    person('signedIn');
    cloud.licenses = [order, { ...order, id: 'order-2', status: 'expired', key: null }];
    await open();
    const links = await screen.findAllByRole('link', { name: /^Receipt for/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/premium/?license=order-1']);
  });
});
