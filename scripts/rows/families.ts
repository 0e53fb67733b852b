// Provides Vite's `import.meta.glob` in Node: a language's rules use it to import the files of their folder.
import { readdirSync } from 'node:fs';
import { posix } from 'node:path';

/** The one form that is used: the families of a language's rules. */
const CALL = "import.meta.glob(['./*/*.ts', '!./*/*.test.ts'], { eager: true })";

const isFamily = (path: string): boolean => /^[^/]+\/[^/]+\.ts$/.test(path) && !path.endsWith('.test.ts');

/** The source of a module in `folder`, with the files that it takes in by name. */
export function withFamilies(source: string, folder: string): string {
  if (!source.includes(CALL)) return source;
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => posix.normalize(path.replaceAll('\\', '/')))
    .filter(isFamily)
    .sort();
  const imports = paths.map((path, i) => `import * as family${i} from './${path}';\n`);
  const entries = paths.map((path, i) => `'./${path}': family${i}`);
  return `${source.replace(CALL, `{ ${entries.join(', ')} }`)}\n${imports.join('')}`;
}
