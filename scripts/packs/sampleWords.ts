// Draws words to compare verdicts on: words of the pack in every capitalisation, with random edits, joined, elided and
// hyphenated. Half right and half wrong, and much of it near the border between the two.
import type { SpellPack } from '../../src/engine/pack/spellPack.ts';
import { createRandom } from './random.ts';

/** The lower-cased word with a number in [0, pack.wordCount). */
export function wordAt(pack: SpellPack, index: number): string {
  const { firstEdge, edgeTarget, edgeLabel, nodeClass, wordsBelow, alphabet } = pack;
  let left = index;
  let state = 0;
  let word = '';
  for (;;) {
    if (nodeClass[state]) {
      if (left === 0) return word;
      left--;
    }
    let edge = firstEdge[state] as number;
    for (;;) {
      const below = wordsBelow[edgeTarget[edge] as number] as number;
      if (left < below) break;
      left -= below;
      edge++;
    }
    word += alphabet[edgeLabel[edge] as number];
    state = edgeTarget[edge] as number;
  }
}

/** Draws `count` words, the same for the same seed. */
export function sampleWords(pack: SpellPack, count: number, seed: number): string[] {
  const random = createRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const frequent = pack.frequencyIndex.length;
  // Half from the frequent words, half from all; otherwise the sample would be nearly all rare inflections.
  const draw = (): string =>
    wordAt(
      pack,
      frequent > 0 && random() < 0.5 ? (pack.frequencyIndex[below(frequent)] as number) : below(pack.wordCount),
    );
  const letter = () => pack.alphabet[1 + below(Math.min(30, pack.alphabet.length - 1))] as string;

  const edit = (word: string): string => {
    const at = below(word.length + 1);
    switch (below(4)) {
      case 0:
        return word.slice(0, at) + letter() + word.slice(at);
      case 1:
        return word.slice(0, at) + word.slice(at + 1);
      case 2:
        return word.slice(0, at) + letter() + word.slice(at + 1);
      default:
        return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
    }
  };
  const title = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);
  const recase = (word: string): string => {
    const kind = random();
    if (kind < 0.4) return word;
    if (kind < 0.7) return title(word);
    if (kind < 0.9) return word.toUpperCase();
    const at = below(word.length);
    return word.slice(0, at) + title(word.slice(at));
  };
  const make = (): string => {
    const kind = random();
    if (kind < 0.4) return draw();
    if (kind < 0.65) return edit(draw());
    if (kind < 0.75) return edit(edit(draw()));
    if (kind < 0.85) return draw() + draw();
    if (kind < 0.9) return `${draw()}-${recase(draw())}`;
    if (kind < 0.93) return draw() + draw() + draw();
    if (pack.elisions.length > 0) return recase(pack.elisions[below(pack.elisions.length)] as string) + recase(draw());
    return `${draw()}${random() < 0.5 ? "'s" : '.'}`;
  };
  const words = new Set<string>();
  while (words.size < count) {
    const word = recase(make());
    // no tokenizer hands over a word that begins or ends with a hyphen
    if (word.length > 0 && word.length < 40 && !/^-|-$/.test(word)) words.add(word);
  }
  return [...words];
}
