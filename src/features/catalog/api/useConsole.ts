// A question to the engine in the page, its answer, and the time it took.
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { toAppError } from '../../../lib/errors.ts';
import { type ConsoleAnswer, type ConsoleClient, createConsoleClient } from '../../../workers/consoleClient.ts';

/** What a console shows. */
export interface ConsoleState {
  busy: boolean;
  answer: ConsoleAnswer | null;
  /** Code of a failure, whose text is in `errors`. */
  failure: string | null;
}

const never = () => () => undefined;

/** Whether the console's script is there: until then its form would send itself and load the page again. */
export const useScripted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** A console's state, and how to ask. A later question overtakes the answer to an earlier one. */
export function useConsole(): ConsoleState & {
  ask(question: (client: ConsoleClient) => Promise<ConsoleAnswer>): void;
} {
  const [state, setState] = useState<ConsoleState>({ busy: false, answer: null, failure: null });
  const client = useRef<ConsoleClient | null>(null);
  const latest = useRef(0);
  useEffect(() => {
    const asked = latest;
    return () => {
      asked.current++;
      client.current?.close();
    };
  }, []);
  return {
    ...state,
    ask(question) {
      const number = ++latest.current;
      client.current ??= createConsoleClient();
      setState((before) => ({ ...before, busy: true, failure: null }));
      const settle = (next: ConsoleState) => {
        if (number === latest.current) setState(next);
      };
      question(client.current).then(
        (answer) => settle({ busy: false, answer, failure: null }),
        (error: unknown) => settle({ busy: false, answer: null, failure: toAppError(error).code }),
      );
    },
  };
}

/** What a form's field holds. Before the page's script has come, nothing can be typed: React would put back the sample. */
export function fieldOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}
