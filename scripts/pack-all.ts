// npm run pack:all: writes every package that is out of date into dist-packages, and the suite with all of them.
// npm run pack:all -- NAME... makes only some; --force makes them again.
import { ensurePackage, PACKAGES, type Packed } from './publish/pack.ts';
import { recipes } from './publish/packages.ts';
import { buildPacksIfStale } from './web/packs.ts';

const args = process.argv.slice(2);
const force = args.includes('--force');
const names = args.filter((one) => !one.startsWith('--'));
const unknown = names.filter((name) => !recipes.some((recipe) => recipe.name === name));
if (unknown.length > 0) {
  console.error(`No package is called ${unknown.join(', ')}. There are ${recipes.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

try {
  await buildPacksIfStale((line) => console.log(line));
  for (const recipe of recipes) {
    if (names.length > 0 && !names.includes(recipe.name)) continue;
    const started = performance.now();
    const { packed, isNew } = await ensurePackage(recipe, { force });
    console.log(describe(packed, isNew ? performance.now() - started : undefined));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function describe({ archive, bytes, facts }: Packed, time: number | undefined): string {
  const lines = Object.entries(facts.sizes ?? {}).map(([part, size]) => `    ${part}: ${kB(size)}`);
  const took = time === undefined ? 'up to date' : `${(time / 1000).toFixed(1)} s`;
  return [`${PACKAGES}/${archive}: ${kB(bytes)}; ${took}`, ...lines].join('\n');
}
