// The cache of scripts kept on first use: its name, for the service worker and for code that loaded a
// script before the service worker was active.

/** The service worker's cache of scripts (src/sw.ts). */
export const ASSET_CACHE = 'assets';
