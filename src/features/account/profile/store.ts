// The profile's state: the account as last reported by the service. Pure; effects.ts fills it.
import { create } from 'zustand';
import type { Attributes, AuthUser, Device, MfaName } from '../../../services/auth/types.ts';
import type { Problem } from '../problem.ts';

/** The account as it is shown: what has not been read is undefined. */
export interface Account {
  readonly user: AuthUser;
  readonly attributes?: Attributes | undefined;
  readonly mfa?: MfaName | 'NOMFA' | undefined;
}

/** The sections that are read from the service, each by a call of its own. */
export const parts = ['account', 'second', 'devices'] as const;

/** One of them. */
export type Part = (typeof parts)[number];

/** The devices as far as they have been listed. */
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

/** The profile's state. What was read stays when a later reading of it fails. */
export interface ProfileState {
  readonly account?: Account | undefined;
  readonly devices?: Devices | undefined;
  /** Why nothing is known of who is signed in. */
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

/** Answers whether the profile is still that of now: what arrives after it was forgotten belongs to nobody. */
export function sameVisit(): () => boolean {
  const now = visit;
  return () => visit === now;
}

/** Forgets everything: the next person at this device sees nothing of it. */
export function resetProfile(): void {
  visit += 1;
  useProfile.setState(start, true);
}

/** An attribute as text; empty when it is not given. */
export function attributeOf({ user, attributes = user.attributes }: Account, name: string): string {
  const value = attributes?.[name];
  return typeof value === 'string' ? value : '';
}

/** Whether no section could be read because there is no connection: then that is said once, for all of them. */
export const isCutOff = ({ problems }: ProfileState): boolean =>
  parts.every((part) => problems[part]?.code === 'NetworkError');

/** How the pool names the users of providers: provider, underscore, the provider's own id. */
const PROVIDER_USER = /^(google|facebook|loginwithamazon)_/i;
const firms: Readonly<Record<string, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  loginwithamazon: 'Amazon',
};

/** The firm at which an account signs in; undefined for accounts with a password. */
export function providerOf({ user }: Account): string | undefined {
  if (user.federated) return firms[user.federated.toLowerCase()] ?? user.federated;
  return firms[PROVIDER_USER.exec(user.username)?.[1]?.toLowerCase() ?? ''];
}
