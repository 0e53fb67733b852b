// A browser's model gives no sign of life while it answers: only the whole time can be limited.
import { AiError } from '../aiError.ts';

/** Models on this device are slow; a minute for a sentence means that nothing will come. */
export const LONGEST_MS = 60_000;

/** Runs `work` with a signal that is also aborted when it takes too long. Rejects with `silent` then, with `aborted` when stopped. */
export async function withinTime<T>(signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const control = new AbortController();
  let end = () => undefined as void;
  const ended = new Promise<never>((_, reject) => {
    const stop = () => {
      control.abort();
      reject(new AiError('aborted'));
    };
    const timer = setTimeout(() => {
      control.abort();
      reject(new AiError('silent', { params: { host: '' } }));
    }, LONGEST_MS);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop);
    end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    };
  });
  try {
    // A model that does not heed its signal must keep nobody waiting.
    return await Promise.race([work(control.signal), ended]);
  } finally {
    end();
  }
}
