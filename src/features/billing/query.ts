// What the address of the page asks for: the return from a checkout, a receipt, or an order. Pure.
import { type Interval, intervals, type LicenseProduct, licenseProducts } from '../../lib/billing/requests.ts';

/** What the page is opened for. */
export type Asked =
  | { readonly kind: 'plan'; readonly interval?: Interval | undefined; readonly back?: Back | undefined }
  | { readonly kind: 'buy'; readonly product: LicenseProduct }
  | { readonly kind: 'receipt'; readonly order: string };

/** From where somebody comes back. */
export type Back = 'done' | 'abandoned' | 'portal' | 'license-abandoned';

const backs: readonly string[] = ['done', 'abandoned', 'portal', 'license-abandoned'] satisfies Back[];

/** Reads the query of an address; what it does not know counts as nothing. */
export function readQuery(search: string): Asked {
  const query = new URLSearchParams(search);
  const order = query.get('license');
  if (order && /^[\w-]{1,80}$/.test(order)) return { kind: 'receipt', order };
  const product = licenseProducts.find((one) => one === query.get('buy'));
  if (product) return { kind: 'buy', product };
  const back = query.get('checkout') ?? '';
  return {
    kind: 'plan',
    interval: intervals.find((one) => one === query.get('interval')),
    back: backs.includes(back) ? (back as Back) : undefined,
  };
}
