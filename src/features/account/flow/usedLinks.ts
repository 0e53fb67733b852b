// Which links have signed in from this browser, as short digests: the service only reports an unknown attempt.
import { hexDigest } from '../../../lib/hexDigest.ts';

const KEY = 'account-used-links';
/** Links live a few minutes; more than the last ones are of no use. */
const MOST = 5;
/** Characters of the digest that are kept. */
const LENGTH = 16;

const digest = async (secret: string) => (await hexDigest(secret)).slice(0, LENGTH);

function read(): string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split(' ').filter(Boolean);
  } catch {
    return [];
  }
}

/** Notes that a link has signed in. Never rejects. */
export async function noteUsedLink(secret: string): Promise<void> {
  try {
    const list = [...read(), await digest(secret)].slice(-MOST);
    localStorage.setItem(KEY, list.join(' '));
  } catch {
    // Without storage a second opening says that the link was asked for elsewhere.
  }
}

/** Whether a link has signed in from this browser. */
export async function isUsedLink(secret: string): Promise<boolean> {
  return read().includes(await digest(secret));
}
