import { useCallback, useEffect, useRef, useState } from 'react';
import { type Problem, problemOf } from '../problem.ts';

/** Something that is being done with the service: whether it runs, and what went wrong last. */
export interface Action {
  readonly busy: boolean;
  readonly problem: Problem | undefined;
  /** No answer is taken until then (too many attempts). */
  readonly locked: boolean;
  /** Does it; a second call while it runs does nothing. Answers whether it worked. */
  run(work: () => Promise<unknown>): Promise<boolean>;
  /** Does the same again. */
  retry(): void;
  clear(): void;
}

/** Longest wait for a frame: a tab in the background draws none. */
const FRAME_LIMIT_MS = 100;

/** Resolves when the screen shows what has been set: the spinner stands before the key agreement blocks (SGN-14). */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    const limit = setTimeout(resolve, FRAME_LIMIT_MS);
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(limit);
        resolve();
      }),
    );
  });
}

/** One action of a screen with its state. What ends after the screen has gone changes nothing. */
export function useAction(): Action {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [locked, setLocked] = useState(false);
  const running = useRef(false);
  const last = useRef<(() => Promise<unknown>) | undefined>(undefined);
  const lockedUntil = problem?.lockedUntil;

  useEffect(() => {
    if (lockedUntil === undefined) return undefined;
    setLocked(true);
    const timer = setTimeout(() => setLocked(false), Math.max(0, lockedUntil - Date.now()));
    return () => clearTimeout(timer);
  }, [lockedUntil]);

  const run = useCallback(async (work: () => Promise<unknown>) => {
    if (running.current) return false;
    running.current = true;
    last.current = work;
    setBusy(true);
    setProblem(undefined);
    try {
      await painted();
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
  return { busy, problem, locked, run, retry, clear };
}
