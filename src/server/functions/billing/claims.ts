// Runs before the pool issues tokens: writes into the ID token which plan the person has. It never keeps anyone from signing
// in: without an answer of the table the token says that the plan is not known, and the site keeps what it knew.
import { grantedUntil, mainSubscription } from './records.ts';
import { readSubscriptions } from './subscriptions.ts';
import type { BillingTable } from './table.ts';

/** The pool's event. Only the fields used here are described. */
export interface ClaimsEvent {
  request: { userAttributes?: Readonly<Record<string, string | undefined>> | undefined };
  response: Record<string, unknown>;
}

/** What the function needs. */
export interface ClaimsParts {
  table: BillingTable;
  /** Milliseconds since 1970. */
  now(): number;
  log(line: string): void;
}

async function claimsOf({ table, now, log }: ClaimsParts, sub: string): Promise<Record<string, string>> {
  try {
    const seconds = Math.floor(now() / 1000);
    const all = await readSubscriptions({ table }, sub);
    const until = grantedUntil(all, seconds);
    return {
      plan: until === undefined ? 'free' : 'premium',
      plan_status: mainSubscription(all, seconds)?.status ?? 'none',
      ...(until !== undefined && { plan_until: String(until) }),
    };
  } catch (error) {
    log(`The plan of a person is not known: ${String(error)}`);
    return { plan_status: 'unknown' };
  }
}

/** Creates the trigger. Claims that a client or a user could have set are overwritten. */
export function createClaims(parts: ClaimsParts): <T extends ClaimsEvent>(event: T) => Promise<T> {
  return async (event) => {
    const sub = event.request.userAttributes?.['sub'];
    const claimsToAddOrOverride = sub ? await claimsOf(parts, sub) : { plan: 'free', plan_status: 'none' };
    return { ...event, response: { ...event.response, claimsOverrideDetails: { claimsToAddOrOverride } } };
  };
}
