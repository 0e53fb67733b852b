// The page as the environment of payments. Tests supply their own.
import { createClock } from '../auth/session/clock.ts';
import { getConfig } from '../config/config.ts';
import { activeLocale } from '../i18n/i18n.ts';
import { log } from '../log.ts';
import { isOnline } from '../offline/online.ts';
import { personNow } from '../person/person.ts';
import { loadAuth, useSession } from '../person/session.ts';
import { type Billing, type BillingEnvironment, createBilling } from './billing.ts';

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

let service: Billing | undefined;

function environment(): BillingEnvironment {
  return {
    config: getConfig(),
    origin: location.origin,
    fetch: (input, init) => fetch(input, init),
    clock: createClock(() => Date.now()),
    sleep,
    random: () => Math.random(),
    now: () => Date.now(),
    isOnline,
    isSignedIn: () => useSession.getState().state === 'signedIn',
    idToken: async () => (await loadAuth()).idToken(),
    getCredentials: async () => (await loadAuth()).getCredentials(),
    clearCredentials: () => void loadAuth().then((auth) => auth.clearCredentials()),
    person: personNow,
    locale: activeLocale,
    report: (message, details) => log.error(message, details),
  };
}

/** The payment functions of this installation. */
export function billing(): Billing {
  service ??= createBilling(environment());
  return service;
}

/** Fetches new tokens: after a payment they say more than the ones before. */
export const refreshTokens = async (): Promise<unknown> => (await loadAuth()).idToken({ force: true });

export { sleep };
