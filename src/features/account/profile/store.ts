// The profile's state: the account as last reported by the service. Pure; effects.ts fills it.
import { create } from 'zustand';
import type { Attributes, AuthUser, Device, MfaName } from '../../../services/auth/types.ts';
import type { Problem } from '../problem.ts';

/** The account as displayed: whatever has not been read is undefined. */
export interface Account {
  readonly user: AuthUser;
  readonly attributes?: Attributes | undefined;
  readonly mfa?: MfaName | 'NOMFA' | undefined;
}

/** The sections that are read from the service, each by its own call. */
export const parts = ['account', 'second', 'devices'] as const;

/** One of them. */
export type Part = (typeof parts)[number];

/** The devices listed so far. */
export interface Devices {
  readonly list: readonly Device[];
  readonly next?: string | undefined;
}

/** Which dialog of the profile is open. */
export type ProfileDialog =
  | { readonly name: 'none' }
  | { readonly name: 'edit'; readonly attribute: 'name' | 'email' | 'phone_number' }
  | { readonly name: 'verify'; readonly attribute: 'email' | 'phone_number'; readonly destination?: string | undefined }
  | { readonly name: 'password' | 'totp' | 'everywhere' | 'delete' };

/** The profile's state. Data that was read stays when a later read fails. */
export interface ProfileState {
  readonly account?: Account | undefined;
  readonly devices?: Devices | undefined;
  /** Why it is unknown who is signed in. */
  readonly problem?: Problem | undefined;
  /** Why a section could not be read. */
  readonly problems: Partial<Readonly<Record<Part, Problem>>>;
  readonly loading: boolean;
  /** The account has just been deleted; the next page says so. */
  readonly deleted: boolean;
  readonly dialog: ProfileDialog;
}

const start: ProfileState = { loading: true, problems: {}, deleted: false, dialog: { name: 'none' } };

/** The one profile of this tab. */
export const useProfile = create<ProfileState>()(() => start);

/** Opens a dialog, or closes the open one. */
export const openDialog = (dialog: ProfileDialog): void => useProfile.setState({ dialog });

/** Closes the open dialog. */
export const closeDialog = (): void => useProfile.setState({ dialog: { name: 'none' } });

let visit = 0;

/** Returns a check whether the profile is still the same one: what arrives after a reset belongs to nobody. */
export function sameVisit(): () => boolean {
  const now = visit;
  return () => visit === now;
}

/** Resets everything, so that the next person on this device sees nothing of it. */
export function resetProfile(): void {
  visit += 1;
  useProfile.setState(start, true);
}

/** An attribute as text; empty when missing. */
export function attributeOf({ user, attributes = user.attributes }: Account, name: string): string {
  const value = attributes?.[name];
  return typeof value === 'string' ? value : '';
}

/** Whether no section could be read for want of a connection: that is reported once, for all of them. */
export const isCutOff = ({ problems }: ProfileState): boolean =>
  parts.every((part) => problems[part]?.code === 'NetworkError');

/** How the pool names users of a provider: provider, underscore, the provider's own id. */
const PROVIDER_USER = /^(google|facebook|loginwithamazon)_/i;
const firms: Readonly<Record<string, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  loginwithamazon: 'Amazon',
};

/** The company through which an account signs in; undefined for accounts with a password. */
export function providerOf({ user }: Account): string | undefined {
  if (user.federated) return firms[user.federated.toLowerCase()] ?? user.federated;
  return firms[PROVIDER_USER.exec(user.username)?.[1]?.toLowerCase() ?? ''];
}
