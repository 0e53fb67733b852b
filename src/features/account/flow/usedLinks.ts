// Which links have signed in from this browser, as short digests: the service only says that it knows of no attempt.

const KEY = 'account-used-links';
/** Links live a few minutes; more than the last ones are of no use. */
const MOST = 5;
/** Characters of the digest that are kept. */
const LENGTH = 16;

async function digest(secret: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret)));
  return [...bytes]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, LENGTH);
}

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
