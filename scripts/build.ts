// npm run build: packs if stale, then the site, always.
import { buildPacksIfStale } from './web/packs.ts';
import { buildSite } from './web/site.ts';

const report = (line: string) => console.log(line);

try {
  await buildPacksIfStale(report);
  report('Building the site');
  await buildSite(report);
  report('Done: dist/client');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
