import { expect, it } from 'vitest';
import type { MadeFix } from '../../../services/drafts/draft.ts';
import { blocksOf, textBefore } from './paragraphs.ts';

const fix = (text: string, after: string, before: string, isPutBack = false): MadeFix => {
  const start = text.indexOf(after);
  return { start, end: start + after.length, before, after, reason: '', isPutBack };
};

const TEXT = 'Dear Ann,\n\nI have seen it.\nIt was big.\n\n\nYours,\nBob';
const FIXES = [fix(TEXT, 'seen', 'saw'), fix(TEXT, 'was', 'were')];

it('shows paragraphs with corrections in pieces, and the others together', () => {
  const [first, second, third, last, ...more] = blocksOf(TEXT, FIXES);
  expect(first).toMatchObject({ kind: 'same', count: 1, text: 'Dear Ann,' });
  expect(second).toMatchObject({ kind: 'changed', pieces: [{ text: 'I have ' }, { fix: FIXES[0] }, { text: ' it.' }] });
  expect(third).toMatchObject({ kind: 'changed', pieces: [{ text: 'It ' }, { fix: FIXES[1] }, { text: ' big.' }] });
  expect(last).toMatchObject({ kind: 'same', count: 2, text: 'Yours,\nBob' });
  expect(more).toEqual([]);
});

it('keeps a correction over a line break in one paragraph', () => {
  const text = 'One two\nthree four\nfive';
  const [block] = blocksOf(text, [fix(text, 'two\nthree', 'two three')]);
  expect(block).toMatchObject({ kind: 'changed', pieces: [{ text: 'One ' }, {}, { text: ' four' }] });
});

it('shows corrections at the beginning and the end, and those that took words out', () => {
  const text = 'A b';
  const gone: MadeFix = { start: 3, end: 3, before: ' b', after: '', reason: '', isPutBack: false };
  const [block] = blocksOf(text, [fix(text, 'A', 'a'), gone]);
  expect(block).toMatchObject({ kind: 'changed', pieces: [{ fix: { after: 'A' } }, { text: ' b' }, { fix: gone }] });
  expect(blocksOf('', [])).toEqual([]);
});

it('gives the text as it was', () => {
  expect(textBefore(TEXT, FIXES)).toBe('Dear Ann,\n\nI have saw it.\nIt were big.\n\n\nYours,\nBob');
});
