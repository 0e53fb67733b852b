// Trains the language detector and prints its accuracy on held-out sentences:
//   npm run train:languages -- DATA_DIR WORDFREQ_DIR [--samples N]   writes src/engine/text/languageTable.ts
//   npm run train:languages -- DATA_DIR WORDFREQ_DIR --test          only measures the table that is there
// DATA_DIR holds <lang>/*.txt.gz with a sentence a line; WORDFREQ_DIR is the `data` folder of the package wordfreq 3.1.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUCKETS, featureBuffer, wordFeatures } from '../../src/engine/text/languageFeatures.ts';
import { createRandom } from '../packs/random.ts';
import { CLASSES, createSampler, readSentences } from './languages/samples.ts';

const SIZE = CLASSES.length;
const LEVELS = 9;
const RATE = 0.25;

interface Model {
  weights: Float64Array;
  bias: Float64Array;
}

function add(values: Float64Array, index: number, amount: number): void {
  values[index] = (values[index] as number) + amount;
}

/** Softmax regression by plain stochastic gradient descent, averaged over the last half of the steps. */
function train(next: () => { words: string[]; label: number }, steps: number): Model {
  const weights = new Float64Array(BUCKETS * SIZE);
  const sum = new Float64Array(BUCKETS * SIZE);
  const bias = new Float64Array(SIZE);
  const features = featureBuffer();
  let averaged = 0;
  for (let step = 0; step < steps; step++) {
    const { words, label } = next();
    const seen: number[] = [];
    for (const word of words) {
      const count = wordFeatures(word, 0, word.length, features);
      for (let k = 0; k < count; k++) seen.push(features[k] as number);
    }
    const scores = new Float64Array(SIZE);
    for (const bucket of seen) for (let c = 0; c < SIZE; c++) add(scores, c, weights[bucket * SIZE + c] as number);
    const top = Math.max(...scores);
    let total = 0;
    for (let c = 0; c < SIZE; c++) total += scores[c] = Math.exp((scores[c] as number) - top);
    const rate = (RATE * (1 - step / steps)) / Math.sqrt(seen.length + 1);
    for (let c = 0; c < SIZE; c++) {
      const error = (c === label ? 1 : 0) - (scores[c] as number) / total;
      if (Math.abs(error) < 1e-3) continue;
      for (const bucket of seen) add(weights, bucket * SIZE + c, rate * error);
    }
    if (step > steps / 2 && step % 2000 === 0) {
      averaged++;
      for (let i = 0; i < sum.length; i++) add(sum, i, weights[i] as number);
    }
  }
  return { weights: sum.map((value) => value / Math.max(1, averaged)), bias };
}

/** Weights as levels 0..8, two to a character. The step is chosen to lose least. */
function quantise(weights: Float64Array): { text: string; step: number } {
  let best = { step: 0, loss: Number.POSITIVE_INFINITY };
  for (let step = 0.05; step < 1.5; step += 0.01) {
    let loss = 0;
    for (const weight of weights) loss += (weight - step * Math.max(-4, Math.min(4, Math.round(weight / step)))) ** 2;
    if (loss < best.loss) best = { step, loss };
  }
  let text = '';
  const level = (i: number): number => 4 + Math.max(-4, Math.min(4, Math.round((weights[i] ?? 0) / best.step)));
  // Characters 35 to 126 without the quote and the backslash, so that the table is a plain string.
  for (let i = 0; i < weights.length; i += 2) text += ALPHABET.charAt(level(i) * LEVELS + level(i + 1));
  return { text, step: best.step };
}

const ALPHABET = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i))
  .filter((char) => !"'\\`$".includes(char))
  .join('');

function write(table: { text: string; step: number }): void {
  const lines = table.text.match(/.{1,110}/g) ?? [];
  const source = `// Written by scripts/train/languages.ts: do not edit. See models/languages.CARD.md for data, licence and figures.
// Weights of ${BUCKETS} buckets x ${SIZE} classes as levels 0 to 8 (4 is nothing), two to a character of ALPHABET.

/** Classes in the order of the weights; the last stands for all other languages. */
export const CLASSES = [${CLASSES.map((name) => `'${name}'`).join(', ')}] as const;

/** Natural logarithms per level. */
export const STEP = ${table.step.toFixed(2)};

/** Printable ASCII without ' \\\\ \` $; a character stands for level * 9 + level. */
export const ALPHABET =
  '${ALPHABET}';

/** See the head of this file. */
export const WEIGHTS =
${lines.map((line) => `  '${line}'`).join(' +\n')};
`;
  writeFileSync(fileURLToPath(new URL('../../src/engine/text/languageTable.ts', import.meta.url)), source);
}

/** Accuracy by number of words, on held-out sentences and on word lists of other languages. */
async function report(heldOut: readonly string[][], wordfreqFolder: string): Promise<void> {
  const { measure } = await import('./languages/report.ts');
  for (const line of measure(heldOut, wordfreqFolder)) console.log(line);
}

const [dataFolder, wordfreqFolder, ...flags] = process.argv.slice(2);
if (!dataFolder || !wordfreqFolder) {
  console.error('usage: npm run train:languages -- DATA_DIR WORDFREQ_DIR [--test | --samples N]');
  process.exit(2);
}
const read = CLASSES.slice(0, 5).map((code) => readSentences(join(dataFolder, code), 6000));
if (!flags.includes('--test')) {
  const at = flags.indexOf('--samples');
  const steps = at >= 0 ? Number(flags[at + 1]) : 3_000_000;
  const sampler = createSampler(
    read.map((part) => part.train),
    wordfreqFolder,
    createRandom(1),
  );
  write(quantise(train(sampler, steps).weights));
}
await report(
  read.map((part) => part.heldOut),
  wordfreqFolder,
);
