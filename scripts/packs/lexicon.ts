// All words of one language: its dictionaries expanded for their dialects, and the own word lists.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WordBit } from '../../src/engine/pack/spellPack.ts';
import { type AffixTable, parseAffixes } from './affix.ts';
import { dictionaryLines, parseEntry } from './dictionary.ts';
import { collectElisions } from './elisions.ts';
import { createExpander, type FormSink } from './expand.ts';
import type { FormStore } from './formStore.ts';
import type { PackSource } from './languages.ts';
import { shapeOf } from './shape.ts';

/** The folder of own word lists. */
export const WORD_FOLDER = join(import.meta.dirname, 'words');

/** What a language's dictionaries say besides their words. */
export interface Lexicon {
  affixes: AffixTable;
  elisions: readonly string[];
  /** ElisionStyle bits of each. */
  elisionStyles: readonly number[];
  /** Letters that may be capitals after an elision. */
  elisionInitials: string;
  /** Mixed-case spellings, sorted. */
  mixed: string[];
}

/** The folder of a dictionary package. */
export const packageFolder = (name: string): string => join(import.meta.dirname, '../../node_modules', name);

/** The words of an own list; lines that begin with # are comments. */
export function readWordList(name: string): string[] {
  return readFileSync(join(WORD_FOLDER, `${name}.txt`), 'utf8')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** Expands every word of a language into the store. Dialects whose dictionaries share a line expand it once. */
export function fillStore(source: PackSource, store: FormStore): Lexicon {
  const files = source.dictionaries.map((dictionary) => ({
    affixText: readFileSync(join(packageFolder(dictionary.package), 'index.aff'), 'utf8'),
    lines: dictionaryLines(readFileSync(join(packageFolder(dictionary.package), 'index.dic'), 'utf8')),
    mask: dictionary.dialects.reduce((mask, dialect) => mask | (1 << source.dialects.indexOf(dialect)), 0),
  }));
  const mixed = new Set<string>();
  const withoutSharpS = source.withoutSharpS.reduce(
    (mask, dialect) => mask | (1 << source.dialects.indexOf(dialect)),
    0,
  );
  const put = (form: string, bits: number, elisions: number, dialects: number) => {
    if (dialects === 0) return;
    if (bits & WordBit.mixed) mixed.add(form);
    store.dialects = dialects;
    store.add(form, bits, elisions);
  };
  let dialects = 0;
  const sink: FormSink = {
    add(form, bits, elisions) {
      const sharp = withoutSharpS !== 0 && form.includes('ß');
      put(form, bits, elisions, sharp ? dialects & ~withoutSharpS : dialects);
      if (sharp) put(form.replaceAll('ß', 'ss'), bits, elisions, dialects & withoutSharpS);
    },
  };

  const byAffixes = Map.groupBy(files, (file) => meaningful(file.affixText));
  let main: Lexicon | null = null;
  for (const [affixText, group] of byAffixes) {
    const table = parseAffixes(affixText);
    const elisions = collectElisions(table);
    main ??= {
      affixes: table,
      elisions: elisions.names,
      elisionStyles: elisions.styles,
      elisionInitials: elisions.initials,
      mixed: [],
    };
    const masks = new Map<string, number>();
    for (const { lines, mask } of group) for (const line of lines) masks.set(line, (masks.get(line) ?? 0) | mask);
    const expand = createExpander(table, elisions, sink);
    for (const [line, mask] of masks) {
      const entry = parseEntry(line, table.splitFlags);
      if (!entry) continue;
      dialects = mask;
      expand(entry);
    }
  }
  for (const list of source.wordLists) {
    const dialect = source.dialects.findIndex((name) => name === list);
    dialects = dialect < 0 ? (1 << source.dialects.length) - 1 : 1 << dialect;
    for (const word of readWordList(list)) addListed(word, sink);
  }
  if (!main) throw new Error(`No dictionary for ${source.language}`);
  return { ...main, mixed: [...mixed].sort() };
}

function addListed(word: string, sink: FormSink): void {
  const shape = shapeOf(word);
  if (shape === 'mixed') sink.add(word, WordBit.mixed | WordBit.allCaps, 0);
  else sink.add(word, WordBit[shape], 0);
}

/** An affix file without comments and blank lines: two with the same rest expand words alike. */
function meaningful(text: string): string {
  return text
    .split(/\r?\n/)
    .filter((line) => line !== '' && !line.startsWith('#'))
    .join('\n');
}
