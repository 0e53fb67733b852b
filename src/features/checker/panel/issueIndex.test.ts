import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Issue, TextChange } from '../../../engine/index.ts';
import { createIssueIndex, lookOf } from './issueIndex.ts';

const issue = (start: number, text: string, rest: Partial<Issue> = {}): Issue => ({
  start,
  end: start + text.length,
  text,
  rule: 'spelling.unknown-word',
  category: 'spelling',
  type: 'misspelling',
  language: 'en',
  message: { key: 'x', params: {} },
  probability: 0.9,
  certainty: 'likely',
  ignoreKey: text,
  ...rest,
});
const places = (index: ReturnType<typeof createIssueIndex>) => index.marks.map((mark) => [mark.start, mark.end]);

describe('the index of findings', () => {
  it('takes in deltas and replaces exactly the range they cover', () => {
    const index = createIssueIndex();
    expect(index.apply([{ start: 0, end: 30, issues: [issue(20, 'cc'), issue(2, 'aa'), issue(10, 'bb')] }])).toBe(true);
    expect(places(index)).toEqual([
      [2, 4],
      [10, 12],
      [20, 22],
    ]);
    expect(index.apply([{ start: 5, end: 15, issues: [] }])).toBe(true);
    expect(places(index)).toEqual([
      [2, 4],
      [20, 22],
    ]);
  });

  it('keeps ids and reports no change when the same is found again', () => {
    const index = createIssueIndex();
    index.apply([{ start: 0, end: 30, issues: [issue(2, 'aa'), issue(10, 'bb')] }]);
    const ids = index.marks.map((mark) => mark.id);
    expect(index.apply([{ start: 0, end: 30, issues: [issue(2, 'aa'), issue(10, 'bb')] }])).toBe(false);
    expect(index.marks.map((mark) => mark.id)).toEqual(ids);
  });

  it('keeps ids of findings that begin at the same place, and of those behind new ones', () => {
    const index = createIssueIndex();
    const style = issue(2, 'aaaa', { rule: 'en.style' });
    index.apply([{ start: 0, end: 30, issues: [issue(2, 'aaaa'), style, issue(10, 'bb')] }]);
    const ids = index.marks.map((mark) => [mark.issue.rule, mark.start, mark.id]);
    index.apply([{ start: 0, end: 30, issues: [style, issue(2, 'aaaa'), issue(6, 'x'), issue(10, 'bb')] }]);
    const after = index.marks.map((mark) => [mark.issue.rule, mark.start, mark.id]);
    expect(after).toHaveLength(4);
    expect(after).toEqual(expect.arrayContaining(ids));
  });

  it('moves marks behind an edit, keeps one edited inside as touched, and drops one that is half deleted', () => {
    const index = createIssueIndex();
    index.apply([{ start: 0, end: 40, issues: [issue(2, 'aaaa'), issue(10, 'bbbb'), issue(20, 'cccc')] }]);
    index.map([
      { start: 4, end: 4, insert: 'xy' },
      { start: 12, end: 16, insert: '' },
    ]);
    expect(places(index)).toEqual([
      [2, 8],
      [18, 22],
    ]);
    expect(index.marks.map((mark) => mark.touched)).toEqual([true, false]);
  });

  it('finds by offset and by range, ends included for the caret', () => {
    const index = createIssueIndex();
    index.apply([{ start: 0, end: 40, issues: [issue(2, 'aaaa'), issue(10, 'bbbb')] }]);
    expect(index.at(6)?.start).toBe(2);
    expect(index.at(7)).toBeNull();
    expect(index.within({ start: 5, end: 11 }).map((mark) => mark.start)).toEqual([2, 10]);
  });

  it('gives names the look of consistency', () => {
    expect(lookOf(issue(0, 'Okafor', { type: 'unknown-name' }))).toBe('consistency');
    expect(lookOf(issue(0, 'teh'))).toBe('spelling');
  });

  it('leaves every untouched mark on exactly the characters it was found on, whatever is edited at once', () => {
    const cut = fc.record({ at: fc.nat(59), length: fc.nat(5), insert: fc.string({ maxLength: 4 }) });
    fc.assert(
      fc.property(fc.array(cut, { maxLength: 6 }), (cuts) => {
        const text = 'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefgh';
        const changes: TextChange[] = [];
        for (const { at, length, insert } of cuts.sort((a, b) => a.at - b.at))
          if (at > (changes.at(-1)?.end ?? -1)) changes.push({ start: at, end: Math.min(60, at + length), insert });
        const index = createIssueIndex();
        const issues = [0, 7, 15, 23, 31, 44, 55].map((at) => issue(at, text.slice(at, at + 5)));
        index.apply([{ start: 0, end: 60, issues }]);
        index.map(changes);
        let after = text;
        for (const { start, end, insert } of [...changes].reverse())
          after = after.slice(0, start) + insert + after.slice(end);
        for (const mark of index.marks) {
          expect(mark.end).toBeLessThanOrEqual(after.length);
          if (!mark.touched) expect(after.slice(mark.start, mark.end)).toBe(mark.issue.text);
        }
      }),
    );
  });
});
