// The page's side of the checking thread: started by the first field, replaced when it dies, given up when it keeps dying.
// Invariant: a field that is told of a death connects again and opens its text anew; nothing waits for the dead thread.
import { AppError } from '../../lib/errors.ts';
import { type Caller, createCaller, type Port } from '../../workers/rpc.ts';
import type { FieldProcedures } from './procedures.ts';

/** A running thread: a worker of the page, or the extension's own page behind its messages. */
export interface Thread {
  /** A channel for one more field; `close` tells the other side that nobody listens any more. */
  connect(): Port & { close(): void };
  end(): void;
}

/** Starts a thread; `died` is called at most once, when it can no longer be used. May throw AppError. */
export type StartThread = (died: () => void) => Thread;

/** One field's line to the engine. */
export interface Line {
  caller: Caller<FieldProcedures>;
  hangUp(): void;
}

/** See the head of this file. */
export interface Engine {
  /** Throws `worker-crashed` while the thread is given up, and what `StartThread` throws. */
  connect(died: () => void): Line;
}

/** More deaths than this within a minute are no coincidence. */
const MOST_DEATHS = 3;
const MINUTE = 60_000;

/** An engine without a thread; the first field starts it. */
export function createEngine(start: StartThread): Engine {
  let thread: Thread | null = null;
  let deaths: number[] = [];
  const lines = new Set<{ caller: Caller<FieldProcedures>; died: () => void }>();

  const bury = (dead: Thread) => {
    if (thread !== dead) return;
    thread = null;
    const now = Date.now();
    deaths = [...deaths.filter((at) => now - at < MINUTE), now];
    dead.end();
    const told = [...lines];
    lines.clear();
    for (const { caller, died } of told) {
      caller.close(new AppError('worker-crashed'));
      died();
    }
  };
  const running = (): Thread => {
    if (thread) return thread;
    const now = Date.now();
    if (deaths.filter((at) => now - at < MINUTE).length > MOST_DEATHS) throw new AppError('worker-crashed');
    const fresh: Thread = start(() => bury(fresh));
    thread = fresh;
    return fresh;
  };

  return {
    connect(died) {
      const current = running();
      const port = current.connect();
      const caller = createCaller<FieldProcedures>(port, () => bury(current));
      const line = { caller, died };
      lines.add(line);
      return {
        caller,
        hangUp() {
          lines.delete(line);
          caller.close(new AppError('aborted'));
          port.close();
        },
      };
    },
  };
}
