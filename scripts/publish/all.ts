// Makes packages, each once: two processes that want the same wait for one another.
import { withLock } from '../web/lock.ts';
import { buildPacksIfStale } from '../web/packs.ts';
import { ensurePackage, type Packed } from './pack.ts';
import { recipes } from './packages.ts';

const LOCK = '.cache/packages.lock';

/** The packages with these names, all of them if none is named. `report` hears of each as it is there. */
export async function ensurePackages(
  names: readonly string[] = [],
  { force = false, report }: { force?: boolean; report?: (packed: Packed, milliseconds?: number) => void } = {},
): Promise<Packed[]> {
  const wanted = recipes.filter(({ name }) => names.length === 0 || names.includes(name));
  await buildPacksIfStale(() => undefined);
  return withLock(LOCK, async () => {
    const packed: Packed[] = [];
    for (const recipe of wanted) {
      const started = performance.now();
      const { packed: one, isNew } = await ensurePackage(recipe, { force });
      report?.(one, isNew ? performance.now() - started : undefined);
      packed.push(one);
    }
    return packed;
  });
}
