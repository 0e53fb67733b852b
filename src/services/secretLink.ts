// Links in mails carry their secret in the fragment, which no server and no mail scanner sees (OAU-14). It is read once,
// and removed from the address before the router, the page view or anything else looks at it.

/** The fields of a mailed link's fragment. */
export type LinkSecret = Readonly<Record<string, string>>;

/** Pages that mailed links lead to. */
const PAGES = /^\/checker\/(signin|confirm)\/?$/;
/** Fields that make a fragment a mailed link. */
const FIELDS = ['magic', 'code'];

let taken: LinkSecret | undefined;

/** Removes the secret from the address, if there is one. Called before the history is read. */
export function hideLinkSecret(target: Window = window): void {
  const { pathname, search, hash } = target.location;
  if (!PAGES.test(pathname)) return;
  const fields = Object.fromEntries(new URLSearchParams(hash.slice(1)));
  if (!FIELDS.some((name) => name in fields)) return;
  taken = fields;
  target.history.replaceState(target.history.state, '', pathname + search);
}

/** The secret that was in the address; a second call returns nothing. */
export function takeLinkSecret(): LinkSecret | undefined {
  const fields = taken;
  taken = undefined;
  return fields;
}
