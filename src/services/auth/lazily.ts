// Parts of the identity service that most sign-ins do not need are loaded on first call.
import { AuthError } from './authFailure.ts';

/** A loader that loads once; a failure counts as a network failure and the next call retries. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((cause: unknown) => {
      loading = undefined;
      throw cause instanceof AuthError ? cause : new AuthError('NetworkError', 'Network error', { cause });
    });
    return loading;
  };
}

type Method = (...args: never[]) => Promise<unknown>;

/** Functions that load their part and then call it. */
export function lazily<T, K extends keyof T>(load: () => Promise<T>, names: readonly K[]): Pick<T, K> {
  const call = (name: K) => (async (...args: never[]) => ((await load())[name] as Method)(...args)) as T[K];
  return Object.fromEntries(names.map((name) => [name, call(name)])) as Pick<T, K>;
}
