// The page's side of the consoles' thread, which starts with the first question.
import { AppError } from '../lib/errors.ts';
import type { ConsoleProcedures } from './consoleApi.ts';
import { type Caller, createCaller } from './rpc.ts';

export type { ConsoleAnswer, DictionaryQuestion } from './consoleApi.ts';

/** A language comes over a slow network meanwhile. */
const SILENCE_MS = 120_000;

/** The consoles' questions; they reject with an AppError. */
export interface ConsoleClient {
  ask<M extends keyof ConsoleProcedures>(
    method: M,
    args: Parameters<ConsoleProcedures[M]>[0],
  ): Promise<ReturnType<ConsoleProcedures[M]>>;
  /** Ends the thread; the next question starts another one. */
  close(): void;
}

/** A client without a thread yet. */
export function createConsoleClient(): ConsoleClient {
  let open: { caller: Caller<ConsoleProcedures>; worker: Worker } | null = null;

  const close = () => {
    open?.caller.close(new AppError('aborted'));
    open?.worker.terminate();
    open = null;
  };
  const start = () => {
    const worker = new Worker(new URL('./apiConsole.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('error', close);
    return { worker, caller: createCaller<ConsoleProcedures>(worker, close) };
  };
  return {
    async ask(method, args) {
      open ??= start();
      return await (open.caller.call as Ask)(method, args, { silenceMs: SILENCE_MS });
    },
    close,
  };
}

/** The same as `Caller.call`, in types that the compiler can follow for a method that is not known yet. */
type Ask = <M extends keyof ConsoleProcedures>(
  method: M,
  args: Parameters<ConsoleProcedures[M]>[0],
  how: { silenceMs: number },
) => Promise<ReturnType<ConsoleProcedures[M]>>;
