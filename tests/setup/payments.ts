// A page with payment functions for tests: what was sent is noted, the test answers.
import type { Subscription } from '../../src/lib/billing/answers.ts';
import { createClock } from '../../src/services/auth/session/clock.ts';
import { type Billing, type BillingEnvironment, createBilling } from '../../src/services/billing/billing.ts';
import { defaultConfig } from '../../src/services/config/config.ts';

/** A request as a function saw it. */
export interface Call {
  url: string;
  headers: Record<string, string>;
  body: Record<string, unknown>;
}

/** An environment with answers of a test; `answers` are used up in order, the last one stays. */
export function payingPage(
  answers: (Response | Error | ((call: Call) => Response))[],
  changes: Partial<BillingEnvironment> = {},
): { env: BillingEnvironment; service: Billing; calls: Call[]; reports: unknown[]; cleared: () => number } {
  const calls: Call[] = [];
  const reports: unknown[] = [];
  let cleared = 0;
  const env: BillingEnvironment = {
    config: {
      ...defaultConfig,
      auth: {
        region: 'eu-west-1',
        userPoolId: 'eu-west-1_Pool',
        clientId: 'client',
        identityPoolId: 'eu-west-1:0000',
        providers: {},
        mandatorySignIn: false,
        tokenStorage: 'session',
        refreshRotation: false,
      },
      functions: { create: 'site-create', cancel: 'site-cancel' },
    },
    origin: 'https://papier.example',
    clock: createClock(() => Date.now()),
    fetch: async (url, init) => {
      const call: Call = {
        url: new Request(url).url,
        headers: init?.headers as Record<string, string>,
        body: JSON.parse(init?.body as string) as Record<string, unknown>,
      };
      calls.push(call);
      const next = answers.length > 1 ? answers.shift() : answers[0];
      if (next instanceof Error) throw next;
      if (next === undefined) throw new TypeError('Failed to fetch');
      return typeof next === 'function' ? next(call) : next.clone();
    },
    sleep: async () => undefined,
    random: () => 0,
    now: () => Date.now(),
    isOnline: () => true,
    isSignedIn: () => true,
    idToken: async () => 'id.token.x',
    getCredentials: async () => ({
      accessKeyId: 'AKID',
      secretAccessKey: 'secret',
      sessionToken: 'session',
      identityId: 'eu-west-1:1',
      expiration: new Date(),
      authenticated: true,
    }),
    clearCredentials: () => void cleared++,
    person: () => 'anna',
    locale: () => 'de',
    report: (...details) => void reports.push(details),
    ...changes,
  };
  return { env, service: createBilling(env), calls, reports, cleared: () => cleared };
}

/** An answer as JSON. */
export const answer = (content: unknown, init: ResponseInit = {}): Response =>
  new Response(typeof content === 'string' ? content : JSON.stringify(content), {
    ...init,
    headers: { 'content-type': 'application/json', ...init.headers },
  });

/** A subscription that is paid, with changes. */
export const subscriptionWith = (changes: Partial<Subscription> = {}): Subscription => ({
  id: 'sub_1',
  provider: 'stripe',
  plan: 'premium',
  interval: 'year',
  amount: 4800,
  currency: 'EUR',
  status: 'active',
  cancelAtPeriodEnd: false,
  currentPeriodEnd: 1_830_000_000,
  trialEnd: null,
  pastDueSince: null,
  startedAt: 1_798_000_000,
  endedAt: null,
  updatedAt: 1_798_000_000,
  ...changes,
});
