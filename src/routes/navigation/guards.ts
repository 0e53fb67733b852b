// Conditions for showing a page. A guard returns nothing (continue), `false` (no such page) or an address.

import { accountsConfigured, useSession } from '../../services/person/session.ts';
import { readSession } from '../../services/person/sessionState.ts';
import { notFound, RouteFailure } from '../errors/routeError.ts';

/** The input of a guard. */
export interface GuardContext {
  url: URL;
  /** Whether there is a session; accounts supply their own check. */
  signedIn: () => boolean | Promise<boolean>;
}

/** Where to go instead; without a status it is for this time only (ERR-14). */
export interface Redirect {
  to: string;
  status?: number;
}

type Answer = undefined | false | string | Redirect;

/** Returns nothing, `false`, or where to go instead. */
export type Guard = (context: GuardContext) => Answer | Promise<Answer>;

let session: GuardContext['signedIn'] = () => {
  // On the first page of a visit nothing else has read the session yet.
  if (useSession.getState().state === 'unknown') readSession();
  return useSession.getState().state === 'signedIn';
};
/** Without configured accounts the account pages say so themselves, so nobody is sent to sign in. */
let accounts: () => boolean = accountsConfigured;

/** Tests put their own session here. @internal */
export function provideSession(signedIn: GuardContext['signedIn'], available: () => boolean): void {
  session = signedIn;
  accounts = available;
}

const guards: Record<string, Guard> = {
  signedIn: async ({ url, signedIn }) => {
    if (!accounts() || (await signedIn())) return undefined;
    return `/checker/signin/?return=${encodeURIComponent(url.pathname)}`;
  },
  // An address that names a provider leads straight to its login: what a list of applications points to.
  provider: async ({ url, signedIn }) => {
    if (!url.searchParams.has('provider') || !accounts() || (await signedIn())) return undefined;
    return (await import('./providerLogin.ts')).providerLogin(url.searchParams);
  },
};

/** Registers a guard under a name; for tests. @internal */
export function defineGuard(name: string, guard: Guard): () => void {
  guards[name] = guard;
  return () => void delete guards[name];
}

/** Runs a guard: resolves with an address to go to or nothing, rejects with the failure to show (ERR-12, ERR-13). */
export async function runGuard(name: string, url: URL): Promise<Redirect | undefined> {
  const guard = guards[name];
  if (!guard) throw new RouteFailure(500, `Unknown middleware ${name}`);
  const answer = await guard({ url, signedIn: session });
  if (answer === false) throw notFound();
  return typeof answer === 'string' ? { to: answer } : answer;
}
