// When a service worker has nothing to do. A browser lets a waiting version take over at once only then: of a worker that is
// answering requests Chromium waits for half a minute of idleness. So the page asks for the moment first. Both sides read this file.

/** The message by which a page asks the service worker to answer, on the port sent along, once no request is under way. */
export const WHEN_QUIET = 'when-quiet';

/** Milliseconds without a request that count as quiet: what follows an answer, such as the next pack, comes sooner. */
const REST_MS = 1000;

/** Tracks work in progress and those waiting for it to end. */
export interface Quiet {
  /** Counts work as under way until it has settled. */
  track(work: Promise<unknown>): void;
  /** Settles once nothing has been under way for a moment. */
  reached(): Promise<void>;
}

/** Counts the work of one worker. */
export function createQuiet(rest = REST_MS): Quiet {
  let busy = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: (() => void)[] = [];

  const settle = () => {
    clearTimeout(timer);
    if (busy > 0 || waiting.length === 0) return;
    timer = setTimeout(() => {
      for (const done of waiting) done();
      waiting = [];
    }, rest);
  };

  return {
    track(work) {
      busy += 1;
      clearTimeout(timer);
      const end = () => {
        busy -= 1;
        settle();
      };
      work.then(end, end);
    },
    reached() {
      return new Promise((done) => {
        waiting.push(done);
        settle();
      });
    },
  };
}
