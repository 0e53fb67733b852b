// Every call that takes text to another machine: to whom, how many bytes, when. The proof behind "0 bytes of your text sent"
// reads it where no service worker has watched, and the page shows it. Nothing of the text itself is kept.
import { createStore } from 'zustand/vanilla';

/** What a server says an answer has taken: tokens, and the cost in a unit of its own. Null where it does not say. */
export interface AiUsage {
  tokens: { read: number; written: number } | null;
  cost: number | null;
}

/** One call. */
export interface AiCall extends AiUsage {
  id: number;
  url: string;
  host: string;
  /** Bytes of the body. */
  bytes: number;
  /** Milliseconds since 1970. */
  at: number;
  /** How long it took; null while it is under way. */
  milliseconds: number | null;
}

/** What all calls to a host have taken. */
export interface AiSpent extends AiUsage {
  calls: number;
  bytes: number;
}

const MOST = 500;
let last = 0;

/** The latest calls of this visit, oldest first, and what all of them have taken by host. */
export const aiCalls = createStore<{ calls: readonly AiCall[]; spent: ReadonlyMap<string, AiSpent> }>(() => ({
  calls: [],
  spent: new Map(),
}));

const NOTHING: AiSpent = { calls: 0, bytes: 0, tokens: null, cost: null };

/** What has gone to a host so far. */
export const spentOn = (host: string, { spent } = aiCalls.getState()): AiSpent => spent.get(host) ?? NOTHING;

const sum = (a: number | null, b: number | null) => (a === null && b === null ? null : (a ?? 0) + (b ?? 0));

/** One and the other; `sign` -1 takes the other away. */
export function together(one: AiSpent, other: AiSpent, sign: 1 | -1 = 1): AiSpent {
  const plus = (a: number | null | undefined, b: number | null | undefined) =>
    sum(a ?? null, b === undefined || b === null ? null : sign * b);
  const [read, written] = (['read', 'written'] as const).map((key) => plus(one.tokens?.[key], other.tokens?.[key]));
  return {
    calls: one.calls + sign * other.calls,
    bytes: one.bytes + sign * other.bytes,
    tokens: typeof read === 'number' && typeof written === 'number' ? { read, written } : null,
    cost: plus(one.cost, other.cost),
  };
}

function spend(host: string, more: Partial<AiSpent>): void {
  aiCalls.setState(({ spent }) => ({
    spent: new Map(spent).set(host, together(spent.get(host) ?? NOTHING, { ...NOTHING, ...more })),
  }));
}

/** What becomes of a call that was noted. */
export interface NotedCall {
  end(usage?: AiUsage): void;
}

/** Notes a call that is about to be made. */
export function noteCall(url: string, bytes: number): NotedCall {
  last += 1;
  const id = last;
  const { host } = new URL(url);
  const call: AiCall = { id, url, host, bytes, at: Date.now(), milliseconds: null, tokens: null, cost: null };
  aiCalls.setState(({ calls }) => ({ calls: [...calls.slice(1 - MOST), call] }));
  spend(host, { calls: 1, bytes });
  let isEnded = false;
  return {
    end(usage = { tokens: null, cost: null }) {
      if (isEnded) return;
      isEnded = true;
      aiCalls.setState(({ calls }) => ({
        calls: calls.map((one) => (one.id === id ? { ...one, ...usage, milliseconds: Date.now() - one.at } : one)),
      }));
      spend(host, usage);
    },
  };
}
