import { describe, expect, it } from 'vitest';
import { TINY_LEXICON, tinySentence } from '../../../tests/engine/net/tinyNet.ts';
import type { Sentence } from '../rules/token.ts';
import type { RuleFinding } from '../rules/types.ts';
import { mendedBy } from './mended.ts';

/** "The cat sits": where words begin and end. */
const plain = tinySentence();
const sentence: Sentence = {
  ...plain,
  lexicon: TINY_LEXICON,
  tokens: plain.tokens.slice(0, 3).map((token, index) => ({ ...token, index, start: 4 * index, end: 4 * index + 3 })),
};
const finding = (start: number, end: number, ...replacements: string[]) =>
  ({ start, end, replacements }) as unknown as RuleFinding;
const textsOf = ({ tokens }: Sentence) => tokens.map(({ text }) => text);

describe('a sentence with corrections made', () => {
  it('has the first replacement of a word, with its readings', () => {
    const mended = mendedBy(sentence, [finding(0, 3, 'Cat', 'Sits')]);
    expect(textsOf(mended)).toEqual(['Cat', 'cat', 'sits']);
    expect(mended.tokens[0]?.lower).toBe('cat');
    expect(mendedBy(sentence, [finding(0, 3, 'sits')]).tokens[0]?.readings).toEqual(TINY_LEXICON.analyses('sits'));
  });

  it('is the sentence itself where nothing is one word for one', () => {
    const others = [finding(0, 3), finding(0, 7, 'cats'), finding(4, 7, 'cat it'), finding(1, 3, 'hen')];
    expect(mendedBy(sentence, others)).toBe(sentence);
    expect(textsOf(sentence)).toEqual(['The', 'cat', 'sits']);
  });
});
