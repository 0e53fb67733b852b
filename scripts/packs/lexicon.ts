// All words of one language put into a store: its dictionaries expanded for their dialects, and the own word lists.
import { WordBit } from '../../src/engine/pack/spellPack.ts';
import type { Dialect } from '../../src/engine/types.ts';
import { dictionaryLines, parseEntry } from './dictionary.ts';
import { collectElisions, type Elisions } from './elisions.ts';
import type { FormSink } from './emit.ts';
import type { FormStore } from './formStore.ts';
import { type AffixTable, parseAffixes } from './hunspell/affix.ts';
import { createExpander } from './hunspell/expand.ts';
import { shapeOf } from './shape.ts';

/** The texts that a language's words come from. */
export interface LexiconInput {
  dialects: readonly Dialect[];
  withoutSharpS: readonly Dialect[];
  dictionaries: readonly { affixText: string; dictionaryText: string; dialects: readonly Dialect[] }[];
  /** Other right spellings of a form of a stem. */
  respellings?: ((form: string, stem: string) => readonly string[]) | undefined;
  /** Words as they are written, for some dialects. */
  wordLists: readonly { words: readonly string[]; dialects: readonly Dialect[] }[];
  /** Words that are hardly ever suggested, in small letters; a star at the end stands for any ending. */
  offensive?: readonly string[];
}

/** What a language's dictionaries say besides their words. */
export interface Lexicon {
  affixes: AffixTable;
  elisions: Elisions;
  /** Mixed-case spellings, sorted. */
  mixed: string[];
}

/** Expands every word into the store. Dialects whose dictionaries share an affix file and a line expand it once. */
export function fillStore(input: LexiconInput, store: FormStore): Lexicon {
  const maskOf = (dialects: readonly Dialect[]) =>
    dialects.reduce((mask, dialect) => mask | (1 << input.dialects.indexOf(dialect)), 0);
  const withoutSharpS = maskOf(input.withoutSharpS);
  const mixed = new Set<string>();
  const put = (form: string, bits: number, elisions: number, dialects: number) => {
    if (dialects === 0) return;
    if (bits & WordBit.mixed) mixed.add(form);
    store.dialects = dialects;
    store.add(form, bits, elisions);
  };
  let dialects = 0;
  let stem = '';
  const sink: FormSink = {
    add(form, bits, elisions) {
      for (const other of input.respellings?.(form, stem) ?? []) put(other, bits, elisions, dialects);
      const sharp = withoutSharpS !== 0 && form.includes('ß');
      put(form, bits, elisions, sharp ? dialects & ~withoutSharpS : dialects);
      if (sharp) put(form.replaceAll('ß', 'ss'), bits, elisions, dialects & withoutSharpS);
    },
  };

  let main: Pick<Lexicon, 'affixes' | 'elisions'> | null = null;
  for (const [affixText, group] of Map.groupBy(input.dictionaries, (dictionary) => meaningful(dictionary.affixText))) {
    const affixes = parseAffixes(affixText);
    const elisions = collectElisions(affixes);
    main ??= { affixes, elisions };
    const masks = new Map<string, number>();
    for (const dictionary of group) {
      const mask = maskOf(dictionary.dialects);
      for (const line of dictionaryLines(dictionary.dictionaryText)) masks.set(line, (masks.get(line) ?? 0) | mask);
    }
    const expand = createExpander(affixes, elisions, sink);
    for (const [line, mask] of masks) {
      const entry = parseEntry(line, affixes.splitFlags);
      if (!entry) continue;
      dialects = mask;
      stem = entry.stem;
      expand(entry);
    }
  }
  if (!main) throw new Error('A language needs a dictionary');
  store.addLetters(main.elisions.names.join(''));
  for (const list of input.wordLists) {
    dialects = maskOf(list.dialects);
    for (const word of list.words) {
      stem = word;
      addListed(word, sink);
    }
  }
  return { ...main, mixed: [...mixed].sort() };
}

function addListed(word: string, sink: FormSink): void {
  const shape = shapeOf(word);
  sink.add(word, shape === 'mixed' ? WordBit.mixed | WordBit.allCaps : WordBit[shape], 0);
}

/** An affix file without comments and blank lines: two with the same rest expand words alike. */
function meaningful(text: string): string {
  return text
    .split(/\r?\n/)
    .filter((line) => line !== '' && !line.startsWith('#'))
    .join('\n');
}
