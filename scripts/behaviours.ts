// npm run behaviours: the promised behaviours, how many have a test, and which have none. Fails if one that should have a
// test has none; behaviours of parts that are not built yet are listed separately.
import { behaviours, open } from '../tests/behaviours/catalogue.ts';
import { coverage } from '../tests/behaviours/coverage.ts';

const { tested, missing, open: unbuilt, built } = coverage();
for (const id of missing) console.log(`no test  ${id}  ${behaviours[id]}`);
for (const id of built) console.log(`listed as open, but has a test  ${id}  ${behaviours[id]}`);
for (const id of unbuilt) console.log(`open  ${id}  ${behaviours[id]}: ${open[id]}`);
console.log(
  `${Object.keys(behaviours).length} behaviours known, ${tested.length} with a test, ${missing.length} without, ` +
    `${unbuilt.length + built.length} open`,
);
process.exit(missing.length + built.length === 0 ? 0 : 1);
