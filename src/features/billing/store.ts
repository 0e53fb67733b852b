// The state of what was bought, as the page and the profile show it. Pure; effects.ts fills it.
import { create } from 'zustand';
import type { LicenseOrder, Subscription } from '../../lib/billing/answers.ts';
import type { BillingCode } from '../../services/billing/billingError.ts';

/** What is known. A part that was read stays when a later reading fails. */
export interface BillingState {
  /** Null: there never was a subscription. Undefined: not read yet. */
  readonly subscription?: Subscription | null | undefined;
  readonly licenses?: readonly LicenseOrder[] | undefined;
  /** Why a part could not be read. */
  readonly problems: { readonly status?: BillingCode | undefined; readonly licenses?: BillingCode | undefined };
  /** After the return from a checkout: looking for the payment, or having looked for long enough. */
  readonly confirming: 'no' | 'looking' | 'late';
  /** What has just happened; shown until the next thing happens. */
  readonly notice: 'none' | 'left' | 'on' | 'resumed' | 'canceled';
  readonly dialog: 'none' | 'cancel';
}

const start: BillingState = { problems: {}, confirming: 'no', notice: 'none', dialog: 'none' };

/** The one state of this tab. */
export const useBilling = create<BillingState>()(() => start);

let visit = 0;

/** Returns a check whether the page is still for the same person: what arrives later belongs to nobody. */
export function sameVisit(): () => boolean {
  const now = visit;
  return () => visit === now;
}

/** Forgets everything, so that the next person on this device sees nothing of it. */
export function resetBilling(): void {
  visit += 1;
  useBilling.setState(start, true);
}

/** Says what has just happened. */
export const notify = (notice: BillingState['notice']): void => useBilling.setState({ notice });

/** Opens the dialog, or closes it. */
export const openDialog = (dialog: BillingState['dialog']): void => useBilling.setState({ dialog });
