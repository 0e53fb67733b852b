// The browser as the identity service's world. Tests bring their own instead.
import { getConfig } from '../config/config.ts';
import type { AuthEnvironment, Locks } from './context.ts';
import type { SdkEnvironment, SdkScope } from './federated/providerSdk.ts';

/** A hidden page paints nothing: after this time the work begins anyway. */
const PAINT_LIMIT_MS = 100;

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Two frames: the first is asked for, the second comes after it was shown. */
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
    // Read on every use: a blocked storage throws when it is touched.
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

/** Adds a provider's script. The policy of the page allows only addresses of the configuration. */
function loadScript(address: string): void {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  document.head.append(script);
}
