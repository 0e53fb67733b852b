// Which behaviours have a test: their ids in the names of tests, read from the test files.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { behaviours } from './catalogue.ts';

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

/** Ids of the catalogue without a test. */
export function untested(folders: readonly string[] = ['src', 'scripts', 'prerender', 'tests']): string[] {
  const named = new Set(folders.flatMap(testFiles).flatMap((file) => idsIn(readFileSync(file, 'utf8'))));
  return Object.keys(behaviours).filter((id) => !named.has(id));
}
