// The function `create`: an address to pay at, for a subscription or a licence, or the provider's page for cards and invoices.
// What is sold, at what price and where people come back to is decided here. Nothing is granted here: the webhook does that.
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { CreateAnswer } from '../../../lib/billing/answers.ts';
import { createRequest, VERSION } from '../../../lib/billing/requests.ts';
import { returnPaths } from '../../../lib/billing/returns.ts';
import { changeCustomer, customerAt, readCustomer } from './customers.ts';
import { answering, BillingError } from './failure.ts';
import type { BillingParts } from './parts.ts';
import type { Checkout, Person, Provider } from './provider.ts';
import { isLive, names, type OpenCheckout, type OrderRecord } from './records.ts';
import { keepFacts, readSubscriptions } from './subscriptions.ts';

type Request = v.InferOutput<typeof createRequest>;
type Asked<A extends Request['action']> = Extract<Request, { action: A }>;

/** The key of a request at the provider: nobody can use up somebody else's. */
const keyOf = ({ sub }: Person, { requestId }: Request) => `${sub}:${requestId}`;

async function refuseSecond(parts: BillingParts, sub: string): Promise<void> {
  if ((await readSubscriptions(parts, sub)).some(isLive)) {
    throw new BillingError('already_subscribed', 'There is a subscription already');
  }
}

/** The page of an earlier request if it is for the same; others are closed, so that nobody pays twice. */
async function earlierPage(
  parts: BillingParts,
  provider: Provider,
  { person, customer }: { person: Person; customer: string },
  earlier: OpenCheckout,
  request: Asked<'subscribe'>,
): Promise<Checkout | undefined> {
  const own = earlier.provider === provider.name ? provider : await parts.provider(earlier.provider);
  const found = await own.lookAt(earlier.id);
  if (found.state === 'open') {
    if (earlier.interval === request.interval && own === provider) return found.checkout;
    await own.close(earlier.id);
    // It may have been paid between the two calls.
    const again = await own.lookAt(earlier.id);
    if (again.state !== 'paid') return undefined;
  }
  if (found.state === 'dead') {
    // The provider would give the dead page again.
    if (earlier.requestId === request.requestId) throw new BillingError('bad_request', 'This requestId is used up');
    return undefined;
  }
  // Paid, and the message about it is still on its way.
  for (const facts of await own.subscriptions(customer)) await keepFacts(parts, person.sub, facts);
  await refuseSecond(parts, person.sub);
  return undefined;
}

async function subscribe(parts: BillingParts, person: Person, request: Asked<'subscribe'>): Promise<CreateAnswer> {
  const price = parts.prices.plan(request.plan, request.interval);
  if (!price) throw new BillingError('unknown_plan', 'This plan is not sold');
  await refuseSecond(parts, person.sub);
  const provider = await parts.provider(request.provider);
  const customer = await customerAt(parts, provider, person, request.idToken);
  const earlier = (await readCustomer(parts, person.sub)).body.checkout;
  if (earlier) {
    const page = await earlierPage(parts, provider, { person, customer }, earlier, request);
    if (page) return page.answer;
  }
  const checkout = await provider.subscribe(customer, person, request.interval, price, {
    done: parts.siteOrigin + returnPaths.subscribed,
    abandoned: parts.siteOrigin + returnPaths.abandoned,
    locale: request.locale,
    key: keyOf(person, request),
  });
  const { requestId, interval } = request;
  const at = Math.floor(parts.now() / 1000);
  const kept = await changeCustomer(parts, person.sub, (one) => {
    // Another tab was quicker: its page stays, this one is closed.
    if (one.checkout && one.checkout.id !== earlier?.id && one.checkout.id !== checkout.id) return undefined;
    return { ...one, checkout: { requestId, provider: provider.name, id: checkout.id, interval, at } };
  });
  if (kept) return checkout.answer;
  await provider.close(checkout.id);
  throw new BillingError('rate_limited', 'Another page to pay at has just been opened', 1);
}

async function license(parts: BillingParts, person: Person, request: Asked<'license'>): Promise<CreateAnswer> {
  const sold = parts.prices.license(request.product);
  if (!sold) throw new BillingError('unknown_plan', 'This licence is not sold');
  const provider = await parts.provider(request.provider);
  const customer = await customerAt(parts, provider, person, request.idToken);
  // The same request is the same order.
  const id = createHash('sha256').update(keyOf(person, request)).digest('hex').slice(0, 20);
  const at = Math.floor(parts.now() / 1000);
  const order = {
    id,
    provider: provider.name,
    product: sold.product,
    licensee: request.licensee,
    ...sold.price,
    status: 'pending',
    orderedAt: at,
    paidAt: null,
    key: null,
  } as const;
  const body: OrderRecord = { order, at: 0 };
  const item = names.order(id);
  if (!(await parts.table.write({ person: person.sub, item, body, seen: 0 }))) {
    const before = (await parts.table.get<OrderRecord>(person.sub, item))?.body.order;
    if (before?.product !== order.product || before.licensee !== order.licensee || before.status !== 'pending') {
      throw new BillingError('bad_request', 'This requestId was used for another order');
    }
  }
  const { answer } = await provider.license(customer, person, order, sold.price, {
    done: parts.siteOrigin + returnPaths.licensed.replace('{order}', id),
    abandoned: parts.siteOrigin + returnPaths.licenseAbandoned,
    locale: request.locale,
    key: keyOf(person, request),
  });
  return answer;
}

async function portal(parts: BillingParts, person: Person, request: Asked<'portal'>): Promise<CreateAnswer> {
  const { ids } = (await readCustomer(parts, person.sub)).body;
  const usual = await parts.provider();
  // Whoever has been with both providers sees the page of the one that is used now.
  const name = ids[usual.name] ? usual.name : (Object.keys(ids)[0] as typeof usual.name | undefined);
  const customer = name && ids[name];
  if (!customer) throw new BillingError('not_found', 'Nothing was ever bought here');
  const provider = await parts.provider(name);
  const visit = {
    done: parts.siteOrigin + returnPaths.portal,
    locale: request.locale,
    key: `${keyOf(person, request)}:portal`,
  };
  const url = await provider.portal(customer, visit);
  return { v: VERSION, ok: true, provider: provider.name, kind: 'redirect', url, expiresAt: null };
}

/** Creates the function. */
export function createCreate(parts: BillingParts): (event: unknown) => Promise<CreateAnswer> {
  return (event) =>
    answering(async () => {
      const read = v.safeParse(createRequest, event);
      if (!read.success) throw new BillingError('bad_request', 'The request cannot be read');
      const request = read.output;
      const person = await parts.readToken(request.idToken);
      if (request.action === 'subscribe') return subscribe(parts, person, request);
      return request.action === 'license' ? license(parts, person, request) : portal(parts, person, request);
    }, parts.log);
}
