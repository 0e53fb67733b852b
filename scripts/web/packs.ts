// The step that comes before everything that needs language packs.
import { ensurePacks } from '../packs/ensure.ts';

/** Builds the language packs if they are stale; prints the first line only if there is something to build. */
export async function buildPacksIfStale(report: (line: string) => void): Promise<void> {
  let first = true;
  const log = (line: string) => {
    if (first) report('Building the language packs');
    first = false;
    report(`  ${line}`);
  };
  await ensurePacks({ log });
}
