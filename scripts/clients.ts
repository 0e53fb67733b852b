// npm run clients:java, clients:enchant, clients:tables: builds and tests the libraries in other languages (clients/), each
// against what the engine answers. What needs a toolchain that is not there says so and passes over it.
import { parseArgs } from 'node:util';
import { testEnchant } from './clients/enchant.ts';
import { testJava } from './clients/java.ts';
import { checkForStores } from './clients/stores.ts';
import { writeTables } from './clients/tables.ts';

const HELP = `npm run clients:java [-- --words N]
    Builds and tests clients/java with Maven and compares its answers about N words a language (50,000).
npm run clients:enchant [-- --words N]
    Builds clients/enchant, compares it with the same answers and asks it through Enchant, under valgrind where that is.
npm run clients:stores
    Packs the browser extension and the add-on for Thunderbird, runs Mozilla's linter over them and takes the pictures for
    the stores, where BROWSER_EXE names a browser that takes extensions.
npm run clients:tables
    Writes clients/tables anew from the tables of the engine.
`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { words: { type: 'string', default: '50000' } },
});
const words = Number(values.words);
const commands: Record<string, () => boolean | Promise<boolean>> = {
  enchant: () => testEnchant(words),
  java: () => testJava(words),
  stores: checkForStores,
  tables: () => {
    writeTables();
    return true;
  },
};

const command = commands[positionals[0] ?? ''];
if (!command || !Number.isInteger(words) || words < 1) {
  console.log(HELP);
  process.exitCode = 2;
} else if (!(await command())) process.exitCode = 1;
