// npm run pack:all: writes every package that is out of date into dist-packages, and the suite with all of them.
// npm run pack:all -- NAME... makes only some; --force makes them again.
import { ensurePackages } from './publish/all.ts';
import { PACKAGES, type Packed } from './publish/pack.ts';
import { recipes } from './publish/packages.ts';
import { CHECKSUMS, writeSuite } from './publish/suite.ts';

const args = process.argv.slice(2);
const names = args.filter((one) => !one.startsWith('--'));
const unknown = names.filter((name) => !recipes.some((recipe) => recipe.name === name));
if (unknown.length > 0) {
  console.error(`No package is called ${unknown.join(', ')}. There are ${recipes.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

function report({ archive, bytes, facts }: Packed, time?: number): void {
  console.log(
    `${PACKAGES}/${archive}: ${kB(bytes)}; ${time === undefined ? 'up to date' : `${(time / 1000).toFixed(1)} s`}`,
  );
  for (const [part, size] of Object.entries(facts.sizes ?? {})) console.log(`    ${part}: ${kB(size)}`);
}

try {
  const packed = await ensurePackages(names, { force: args.includes('--force'), report });
  if (names.length === 0) {
    const [suite] = writeSuite(packed);
    console.log(`${PACKAGES}/${suite?.file}: ${kB(suite?.bytes ?? 0)}; checksums of all in ${PACKAGES}/${CHECKSUMS}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
