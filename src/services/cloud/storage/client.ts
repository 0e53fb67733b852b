// The storage client with one attempt per call, and the retry rules: transient failures are retried (RTY-1, RTY-2), expired
// keys are renewed once (STO-12), a wrong clock is corrected once (CLK-1), redirects are followed (RTY-4).
import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import type { AuthError } from '../../auth/authError.ts';
import type { CloudCredentials } from '../../auth/federated/cloudTypes.ts';
import { isTransient, RETRIES, RETRY_BASE_MS, type Waiting } from '../../auth/transport/retry.ts';
import type { Level } from './keys.ts';
import { createRequestHandler, type StorageNetwork } from './requestHandler.ts';
import { StorageError, toStorageError } from './storageError.ts';

/** Specification section 9: redirects at most, without a wait. */
const MOST_REDIRECTS = 10;

/** The storage's dependencies on the rest of the app. */
export interface StorageEnvironment extends Waiting, StorageNetwork {
  bucket: string;
  region: string;
  /** Address of the storage; the provider's own when it is left out. */
  endpoint?: string | undefined;
  /** Levels that exist beside the private one. */
  levels?: readonly Level[] | undefined;
  getCredentials(): Promise<CloudCredentials>;
  clearCredentials(): void;
  isOnline(): boolean;
  /** Resolves when the device is online again. Rejects with the signal's reason when aborted. */
  online(signal?: AbortSignal): Promise<void>;
}

/** A call with the client of the present keys. */
export type StorageCall<T> = (client: S3Client, keys: CloudCredentials) => Promise<T>;

/** How a call may be retried. */
export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Waits for the network instead of giving up while offline. */
  patient?: boolean | undefined;
}

/** Runs calls on the storage. Rejects with a StorageError, or an AuthError of the keys. */
export type StorageRunner = <T>(call: StorageCall<T>, options?: CallOptions) => Promise<T>;

const expired: ReadonlySet<string> = new Set(['ExpiredToken', 'ExpiredTokenException', 'TokenRefreshRequired']);
const redirecting: ReadonlySet<string> = new Set(['PermanentRedirect', 'TemporaryRedirect', 'Redirect']);

/** Keys, or STO-1's message if there can be none. Network failures pass unchanged. */
async function keysOf(env: StorageEnvironment): Promise<CloudCredentials> {
  try {
    return await env.getCredentials();
  } catch (cause) {
    if (isTransient(cause)) throw cause;
    throw new StorageError('NoCredentials', 'No credentials', { cause });
  }
}

/** A client of the storage with one attempt per call. */
export function createClient(env: StorageEnvironment, keys: CloudCredentials, more: Partial<S3ClientConfig> = {}) {
  const { accessKeyId, secretAccessKey, sessionToken } = keys;
  return new S3Client({
    region: env.region,
    ...(env.endpoint ? { endpoint: env.endpoint, forcePathStyle: true } : {}),
    credentials: { accessKeyId, secretAccessKey, sessionToken },
    maxAttempts: 1,
    followRegionRedirects: true,
    requestHandler: createRequestHandler(env),
    systemClockOffset: env.clock.skew(),
    ...more,
  });
}

/** Creates the runner. A client is kept as long as its keys are the present ones. */
export function createRunner(env: StorageEnvironment): StorageRunner {
  let kept: { keys: CloudCredentials; client: S3Client } | undefined;

  const clientFor = (keys: CloudCredentials): S3Client => {
    if (kept?.keys === keys) return kept.client;
    const client = createClient(env, keys);
    kept = { keys, client };
    return client;
  };

  return async (call, { signal, patient = false } = {}) => {
    let repetitions = 0;
    let redirects = 0;
    let renewed = false;
    let corrected = false;
    for (;;) {
      if (signal?.aborted) throw aborted(signal);
      const keys = await keysOf(env);
      try {
        return await call(clientFor(keys), keys);
      } catch (thrown) {
        const error = toStorageError(thrown);
        if (expired.has(error.code) && !renewed) {
          renewed = true;
          env.clearCredentials();
        } else if (error.code === 'RequestTimeTooSkewed' && !corrected) {
          // The client has read the service's time from the response; another attempt is signed with it.
          corrected = true;
        } else if (redirecting.has(error.code) && redirects < MOST_REDIRECTS) {
          redirects++;
        } else if (patient && error.code === 'NetworkError' && !env.isOnline()) {
          await env.online(signal);
        } else if (isTransient(error) && repetitions < RETRIES) {
          await env.sleep(env.random() * RETRY_BASE_MS * 2 ** repetitions);
          repetitions++;
        } else {
          throw error;
        }
      }
    }
  };
}

/** The person's own cancellation as a failure. */
function aborted(signal: AbortSignal): AuthError {
  return new StorageError('AbortError', 'The transfer was cancelled', { cause: signal.reason });
}
