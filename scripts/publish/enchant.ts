// The provider for Enchant: its source, with the tables and the spelling packs beside it, for `make` and `make install`.
import { cpSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PACK_FOLDER } from '../packs/paths.ts';
import { copyNativePacks } from './nativePacks.ts';
import type { PackageFacts, Recipe } from './recipe.ts';

const SOURCE = 'clients/enchant';
const TABLES = 'clients/tables';

/** See the head of this file. */
export const enchantRecipe: Recipe = {
  name: 'spelling-check-enchant',
  kind: 'zip',
  inputs: [`${SOURCE}/src`, `${SOURCE}/Makefile`, `${SOURCE}/README.md`, TABLES]
    .concat(join(PACK_FOLDER, 'manifest.json'))
    .concat('scripts/publish'),
  write: (folder) => Promise.resolve(writeEnchant(folder)),
};

function writeEnchant(folder: string): PackageFacts {
  // What a build left in the source tree is not part of it.
  const isSource = (file: string) => !['build', '.gitignore'].includes(basename(file));
  cpSync(SOURCE, folder, { recursive: true, filter: isSource });
  cpSync(TABLES, join(folder, 'tables'), { recursive: true });
  return {
    description: 'Spelling in five languages for Evolution and other programs that use Enchant 2',
    licence: 'MIT',
    components: copyNativePacks(join(folder, 'packs')),
  };
}
