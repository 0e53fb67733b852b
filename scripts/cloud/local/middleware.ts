// The local cloud in the development server.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ViteDevServer } from 'vite';
import { loadBuildConfig } from '../../../prerender/config.ts';
import { BASE, type LocalCloud } from './core/cloud.ts';
import { serveCloud } from './mount.ts';
import { openLocalCloud } from './open.ts';

/** Answers /_cloud. It is opened by the first request: only then is the server's port known. */
export function cloudMiddleware(server: ViteDevServer) {
  let cloud: LocalCloud | undefined;
  const open = (port: number) => {
    const { config } = loadBuildConfig();
    return openLocalCloud({
      origin: `http://127.0.0.1:${port}`,
      memory: process.argv.includes('--memory'),
      rotation: config.auth?.refreshRotation ?? false,
      levels: config.storage?.levels ?? [],
      prices: config.prices,
      report: (line) => server.config.logger.info(line),
    });
  };
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const address = server.httpServer?.address() as AddressInfo | null | undefined;
    if (address && request.url?.startsWith(BASE)) cloud ??= open(address.port);
    if (!cloud || !serveCloud(cloud, request, response)) next();
  };
}
