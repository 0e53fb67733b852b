// A question about the open text: asked of the worker once the text is checked, and again after each change.
import { useEffect, useState } from 'react';
import { toAppError } from '../../../lib/errors.ts';
import { log } from '../../../services/log.ts';
import { useController } from '../controller.ts';
import type { CheckerSession } from '../session.ts';
import { type CheckerState, useChecker } from '../store.ts';

/** Whoever is typing has not finished: in milliseconds. */
const REST = 400;

/** Whether spelling and grammar have been checked everywhere. */
export const isRead = ({ work }: CheckerState): boolean => work === 'done' || work === 'weighing';

/** The last answer. */
export interface Asked<T> {
  /** Undefined before there is one. */
  readonly answer: T | undefined;
  readonly isFailed: boolean;
  retry(): void;
}

/** See the head of this file. `ask` must stay the same function; it resolves with undefined if the text was edited meanwhile. */
export function useAsked<T>(
  ask: (session: CheckerSession, signal: AbortSignal) => Promise<T | undefined>,
  isWanted = true,
): Asked<T> {
  const controller = useController();
  const ready = useChecker((state) => state.length > 0 && isRead(state));
  const key = useChecker(({ length, milliseconds, counts, grammars }) =>
    JSON.stringify([length, milliseconds, counts.characters, grammars]),
  );
  const text = useChecker((state) => state.draftId);
  const [found, setFound] = useState<{ of: string; answer: T } | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const asked = `${key} ${attempt}`;
  useEffect(() => {
    const { session } = controller;
    if (!ready || !isWanted || !session) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      ask(session, stop.signal).then(
        (answer) => {
          if (stop.signal.aborted) return;
          // The options have changed meanwhile, which may leave everything else as it was.
          if (answer === undefined) return setAttempt((count) => count + 1);
          setFailed(null);
          setFound({ of: text, answer });
        },
        (thrown: unknown) => {
          const error = toAppError(thrown);
          if (error.code === 'aborted' || stop.signal.aborted) return;
          log.error(error);
          setFailed(asked);
        },
      );
    }, REST);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [controller, ready, isWanted, ask, asked, text]);
  // What was found of another text says nothing of this one.
  const answer = found?.of === text ? found.answer : undefined;
  return { answer, isFailed: ready && failed === asked, retry: () => setAttempt((count) => count + 1) };
}
