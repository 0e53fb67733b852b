// What is kept of whoever is here, read again after every change.
import { useEffect, useState } from 'react';
import { toAppError } from '../../../lib/errors.ts';
import { log } from '../../../services/log.ts';
import { personNow, subscribePerson } from '../../../services/person/person.ts';
import { progressOf, subscribeProgress } from '../../../services/progress/progress.ts';
import type { Progress } from '../../../services/progress/types.ts';

/** A person's progress, and when it was read: what is due is due by then. */
export interface ReadProgress extends Progress {
  readonly readAt: number;
}

/** Undefined while it is read. */
export function useProgress(): ReadProgress | 'failed' | undefined {
  const [progress, setProgress] = useState<ReadProgress | 'failed'>();
  useEffect(() => {
    let latest = 0;
    const read = () => {
      latest += 1;
      const mine = latest;
      progressOf(personNow()).then(
        (found) => mine === latest && setProgress({ ...found, readAt: Date.now() }),
        (thrown: unknown) => {
          log.warn('The progress cannot be read', toAppError(thrown).code);
          if (mine === latest) setProgress('failed');
        },
      );
    };
    read();
    const stops = [subscribeProgress(read), subscribePerson(read)];
    return () => {
      latest = -1;
      for (const stop of stops) stop();
    };
  }, []);
  return progress;
}
