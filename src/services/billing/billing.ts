// Everything people do about payments, with validated answers. Loaded by the pages that need it (load.ts).
import * as v from 'valibot';
import {
  type CreateAnswer,
  cancelAnswer,
  createAnswer,
  type LicenseOrder,
  licensesAnswer,
  type Subscription,
} from '../../lib/billing/answers.ts';
import {
  type CancelRequest,
  type CreateRequest,
  type Interval,
  type LicenseProduct,
  type PaymentProvider,
  VERSION,
} from '../../lib/billing/requests.ts';
import { BillingError } from './billingError.ts';
import { callFunction, type FunctionEnvironment, type FunctionName } from './callFunction.ts';
import { payAddress } from './payAddress.ts';
import { forgetRequest, keepUntil, requestIdOf } from './requestIds.ts';

/** Why somebody cancels, as far as they say. */
export type CancelReason = NonNullable<Extract<CancelRequest, { action?: 'cancel' | undefined }>['reason']>;

/** The payment functions, as the screens use them. All reject with a BillingError. */
export interface Billing {
  /** The address to pay for the plan at. */
  subscribe(interval: Interval): Promise<string>;
  /** The address to pay for a licence at. */
  buyLicense(product: LicenseProduct, licensee: string): Promise<string>;
  /** The address of the provider's pages for cards and invoices. */
  portal(): Promise<string>;
  /** The subscription; null if there never was one. */
  status(): Promise<Subscription | null>;
  cancel(why?: { reason?: CancelReason | undefined; comment?: string | undefined }): Promise<Subscription | null>;
  resume(): Promise<Subscription | null>;
  licenses(): Promise<LicenseOrder[]>;
}

/** What the service needs besides the functions. */
export interface BillingEnvironment extends FunctionEnvironment {
  /** Whose intentions these are; another person's are others. */
  person(): string;
  /** Language of the provider's pages. */
  locale(): string;
  now(): number;
}

/** What the screens say of a request; the number, the token and the language are added here. */
type Said<Request> = Request extends unknown ? Omit<Request, 'v' | 'requestId' | 'idToken' | 'locale'> : never;

/** The provider's page is dead a little before it says so. */
const MARGIN_MS = 60_000;

type Answer =
  | { ok: true }
  | { ok: false; code: BillingError['code']; message: string; retryAfter?: number | undefined };

/** Creates the service. */
export function createBilling(env: BillingEnvironment): Billing {
  // Without a word from the configuration the function knows who takes the money.
  const provider: { provider?: PaymentProvider } = env.config.payment.chargebee ? { provider: 'chargebee' } : {};

  /** Sends a request; its number stays while nobody has answered it. */
  async function ask<T extends Answer>(
    name: FunctionName,
    payload: Readonly<Record<string, unknown>>,
    schema: v.GenericSchema<unknown, T>,
  ): Promise<{ answer: Extract<T, { ok: true }>; intention: string }> {
    const intention = JSON.stringify([env.person(), payload]);
    const content = await callFunction(env, name, {
      v: VERSION,
      requestId: requestIdOf(intention, env.now()),
      ...payload,
    });
    const read = v.safeParse(schema, content);
    if (!read.success) {
      env.report('A function of the payment system answered something else', read.issues[0]?.message);
      throw new BillingError('unreadable', 'The answer has another shape');
    }
    const answer: Answer = read.output;
    if (!answer.ok) {
      forgetRequest(intention);
      const { code, message, retryAfter } = answer;
      throw new BillingError(code, message, { retryAfter });
    }
    return { answer: answer as Extract<T, { ok: true }>, intention };
  }

  async function payAt(payload: Said<CreateRequest>, again: boolean): Promise<string> {
    const { answer, intention } = await ask('create', { ...payload, locale: env.locale() }, createAnswer);
    const place: Exclude<CreateAnswer, { ok: false }> = answer;
    const url = place.kind === 'redirect' ? place.url : place.hostedPage.url;
    const address = payAddress(place.provider, url, env.config, env.origin);
    const end = place.kind === 'redirect' ? place.expiresAt : null;
    // A checkout that was left is the same one when it is asked for again.
    if (address !== undefined && again && end !== null) keepUntil(intention, end * 1000 - MARGIN_MS);
    else forgetRequest(intention);
    if (address === undefined) throw new BillingError('refused_address', `No payment page: ${url.slice(0, 200)}`);
    return address;
  }

  async function about(payload: Said<CancelRequest>): Promise<Subscription | null> {
    const { answer, intention } = await ask('cancel', payload, cancelAnswer);
    forgetRequest(intention);
    return answer.subscription;
  }

  return {
    subscribe: (interval) => payAt({ action: 'subscribe', plan: 'premium', interval, ...provider }, true),
    buyLicense: (product, licensee) =>
      payAt({ action: 'license', product, licensee: licensee.trim(), ...provider }, true),
    portal: () => payAt({ action: 'portal' }, false),
    status: () => about({ action: 'status' }),
    cancel: ({ reason, comment } = {}) =>
      about({
        action: 'cancel',
        at: 'period_end',
        ...(reason !== undefined && { reason }),
        ...(comment?.trim() && { comment: comment.trim() }),
      }),
    resume: () => about({ action: 'resume' }),
    async licenses() {
      const { answer, intention } = await ask('cancel', { action: 'licenses' }, licensesAnswer);
      forgetRequest(intention);
      return answer.licenses;
    },
  };
}
