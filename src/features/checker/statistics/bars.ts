// The bars of the rhythm drawing: one for each sentence while there is room, then one for the longest of a few in a row.
import type { SentenceLength } from '../../../engine/index.ts';

/** A bar for the sentences [from, to). */
export interface Bar {
  from: number;
  to: number;
  /** Words of the longest of them. */
  words: number;
}

/** More bars than this cannot be told apart. */
const MOST_BARS = 110;

/** See the head of this file. */
export function barsOf(sentences: readonly SentenceLength[]): Bar[] {
  const per = Math.max(1, Math.ceil(sentences.length / MOST_BARS));
  const bars: Bar[] = [];
  for (let from = 0; from < sentences.length; from += per) {
    const to = Math.min(sentences.length, from + per);
    bars.push({ from, to, words: Math.max(...sentences.slice(from, to).map(({ words }) => words)) });
  }
  return bars;
}

/** What the drawing says in words. */
export interface RhythmFacts {
  mean: number;
  shortest: number;
  longest: number;
}

/** Mean, shortest and longest; zeros where there is no sentence. */
export function rhythmOf(sentences: readonly SentenceLength[]): RhythmFacts {
  let [sum, shortest, longest] = [0, sentences[0]?.words ?? 0, 0];
  for (const { words } of sentences) {
    sum += words;
    shortest = Math.min(shortest, words);
    longest = Math.max(longest, words);
  }
  return { mean: sentences.length === 0 ? 0 : sum / sentences.length, shortest, longest };
}
