// Every call that takes text to another machine: to whom, how many bytes, when. The proof behind "0 bytes of your text sent"
// reads it where no service worker has watched, and the page shows it. Nothing of the text itself is kept.
import { createStore } from 'zustand/vanilla';

/** One call. */
export interface AiCall {
  id: number;
  url: string;
  host: string;
  /** Bytes of the body. */
  bytes: number;
  /** Milliseconds since 1970. */
  at: number;
  /** How long it took; null while it is under way. */
  milliseconds: number | null;
  /** What the server says it has read and written; null where it does not. */
  tokens: { read: number; written: number } | null;
}

const MOST = 500;
let last = 0;

/** The calls of this visit, oldest first. */
export const aiCalls = createStore<{ calls: readonly AiCall[] }>(() => ({ calls: [] }));

/** What becomes of a call that was noted. */
export interface NotedCall {
  end(tokens?: AiCall['tokens']): void;
}

/** Notes a call that is about to be made. */
export function noteCall(url: string, bytes: number): NotedCall {
  last += 1;
  const id = last;
  const call: AiCall = { id, url, host: new URL(url).host, bytes, at: Date.now(), milliseconds: null, tokens: null };
  aiCalls.setState(({ calls }) => ({ calls: [...calls.slice(1 - MOST), call] }));
  return {
    end: (tokens = null) =>
      aiCalls.setState(({ calls }) => ({
        calls: calls.map((one) =>
          one.id === id && one.milliseconds === null ? { ...one, milliseconds: Date.now() - one.at, tokens } : one,
        ),
      })),
  };
}
