// Where people come back to from the provider's pages, with the question part that tells why. The functions put the site's
// origin before it; the site reads it.

/** Paths of the returns. `{order}` becomes the identifier of the licence order. */
export const returnPaths = {
  /** Paid, or so the provider says: the webhook may still be on its way, so nothing is granted by this address. */
  subscribed: '/checker/premium/?checkout=done',
  abandoned: '/checker/premium/?checkout=abandoned',
  /** From the provider's pages for cards and invoices. */
  portal: '/checker/premium/?checkout=portal',
  licensed: '/checker/premium/?license={order}',
  licenseAbandoned: '/checker/premium/?checkout=license-abandoned',
} as const;
