import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SlipTrie } from './slipTrie.ts';

const TYPED = 'abé';
const word = fc.string({ unit: fc.constantFrom(...TYPED, "'", 'A'), minLength: 1, maxLength: 5 });

/** All strings one slip away, as their definition says. */
function slipsOf(written: string): Set<string> {
  const slips = new Set<string>();
  for (let i = 0; i <= written.length; i++) {
    const [head, tail] = [written.slice(0, i), written.slice(i)];
    if (tail) slips.add(head + tail.slice(1));
    if (tail.length > 1) slips.add(head + tail.charAt(1) + tail.charAt(0) + tail.slice(2));
    for (const letter of TYPED) {
      if (tail) slips.add(head + letter + tail.slice(1));
      slips.add(head + letter + tail);
    }
  }
  return slips;
}

it('has every word one slip away and no other, whatever the words are', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 60 }), word, (words, written) => {
      const near = new Set<string>();
      new SlipTrie(words, new Set(TYPED)).near(written, (each) => near.add(each));
      const slips = slipsOf(written);
      expect([...near].sort()).toEqual(words.filter((each) => slips.has(each)).sort());
    }),
    { numRuns: 2000 },
  );
});

it('neither puts in nor exchanges marks and capitals', () => {
  const near: string[] = [];
  new SlipTrie(["we're", 'Were', 'where'], new Set('whre')).near('were', (each) => near.push(each));
  expect(near).toEqual(['where']);
});
