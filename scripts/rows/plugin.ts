// Lets rules import files of rows in everything that Vite builds, serves and tests.
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { compileRows } from './compile.ts';
import { RowError } from './read.ts';

/** The plugin; the build, the development server and the tests use the same. */
export function rowFiles(): Plugin {
  return {
    name: 'row-files',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.tsv')) return null;
      try {
        return { code: compileRows(relative('.', id), await readFile(id, 'utf8')), moduleType: 'js' };
      } catch (error) {
        if (!(error instanceof RowError)) throw error;
        return this.error({ message: error.message, loc: { file: id, line: error.line, column: 0 } });
      }
    },
  };
}
