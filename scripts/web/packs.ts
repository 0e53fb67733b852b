// The step before everything that needs language packs. Without the pack scripts the site still starts; the checker
// then says that no language is there.
import { existsSync } from 'node:fs';

const ENSURE = new URL('../packs/ensure.ts', import.meta.url);

/** Builds the language packs if they are stale. */
export async function buildPacksIfStale(report: (line: string) => void): Promise<void> {
  if (!existsSync(ENSURE)) return;
  const { ensurePacks } = (await import(ENSURE.href)) as {
    ensurePacks(report?: (line: string) => void): Promise<unknown>;
  };
  await ensurePacks(report);
}
