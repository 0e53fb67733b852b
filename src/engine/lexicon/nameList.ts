// Names that the spelling dictionary lacks, as one sorted run of bytes: people, places, companies of all languages. Only words
// with a capital are looked up here, so a name never makes a misspelt common word right.

import { PackError } from '../pack/packError.ts';

/** Which names are known. */
export interface NameList {
  /** Whether a name, given in lower case with straight apostrophes, is in the list. */
  has(name: string): boolean;
}

/** A list without any names. */
export const NO_NAMES: NameList = { has: () => false };

/** Reads a list: the letters of each name by their place in `letters` from 1 on, each name followed by a 0, in their order. Throws PackError. */
export function readNames(bytes: Uint8Array, letters: string): NameList {
  const codeOf = new Map([...letters].map((letter, i) => [letter, i + 1]));
  if (bytes.length > 0 && bytes.at(-1) !== 0) throw new PackError('names');
  let count = 0;
  for (const byte of bytes) if (byte === 0) count++;
  const starts = new Uint32Array(count);
  for (let i = 0, at = 0; i < count; i++) {
    starts[i] = at;
    while (bytes[at] !== 0) at++;
    at++;
  }

  /** Negative if the name at `start` comes before `codes`, 0 if it is the same. */
  const compare = (start: number, codes: readonly number[]): number => {
    for (let i = 0; i < codes.length; i++) {
      const difference = (bytes[start + i] as number) - (codes[i] as number);
      if (difference !== 0) return difference;
    }
    return bytes[start + codes.length] === 0 ? 0 : 1;
  };

  return {
    has(name) {
      const codes: number[] = [];
      for (const letter of name) {
        const code = codeOf.get(letter);
        if (code === undefined) return false;
        codes.push(code);
      }
      let low = 0;
      let high = count - 1;
      while (low <= high) {
        const middle = (low + high) >> 1;
        const order = compare(starts[middle] as number, codes);
        if (order === 0) return true;
        if (order < 0) low = middle + 1;
        else high = middle - 1;
      }
      return false;
    },
  };
}
