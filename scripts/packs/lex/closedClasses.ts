// Reads the lists of closed classes, closed/<language>.txt. A line is "form form: lemma tag tag; lemma tag"; with "!" in front
// the forms have these readings and no others; "#" begins a comment.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TextLanguage } from '../../../src/engine/types.ts';
import type { FormTable } from './formTable.ts';

/** The folder of the lists. */
export const CLOSED_FOLDER = join(import.meta.dirname, 'closed');

/** Adds a language's closed classes to the table. Must run before any other source. */
export function addClosedClasses(language: TextLanguage, table: FormTable): void {
  const exclusive: string[] = [];
  const lines = readFileSync(join(CLOSED_FOLDER, `${language}.txt`), 'utf8').split(/\r?\n/);
  for (const [index, raw] of lines.entries()) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) continue;
    const colon = line.indexOf(': ');
    if (colon < 0) throw new Error(`closed/${language}.txt:${index + 1}: no colon`);
    const only = line.startsWith('!');
    const forms = line.slice(only ? 1 : 0, colon).split(' ');
    for (const group of line.slice(colon + 2).split(';')) {
      const [lemma = '', ...tags] = group.trim().split(/\s+/);
      for (const form of forms) for (const tag of tags) table.tag(form, lemma === '=' ? form : lemma, tag);
    }
    if (only) exclusive.push(...forms);
  }
  for (const form of exclusive) table.closed.add(form);
}
