import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Issue, TextChange } from '../engine/index.ts';
import { rebaseDeltas } from './rebase.ts';

const issue = (start: number, end: number, text: string): Issue => ({
  start,
  end,
  text,
  rule: 'spelling.unknown-word',
  category: 'spelling',
  type: 'misspelling',
  language: 'en',
  message: { key: 'x', params: {} },
  probability: 0.9,
  certainty: 'likely',
  ignoreKey: text,
});
const edited = (text: string, { start, end, insert }: TextChange) => text.slice(0, start) + insert + text.slice(end);

describe('rebaseDeltas', () => {
  it('moves what lies behind an edit and drops what it touches', () => {
    const delta = { start: 0, end: 20, issues: [issue(0, 3, 'teh'), issue(4, 7, 'cta'), issue(8, 11, 'sta')] };
    const [moved] = rebaseDeltas([delta], [{ start: 7, end: 7, insert: 'x' }]);
    expect(moved).toMatchObject({ start: 0, end: 21 });
    expect(moved?.issues.map((found) => [found.start, found.text])).toEqual([
      [0, 'teh'],
      [9, 'sta'],
    ]);
  });

  it('leaves only findings that still cover exactly the text they were found in', () => {
    const edit = fc.record({ at: fc.nat(40), length: fc.nat(6), insert: fc.string({ maxLength: 6 }) });
    fc.assert(
      fc.property(fc.string({ minLength: 30, maxLength: 40 }), fc.array(edit, { maxLength: 5 }), (text, edits) => {
        const issues = [2, 9, 17, 25].map((at) => issue(at, at + 4, text.slice(at, at + 4)));
        let now = text;
        const changes = edits.map(({ at, length, insert }) => {
          const start = Math.min(at, now.length);
          const change = { start, end: Math.min(now.length, start + length), insert };
          now = edited(now, change);
          return change;
        });
        const [delta] = rebaseDeltas([{ start: 0, end: text.length, issues }], changes);
        expect(delta?.end).toBe(now.length);
        for (const found of delta?.issues ?? []) expect(now.slice(found.start, found.end)).toBe(found.text);
      }),
    );
  });
});
