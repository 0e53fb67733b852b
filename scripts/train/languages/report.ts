// Accuracy of the committed detector, by the number of words it is given.
import { join } from 'node:path';
import { bestClass, LANGUAGES, readEvidence } from '../../../src/engine/text/detectLanguage.ts';
import { createRandom } from '../../packs/random.ts';
import { createDrawer, wordsOf } from './samples.ts';

const SIZES = [1, 2, 3, 5, 8, 15, 60];
const TRIALS = 4000;
const FOREIGN = 'pt nl ca sv da nb pl cs ro fi hu tr id vi ru hi el'.split(' ');

/** Lines of two tables: own languages recognised, other languages refused. */
export function measure(heldOut: readonly string[][], wordfreqFolder: string): string[] {
  const random = createRandom(2);
  const lines = [`held-out sentences cut to N words, % right      ${SIZES.map((n) => String(n).padStart(6)).join('')}`];
  LANGUAGES.forEach((language, c) => {
    const sentences = heldOut[c] as string[];
    const cells = SIZES.map((size) => {
      let right = 0;
      let all = 0;
      for (let t = 0; t < TRIALS; t++) {
        const words = wordsOf(sentences[Math.floor(random() * sentences.length)] as string);
        if (words.length < Math.min(size, 15)) continue;
        const from = Math.floor(random() * Math.max(1, words.length - size));
        const text = words.slice(from, from + size).join(' ');
        all++;
        if (bestClass(readEvidence(text, 0, text.length)).language === language) right++;
      }
      return ((100 * right) / Math.max(1, all)).toFixed(1).padStart(6);
    });
    lines.push(`${language}${' '.repeat(46)}${cells.join('')}`);
  });
  lines.push('words drawn from other languages, % refused');
  for (const code of FOREIGN) {
    const draw = createDrawer(join(wordfreqFolder, `small_${code}.msgpack.gz`), random);
    const cells = SIZES.map((size) => {
      let refused = 0;
      for (let t = 0; t < TRIALS / 4; t++) {
        const text = Array.from({ length: size }, draw).join(' ');
        if (bestClass(readEvidence(text, 0, text.length)).language === null) refused++;
      }
      return ((400 * refused) / TRIALS).toFixed(1).padStart(6);
    });
    lines.push(`${code.padEnd(48)}${cells.join('')}`);
  }
  return lines;
}
