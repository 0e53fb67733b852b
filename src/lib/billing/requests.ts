// What the site sends to the two functions of the payment system (`create`, `cancel`), version 1. Both sides check against
// these schemas. Prices, quantities and addresses are not here on purpose: the functions choose them.
import * as v from 'valibot';

/** Version of all messages. */
export const VERSION = 1;
/** How long a paid plan runs until it is renewed. */
export const intervals = ['month', 'year'] as const;
/** The licences for software. */
export const licenseProducts = ['singleSite', 'singleServer', 'globalSite', 'redistribution'] as const;
/** Companies that take the money. */
export const paymentProviders = ['stripe', 'chargebee'] as const;
/** Why somebody cancels; the words are those of the card payment provider. */
export const cancelReasons = [
  'too_expensive',
  'missing_features',
  'switched_service',
  'unused',
  'customer_service',
  'too_complex',
  'low_quality',
  'other',
] as const;
/** Characters of a comment on a cancellation. */
export const LONGEST_COMMENT = 500;
/** Characters of the name to which a licence is issued. */
export const LONGEST_LICENSEE = 120;

/** A month or a year. */
export type Interval = (typeof intervals)[number];
/** A licence for software. */
export type LicenseProduct = (typeof licenseProducts)[number];
/** A company that takes the money. */
export type PaymentProvider = (typeof paymentProviders)[number];

const envelope = {
  v: v.literal(VERSION),
  /** Made once for one intention of the person: sending it again gives the first answer again. */
  requestId: v.pipe(v.string(), v.uuid()),
  idToken: v.pipe(v.string(), v.nonEmpty(), v.maxLength(16_384)),
};
const locale = v.pipe(v.string(), v.regex(/^[a-z]{2}(-[A-Z]{2})?$/));
const provider = v.optional(v.picklist(paymentProviders));
/** Printable: a line break in a name could forge a line of a receipt. */
const name = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.maxLength(LONGEST_LICENSEE),
  v.regex(/^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+$/u),
);

/** Asks the function `create` for an address to pay at. */
export const createRequest = v.variant('action', [
  v.object({
    ...envelope,
    action: v.literal('subscribe'),
    // Which plans there are is the function's knowledge: an unknown one is answered by `unknown_plan`.
    plan: v.pipe(v.string(), v.maxLength(40)),
    interval: v.picklist(intervals),
    locale,
    provider,
  }),
  v.object({ ...envelope, action: v.literal('portal'), locale }),
  v.object({
    ...envelope,
    action: v.literal('license'),
    product: v.pipe(v.string(), v.maxLength(40)),
    /** The person, company or site that may use the software; it becomes part of the key. */
    licensee: name,
    locale,
    provider,
  }),
]);

/** Asks the function `cancel` about what was bought. */
export const cancelRequest = v.variant('action', [
  v.object({
    ...envelope,
    // Without an action it is a cancellation.
    action: v.optional(v.literal('cancel')),
    at: v.optional(v.picklist(['period_end', 'now']), 'period_end'),
    reason: v.optional(v.picklist(cancelReasons)),
    comment: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_COMMENT))),
  }),
  v.object({ ...envelope, action: v.literal('status') }),
  v.object({ ...envelope, action: v.literal('resume') }),
  v.object({ ...envelope, action: v.literal('licenses') }),
]);

/** A request as it is sent. */
export type CreateRequest = v.InferInput<typeof createRequest>;
/** A request as it is sent. */
export type CancelRequest = v.InferInput<typeof cancelRequest>;
