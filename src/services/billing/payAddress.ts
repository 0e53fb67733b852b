// Which addresses a payment may lead to (BIL-1). An answer that names any other host is refused: someone who changed it
// on its way, or a function that was fooled, must not send people to a page that looks like a checkout.
import type { PaymentProvider } from '../../lib/billing/requests.ts';
import type { Config } from '../config/config.ts';

const STRIPE_HOSTS = ['checkout.stripe.com', 'billing.stripe.com'];
const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

const isSecure = ({ protocol, hostname }: URL) =>
  protocol === 'https:' || (protocol === 'http:' && LOOPBACK.includes(hostname));

/** The address if it is the provider's own, or below the configured one; undefined for all others. */
export function payAddress(
  provider: PaymentProvider,
  address: string,
  { payment, endpoints }: Pick<Config, 'payment' | 'endpoints'>,
  origin: string,
): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (!isSecure(url) || url.username !== '' || url.password !== '') return undefined;
  if (endpoints.payment !== undefined) {
    const own = new URL(endpoints.payment.replace(/\/?$/, '/'), origin).href;
    return url.href.startsWith(own) ? url.href : undefined;
  }
  const chargebee = payment.chargebee ? [`${payment.chargebee.site}.chargebee.com`] : [];
  const hosts = provider === 'stripe' ? STRIPE_HOSTS : chargebee;
  return hosts.includes(url.host) ? url.href : undefined;
}
