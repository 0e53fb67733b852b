// The error page is rarely seen, so its script comes when it is needed; until then, or when it does not come either,
// RouteErrorPage says the same in plain elements.
import type { ComponentType } from 'react';
import type { PageError } from './routeError.ts';

/** The content of the error page. `onReload` loads the page again. */
export type ErrorContent = ComponentType<{ error: PageError; onReload: () => void }>;

/** Its file, as the build's manifest names it. */
export const ERROR_PAGE_FILE = 'src/routes/errors/ErrorPage.tsx';

let content: ErrorContent | undefined;

/** Loads it. Rejects when its script does not arrive; nothing is reloaded for an error page. */
export async function loadErrorPage(): Promise<void> {
  content ??= (await import('./ErrorPage.tsx')).ErrorPage;
}

/** It, if it is here. */
export function errorContent(): ErrorContent | undefined {
  return content;
}
