import { useCallback, useEffect, useRef, useState } from 'react';
import { type Problem, problemOf } from '../problem.ts';

/** An action on the service: whether it is running, and what went wrong last. */
export interface Action {
  readonly busy: boolean;
  readonly problem: Problem | undefined;
  /** True while no attempt is accepted (after too many attempts). */
  readonly locked: boolean;
  /** Runs the action; a second call while it runs does nothing. Returns whether it succeeded. */
  run(work: () => Promise<unknown>): Promise<boolean>;
  /** Runs the same action again. */
  retry(): void;
  clear(): void;
}

/** One action of a screen with its state. An action that ends after the screen is gone changes nothing. */
export function useAction(): Action {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [over, setOver] = useState<number>();
  const running = useRef(false);
  const last = useRef<(() => Promise<unknown>) | undefined>(undefined);
  const lockedUntil = problem?.lockedUntil;

  useEffect(() => {
    if (lockedUntil === undefined) return undefined;
    const timer = setTimeout(() => setOver(lockedUntil), Math.max(0, lockedUntil - Date.now()));
    return () => clearTimeout(timer);
  }, [lockedUntil]);

  const run = useCallback(async (work: () => Promise<unknown>) => {
    if (running.current) return false;
    running.current = true;
    last.current = work;
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      setProblem(problemOf(error));
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }, []);
  const retry = useCallback(() => {
    if (last.current) void run(last.current);
  }, [run]);
  const clear = useCallback(() => setProblem(undefined), []);
  const locked = lockedUntil !== undefined && over !== lockedUntil;
  return { busy, problem, locked, run, retry, clear };
}
