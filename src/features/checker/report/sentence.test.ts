import { describe, expect, it } from 'vitest';
import { sentenceAt } from './sentence.ts';

const text = 'Dear Ann,\n\nWe went to the sea. It was a plesant day! Then we left.\nBye';
const at = (word: string) => text.indexOf(word);

describe('the sentence at a place', () => {
  it('is that of the word, without its neighbours and other lines', () => {
    expect(sentenceAt(text, at('plesant'), at('plesant') + 7, 'en')).toBe('It was a plesant day!');
    expect(sentenceAt(text, at('Dear'), at('Dear') + 4, 'en')).toBe('Dear Ann,');
    expect(sentenceAt(text, at('Bye'), text.length, 'en')).toBe('Bye');
  });

  it('is all that a selection touches', () => {
    expect(sentenceAt(text, at('sea'), at('It was') + 6, 'en')).toBe('We went to the sea. It was a plesant day!');
  });

  it('is nothing in an empty text', () => {
    expect(sentenceAt('', 0, 0, 'en')).toBe('');
  });
});
