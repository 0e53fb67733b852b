// Sentences of running text that nothing but measurements may look at. Which ones is decided by a hash of the sentence, so that
// the same sentence is kept apart in whatever file it stands, and training leaves it out.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { TextLanguage } from '../../../src/engine/index.ts';
import { LITERATURE } from '../coverage.ts';

/** One sentence in so many is kept apart. */
const SHARE = 4;

/** FNV-1a of a sentence, with a final mix. */
export function hashOf(sentence: string): number {
  let hash = 2166136261;
  for (let i = 0; i < sentence.length; i++) hash = Math.imul(hash ^ sentence.charCodeAt(i), 16777619);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> 0;
}

/** Whether a sentence is for measuring only. */
export const isKeptApart = (sentence: string): boolean => hashOf(sentence) % SHARE === 0;

/** Whether a line is a sentence of prose rather than a heading, a list or code. */
const isProse = (line: string): boolean =>
  line.length > 20 &&
  line.length < 400 &&
  /^\P{L}{0,3}\p{Lu}/u.test(line) &&
  /[.!?…]["»”)]?$/.test(line) &&
  !/[|<>{}=\\_#*]/.test(line);

/**
 * Sentences of a language's running text of our time (files of one sentence a line), those kept apart or the others. The
 * order is that of the hash, so that any first part of it is a fair sample.
 */
export function runningText(folder: string, language: TextLanguage, keptApart: boolean): string[] {
  const own = join(folder, language);
  if (!existsSync(own)) return [];
  const sentences = new Set<string>();
  for (const file of readdirSync(own)
    .filter((name) => name.endsWith('.txt.gz') && !LITERATURE.test(name))
    .sort()) {
    for (const line of gunzipSync(readFileSync(join(own, file)))
      .toString('utf8')
      .split('\n')) {
      if (isProse(line) && isKeptApart(line) === keptApart) sentences.add(line);
    }
  }
  const order = new Map([...sentences].map((sentence) => [sentence, hashOf(sentence)]));
  return [...sentences].sort((a, b) => (order.get(a) as number) - (order.get(b) as number));
}
