// The table as the router's tree. Everything that can go wrong or be waited for happens in the loader, before the page
// is shown: the slash, the other document, unknown tools, guards, the component, the texts.
import { type LoaderFunctionArgs, type RouteObject, redirect, replace } from 'react-router';
import { getConfig } from '../services/config.ts';
import { enterDocument, needsOtherDocument } from './documentShell.ts';
import { loadErrorPage } from './errorPageModule.ts';
import { runGuard } from './guards.ts';
import { loadIslands } from './island.tsx';
import { withSlash } from './match.ts';
import { loadPage } from './pageModules.ts';
import { loadRowTexts } from './payloadStore.ts';
import { Root } from './Root.tsx';
import { RootErrorPage, RouteErrorPage } from './RouteErrorPage.tsx';
import { RowPage } from './RowPage.tsx';
import { DEFAULT_REDIRECT_STATUS, redirectTarget } from './redirects.ts';
import { notFound, RouteFailure } from './routeError.ts';
import { type RouteRow, routeTable, rowPath } from './table.ts';
import { isKnownTool } from './tools.ts';

/** The route that catches every failure below it. */
export const BOUNDARY_ID = 'boundary';

/** An address without its slash is another address: it is replaced (RTE-2). */
function strictSlash(url: URL): void {
  if (!url.pathname.endsWith('/')) throw replace(`${withSlash(url.pathname)}${url.search}${url.hash}`, 308);
}

async function follow(to: string): Promise<never> {
  const target = redirectTarget(to);
  if (target.kind === 'internal') throw redirect(target.path, DEFAULT_REDIRECT_STATUS);
  if (target.kind === 'external') return enterDocument(target.url);
  throw new RouteFailure(500, `A redirect to ${to} is not allowed`);
}

/** The page for it is loaded first, so that it is there when it is shown. */
async function fail404(): Promise<never> {
  await loadErrorPage().catch(() => undefined);
  throw notFound();
}

async function load(row: RouteRow, { request, params }: LoaderFunctionArgs): Promise<null> {
  const url = new URL(request.url);
  strictSlash(url);
  if (row.id === 'tool' && !isKnownTool(params['tool'])) await fail404();
  if (!import.meta.env.SSR && needsOtherDocument(row)) await enterDocument(`${url.pathname}${url.search}${url.hash}`);
  const elsewhere = row.guard ? await runGuard(row.guard, url) : undefined;
  if (elsewhere !== undefined) await follow(elsewhere);
  await Promise.all([loadPage(row).then(loadIslands), loadRowTexts(row)]);
  return null;
}

function routeOf(row: RouteRow, product: string): RouteObject {
  return {
    id: row.id,
    path: rowPath(row, product).replace('{tool}', ':tool'),
    loader: (args) => load(row, args),
    element: <RowPage row={row} />,
  };
}

/** The routes for the configuration in force. */
export function createRoutes(): RouteObject[] {
  const product = getConfig().product.slug;
  const nowhere: RouteObject = {
    id: 'nowhere',
    path: '*',
    loader: ({ request }) => {
      strictSlash(new URL(request.url));
      return fail404();
    },
    element: null,
  };
  return [
    {
      id: 'root',
      element: <Root />,
      ErrorBoundary: RootErrorPage,
      HydrateFallback: () => null,
      children: [
        {
          id: BOUNDARY_ID,
          ErrorBoundary: RouteErrorPage,
          children: [...routeTable.map((row) => routeOf(row, product)), nowhere],
        },
      ],
    },
  ];
}
