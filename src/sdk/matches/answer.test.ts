// The answer: as long as the text and its issues make it, however the text is written.
import { describe, expect, it } from 'vitest';
import { checkerWith, optionsWith } from '#tests/engine/packs.ts';
import { textsIn } from '../node/textFiles.ts';
import { createIssueTexts } from '../texts/issueTexts.ts';
import { matchesAnswer } from './answer.ts';
import { matchesText } from './write.ts';

const checker = checkerWith('en');
const options = optionsWith({ language: 'en' });
const texts = createIssueTexts('en', textsIn('locales'));
await texts.bring(['en']);
const answerOf = (text: string) =>
  matchesAnswer({ text, result: checker.check(text, options), options, ...texts, corrections: () => ['better'] });
const written = (text: string): string => [...matchesText(answerOf(text))].join('');

describe('the sentence of a match', () => {
  it('is the whole one where people write it', () => {
    const long = `Here is a wrod ${'and there is another one '.repeat(38)}too.`;
    expect(answerOf(`It was late. ${long} That is all.`).matches[0]?.sentence).toBe(long);
  });

  it('is what stands around it where the text has no full stop', () => {
    const text = `${'some words and more '.repeat(300)}wrod 😀${' and on it goes'.repeat(300)}`;
    const [match] = answerOf(text).matches;
    expect(match?.sentence).toMatch(/^(?:words|and|more|some) .* wrod 😀 and .* (?:and|on|it|goes)$/);
    expect(match?.sentence.length).toBeLessThan(450);
    expect(text).toContain(match?.sentence);
  });

  it('is there where nothing parts the words either', () => {
    const text = `${'so,'.repeat(900)}wrod`;
    expect(answerOf(text).matches.at(-1)?.sentence).toMatch(/so,wrod$/);
  });
});

describe('the text of an answer', () => {
  it('is the JSON of it', () => {
    for (const text of ['', 'All is well.', 'A wrod here. And teh end.\nA "wrod" more.'])
      expect(JSON.parse(written(text))).toEqual(JSON.parse(JSON.stringify(answerOf(text))));
  });

  it('grows with the text and no faster', () => {
    const size = (words: number): number => written('teh wrod is ungood and '.repeat(words)).length;
    const [once, twice] = [size(2000), size(4000)];
    expect(twice).toBeLessThan(2.05 * once);
    // 46 kB of text without a full stop, 6000 matches in it.
    expect(once).toBeLessThan(12_000_000);
  });
});
