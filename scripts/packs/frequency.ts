// Frequency classes of words: read from the committed table of a language and attached to the numbers of a pack's words.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Automaton } from './automaton.ts';

/** Where the trained tables are kept. */
export const MODELS_FOLDER = join(import.meta.dirname, '../../models');

/** The file with a language's frequency classes. */
export const frequencyFile = (language: string): string => join(MODELS_FOLDER, `${language}.frequency.br`);

/** Words (lower case) and their class, 1 rare to 15 most frequent. Empty when the language has no table. */
export function readFrequencyTable(language: string): Map<string, number> {
  const file = frequencyFile(language);
  const table = new Map<string, number>();
  if (!existsSync(file)) return table;
  // One line per class from 1 on: its words, separated by blanks.
  const lines = brotliDecompressSync(readFileSync(file)).toString('utf8').split('\n');
  lines.forEach((line, index) => {
    for (const word of line.split(' ')) if (word !== '') table.set(word, index + 1);
  });
  return table;
}

/** Numbers words in depth-first label order, as the runtime does. */
export class WordIndex {
  readonly #automaton: Automaton;
  readonly #below: Uint32Array;
  readonly #codes: ReadonlyMap<string, number>;

  constructor(automaton: Automaton, below: Uint32Array, alphabet: readonly string[]) {
    this.#automaton = automaton;
    this.#below = below;
    this.#codes = new Map(alphabet.map((letter, index) => [letter, index + 1]));
  }

  /** The number of a lower-cased word, -1 when it is none. */
  indexOf(word: string): number {
    const { firstEdge, edgeLabel, edgeTarget, stateClass } = this.#automaton;
    let state = 0;
    let index = 0;
    for (const letter of word) {
      const code = this.#codes.get(letter);
      if (code === undefined) return -1;
      if (stateClass[state]) index++;
      let edge = firstEdge[state] as number;
      const last = firstEdge[state + 1] as number;
      for (; edge < last && edgeLabel[edge] !== code; edge++)
        index += this.#below[edgeTarget[edge] as number] as number;
      if (edge === last) return -1;
      state = edgeTarget[edge] as number;
    }
    return stateClass[state] ? index : -1;
  }
}

/** The two frequency streams: gaps between word numbers (7 bits a byte, low first) and classes (4 bits each). */
export function frequencyStreams(
  table: ReadonlyMap<string, number>,
  index: WordIndex,
): { gaps: Uint8Array; classes: Uint8Array } {
  const rows: [number, number][] = [];
  for (const [word, frequencyClass] of table) {
    const at = index.indexOf(word);
    if (at >= 0) rows.push([at, frequencyClass]);
  }
  rows.sort((a, b) => a[0] - b[0]);
  const gaps: number[] = [];
  const classes = new Uint8Array((rows.length + 1) >> 1);
  let previous = -1;
  rows.forEach(([at, frequencyClass], i) => {
    let gap = at - previous - 1;
    previous = at;
    for (; gap >= 128; gap >>>= 7) gaps.push((gap & 127) | 128);
    gaps.push(gap);
    classes[i >> 1] = (classes[i >> 1] as number) | (frequencyClass << (i & 1 ? 4 : 0));
  });
  return { gaps: Uint8Array.from(gaps), classes };
}
