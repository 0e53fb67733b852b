import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { profileOf } from '../loaded.ts';
import type { TextLanguage } from '../types.ts';
import { paragraphEnds, sentenceEnds } from './segment.ts';

const cut = (text: string, ends: readonly number[]): string[] =>
  ends.map((end, i) => text.slice(ends[i - 1] ?? 0, end));

const sentences = (text: string, language: TextLanguage): string[] =>
  cut(text, sentenceEnds(text, profileOf(language).sentences)).map((sentence) => sentence.trim());

describe('paragraphs', () => {
  it.each([
    ['', ['']],
    ['a', ['a']],
    ['a\nb', ['a\n', 'b']],
    ['a\r\nb\r\n', ['a\r\n', 'b\r\n']],
    ['a\n\n\nb', ['a\n\n\n', 'b']],
    ['\n\na', ['\n\n', 'a']],
    ['a\u2029b\u2028c', ['a\u2029', 'b\u2028', 'c']],
  ])('%j', (text, expected) => {
    expect(cut(text, paragraphEnds(text))).toEqual(expected);
  });

  it('add up to the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', ' ', '\n', '\r', '.'), maxLength: 40 }), (text) => {
        expect(cut(text, paragraphEnds(text)).join('')).toBe(text);
      }),
    );
  });
});

const cases: [TextLanguage, string[]][] = [
  ['en', ['One.', 'Two!', 'Three?', 'Four']],
  ['en', ['Dr. Smith met Mrs. Jones at 5 p.m. on Friday.', 'They left.']],
  ['en', ['J. R. R. Tolkien wrote it.', 'He said so.']],
  ['en', ['So do I.', 'We go.']],
  ['en', ["I don't.", 'We do.']],
  ['en', ['"Go!" he said and left.', 'She stayed.']],
  ['en', ['He said: "Go."', 'She went.']],
  ['en', ['It costs 3.50 dollars at shop.example.com today.', 'Buy it.']],
  ['en', ['Wait... what is this?!', 'Nothing.']],
  ['en', ['Wait...', 'What is this?']],
  ['en', ['(This is one.)', 'This is two.']],
  ['en', ['1. First point of the list.', 'More.']],
  ['en', ['It was etc.', 'Then more.']],
  ['en', ['e.g. apples and i.e. pears vs. plums.', 'Done.']],
  ['de', ['Am 3. Oktober kam z. B. Herr Dr. Müller.', 'Er blieb.']],
  ['de', ['„Komm!“ sagte er.', '„Geh.“', 'Dann ging er.']],
  ['de', ['Das kostet 3,50 Euro bzw. 4 Franken.', 'Teuer!']],
  ['de', ['Es war 1990.', 'Dann kam das Jahr 1991.']],
  ['fr', ['Il dit : « Viens. »', 'Puis il partit.']],
  ['fr', ['M. Dupont et Mme Durand arrivent.', 'Ils rient.']],
  ['fr', ['N’y allons pas.', 'Restons ici !', 'Pourquoi ?']],
  ['it', ['Il sig. Rossi e il dott. Bianchi arrivano.', 'Bene!']],
  ['it', ['L’art. 5 vale anche qui.', 'Fine.']],
  ['es', ['¿Qué hora es?', '¡Las tres!', 'Vamos.']],
  ['es', ['El Sr. García y la Dra. López llegaron.', 'Comieron.']],
  ['en', ['これは文です。', 'これも。']],
];

describe('sentences', () => {
  it.each(cases)('%s %j', (language, expected) => {
    expect(sentences(expected.join(' '), language)).toEqual(expected);
  });

  it('look for an item number only within the usual indentation', () => {
    for (const [signs, expected] of [
      [150, 1],
      [5000, 2],
    ] as const)
      expect(sentenceEnds(`${'('.repeat(signs)}1. Item`, profileOf('en').sentences)).toHaveLength(expected);
  });

  it('cover any text in order and without gaps', () => {
    const unit = fc.constantFrom('a', 'B', '.', '!', '…', ' ', '"', '»', '«', '3', '\u00a0', '。', '\ud800', "'");
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 60 }), (text) => {
        const ends = sentenceEnds(text, profileOf('de').sentences);
        expect(cut(text, ends).join('')).toBe(text);
        expect(ends.every((end, i) => end > (ends[i - 1] ?? 0))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
