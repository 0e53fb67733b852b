// Data that belongs to the device rather than a person: it outlives every session, so it must not identify anyone.
// Everything else carries its owner (person.ts) and is removed with them. The flow of two people on one device
// compares this list with what the browser actually stores.

/** Names in the web storages. */
export const DEVICE_KEYS = {
  /** Light or dark. */
  theme: 'theme',
  /** The plain text field instead of the editor. */
  plainEditor: 'spelling-check.plain',
  /** That the first steps were opened or declined. */
  firstSteps: 'spelling-check.first-steps',
  /** That a session ended, and why: a code and a time. */
  ended: 'spelling-check.ended',
  /** Digests of one-time links that were opened here; nobody can tell whose. */
  usedLinks: 'account-used-links',
  /** Adverts hidden in this tab. */
  hiddenAds: 'ads-hidden',
  /** How far pages were scrolled in this tab. */
  scroll: 'scroll-positions',
  /** When a missing part of the site made this tab load again. */
  reload: 'chunk-reload',
} as const;

/** Cookies: the language of the interface, and that a notice was shown. @internal */
export const DEVICE_COOKIES = ['i18n_redirected', 'exit_intent'] as const;

/** Cache Storage: files of the site and language packs. No answer of the cloud is ever among them. @internal */
export const DEVICE_CACHES = /^(pages|payloads|packs|pack-list|assets.*|workbox-precache.*)$/;
