// A day of many visitors, computed from what single visits ask. Pure: visits are measured in visits.ts, and what is assumed
// and what things cost are files of their own.
import type { TextLanguage } from '../../src/engine/types.ts';
import type { Asked, LanguageVisits, SignInCalls } from './visits.ts';

/** What is assumed of a day. */
export interface Assumptions {
  visitors: number;
  /** The share whose browsers have never been here. */
  firstShare: number;
  /** The share of each language; together 1. */
  languages: Readonly<Record<TextLanguage, number>>;
  /** The share that signs in on this day; sessions last for weeks. */
  signInShare: number;
  /** How much busier the busiest second is than the average. */
  peak: number;
  /** Accounts that are used in a month. */
  people: number;
}

/** A price per gigabyte up to an amount in a month. */
export interface Tier {
  upTo: number | null;
  price: number;
}

/** Prices in dollars, and default limits per second. */
export interface Prices {
  days: number;
  cdn: {
    tiersPerGigabyte: readonly Tier[];
    perMillionRequests: number;
    routerPerMillion: number;
    pointerPerMillion: number;
  };
  pool: { freePeople: number; perPerson: number };
  storagePerMillionCalls: number;
  functionPerMillionCalls: number;
  limits: Readonly<Record<'cdn' | keyof SignInCalls, number>>;
}

/** What is asked of one service on a day. */
export interface ServiceDay {
  requests: number;
  /** In the busiest second. */
  peak: number;
  limit: number;
  dollars: number;
}

/** What a day asks and costs. */
export interface Day {
  languages: Record<TextLanguage, { first: Asked; again: Asked }>;
  bytes: number;
  services: Record<'cdn' | keyof SignInCalls, ServiceDay>;
  /** Gigabits in the busiest second. */
  gigabits: number;
  dollars: number;
}

const SECONDS = 86_400;

/** What an amount in a month costs by tiers. */
export function tiered(gigabytes: number, tiers: readonly Tier[]): number {
  let from = 0;
  let sum = 0;
  for (const { upTo, price } of tiers) {
    const end = Math.min(gigabytes, upTo ?? Number.POSITIVE_INFINITY);
    if (end > from) sum += (end - from) * price;
    from = Math.max(from, end);
  }
  return sum;
}

const times = ({ requests, bytes }: Asked, count: number): Asked => ({
  requests: requests * count,
  bytes: bytes * count,
});

/** Computes a day. Rejects shares that are no whole. */
export function dayOf(
  visits: Readonly<Record<TextLanguage, LanguageVisits>>,
  calls: SignInCalls,
  { visitors, firstShare, languages, signInShare, peak, people }: Assumptions,
  prices: Prices,
): Day {
  const shares = Object.values(languages).reduce((sum, one) => sum + one, 0);
  if (Math.abs(shares - 1) > 1e-9) throw new Error(`The shares of the languages are ${shares} together, not 1`);
  const of = (language: TextLanguage) => {
    const here = visitors * languages[language];
    const { first, again } = visits[language];
    return { first: times(first, here * firstShare), again: times(again, here * (1 - firstShare)) };
  };
  const byLanguage = { en: of('en'), fr: of('fr'), de: of('de'), it: of('it'), es: of('es') };
  const parts = Object.values(byLanguage).flatMap(({ first, again }) => [first, again]);
  const requests = parts.reduce((sum, one) => sum + one.requests, 0);
  const bytes = parts.reduce((sum, one) => sum + one.bytes, 0);
  const { cdn, pool, limits } = prices;
  const perDay = (month: number) => month / prices.days;
  const service = (name: keyof typeof limits, count: number, dollars: number): ServiceDay => ({
    requests: count,
    peak: (count / SECONDS) * peak,
    limit: limits[name],
    dollars,
  });
  const signIns = visitors * signInShare;
  const called = (name: keyof SignInCalls, perMillion: number) =>
    service(name, signIns * calls[name], (signIns * calls[name] * perMillion) / 1e6);
  const perRequest = cdn.perMillionRequests + cdn.routerPerMillion + cdn.pointerPerMillion;
  const traffic = perDay(tiered((bytes * prices.days) / 1e9, cdn.tiersPerGigabyte));
  const accounts = perDay(Math.max(0, people - pool.freePeople) * pool.perPerson);
  const services = {
    cdn: service('cdn', requests, traffic + (requests * perRequest) / 1e6),
    idp: { ...called('idp', 0), dollars: accounts },
    identity: called('identity', 0),
    s3: called('s3', prices.storagePerMillionCalls),
    lambda: called('lambda', prices.functionPerMillionCalls),
  };
  return {
    languages: byLanguage,
    bytes,
    services,
    gigabits: (bytes * 8 * peak) / SECONDS / 1e9,
    dollars: Object.values(services).reduce((sum, { dollars }) => sum + dollars, 0),
  };
}
