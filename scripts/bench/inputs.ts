// The words and the text that engines are timed on. Without a data folder they are generated from the frequency tables with
// a fixed seed, so that every run and every engine gets the same.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { TextLanguage } from '../../src/engine/types.ts';
import { readFrequencyTable } from '../packs/frequency.ts';
import { createRandom } from '../packs/random.ts';
import { readCorpus } from '../quality/corpora.ts';
import { readRows } from '../quality/rows.ts';

/** What an engine is timed on. */
export interface BenchInputs {
  /** Correct words, as often as their frequency class implies. */
  words: string[];
  misspellings: string[];
  /** Running text of about 100,000 words. */
  text: string;
}

const WORDS = 50_000;
const MISSPELLINGS = 1000;
const TEXT_WORDS = 100_000;
const WORDS_PER_PARAGRAPH = 80;

/** Inputs of a language; `directory` holds <language>/misspellings.dev.tsv and clean.tsv.gz. */
export function benchInputs(language: TextLanguage, directory?: string): BenchInputs {
  const random = createRandom(language.charCodeAt(0) * 256 + language.charCodeAt(1));
  const words = sampledWords(language, random);
  const rows = directory === undefined ? null : readRows(directory, language);
  const given = rows?.map(({ misspelling }) => misspelling).filter((word) => !/\s/.test(word));
  const misspellings = given ? pick(given, MISSPELLINGS, random) : generatedMisspellings(words, random);
  const sentences = directory === undefined ? null : cleanSentences(directory, language);
  return { words, misspellings, text: sentences ? repeated(sentences) : generatedText(words) };
}

/** About 100,000 words of sentences: those of `directory`, or the project's own ones, one in ten with its mistake. */
export function proseOf(language: TextLanguage, directory?: string): string {
  const given = directory === undefined ? null : cleanSentences(directory, language);
  if (given) return repeated(given);
  return repeated(readCorpus(language).map((row, i) => (i % 10 === 0 ? row.text : (row.refs[0] ?? row.text))));
}

/** How many words a text has. */
export const wordsIn = (text: string): number => text.match(/[\p{L}\p{M}]+/gu)?.length ?? 0;

function sampledWords(language: TextLanguage, random: () => number): string[] {
  // A class is half a power of ten, shared by all the words in it.
  const classes = new Map<number, string[]>();
  for (const [word, frequencyClass] of readFrequencyTable(language)) {
    const list = classes.get(frequencyClass) ?? [];
    list.push(word);
    classes.set(frequencyClass, list);
  }
  const shares = [...classes].map(([frequencyClass, list]) => ({
    list,
    share: list.length * 10 ** (frequencyClass / 2),
  }));
  const total = shares.reduce((sum, { share }) => sum + share, 0);
  return Array.from({ length: WORDS }, () => {
    let rest = random() * total;
    const found = shares.find(({ share }) => {
      rest -= share;
      return rest <= 0;
    });
    const list = (found ?? shares[0])?.list ?? [];
    return list[Math.floor(random() * list.length)] as string;
  });
}

/** One random typing slip in a word: a letter left out, doubled, swapped or replaced. */
export function misspell(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 1));
  const letter = word.charAt(Math.floor(random() * word.length));
  const kind = Math.floor(random() * 4);
  if (kind === 0) return word.slice(0, at) + word.slice(at + 1);
  if (kind === 1) return word.slice(0, at) + word.charAt(at - 1) + word.slice(at);
  if (kind === 2) return word.slice(0, at - 1) + word.charAt(at) + word.charAt(at - 1) + word.slice(at + 1);
  return word.slice(0, at) + letter + word.slice(at + 1);
}

function generatedMisspellings(words: readonly string[], random: () => number): string[] {
  const long = [...new Set(words)].filter((word) => word.length >= 5);
  return Array.from({ length: MISSPELLINGS }, () => {
    const word = long[Math.floor(random() * long.length)] as string;
    const once = misspell(word, random);
    return random() < 0.3 ? misspell(once, random) : once;
  });
}

function generatedText(words: readonly string[]): string {
  const lines: string[] = [];
  for (let i = 0; i < TEXT_WORDS; i += WORDS_PER_PARAGRAPH) {
    const slice = Array.from({ length: WORDS_PER_PARAGRAPH }, (_, k) => words[(i + k) % words.length] as string);
    lines.push(`${slice.join(' ')}.`);
  }
  return lines.join('\n\n');
}

function cleanSentences(directory: string, language: TextLanguage): string[] | null {
  const file = join(directory, language, 'clean.tsv.gz');
  if (!existsSync(file)) return null;
  const lines = gunzipSync(readFileSync(file)).toString('utf8').split('\n');
  return lines.flatMap((line) => line.split('\t')[1] ?? []);
}

function repeated(sentences: readonly string[]): string {
  const lines: string[] = [];
  for (let count = 0, i = 0; count < TEXT_WORDS; i++) {
    const sentence = sentences[i % sentences.length] as string;
    lines.push(sentence);
    count += sentence.split(/\s+/).length;
  }
  return lines.join('\n');
}

function pick(list: readonly string[], count: number, random: () => number): string[] {
  return Array.from({ length: Math.min(count, list.length) }, () => list[Math.floor(random() * list.length)] as string);
}
