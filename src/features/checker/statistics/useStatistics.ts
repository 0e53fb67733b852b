// The statistics of the open text: worked out once the text is checked, and again after each change.
import { useEffect, useState } from 'react';
import type { TextStatistics } from '../../../engine/index.ts';
import { toAppError } from '../../../lib/errors.ts';
import { log } from '../../../services/log.ts';
import { useController } from '../controller.ts';
import { isRead } from '../side/useAsked.ts';
import { useChecker } from '../store.ts';

/** Someone who is typing reads no figures: they wait for a rest, in milliseconds. */
const REST = 250;

/** The last statistics, and whether they are those of the text as it is now. */
export interface Measured {
  readonly statistics: TextStatistics | null;
  readonly isCurrent: boolean;
  readonly isFailed: boolean;
  retry(): void;
}

/** See the head of this file. */
export function useStatistics(): Measured {
  const controller = useController();
  const ready = useChecker(isRead);
  /** What the figures are about. While context nets weigh the text it stays the same: they change no figure. */
  const key = useChecker(({ counts, language, grammars }) => JSON.stringify([counts, language, grammars]));
  const empty = useChecker((state) => state.length === 0);
  const [found, setFound] = useState<{ of: string; statistics: TextStatistics | null; failed: number | null } | null>(
    null,
  );
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!ready || empty) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      controller.session?.statistics(stop.signal).then(
        (statistics) => {
          if (statistics) setFound({ of: key, statistics, failed: null });
          // The options have changed meanwhile, which may leave everything else as it was.
          else setAttempt((count) => count + 1);
        },
        (thrown: unknown) => {
          const error = toAppError(thrown);
          if (error.code === 'aborted') return;
          log.error(error);
          setFound((last) => ({ of: key, statistics: last?.statistics ?? null, failed: attempt }));
        },
      );
    }, REST);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [controller, ready, empty, key, attempt]);
  return {
    statistics: empty ? null : (found?.statistics ?? null),
    isCurrent: ready && found?.of === key && found.failed === null,
    isFailed: found?.failed === attempt && found.of === key,
    retry: () => setAttempt((count) => count + 1),
  };
}
