// How often the words of texts have a capital inside sentences, and how often not.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Occurrences of a word inside sentences. */
export interface Capitals {
  capital: number;
  small: number;
}

/** A word, or a mark after which a capital means nothing. */
const TOKEN = /\p{L}+(?:['’-]\p{L}+)*|[.!?:;…«»"“”„(—–]/gu;

/** The words of a folder of gzipped texts, in lower case. */
export function capitalsIn(folder: string): Map<string, Capitals> {
  const counts = new Map<string, Capitals>();
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.gz'))) {
    for (const line of gunzipSync(readFileSync(join(folder, name)))
      .toString('utf8')
      .split('\n')) {
      let opens = true;
      for (const [token] of line.matchAll(TOKEN)) {
        const lower = token.toLowerCase().replaceAll('’', "'");
        if (!/\p{L}/u.test(token)) {
          opens = true;
          continue;
        }
        const isCapital = /^\p{Lu}\P{Lu}+$/u.test(token);
        if (isCapital || token === token.toLowerCase()) {
          let found = counts.get(lower);
          if (!found) counts.set(lower, (found = { capital: 0, small: 0 }));
          if (!isCapital) found.small++;
          else if (!opens) found.capital++;
        }
        opens = false;
      }
    }
  }
  return counts;
}
