import { expect, it } from 'vitest';
import { addCounts, countParagraph, noCounts } from './counts.ts';

it.each([
  ['', 0, 0],
  ['ab cd\n', 5, 4],
  ['a\u00a0b', 3, 2],
  ['😀', 1, 1],
  ['\ud800', 1, 1],
  ['e\u0301', 1, 1],
  ['❤\ufe0f', 1, 1],
  ['a\u00ad\u200bb', 2, 2],
  ['\r\n', 0, 0],
])('%j has %i characters, %i without spaces', (text, characters, charactersNoSpaces) => {
  expect(countParagraph(text, 1, 1)).toMatchObject({ characters, charactersNoSpaces });
});

it('counts no sentence and no paragraph without a word', () => {
  expect(countParagraph('***', 0, 1)).toMatchObject({ words: 0, sentences: 0, paragraphs: 0 });
});

it('adds and subtracts', () => {
  const sum = noCounts();
  const part = countParagraph('One two.', 2, 1);
  addCounts(sum, part);
  addCounts(sum, part);
  addCounts(sum, part, -1);
  expect(sum).toEqual(part);
});
