// Who is a customer: the record of a person, and whose a customer of the provider is. The second is written before anything can
// be bought, so that every message of the provider finds its person.
import { BillingError, unavailable } from './failure.ts';
import type { BillingParts } from './parts.ts';
import type { Person, Provider } from './provider.ts';
import { type Customer, names, ownerKey } from './records.ts';
import type { Stored } from './table.ts';

const TRIES = 5;
const HOUR_S = 3600;
/** How many addresses to pay at a person gets in an hour. */
const MOST_PER_HOUR = 20;

/** The person's record, or an empty one. */
export async function readCustomer({ table }: Pick<BillingParts, 'table'>, sub: string): Promise<Stored<Customer>> {
  return (await table.get<Customer>(sub, names.customer)) ?? { body: { ids: {}, asked: [] }, revision: 0 };
}

/** Changes the record; `change` may return undefined to leave it. Returns whether it was changed. */
export async function changeCustomer(
  parts: Pick<BillingParts, 'table'>,
  sub: string,
  change: (before: Customer) => Customer | undefined,
): Promise<boolean> {
  for (let left = TRIES; left > 0; left -= 1) {
    const { body, revision } = await readCustomer(parts, sub);
    const next = change(body);
    if (!next) return false;
    if (await parts.table.write({ person: sub, item: names.customer, body: next, seen: revision })) return true;
  }
  throw unavailable('The table', 'too many changes of a customer');
}

async function identityOf(parts: BillingParts, idToken: string): Promise<string | undefined> {
  return parts.identityOf(idToken).catch((error: unknown) => {
    throw unavailable('The identity pool', error);
  });
}

/** The provider's name for the person, whom it gets to know here if necessary. Counts the request. */
export async function customerAt(
  parts: BillingParts,
  provider: Provider,
  person: Person,
  idToken: string,
): Promise<string> {
  const now = Math.floor(parts.now() / 1000);
  const identityId = await identityOf(parts, idToken);
  let wait = 0;
  const counted = await changeCustomer(parts, person.sub, (one) => {
    const asked = one.asked.filter((at) => at > now - HOUR_S);
    wait = asked.length >= MOST_PER_HOUR ? (asked[0] ?? now) + HOUR_S - now : 0;
    return wait > 0 ? undefined : { ...one, asked: [...asked, now], ...(identityId && { identityId }) };
  });
  if (!counted) throw new BillingError('rate_limited', 'Too many requests', wait);
  const known = (await readCustomer(parts, person.sub)).body.ids[provider.name];
  const id = known ?? (await provider.createCustomer(person));
  if (known) return known;
  const { person: owner, item } = ownerKey(provider.name, id);
  // False: it is there already, written by a simultaneous request, and never changes.
  await parts.table.write({ person: owner, item, body: { sub: person.sub }, seen: 0 });
  await changeCustomer(parts, person.sub, (one) => ({ ...one, ids: { ...one.ids, [provider.name]: id } }));
  return id;
}
