// The library for Java: its source as a Maven project, with the tables in it and the spelling packs beside it.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PACK_FOLDER } from '../packs/paths.ts';
import { copyNativePacks } from './nativePacks.ts';
import { shopPublicKey } from './publicKey.ts';
import type { PackageFacts, Recipe } from './recipe.ts';

const SOURCE = 'clients/java';
const TABLES = 'clients/tables';

/** See the head of this file. */
export const javaRecipe: Recipe = {
  name: 'spelling-check-java',
  kind: 'zip',
  inputs: [`${SOURCE}/src`, `${SOURCE}/pom.xml`, `${SOURCE}/README.md`, `${SOURCE}/examples`, TABLES]
    .concat(join(PACK_FOLDER, 'manifest.json'))
    .concat('scripts/publish'),
  write: (folder) => Promise.resolve(writeJava(folder)),
};

function writeJava(folder: string): PackageFacts {
  // What a build left in the source tree is not part of it.
  const isSource = (file: string) => !['target', '.gitignore'].includes(basename(file));
  cpSync(SOURCE, folder, { recursive: true, filter: isSource });
  const resources = join(folder, 'src/main/resources/spellingcheck');
  cpSync(TABLES, join(resources, 'tables'), { recursive: true });
  const publicKey = shopPublicKey();
  if (publicKey) writeFileSync(join(resources, 'shop.key'), publicKey);
  const pom = join(folder, 'pom.xml');
  writeFileSync(pom, readFileSync(pom, 'utf8').replace('/../../public/packs</packs>', '/packs</packs>'));
  return {
    description: 'Spelling in five languages for Java 17, and a client of the HTTP API; no dependencies',
    licence: 'MIT',
    components: copyNativePacks(join(folder, 'packs')),
  };
}
