// What the development server does besides hot reload: payloads made on demand, trailing slashes, 404 for addresses without
// a page, as on the preview server and the CDN (RTE-2, product.md), and the local cloud.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import type { Plugin } from 'vite';
import type * as Settings from '../../prerender/config.ts';
import type * as Documents from '../../prerender/documents.ts';
import type * as Payloads from '../../prerender/payloads.ts';
import type * as RuleFacts from '../../prerender/rulePages/facts.ts';
import type * as Match from '../../src/routes/navigation/match.ts';
import { cloudMiddleware } from '../cloud/local/middleware.ts';

const PAYLOAD = /^(.*\/)payload(?:\.([a-z]{2}))?\.json$/;

type Load = <T>(file: string) => Promise<T>;

/** Whether a page is being opened; scripts, styles and Vite's own addresses are not requested as HTML. */
function opensPage({ method, headers }: IncomingMessage, pathname: string): boolean {
  const reading = method === 'GET' || method === 'HEAD';
  return reading && headers.accept?.includes('text/html') === true && !pathname.startsWith('/@') && !extname(pathname);
}

/** Redirects an address that lacks its slash; sends one without a page to the page that says so. True if answered. */
async function answerAddress(url: URL, request: IncomingMessage, response: ServerResponse, load: Load) {
  if (!url.pathname.endsWith('/')) {
    response.writeHead(308, { location: `${url.pathname}/${url.search}` }).end();
    return true;
  }
  const { matchRow } = await load<typeof Match>('/src/routes/navigation/match.ts');
  const { loadBuildConfig } = await load<typeof Settings>('/prerender/config.ts');
  if (matchRow(url.pathname, loadBuildConfig().config.product.slug)) return false;
  const { MISSING_PATH } = await load<typeof Documents>('/prerender/documents.ts');
  Object.assign(request, { url: MISSING_PATH, originalUrl: MISSING_PATH });
  // Vite, which renders the document, would answer with 200.
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (_status: number, ...rest: never[]) => writeHead(404, ...rest);
  return false;
}

/** Middleware for what exists only in a build. */
export function devServer(): Plugin {
  return {
    name: 'development-addresses',
    apply: 'serve',
    configureServer(server) {
      const load = async <T>(file: string) => (await server.ssrLoadModule(file)) as T;
      server.middlewares.use(cloudMiddleware(server));
      server.middlewares.use((request, response, next) => {
        const url = new URL(request.url ?? '/', 'http://localhost');
        if (!opensPage(request, url.pathname)) return next();
        answerAddress(url, request, response, load).then((answered) => answered || next(), next);
      });
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const [, path, code = 'en'] = PAYLOAD.exec(pathname) ?? [];
        if (path === undefined) return next();
        const answer = async () => {
          const { payloadText, forgetPages } = await load<typeof Payloads>('/prerender/payloads.ts');
          const { matchRow } = await load<typeof Match>('/src/routes/navigation/match.ts');
          const { loadBuildConfig } = await load<typeof Settings>('/prerender/config.ts');
          forgetPages();
          const row = matchRow(path, loadBuildConfig().config.product.slug);
          const found = row?.prerender && row.payload;
          const exists =
            found &&
            (!row.many ||
              row.spare ||
              (await load<typeof RuleFacts>('/prerender/rulePages/facts.ts')).rulePaths().includes(path));
          response.statusCode = exists ? 200 : 404;
          response.setHeader('content-type', 'application/json');
          response.end(JSON.stringify(exists ? payloadText(found, code as 'en', path) : null));
        };
        answer().catch(next);
      });
    },
  };
}
