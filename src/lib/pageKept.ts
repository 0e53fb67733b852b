// How a page asks the service worker to cache it, and whether it would open offline. Both sides read
// this file.

/** The message by which a page asks, with its path; the answer, a boolean, comes on the port sent along. */
export const IS_PAGE_KEPT = 'is-page-kept';

/** What a page asks for with this `accept` is kept as if it had been opened: a first visit began before the worker was there. */
export const PAGE_ONLY = 'text/html';
