import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeNames } from '../../../scripts/packs/names/encode.ts';
import { PackError } from '../pack/packError.ts';
import { NO_NAMES, readNames } from './nameList.ts';

const listOf = (names: readonly string[]) => {
  const { bytes, letters } = encodeNames(new Set(names));
  return readNames(bytes, letters);
};

describe('a list of names', () => {
  it('has what went in and nothing else', () => {
    const list = listOf(["o'neill", 'jean', 'jeanne', 'erdoğan', 'łódź']);
    for (const name of ["o'neill", 'jean', 'jeanne', 'erdoğan', 'łódź']) expect(list.has(name), name).toBe(true);
    for (const name of ['', 'jea', 'jeann', 'jeannes', 'erdogan', 'zoë', 'xaver']) {
      expect(list.has(name), name).toBe(false);
    }
  });

  it('keeps any words', () => {
    const word = fc.string({ minLength: 1, maxLength: 8, unit: fc.constantFrom(...'abcdeéñ-') });
    fc.assert(
      fc.property(fc.uniqueArray(word), word, (names, other) => {
        const list = listOf(names);
        expect(names.every((name) => list.has(name))).toBe(true);
        expect(list.has(other)).toBe(names.includes(other));
      }),
    );
  });

  it('may be empty', () => {
    expect(listOf([]).has('jean')).toBe(false);
    expect(NO_NAMES.has('jean')).toBe(false);
  });

  it('refuses bytes that end within a name', () => {
    const { bytes, letters } = encodeNames(['jean']);
    expect(() => readNames(bytes.subarray(0, 3), letters)).toThrow(PackError);
  });
});
