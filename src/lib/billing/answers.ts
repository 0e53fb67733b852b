// What the functions of the payment system answer, version 1, as schemas for the site's side. Amounts are in the smallest
// unit of the currency (cents); times are seconds since 1970.
import * as v from 'valibot';
import { intervals, paymentProviders, VERSION } from './requests.ts';

/**
 * States of a subscription (cloud.md 6.3). `none` is not among them: then there is no subscription at all. `canceling` is
 * active until the end of the period; `unknown` is a word of the provider that this version does not know, and grants nothing.
 */
export const subscriptionStatuses = [
  'incomplete',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'canceling',
  'canceled',
  'expired',
  'unknown',
] as const;

/** Codes of failures. */
export const failCodes = [
  'bad_request',
  'not_signed_in',
  'unknown_plan',
  'already_subscribed',
  'not_found',
  'provider_unavailable',
  'rate_limited',
] as const;

const seconds = v.pipe(v.number(), v.integer(), v.minValue(0));
const amount = v.pipe(v.number(), v.integer(), v.minValue(0));
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));

/** A subscription as people see it. */
export const subscription = v.object({
  id: v.string(),
  provider: v.picklist(paymentProviders),
  plan: v.string(),
  interval: v.picklist(intervals),
  amount,
  currency,
  status: v.picklist(subscriptionStatuses),
  cancelAtPeriodEnd: v.boolean(),
  currentPeriodEnd: v.nullable(seconds),
  trialEnd: v.nullable(seconds),
  /** Since when a payment has been missing. */
  pastDueSince: v.nullable(seconds),
  startedAt: v.nullable(seconds),
  endedAt: v.nullable(seconds),
  updatedAt: seconds,
});

/** A licence that was ordered. The key is there once it is paid; a key of an order that was paid back is not shown. */
export const licenseOrder = v.object({
  id: v.string(),
  provider: v.picklist(paymentProviders),
  product: v.string(),
  licensee: v.string(),
  amount,
  currency,
  status: v.picklist(['pending', 'paid', 'refunded', 'expired']),
  orderedAt: seconds,
  paidAt: v.nullable(seconds),
  key: v.nullable(v.string()),
});

/** A failure. `message` is for the log, in English; `retryAfter` in seconds. */
export const fail = v.object({
  v: v.literal(VERSION),
  ok: v.literal(false),
  code: v.picklist(failCodes),
  message: v.string(),
  retryAfter: v.optional(seconds),
});

/** A page hosted by the second provider, with the fields that its script and its address need. */
export const hostedPage = v.looseObject({
  id: v.string(),
  url: v.pipe(v.string(), v.url()),
});

const success = { v: v.literal(VERSION), ok: v.literal(true) };

/** The function `create`: where to pay (`redirect`), or a page for the provider's script (`hosted_page`). */
export const createAnswer = v.union([
  v.object({
    ...success,
    provider: v.picklist(paymentProviders),
    kind: v.literal('redirect'),
    url: v.pipe(v.string(), v.url()),
    /** After this time the address is dead; null if it has no end. */
    expiresAt: v.nullable(seconds),
  }),
  v.object({ ...success, provider: v.literal('chargebee'), kind: v.literal('hosted_page'), hostedPage }),
  fail,
]);

/** The function `cancel` for cancel, status and resume. `subscription` is null where there never was one (status `none`). */
export const cancelAnswer = v.union([v.object({ ...success, subscription: v.nullable(subscription) }), fail]);

/** The function `cancel` for the action `licenses`: all orders of the person, newest first. */
export const licensesAnswer = v.union([v.object({ ...success, licenses: v.array(licenseOrder) }), fail]);

/** A state of a subscription. */
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];
/** A subscription as people see it. */
export type Subscription = v.InferOutput<typeof subscription>;
/** A licence that was ordered. */
export type LicenseOrder = v.InferOutput<typeof licenseOrder>;
/** The code of a failure. */
export type FailCode = (typeof failCodes)[number];
/** A failure. */
export type Fail = v.InferOutput<typeof fail>;
/** Answer to a CreateRequest. */
export type CreateAnswer = v.InferOutput<typeof createAnswer>;
/** Answer to cancel, status and resume. */
export type CancelAnswer = v.InferOutput<typeof cancelAnswer>;
/** Answer to the action `licenses`. */
export type LicensesAnswer = v.InferOutput<typeof licensesAnswer>;
