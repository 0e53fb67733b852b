// What the functions of the payment system are made of. The local cloud puts stand-ins behind the same parts.
import type { PaymentProvider } from '../../../lib/billing/requests.ts';
import type { Plan } from '../quota.ts';
import type { ReadToken } from './idToken.ts';
import type { Prices } from './prices.ts';
import type { Provider } from './provider.ts';
import type { BillingTable } from './table.ts';

/** Parts of `create` and `cancel`. */
export interface BillingParts {
  table: BillingTable;
  readToken: ReadToken;
  /** A provider by name, or the one that is configured for new purchases. Rejects if it has no keys. */
  provider(name?: PaymentProvider): Promise<Provider>;
  prices: Prices;
  /** Origin of the site, without a slash at the end. */
  siteOrigin: string;
  /** The identity under which the owner of a token keeps documents; undefined if there is none. */
  identityOf(idToken: string): Promise<string | undefined>;
  /** Milliseconds since 1970. */
  now(): number;
  log(line: string): void;
}

/** Parts of the webhook. */
export interface WebhookParts extends Pick<BillingParts, 'table' | 'provider' | 'now' | 'log'> {
  /** Gives the documents of an identity the room of a plan, until a time in seconds since 1970. */
  setPlan(identityId: string, plan: Plan, until: number | undefined): Promise<void>;
  /** The private key of licences (PEM). */
  licenseKey(): Promise<string>;
}
