// What the development server does besides hot reload: payloads made on demand, and 404 for unknown tools.
import type { Plugin } from 'vite';

import type * as Settings from '../../prerender/config.ts';
import type * as Payloads from '../../prerender/payloads.ts';
import type * as Match from '../../src/routes/match.ts';

const PAYLOAD = /^(.*\/)payload(?:\.([a-z]{2}))?\.json$/;

/** Middleware for the payload files, which exist only in a build. */
export function devServer(): Plugin {
  return {
    name: 'development-payloads',
    configureServer(server) {
      const load = async <T>(file: string) => (await server.ssrLoadModule(file)) as T;
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const [, path, code = 'en'] = PAYLOAD.exec(pathname) ?? [];
        if (path === undefined) return next();
        const answer = async () => {
          const { payloadText, forgetPages } = await load<typeof Payloads>('/prerender/payloads.ts');
          const { matchRow } = await load<typeof Match>('/src/routes/match.ts');
          const { loadBuildConfig } = await load<typeof Settings>('/prerender/config.ts');
          forgetPages();
          const row = matchRow(path, loadBuildConfig().config.product.slug);
          const found = row?.prerender && row.payload;
          response.statusCode = found ? 200 : 404;
          response.setHeader('content-type', 'application/json');
          response.end(JSON.stringify(found ? payloadText(found, code as 'en') : null));
        };
        answer().catch(next);
      });
    },
  };
}
