// A path in, its HTML out. Knows nothing of the tool that prerenders, so that the tool can be replaced.
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { App } from './App.tsx';
import { type PageError, toPageError } from './routes/errors/routeError.ts';
import { resolveAddress } from './routes/navigation/navigation.ts';
import { ViewContent } from './routes/Root.tsx';
import { createI18n } from './services/i18n/i18n.ts';

/** A rendered page: the content of the root element and what belongs in the head. */
export interface Rendered {
  status: number;
  html: string;
  head: string;
  error?: PageError;
  /** Where a redirect leads; nothing is rendered then. */
  location?: string;
}

/** Elements that React writes first when it does not render the whole document. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/;

/** Renders a path in English, or says where it leads. Rejects when its rendering fails. */
export async function render(path: string): Promise<Rendered> {
  const outcome = await resolveAddress(new URL(path, 'https://prerender.invalid'));
  if ('redirect' in outcome) return { status: outcome.status, html: '', head: '', location: outcome.redirect };
  const error = 'error' in outcome ? toPageError(outcome.error) : undefined;
  const { prelude } = await prerender(
    <App i18n={createI18n()}>
      <StaticRouter location={path}>
        <div data-phase="rest">
          <ViewContent view={outcome} />
        </div>
      </StaticRouter>
    </App>,
    // Late parts are written where they stand; moving them there afterwards would need an inline script.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  const markup = await new Response(prelude).text();
  const head = HOISTED.exec(markup)?.[0] ?? '';
  const html = markup.slice(head.length);
  return error ? { status: error.statusCode, html, head, error } : { status: 200, html, head };
}
