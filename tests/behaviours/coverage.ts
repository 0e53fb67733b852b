// Which behaviours have a test: their ids in the names of tests, read from the test files.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { behaviours, open } from './catalogue.ts';

const TEST = /\.test\.tsx?$/;
/** The name of a test, or of a group or of a table of tests. */
const NAME = /\b(?:it|test|describe)(?:\.each\([^`]*?\))?\(\s*(['"`])((?:(?!\1)[\s\S])*)\1/g;
const ID = /\b[A-Z]{3}-\d+\b/g;

function testFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEST.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Ids in the names of the tests of a text. */
export function idsIn(text: string): string[] {
  return [...text.matchAll(NAME)].flatMap(([, , name = '']) => name.match(ID) ?? []);
}

/** How the list and the tests stand to each other. */
export interface Coverage {
  /** Ids with a test. */
  tested: string[];
  /** Ids that should have a test and have none. */
  missing: string[];
  /** Ids of parts that are not built. */
  open: string[];
  /** Ids that are listed as open although a test carries them. */
  built: string[];
}

/** Compares the list with the names of the tests in some folders. */
export function coverage(folders: readonly string[] = ['src', 'scripts', 'prerender', 'tests']): Coverage {
  const named = new Set(folders.flatMap(testFiles).flatMap((file) => idsIn(readFileSync(file, 'utf8'))));
  const ids = Object.keys(behaviours);
  return {
    tested: ids.filter((id) => named.has(id) && !(id in open)),
    missing: ids.filter((id) => !named.has(id) && !(id in open)),
    open: ids.filter((id) => id in open && !named.has(id)),
    built: ids.filter((id) => id in open && named.has(id)),
  };
}
