// The corrections of a word that was asked for before are those of the first time, for the same variant and the same person.
import { expect, it } from 'vitest';
import { type CheckOptions, createChecker, defaultOptions } from '../../src/engine/index.ts';
import { packBytes } from './packs.ts';

const checker = createChecker();
checker.loadSpell('en', packBytes('en'));
const english = (dialect: 'en-US' | 'en-GB', personalWords: readonly string[] = []): CheckOptions => ({
  ...defaultOptions(),
  language: 'en',
  dialects: { en: dialect },
  personalWords,
});
const first = (word: string, options: CheckOptions) => checker.suggest(word, 'en', options, 3).map(({ text }) => text);

it('gives the same corrections again, whatever the caller did with them', () => {
  const before = first('recieve', english('en-US'));
  checker.suggest('recieve', 'en', english('en-US'), 3).reverse();
  expect(first('recieve', english('en-US'))).toEqual(before);
  expect(before[0]).toBe('receive');
});

it('keeps variants apart', () => {
  expect(first('colur', english('en-US'))[0]).toBe('color');
  expect(first('colur', english('en-GB'))[0]).toBe('colour');
});

it('offers the words of the person who has them, and of nobody else', () => {
  expect(first('Zorblat', english('en-US', ['Zorblatt']))).toContain('Zorblatt');
  expect(first('Zorblat', english('en-US'))).not.toContain('Zorblatt');
});
