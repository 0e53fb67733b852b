// Setup for end-to-end tests: the browser, the packs and a build that matches the sources.
import { browserPath } from '../../scripts/web/browser.ts';
import { buildPacksIfStale } from '../../scripts/web/packs.ts';
import { ensureSite } from '../../scripts/web/site.ts';

/** Called once by vitest. */
export async function setup(): Promise<void> {
  const report = (line: string) => process.stdout.write(`${line}\n`);
  await browserPath();
  await buildPacksIfStale(report);
  await ensureSite(report);
}
