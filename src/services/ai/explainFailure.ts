// Why nobody answered. To a page all failures of the network look alike; one more question, without text and without a key, tells
// a server that keeps this site out from one that is not there.
import { AiError } from './aiError.ts';

/** A second question need not wait long: the first one has failed at once. */
const LIMIT_MS = 5_000;

/** Whether the browser keeps this site from asking programs on this computer; false where it does not say. */
async function isLocalDenied(): Promise<boolean> {
  for (const name of ['loopback-network', 'local-network-access']) {
    try {
      const { state } = await navigator.permissions.query({ name: name as PermissionName });
      if (state === 'denied') return true;
    } catch {
      // No such permission in this browser.
    }
  }
  return false;
}

/** The failure to tell for an address that could not be asked. */
export async function explainFailure(url: string, cause: unknown): Promise<AiError> {
  const { protocol, host, hostname } = new URL(url);
  const params = { host };
  const isHere = hostname === 'localhost' || hostname === '127.0.0.1';
  if (isHere && (await isLocalDenied())) return new AiError('localNetwork', { params, cause });
  try {
    // An opaque answer: it says only that somebody is there.
    await fetch(new URL('/', url), {
      mode: 'no-cors',
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    return new AiError('cors', { params, cause });
  } catch {
    return new AiError(protocol === 'https:' ? 'unreachableSecure' : 'unreachable', { params, cause });
  }
}
