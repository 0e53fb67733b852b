// Training and held-out samples for the language detector: short runs of words with the class they belong to.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readWordfreq } from './wordfreq.ts';

/** Classes of the detector: the five languages, three that are easily confused with them, and all others. */
export const CLASSES = ['en', 'fr', 'de', 'it', 'es', 'pt', 'nl', 'ca', 'xx'] as const;

const OTHERS = 'cs da fi fil hu id is lt lv ms nb pl ro sh sk sl sv tr vi'.split(' ');

/** Lorem ipsum, the filler text of typesetters, which is not a language anyone reads. */
const FILLER =
  'lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et dolore magna aliqua enim ad minim veniam quis nostrud exercitation ullamco laboris nisi aliquip ex ea commodo consequat duis aute irure in reprehenderit voluptate velit esse cillum eu fugiat nulla pariatur excepteur sint occaecat cupidatat non proident sunt culpa qui officia deserunt mollit anim id est laborum'.split(
    ' ',
  );

/** One sample: words, and the index of its class. */
export interface Sample {
  words: string[];
  label: number;
}

/** Letter runs of a text, as the detector sees them. */
export const wordsOf = (text: string): string[] => text.match(/\p{L}+/gu) ?? [];

/** Sentences of one language: every tenth is held out, so no sentence is in both lists. */
export function readSentences(folder: string, perFile: number): { train: string[]; heldOut: string[] } {
  const train: string[] = [];
  const heldOut: string[] = [];
  for (const name of readdirSync(folder).sort()) {
    if (!name.endsWith('.txt.gz')) continue;
    const lines = gunzipSync(readFileSync(join(folder, name)))
      .toString('utf8')
      .split('\n');
    const stride = Math.max(1, Math.floor(lines.length / perFile));
    for (let i = 0; i < lines.length; i += stride) {
      const line = lines[i];
      if (line) ((i / stride) % 10 === 9 ? heldOut : train).push(line);
    }
  }
  return { train, heldOut };
}

/** Draws words by frequency from a wordfreq list. */
export function createDrawer(file: string, random: () => number): () => string {
  const entries = readWordfreq(file).filter(({ word }) => /^\p{L}+$/u.test(word));
  const sums = new Float64Array(entries.length);
  let total = 0;
  entries.forEach(({ frequency }, i) => {
    total += frequency;
    sums[i] = total;
  });
  return () => {
    const target = random() * total;
    let low = 0;
    let high = entries.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] as number) < target) low = middle + 1;
      else high = middle;
    }
    return entries[low]?.word ?? '';
  };
}

/** A stream of training samples of 1 to 14 words; half of the five languages' come from running text. */
export function createSampler(
  sentences: readonly string[][],
  wordfreqFolder: string,
  random: () => number,
): () => Sample {
  const drawer = (code: string) => createDrawer(join(wordfreqFolder, `small_${code}.msgpack.gz`), random);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const own = CLASSES.slice(0, 8).map(drawer);
  const others = [...OTHERS.map(drawer), () => pick(FILLER)];
  return () => {
    const label = random() < 0.7 ? Math.floor(random() * 5) : 5 + Math.floor(random() * 4);
    const size = 1 + Math.floor(random() * 14);
    const lines = sentences[label];
    if (lines && random() < 0.7) {
      const words = wordsOf(pick(lines));
      const from = Math.floor(random() * Math.max(1, words.length - size));
      return { words: words.slice(from, from + size), label };
    }
    const draw = label === 8 ? pick(others) : (own[label] as () => string);
    return { words: Array.from({ length: size }, draw), label };
  };
}
