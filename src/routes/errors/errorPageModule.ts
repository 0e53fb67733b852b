// The error page is rarely seen, so its script is loaded when needed; until then, or if that fails, too,
// RouteErrorPage says the same in plain elements.
import type { ComponentType } from 'react';
import type { PageError } from './routeError.ts';

/** The content of the error page. `onReload` loads the page again. */
export type ErrorContent = ComponentType<{ error: PageError; onReload: () => void }>;

/** Its file, as the build's manifest names it. */
export const ERROR_PAGE_FILE = 'src/routes/errors/ErrorPage.tsx';

let content: ErrorContent | undefined;

/** Loads it. Rejects when its script cannot be loaded; the page is never reloaded for it. */
export async function loadErrorPage(): Promise<void> {
  content ??= (await import('./ErrorPage.tsx')).ErrorPage;
}

/** The module, if loaded. */
export function errorContent(): ErrorContent | undefined {
  return content;
}
