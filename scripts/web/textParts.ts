// Lets a JSON file be imported under several names (`app.json?checker`), each a module with one export per section. The same
// file can then contribute some sections to the first load and others to lazily loaded parts of the build.
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const PART = /\.json\?(checker|footer|offer|pages|share)$/;

/** The plugin; the build and the tests use the same. */
export function textParts(): Plugin {
  return {
    name: 'text-parts',
    enforce: 'pre',
    async load(id) {
      if (!PART.test(id)) return null;
      const sections = JSON.parse(await readFile(id.replace(/\?.*$/, ''), 'utf8')) as Record<string, unknown>;
      const lines = Object.entries(sections).map(([name, texts]) => `export const ${name} = ${JSON.stringify(texts)};`);
      return { code: lines.join('\n'), moduleType: 'js' };
    },
  };
}
