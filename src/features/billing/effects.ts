// The effects of the payment screens. Readings record their failures; everything else rejects with a BillingError.
import type { Subscription } from '../../lib/billing/answers.ts';
import { isEntitled } from '../../lib/billing/entitlement.ts';
import type { Interval, LicenseProduct } from '../../lib/billing/requests.ts';
import type { CancelReason } from '../../services/billing/billing.ts';
import { type BillingCode, BillingError } from '../../services/billing/billingError.ts';
import { awaitPremium } from '../../services/billing/confirming.ts';
import type * as environmentModule from '../../services/billing/environment.ts';
import { forgetRequest } from '../../services/billing/requestIds.ts';
import { loadChunk } from '../../services/offline/chunks.ts';
import { useSession } from '../../services/person/session.ts';
import { openDialog, sameVisit, useBilling } from './store.ts';

const load = (): Promise<typeof environmentModule> =>
  loadChunk(() => import('../../services/billing/environment.ts')).catch((cause: unknown) => {
    throw new BillingError('network', 'The code of the payments cannot be loaded', { cause });
  });

const isPremium = () => useSession.getState().plan === 'premium';

/** The code of a failure. */
export const codeOf = (thrown: unknown): BillingCode => (thrown instanceof BillingError ? thrown.code : 'failed');

/** The tokens say what the functions say; where they do not, there are newer ones. */
async function alignTokens(subscription: Subscription | null): Promise<void> {
  if (isEntitled(subscription, Date.now() / 1000) === isPremium()) return;
  const { refreshTokens } = await load();
  await refreshTokens().catch(() => undefined);
}

function note(problems: { status?: BillingCode | undefined; licenses?: BillingCode | undefined }): void {
  useBilling.setState((state) => ({ problems: { ...state.problems, ...problems } }));
}

/** Reads the subscription. Never rejects. */
export async function readStatus(): Promise<void> {
  const same = sameVisit();
  try {
    const subscription = await (await load()).billing().status();
    if (!same()) return;
    useBilling.setState({ subscription });
    note({ status: undefined });
    await alignTokens(subscription);
  } catch (error) {
    if (same()) note({ status: codeOf(error) });
  }
}

/** Reads the licences. Never rejects. */
export async function readLicenses(): Promise<void> {
  const same = sameVisit();
  try {
    const licenses = await (await load()).billing().licenses();
    if (!same()) return;
    useBilling.setState({ licenses });
    note({ licenses: undefined });
  } catch (error) {
    if (same()) note({ licenses: codeOf(error) });
  }
}

/** Leaves for the checkout of the plan. */
export async function goToCheckout(interval: Interval): Promise<void> {
  location.assign(await (await load()).billing().subscribe(interval));
}

/** Leaves for the checkout of a licence. */
export async function buyLicense(product: LicenseProduct, licensee: string): Promise<void> {
  location.assign(await (await load()).billing().buyLicense(product, licensee));
}

/** Leaves for the provider's pages for cards and invoices. */
export async function openPortal(): Promise<void> {
  location.assign(await (await load()).billing().portal());
}

/** Ends the plan at the end of its period. */
export async function cancelPlan(reason: CancelReason | undefined, comment: string): Promise<void> {
  const subscription = await (await load()).billing().cancel({ reason, comment });
  useBilling.setState({ subscription, notice: 'canceled' });
  openDialog('none');
  await alignTokens(subscription);
}

/** Takes the end of the plan back. */
export async function resumePlan(): Promise<void> {
  const subscription = await (await load()).billing().resume();
  useBilling.setState({ subscription, notice: 'resumed' });
  await alignTokens(subscription);
}

/** Back from the checkout: looks until the plan is paid. Never rejects. */
export async function confirmPayment(signal: AbortSignal): Promise<void> {
  const same = sameVisit();
  useBilling.setState({ confirming: 'looking' });
  forgetRequest();
  try {
    const { refreshTokens, sleep } = await load();
    const found = await awaitPremium({ sleep, refresh: refreshTokens, isPremium }, signal);
    if (!same() || found === 'stopped') return;
    useBilling.setState(found === 'premium' ? { confirming: 'no', notice: 'on' } : { confirming: 'late' });
  } catch {
    if (same()) useBilling.setState({ confirming: 'late' });
  }
  await readStatus();
}

/** Waits before each look for a licence that is being confirmed, in seconds. */
const LICENSE_LOOKS_S = [2, 3, 5, 10, 20, 30] as const;

/** Back from the checkout of a licence: looks until the order is settled. Resolves to whether it is. Never rejects. */
export async function awaitLicense(id: string, signal: AbortSignal): Promise<boolean> {
  forgetRequest();
  for (const seconds of [0, ...LICENSE_LOOKS_S]) {
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    if (signal.aborted) return true;
    await readLicenses();
    const { licenses, problems } = useBilling.getState();
    const order = licenses?.find((one) => one.id === id);
    if (order && order.status !== 'pending') return true;
    if (!order && licenses && !problems.licenses && seconds >= 5) return true;
  }
  return false;
}
