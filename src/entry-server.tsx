// A path in, its HTML out. Knows nothing of the tool that prerenders, so that the tool can be replaced.
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { App } from './App.tsx';
import { type PageError, toPageError } from './routes/routeError.ts';
import { createRoutes } from './routes/routes.tsx';
import { createI18n } from './services/i18n/i18n.ts';

/** A rendered page: the content of the root element and what belongs in the head. */
export interface Rendered {
  status: number;
  html: string;
  head: string;
  error?: PageError;
}

/** Elements that React writes first when it does not render the whole document. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/;

/** Renders a path in English. Rejects when the path is a redirect or when its rendering fails. */
export async function render(path: string): Promise<Rendered> {
  const handler = createStaticHandler(createRoutes());
  const context = await handler.query(new Request(`https://prerender.invalid${path}`));
  if (context instanceof Response) throw new Error(`${path} is a redirect (${context.status})`);
  const thrown = Object.values(context.errors ?? {})[0];
  const error = context.errors ? toPageError(thrown) : undefined;
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerender(
    <App i18n={createI18n()}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </App>,
    // Late parts are written where they stand; moving them there afterwards would need an inline script.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  const markup = await new Response(prelude).text();
  const head = HOISTED.exec(markup)?.[0] ?? '';
  const html = markup.slice(head.length);
  return error ? { status: error.statusCode, html, head, error } : { status: 200, html, head };
}
