import { describe, expect, it } from 'vitest';
import { capitalise, isRomanNumeral, shapeOf } from './shape.ts';

describe('shapes', () => {
  it.each([
    ['word', 'lower'],
    ["d'accord", 'lower'],
    ['Word', 'title'],
    ['Jean-Paul', 'title'],
    ['l’Europe', 'title'],
    ['Über', 'title'],
    ['WORD', 'upper'],
    ['U-N', 'upper'],
    ['iPhone', 'camel'],
    ['camelCase', 'camel'],
    ['McDonald', 'camel'],
    ['WOrd', 'slip'],
    ['wORD', 'slip'],
    ['日本', 'none'],
    ['', 'none'],
  ])('%s is %s', (word, shape) => {
    expect(shapeOf(word)).toBe(shape);
  });
});

it.each(['XIV', 'xiv', 'MMXXVI', 'XXe', 'XIXth', 'ii'])('%s is a Roman numeral', (word) => {
  expect(isRomanNumeral(word)).toBe(true);
});

it.each(['', 'IIII', 'mix', 'XIVX', 'dim', 'Civil'])('%j is not a Roman numeral', (word) => {
  expect(isRomanNumeral(word)).toBe(false);
});

it('capitalises whole letters', () => {
  expect(['état', 'ab', '', '𝒶b'].map(capitalise)).toEqual(['État', 'Ab', '', '𝒶b']);
});
