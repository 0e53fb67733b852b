// How far this device's clock is from the service's, learned from the Date header of answers (CLK-1, CLK-2).

/** Specification section 9: smaller differences are ignored. */
export const SKEW_KEPT_MS = 30_000;
/** From this difference on, a failed sign-in suggests checking the clock. */
export const SKEW_HINT_MS = 5 * 60_000;

/** A clock that knows the service's time as well. */
export interface ServiceClock {
  /** This device's time in milliseconds. */
  now(): number;
  /** The service's time, as far as it is known. */
  serverNow(): number;
  /** Reads a response's Date header; without one nothing changes. */
  learn(headers: Headers): void;
  /** Service's time minus ours in milliseconds; 0 up to 30 s. */
  skew(): number;
  /** The same difference if it warrants a hint, else undefined. */
  hint(): number | undefined;
}

/** A clock over this device's own. */
export function createClock(now: () => number): ServiceClock {
  let skew = 0;
  return {
    now,
    serverNow: () => now() + skew,
    learn(headers) {
      const date = Date.parse(headers.get('date') ?? '');
      if (Number.isNaN(date)) return;
      const difference = date - now();
      skew = Math.abs(difference) > SKEW_KEPT_MS ? difference : 0;
    },
    skew: () => skew,
    hint: () => (Math.abs(skew) > SKEW_HINT_MS ? skew : undefined),
  };
}
