// The browser as the identity service's environment. Tests supply their own.
import { getConfig } from '../config/config.ts';
import type { AuthEnvironment, Locks } from './context.ts';
import type { SdkEnvironment, SdkScope } from './federated/providerSdk.ts';

/** A hidden page never paints, so work starts anyway after this time. */
const PAINT_LIMIT_MS = 100;

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Two frames: the second callback runs after the first has been painted. */
const painted = () =>
  Promise.race([
    sleep(PAINT_LIMIT_MS),
    new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  ]);

/** The environment of the page. */
export function browserEnvironment(): AuthEnvironment {
  return {
    config: getConfig(),
    fetch: (input, init) => fetch(input, init),
    now: () => Date.now(),
    sleep,
    random: () => Math.random(),
    painted,
    page: {
      location: window.location,
      leave: (url) => window.location.assign(url),
      replaceAddress: (url) => window.history.replaceState(window.history.state, '', url),
    },
    // Read on every use: blocked storage throws on access.
    browser: {
      get sessionStorage() {
        return window.sessionStorage;
      },
      get localStorage() {
        return window.localStorage;
      },
    },
    locks: (navigator as { locks?: Locks }).locks,
    sdk: {
      scope: window as SdkScope,
      load: loadScript,
      now: () => Date.now(),
      sleep,
    } satisfies SdkEnvironment,
  };
}

/** Adds a provider's script. The page's policy allows only configured addresses. */
function loadScript(address: string): void {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  document.head.append(script);
}
