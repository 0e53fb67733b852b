// npm start: builds what is stale and serves the result with the production headers, together with the local cloud.
// With --memory no accounts or documents are kept.
import { openLocalCloud } from './cloud/local/open.ts';
import { buildPacksIfStale } from './web/packs.ts';
import { serve } from './web/serve.ts';
import { ensureSite } from './web/site.ts';

const PORT = Number(process.env['PORT'] ?? 4173);
const TRIES = 20;
const memory = process.argv.includes('--memory');
const report = (line: string) => console.log(line);

async function serveOnFreePort() {
  for (let port = PORT; port < PORT + TRIES; port += 1) {
    try {
      return await serve({
        port,
        cloud: (origin, { auth, prices, storage }) =>
          openLocalCloud({
            origin,
            memory,
            rotation: auth?.refreshRotation ?? false,
            levels: storage?.levels ?? [],
            prices,
            report,
          }),
      });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      report(`Port ${port} is taken`);
    }
  }
  throw new Error(`No free port between ${PORT} and ${PORT + TRIES - 1}; set PORT`);
}

try {
  await buildPacksIfStale(report);
  if (!(await ensureSite(report))) report('The build is up to date');
  const { url } = await serveOnFreePort();
  report(`\n  ${url}/`);
  report(`  Mails and codes of the local cloud: ${url}/_cloud/outbox\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
