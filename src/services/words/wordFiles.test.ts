import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readWords, type WordFormat, writeWords } from './wordFiles.ts';

describe('the dictionary as a file', () => {
  it.each<[string, string, string[]]>([
    ['plain text', 'zorblat\nMüller\n\n# a comment\n', ['zorblat', 'Müller']],
    ['Windows line ends and a byte order mark', '\uFEFFone\r\ntwo\r\n', ['one', 'two']],
    ['hunspell, with flags and an escaped slash', '3\nwalk/DGS\nand\\/or\nkey\tvalue\n', ['walk', 'and/or', 'key']],
    ['a list in JSON', '["a", 1, "b"]', ['a', 'b']],
    ['an object in JSON', '{"words": ["a", "b"]}', ['a', 'b']],
    ['something that only looks like JSON', '{not json', ['{not json']],
    ['nothing', '', []],
  ])('reads %s', (_name, content, words) => {
    expect(readWords(content)).toEqual(words);
  });

  it('reads back what it wrote, in every format', () => {
    const word = fc.stringMatching(/^[a-zäöüéñ'/-]{1,12}$/).filter((text) => /^[a-zäöüéñ]/.test(text));
    const format = fc.constantFrom<WordFormat>('txt', 'dic', 'json');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 20 }), format, (words, kind) => {
        expect(readWords(writeWords(words, kind))).toEqual(words);
      }),
    );
  });
});
