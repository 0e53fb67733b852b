// Airplane mode for the site: while a page holds a lock of this name, the service worker lets nothing go to the network and
// answers from what is on the device. The lock ends with the page, so that nobody is left cut off.

/** The name of the lock, and of the messages about it. */
export const AIRPLANE = 'airplane';

/** What the service worker tells its pages: whether the mode is on, and how many requests it has refused. */
export interface AirplaneState {
  type: typeof AIRPLANE;
  on: boolean;
  refused: number;
}

type Locks = Pick<LockManager, 'query'>;

/** The service worker's side. `tell` hears of every refusal. */
export function createAirplaneGate(locks: Locks | undefined, tell: (state: AirplaneState) => void) {
  // Unknown when the service worker starts: it may have been stopped while the mode was on.
  let on: boolean | undefined = locks ? undefined : false;
  let refused = 0;

  async function look(): Promise<boolean> {
    const held = (await locks?.query())?.held ?? [];
    const now = held.some(({ name }) => name === AIRPLANE);
    if (!now) refused = 0;
    on = now;
    return now;
  }
  const state = (): AirplaneState => ({ type: AIRPLANE, on: on === true, refused });

  return {
    /** Looks whether a page has switched it on or off. */
    async refresh(): Promise<AirplaneState> {
      await look();
      return state();
    },
    /** False only if it is certainly off: then nothing needs to be asked. */
    mayBeOn: (): boolean => on !== false,
    /** Whether a request has to stay here; counts those that do. */
    async refuses(): Promise<boolean> {
      if (on === false || !(await look())) return false;
      refused += 1;
      tell(state());
      return true;
    },
  };
}
