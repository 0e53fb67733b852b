// What the functions send to Stripe, judged by stripe-mock: it knows Stripe's published description of every request and
// refuses names, types and values that are not in it. It keeps nothing, so it says nothing about states.
import { createStripeProvider } from '../../../src/server/functions/billing/stripeProvider.ts';
import type { Steps } from './steps.ts';

const VISIT = {
  done: 'https://site.example/checker/premium/?checkout=done',
  abandoned: 'https://site.example/checker/premium/?checkout=abandoned',
  locale: 'de',
  key: 'independent',
};
const PERSON = { sub: 'ada', email: 'ada@site.example' };
const PRICE = { amount: 4800, currency: 'EUR' };
/** How the package names a request that does not fit the description. */
const REFUSED = /invalid|unknown|unrecognized|required|additional/i;

/** Every request of the provider at least once. */
export async function paymentSteps(steps: Steps, url: string): Promise<void> {
  const refusals: string[] = [];
  let asked = 0;
  const provider = createStripeProvider({
    secretKey: 'sk_test_123',
    webhookSecret: 'whsec_independent',
    productNames: { premium: 'Premium' },
    // The package knows the real address only.
    send: async (input, init) => {
      const { href } = new URL(input instanceof Request ? input.url : input);
      const answer = await fetch(href.replace(/^https:\/\/api\.stripe\.com(:443)?/, url), init);
      asked += 1;
      if (!answer.ok) refusals.push(`${href}: ${await answer.clone().text()}`);
      return answer;
    },
  });

  /** What the mock answers is an example, so that only a refusal counts; ours may find the example incomplete. */
  const step = (name: string, work: () => Promise<unknown>) =>
    steps.run(name, async () => {
      refusals.length = 0;
      const before = asked;
      await work().catch(() => undefined);
      if (asked === before) throw new Error('nothing was asked');
      if (refusals.length > 0) throw new Error(refusals[0]);
    });

  await step('a customer', () => provider.createCustomer(PERSON));
  await step('a page for a month', () => provider.subscribe('cus_1', PERSON, 'month', PRICE, VISIT));
  await step('a page for a year', () => provider.subscribe('cus_1', PERSON, 'year', PRICE, VISIT));
  const order = { id: 'order-1', product: 'singleSite', licensee: 'Ada & Söhne' } as const;
  await step('a page for a licence', () => provider.license('cus_1', PERSON, order, PRICE, VISIT));
  await step('a look at a page', () => provider.lookAt('cs_1'));
  await step('a page closed', () => provider.close('cs_1'));
  await step('the page for cards', () => provider.portal('cus_1', VISIT));
  await step('all subscriptions', () => provider.subscriptions('cus_1'));
  await step('one subscription', () => provider.subscription('sub_1'));
  const why = { reason: 'unused', comment: 'Too little to write' } as const;
  await step('an end with the period', () => provider.cancel('sub_1', { now: false, ...why }, 'k1'));
  await step('an end at once', () => provider.cancel('sub_1', { now: true, ...why }, 'k2'));
  await step('an end taken back', () => provider.resume('sub_1', 'k3'));
  // The mock must be able to refuse, or the steps above say nothing.
  await steps.run('a request that is wrong is refused', async () => {
    const headers = { authorization: 'Bearer sk_test_123', 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await fetch(`${url}/v1/checkout/sessions`, {
      method: 'POST',
      headers,
      body: 'mode=maybe&nonsense=1',
    });
    const text = await answer.text();
    if (answer.ok || !REFUSED.test(text)) throw new Error(`${answer.status} ${text}`);
  });
}
