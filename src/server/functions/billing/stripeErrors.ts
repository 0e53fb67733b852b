// Failures of Stripe in the agreed codes.
import { Stripe } from 'stripe';
import { BillingError, unavailable } from './failure.ts';

const SLOWLY_S = 60;

/** Whether Stripe said that something does not exist. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

/** Runs a call; its failure becomes a BillingError. A request that Stripe finds wrong is a bug here, and stays one. */
export async function asking<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    if (error instanceof Stripe.errors.StripeRateLimitError) {
      throw new BillingError('rate_limited', 'The payment provider asks to wait', SLOWLY_S);
    }
    if (error instanceof Stripe.errors.StripeIdempotencyError) {
      throw new BillingError('bad_request', 'This requestId was used for something else');
    }
    if (error instanceof Stripe.errors.StripeInvalidRequestError && !isMissing(error)) {
      // Two requests with the same key at once.
      if (error.statusCode === 409) throw unavailable('The payment provider', error.message);
      throw error;
    }
    if (isMissing(error)) throw new BillingError('not_found', 'The payment provider does not know it');
    // No answer, a failure, or an answer that is none (a page of somebody in between); also a wrong key of the operator.
    throw unavailable('The payment provider', error.message);
  }
}
