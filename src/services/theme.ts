// Light, dark, or as the system prefers. The choice is one word in localStorage; boot.js sets it on the html element before
// the first paint, and this file changes it afterwards.

/** What a person can choose; `system` follows the device and is not stored. */
export type Theme = 'system' | 'light' | 'dark';

/** localStorage key, also read by public/boot.js. */
export const THEME_KEY = 'theme';

const listeners = new Set<() => void>();

/** The chosen theme; storage that cannot be read counts as no choice. */
export function readTheme(): Theme {
  try {
    const value = localStorage.getItem(THEME_KEY);
    return value === 'light' || value === 'dark' ? value : 'system';
  } catch {
    return 'system';
  }
}

/** The green of the browser's own bars: the page has one per theme, and the system picks unless a person chose. */
function colourBars(theme: Theme): void {
  const bars = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  for (const [index, own] of (['light', 'dark'] as const).entries()) {
    const media = theme === 'system' ? `(prefers-color-scheme: ${own})` : theme === own ? 'all' : 'not all';
    bars[index]?.setAttribute('media', media);
  }
}

/** Applies a theme to the page: the attribute that the tokens read, and the colour of the browser's bars. */
export function showTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  colourBars(theme);
}

/** Chooses a theme, shows it and remembers it where the browser allows. */
export function setTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Without storage, the choice lasts until the page is left.
  }
  chosen = theme;
  showTheme(theme);
  for (const listener of listeners) listener();
}

let chosen: Theme | undefined;

/** The theme in force, for `useSyncExternalStore`. */
export function currentTheme(): Theme {
  chosen ??= readTheme();
  return chosen;
}

/** Calls back when the theme changes, here or in another tab. Returns the function that stops it. */
export function subscribeTheme(changed: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== THEME_KEY) return;
    chosen = readTheme();
    showTheme(chosen);
    changed();
  };
  listeners.add(changed);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', onStorage);
  };
}
