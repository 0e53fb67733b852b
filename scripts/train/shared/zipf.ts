// The frequencies of the wordfreq lists in a data folder, and their classes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Words with their Zipf value: log10 of occurrences per thousand million words. */
export type Zipf = Map<string, number>;

/** Zipf value at which class 1 begins; each class is half a decade. */
export const LOWEST_ZIPF = 1.5;
const STEP = 0.5;
/** The class of the most frequent words. */
export const HIGHEST_CLASS = 15;

/** Reads spelling/<language>/freq_wordfreq_large.tsv.gz: word, -100 log10 of its share. */
export function wordfreq(folder: string, language: string): Zipf {
  const text = gunzipSync(readFileSync(join(folder, 'spelling', language, 'freq_wordfreq_large.tsv.gz'))).toString(
    'utf8',
  );
  const zipf: Zipf = new Map();
  for (const line of text.split('\n')) {
    const [word, share] = line.split('\t');
    if (word && share) zipf.set(word.normalize('NFC'), 9 - Number(share) / 100);
  }
  return zipf;
}

/** The class of a Zipf value, 1 to 15 for values from LOWEST_ZIPF on. */
export const classOf = (zipf: number): number => Math.min(HIGHEST_CLASS, 1 + Math.floor((zipf - LOWEST_ZIPF) / STEP));
