// The one decision whether an address that came from outside stays on this site. Everything that a browser, a router or a
// proxy could read as another host is refused, also after decoding: what is kept is read more than once on its way.

/** No host is called like this, so an address that keeps it has named none of its own. */
const BASE = 'https://site.invalid';
/** Rounds of decoding that are looked through; a path that is still encoded after them is refused. */
const ROUNDS = 4;
/** Characters that are drawn like a slash or a backslash and are none after NFKC. */
const LIKE_SLASH = /[\u2044\u2215\u29f5\u29f8\u29f9\u2571\u2572]/;
/** Two slashes name a host, a backslash is one to a browser, and characters without a shape are dropped by some readers. */
const ASTRAY = /\/\/|\\|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** Whether a path is one of this site however often it is decoded. */
function staysOwn(path: string): boolean {
  let read = path;
  for (let round = 0; round < ROUNDS; round += 1) {
    if (ASTRAY.test(read.normalize('NFKC')) || LIKE_SLASH.test(read)) return false;
    try {
      const decoded = decodeURIComponent(read);
      if (decoded === read) return true;
      read = decoded;
    } catch {
      return false;
    }
  }
  return false;
}

/** A path of this site with its query and fragment, as a browser reads it; undefined for everything else. */
export function ownPath(address: unknown): string | undefined {
  if (typeof address !== 'string' || !address.startsWith('/')) return undefined;
  // Browsers drop tabs and line ends wherever they stand, so these are refused in the query too.
  if (/\p{Cc}/u.test(address) || !URL.canParse(address, BASE)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, BASE);
  const written = address.split(/[?#]/, 1)[0] ?? '';
  return origin === BASE && staysOwn(written) && staysOwn(pathname) ? pathname + search + hash : undefined;
}
