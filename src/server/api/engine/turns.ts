// Several jobs share a thread by turns: each gives way after a few milliseconds of work, and those that have worked for long
// let the new ones go first, so that a short text does not wait for a long one to be done.
import { setImmediate } from 'node:timers/promises';

const TURN_MS = 12;
/** A job that has worked for this long is not new any more. */
const NEW_MS = 60;
/** An older job waits for new ones no longer than this. */
const PATIENCE_MS = 120;

/** Thrown in a job that nobody waits for any more. */
export class Cancelled extends Error {}

/** The turns of one job. */
export interface Turns {
  /** Lets others work if this one has had its turn. Throws Cancelled when the job is to end. */
  giveWay(): Promise<void>;
  /** The job is done. */
  end(): void;
}

/** A thread's turns: makes those of its jobs. `atTurn` is called whenever a job gives way. */
export function createTurnTaking(atTurn: () => void = () => undefined): (signal: AbortSignal) => Turns {
  const fresh = new Set<object>();
  return (signal) => {
    const self = {};
    fresh.add(self);
    let worked = 0;
    let since = performance.now();
    return {
      async giveWay() {
        const now = performance.now();
        if (now - since >= TURN_MS) {
          worked += now - since;
          if (worked > NEW_MS) fresh.delete(self);
          atTurn();
          do await setImmediate();
          while (!fresh.has(self) && fresh.size > 0 && performance.now() - now < PATIENCE_MS && !signal.aborted);
          since = performance.now();
        }
        if (signal.aborted) throw new Cancelled();
      },
      end: () => void fresh.delete(self),
    };
  };
}
