// npm run behaviours: the promised behaviours without a test. Prints none when all have one.
import { behaviours } from '../tests/behaviours/catalogue.ts';
import { untested } from '../tests/behaviours/coverage.ts';

const missing = untested();
for (const id of missing) console.log(`${id}  ${behaviours[id]}`);
console.log(
  `${Object.keys(behaviours).length} behaviours, ${missing.length === 0 ? 'none' : missing.length} without a test`,
);
process.exit(missing.length === 0 ? 0 : 1);
