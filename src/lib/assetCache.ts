// Scripts that are kept when they are first used: the name of their cache, for the service worker and for who fetched a
// script before the service worker was there.

/** The service worker's cache of scripts (src/sw.ts). */
export const ASSET_CACHE = 'assets';
