// What the functions need from a company that takes the money. Both providers offer it in their own words.
import type { CreateAnswer, Subscription } from '../../../lib/billing/answers.ts';
import type { Interval, LicenseProduct, PaymentProvider } from '../../../lib/billing/requests.ts';

/** A subscription's state in the words of this product. */
export type Facts = Omit<Subscription, 'pastDueSince' | 'updatedAt'>;

/** The signed-in person. */
export interface Person {
  sub: string;
  email: string | undefined;
}

/** An amount in the smallest unit of a currency. */
export interface Price {
  amount: number;
  /** ISO 4217, capital letters. */
  currency: string;
}

/** Where to come back to, and how to speak. */
export interface Visit {
  done: string;
  abandoned: string;
  locale: string;
  /** Sending the same key again gives the same page again. */
  key: string;
}

/** A page to pay at. */
export interface Checkout {
  id: string;
  answer: Extract<CreateAnswer, { ok: true }>;
}

/** What a message of the provider says. `customer` is the provider's name for the person. */
export type News =
  | { kind: 'subscription'; customer: string; sub: string | undefined; facts: Facts }
  | {
      kind: 'order';
      customer: string;
      sub: string | undefined;
      order: string;
      status: 'paid' | 'refunded' | 'expired';
      /** What was paid; undefined where nothing was. */
      price: Price | undefined;
    }
  /** Of no interest here. */
  | { kind: 'none' };

/** A message of the provider whose sender has been checked. */
export interface ProviderEvent {
  id: string;
  /** Seconds since 1970. */
  at: number;
  news: News;
}

/** A request to the webhook. Names of headers in lower case. */
export interface Delivery {
  headers: Readonly<Record<string, string | undefined>>;
  body: string;
}

/** The message is not from the provider, or too old. */
export class NotGenuine extends Error {}

/** A company that takes the money. Every method but `readEvent` rejects with a BillingError. */
export interface Provider {
  name: PaymentProvider;
  /** The provider's new name for a person. */
  createCustomer(person: Person): Promise<string>;
  subscribe(customer: string, person: Person, interval: Interval, price: Price, visit: Visit): Promise<Checkout>;
  license(
    customer: string,
    person: Person,
    order: { id: string; product: LicenseProduct; licensee: string },
    price: Price,
    visit: Visit,
  ): Promise<Checkout>;
  /** Whether a page can still be paid at, with its answer if so. */
  lookAt(checkoutId: string): Promise<{ state: 'open'; checkout: Checkout } | { state: 'paid' | 'dead' }>;
  /** Closes a page that is still open. */
  close(checkoutId: string): Promise<void>;
  /** Address of the page for cards and invoices. */
  portal(customer: string, visit: Omit<Visit, 'abandoned'>): Promise<string>;
  /** All subscriptions of a customer as they are now. */
  subscriptions(customer: string): Promise<Facts[]>;
  subscription(id: string): Promise<Facts>;
  cancel(
    id: string,
    how: { now: boolean; reason?: string | undefined; comment?: string | undefined },
    key: string,
  ): Promise<Facts>;
  resume(id: string, key: string): Promise<Facts>;
  /** Reads a message. Rejects with NotGenuine. */
  readEvent(delivery: Delivery): Promise<ProviderEvent>;
}
