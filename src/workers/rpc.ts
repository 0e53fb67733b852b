// Typed calls over any MessagePort: {id, method, args} -> {id, ok, value} | {id, ok: false, error}, with {id, progress}
// on the way and {id, cancel} from the caller. Invariant: every call ends. A side that stays silent is reported once.
import { AppError, type ErrorCode, toAppError } from '../lib/errors.ts';

/** What a message may give away: the bytes of a pack, another channel. Not every runtime has the platform's name for it. */
type Movable = object;

/** Either end of a channel: a MessagePort, a Worker, or a worker's global scope. */
export interface Port {
  postMessage(message: unknown, transfer: Movable[]): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  start?(): void;
}

/** A failure as it crosses the channel. */
interface WireError {
  code: ErrorCode;
  message: string;
  params: Record<string, string | number>;
}

/** All messages on the channel. */
export type WireMessage =
  | { id: number; method: string; args: unknown }
  | { id: number; cancel: true }
  | { id: number; ok: true; value: unknown }
  | { id: number; ok: false; error: WireError }
  | { id: number; progress: unknown };

/** A set of procedures: one argument, one answer. Written as an interface of methods. */
export type Procedures<P> = { [M in keyof P]: (args: never) => unknown };
type Args<P, M extends keyof P> = P[M] extends (args: infer A) => unknown ? A : never;
type Value<P, M extends keyof P> = P[M] extends (args: never) => infer V ? V : never;

/** A procedure's call context. */
export interface CallContext {
  /** True once the caller has cancelled: the procedure should stop with `aborted`. */
  readonly cancelled: boolean;
  progress(value: unknown): void;
  /** Lets waiting messages in; throws `aborted` when the call was cancelled. */
  pause(): Promise<void>;
}

/** The answering side's functions; they may be synchronous. */
export type Handlers<P extends Procedures<P>> = {
  [M in keyof P]: (args: Args<P, M>, context: CallContext) => Value<P, M> | Promise<Value<P, M>>;
};

/** How one call is made. */
export interface CallOptions {
  signal?: AbortSignal;
  transfer?: Movable[];
  onProgress?: (value: unknown) => void;
  /** Milliseconds without any message before the other side counts as dead. */
  silenceMs?: number;
}

/** A call may be silent this long; a cancelled one only two seconds. */
const SILENCE_MS = 20_000;
const CANCEL_SILENCE_MS = 2_000;

/** Resolves in a new task, after messages already waiting. Timers would be clamped to 4 ms. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const arrive = () => {
      port1.close();
      resolve();
    };
    port1.addEventListener('message', arrive, { once: true });
    port1.start();
    port2.postMessage(null);
  });
}

/** Answers calls that arrive on the port until the returned function is called. */
export function answerCalls<P extends Procedures<P>>(port: Port, handlers: Handlers<P>): () => void {
  const running = new Map<number, { cancelled: boolean }>();
  const send = (message: WireMessage) => port.postMessage(message, []);

  const answer = async (id: number, method: string, args: unknown) => {
    const state = { cancelled: false };
    running.set(id, state);
    const context: CallContext = {
      get cancelled() {
        return state.cancelled;
      },
      progress: (value) => send({ id, progress: value }),
      pause: async () => {
        await nextTask();
        if (state.cancelled) throw new AppError('aborted');
      },
    };
    try {
      if (!Object.hasOwn(handlers, method)) throw new AppError('unknown', { message: `no procedure ${method}` });
      const handler = handlers[method as keyof P] as (args: unknown, context: CallContext) => unknown;
      send({ id, ok: true, value: await handler(args, context) });
    } catch (thrown) {
      const { code, message, params } = toAppError(thrown);
      send({ id, ok: false, error: { code, message, params: { ...params } } });
    } finally {
      running.delete(id);
    }
  };

  const listen = (event: MessageEvent) => {
    const message = event.data as WireMessage;
    if ('method' in message) void answer(message.id, message.method, message.args);
    else if ('cancel' in message) {
      const state = running.get(message.id);
      if (state) state.cancelled = true;
    }
  };
  port.addEventListener('message', listen);
  port.start?.();
  return () => port.removeEventListener('message', listen);
}

/** The calling side of a channel. */
export interface Caller<P extends Procedures<P>> {
  /** Rejects with an AppError: what the procedure threw, `aborted`, or what `close` was given. */
  call<M extends keyof P & string>(method: M, args: Args<P, M>, options?: CallOptions): Promise<Value<P, M>>;
  /** Rejects every pending call with the error and refuses new ones. */
  close(error: AppError): void;
  readonly pending: number;
}

interface Pending {
  settle(end: () => void): void;
  resolve(value: unknown): void;
  reject(error: AppError): void;
  onProgress: ((value: unknown) => void) | undefined;
  heard(): void;
}

/** Makes calls on the port. `onSilent` is called once, when the other side has stopped answering. */
export function createCaller<P extends Procedures<P>>(port: Port, onSilent: () => void): Caller<P> {
  const pending = new Map<number, Pending>();
  let nextId = 1;
  let closed: AppError | null = null;

  const listen = (event: MessageEvent) => {
    const message = event.data as WireMessage;
    const call = pending.get(message.id);
    if (!call) return;
    if ('progress' in message) {
      call.heard();
      call.onProgress?.(message.progress);
    } else if ('ok' in message && message.ok) call.settle(() => call.resolve(message.value));
    else if ('error' in message) {
      const { code, message: text, params } = message.error;
      call.settle(() => call.reject(new AppError(code, { message: text, params })));
    }
  };
  port.addEventListener('message', listen);
  port.start?.();

  const call = (method: string, args: unknown, options: CallOptions = {}): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (closed) return reject(closed);
      if (options.signal?.aborted) return reject(new AppError('aborted'));
      const id = nextId++;
      let limit = options.silenceMs ?? SILENCE_MS;
      let timer: ReturnType<typeof setTimeout>;
      // Two halves: after the device wakes from sleep, the second half lets a waiting answer in first.
      const watch = () => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          timer = setTimeout(onSilent, limit / 2);
        }, limit / 2);
      };
      const cancel = () => {
        limit = CANCEL_SILENCE_MS;
        watch();
        port.postMessage({ id, cancel: true } satisfies WireMessage, []);
      };
      const settle = (end: () => void) => {
        clearTimeout(timer);
        options.signal?.removeEventListener('abort', cancel);
        pending.delete(id);
        end();
      };
      pending.set(id, { settle, resolve, reject, onProgress: options.onProgress, heard: watch });
      options.signal?.addEventListener('abort', cancel, { once: true });
      watch();
      try {
        port.postMessage({ id, method, args } satisfies WireMessage, options.transfer ?? []);
      } catch (thrown) {
        settle(() => reject(toAppError(thrown)));
      }
    });

  return {
    call: call as Caller<P>['call'],
    close(error) {
      closed = error;
      port.removeEventListener('message', listen);
      for (const waiting of pending.values()) waiting.settle(() => waiting.reject(error));
    },
    get pending() {
      return pending.size;
    },
  };
}
