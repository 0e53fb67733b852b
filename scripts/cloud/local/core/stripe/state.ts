// What the stand-in of the card payment provider knows, in its words, and a refusal in its format.
import { randomBytes } from 'node:crypto';
import type { Clock, Store } from '../store.ts';

/** Somebody who pays. */
export interface Customer {
  id: string;
  email: string | null;
  metadata: Record<string, string>;
  /** Number of the card that pays for renewals. */
  card?: string;
}

/** A page to pay at. Times in seconds since 1970. */
export interface Session {
  id: string;
  mode: 'payment' | 'subscription';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  customer: string;
  client_reference_id: string | null;
  amount_total: number;
  currency: string;
  interval: 'month' | 'year';
  product: string;
  success_url: string;
  cancel_url: string;
  metadata: Record<string, string>;
  /** Metadata of what the payment creates. */
  inner: Record<string, string>;
  created: number;
  expires_at: number;
  /** The card that waits for its bank's question. */
  asked?: string | undefined;
}

/** A subscription. */
export interface Subscription {
  id: string;
  customer: string;
  status: string;
  amount: number;
  currency: string;
  interval: 'month' | 'year';
  metadata: Record<string, string>;
  cancel_at_period_end: boolean;
  created: number;
  current_period_start: number;
  current_period_end: number;
  ended_at: number | null;
  canceled_at: number | null;
  /** Times at which the payment is tried again. */
  retries: number[];
}

/** Something that was paid. */
export interface Invoice {
  id: string;
  customer: string;
  amount: number;
  currency: string;
  text: string;
  created: number;
  paid: boolean;
  metadata: Record<string, string>;
  refunded?: boolean;
}

/** A message to the webhook. */
export interface StripeEvent {
  id: string;
  type: string;
  created: number;
  object: object;
  delivered: boolean;
}

interface Tables {
  customers: Record<string, Customer>;
  products: Record<string, { id: string; name: string }>;
  sessions: Record<string, Session>;
  subscriptions: Record<string, Subscription>;
  invoices: Record<string, Invoice>;
  /** Visits to the page for cards and invoices. */
  portals: Record<string, { customer: string; back: string }>;
  events: StripeEvent[];
  /** First answers by key. */
  answers: Record<string, { request: string; status: number; body: unknown }>;
}

/** The stand-in's data, and its helpers. */
export interface StripeState extends Tables {
  save(): void;
  /** Seconds since 1970. */
  now(): number;
  newId(prefix: string): string;
}

/** A refusal in the provider's format. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly details: Readonly<Record<string, string>>;

  constructor(status: number, message: string, details: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.details = { type: 'invalid_request_error', ...details };
  }
}

/** Something by its identifier. Throws the provider's refusal if there is none. */
export function found<T>(all: Readonly<Record<string, T>>, id: string | undefined, what: string): T {
  const one = id !== undefined && Object.hasOwn(all, id) ? all[id] : undefined;
  if (!one) throw new StripeRefusal(404, `No such ${what}: '${id}'`, { code: 'resource_missing', param: what });
  return one;
}

/** Opens the data. */
export function openStripeState(store: Store, clock: Clock): StripeState {
  const { data, save } = store.table<Tables>('stripe', {
    customers: {},
    products: {},
    sessions: {},
    subscriptions: {},
    invoices: {},
    portals: {},
    events: [],
    answers: {},
  });
  return Object.assign(Object.create(data) as Tables, {
    save,
    now: () => Math.floor(clock() / 1000),
    newId: (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`,
  });
}
