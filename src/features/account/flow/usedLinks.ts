// Short digests of links that have signed in from this browser: the service reports a used one as an unknown attempt.
import { hexDigest } from '../../../lib/hexDigest.ts';

const KEY = 'account-used-links';
/** Links live for a few minutes, so only the most recent ones are of use. */
const MOST = 5;
/** How many characters of the digest are kept. */
const LENGTH = 16;

const digest = async (secret: string) => (await hexDigest(secret)).slice(0, LENGTH);

function read(): string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split(' ').filter(Boolean);
  } catch {
    return [];
  }
}

/** Records that a link has signed in. Never rejects. */
export async function noteUsedLink(secret: string): Promise<void> {
  try {
    const list = [...read(), await digest(secret)].slice(-MOST);
    localStorage.setItem(KEY, list.join(' '));
  } catch {
    // Without storage, opening the link again says that it was requested elsewhere.
  }
}

/** Whether a link has signed in from this browser. */
export async function isUsedLink(secret: string): Promise<boolean> {
  return read().includes(await digest(secret));
}
