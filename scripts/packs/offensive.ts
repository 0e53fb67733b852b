// Marks the words of a pack that are offensive, from a list of words and beginnings of words.
import { WordBit } from '../../src/engine/pack/spellPack.ts';
import type { MergedForm } from './formStore.ts';

/** A list of words in small letters; a star at the end stands for any ending. */
export class OffensiveWords {
  readonly #words: ReadonlySet<string>;
  readonly #beginnings: readonly string[];
  /** The first two letters of all of them: most words need no closer look. */
  readonly #starts: ReadonlySet<string>;

  constructor(list: readonly string[]) {
    this.#words = new Set(list.filter((word) => !word.endsWith('*')));
    this.#beginnings = list.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1));
    this.#starts = new Set(list.map((word) => word.slice(0, 2)));
  }

  /** Whether a word in small letters is on the list. */
  has(word: string): boolean {
    return this.#words.has(word) || this.#beginnings.some((beginning) => word.startsWith(beginning));
  }

  /** Adds the bit to a word on the list, where it is a word; the alphabet starts with label code 1. */
  mark({ letters, length, bits }: MergedForm, alphabet: readonly string[]): void {
    if (length < 2) return;
    const letter = (i: number) => alphabet[(letters[i] as number) - 1] as string;
    if (!this.#starts.has(letter(0) + letter(1))) return;
    if (!this.has(Array.from({ length }, (_, i) => letter(i)).join(''))) return;
    for (let dialect = 0; dialect < bits.length; dialect++) {
      if (bits[dialect] !== 0) bits[dialect] = (bits[dialect] as number) | WordBit.offensive;
    }
  }
}
