// The function `cancel`: shows, cancels and resumes the person's subscription, and shows the licences that were ordered.
import * as v from 'valibot';
import type { CancelAnswer, LicensesAnswer, Subscription } from '../../../lib/billing/answers.ts';
import { cancelRequest, VERSION } from '../../../lib/billing/requests.ts';
import { readCustomer } from './customers.ts';
import { answering, BillingError } from './failure.ts';
import type { BillingParts } from './parts.ts';
import type { Person } from './provider.ts';
import { isLive, mainSubscription, names, type OrderRecord } from './records.ts';
import { keepFacts, readSubscriptions } from './subscriptions.ts';

type Request = v.InferOutput<typeof cancelRequest>;
const DAY_S = 86_400;

const answerOf = (subscription: Subscription | undefined): CancelAnswer => ({
  v: VERSION,
  ok: true,
  subscription: subscription ?? null,
});

const secondsOf = ({ now }: BillingParts) => Math.floor(now() / 1000);

async function main(parts: BillingParts, sub: string): Promise<Subscription | undefined> {
  return mainSubscription(await readSubscriptions(parts, sub), secondsOf(parts));
}

/** Asks the provider where a message seems to be missing: after a checkout, and after the end of a period. */
async function status(parts: BillingParts, { sub }: Person): Promise<CancelAnswer> {
  const found = await main(parts, sub);
  const now = secondsOf(parts);
  const { checkout, ids } = (await readCustomer(parts, sub)).body;
  const live = found !== undefined && isLive(found);
  const paying = !live && checkout !== undefined && checkout.at > now - DAY_S;
  const overdue = live && found.currentPeriodEnd !== null && found.currentPeriodEnd < now;
  if (!paying && !overdue) return answerOf(found);
  const name = found && overdue ? found.provider : checkout?.provider;
  const customer = name && ids[name];
  if (!customer) return answerOf(found);
  try {
    const provider = await parts.provider(name);
    for (const facts of await provider.subscriptions(customer)) await keepFacts(parts, sub, facts);
  } catch (error) {
    // What is known is better than no answer: the message will come.
    if (!(error instanceof BillingError)) throw error;
    parts.log(`The state of a subscription could not be renewed: ${error.message}`);
    return answerOf(found);
  }
  return answerOf(await main(parts, sub));
}

async function cancel(
  parts: BillingParts,
  { sub }: Person,
  { at, reason, comment, requestId }: Extract<Request, { at: unknown }>,
): Promise<CancelAnswer> {
  const found = await main(parts, sub);
  if (!found || found.status === 'incomplete' || found.status === 'expired') {
    throw new BillingError('not_found', 'There is no subscription');
  }
  const now = at === 'now';
  // Done already: the same answer again.
  if (found.status === 'canceled' || (found.status === 'canceling' && !now)) return answerOf(found);
  const provider = await parts.provider(found.provider);
  const facts = await provider.cancel(found.id, { now, reason, comment }, `${sub}:${requestId}`);
  return answerOf(await keepFacts(parts, sub, facts));
}

async function resume(parts: BillingParts, { sub }: Person, requestId: string): Promise<CancelAnswer> {
  const found = await main(parts, sub);
  if (found?.status !== 'canceling') {
    // One that goes on needs nothing; one that has ended is bought anew.
    if (found && isLive(found)) return answerOf(found);
    throw new BillingError('not_found', 'There is no subscription that could go on');
  }
  const provider = await parts.provider(found.provider);
  return answerOf(await keepFacts(parts, sub, await provider.resume(found.id, `${sub}:${requestId}`)));
}

async function licenses({ table }: BillingParts, { sub }: Person): Promise<LicensesAnswer> {
  const all = (await table.list<OrderRecord>(sub, names.orders)).map(({ body }) => body.order);
  const shown = all.map((order) => ({ ...order, key: order.status === 'paid' ? order.key : null }));
  return { v: VERSION, ok: true, licenses: shown.toSorted((a, b) => b.orderedAt - a.orderedAt) };
}

/** Creates the function. */
export function createCancel(parts: BillingParts): (event: unknown) => Promise<CancelAnswer | LicensesAnswer> {
  return (event) =>
    answering<CancelAnswer | LicensesAnswer>(async () => {
      const read = v.safeParse(cancelRequest, event);
      if (!read.success) throw new BillingError('bad_request', 'The request cannot be read');
      const request = read.output;
      const person = await parts.readToken(request.idToken);
      switch (request.action) {
        case 'status':
          return status(parts, person);
        case 'resume':
          return resume(parts, person, request.requestId);
        case 'licenses':
          return licenses(parts, person);
        default:
          return cancel(parts, person, request);
      }
    }, parts.log);
}
