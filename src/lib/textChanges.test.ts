import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyChange,
  applyFix,
  applyFixes,
  clampChange,
  composeChanges,
  movedRange,
  type TextChange,
} from './textChanges.ts';

/** A range with something known of it, which goes along. */
const issueAt = (start: number, end: number) => ({ start, end, text: 'x' });

it('applies a fix in its place', () => {
  expect(applyFix('a mistke here', { start: 2, end: 8 }, 'mistake')).toBe('a mistake here');
});

it('applies many fixes at once, and the earlier of two that overlap', () => {
  const fixes = [
    { start: 8, end: 11, insert: 'dog' },
    { start: 0, end: 3, insert: 'The' },
    { start: 2, end: 5, insert: 'no' },
  ];
  expect(applyFixes('teh cat dgo', fixes)).toBe('The cat dog');
});

it.each([
  [
    { start: -5, end: 99, insert: '' },
    { start: 0, end: 4, insert: '' },
  ],
  [
    { start: 3, end: 1, insert: 'x' },
    { start: 3, end: 3, insert: 'x' },
  ],
  [
    { start: Number.NaN, end: 2, insert: '' },
    { start: 0, end: 2, insert: '' },
  ],
])('keeps %j inside the text', (change, expected) => {
  expect(clampChange(change, 4)).toEqual(expected);
});

/** Sorted changes of a text of `length` units that do not overlap. */
const changesOf = (length: number) =>
  fc.array(fc.tuple(fc.nat(length), fc.nat(3), fc.string({ maxLength: 3 })), { maxLength: 5 }).map((drawn) => {
    const changes: TextChange[] = [];
    for (const [at, size, insert] of drawn.sort((a, b) => a[0] - b[0])) {
      const end = Math.min(length, at + size);
      const last = changes.at(-1);
      if (!last || at > last.end) changes.push({ start: at, end, insert });
    }
    return changes;
  });

it('does in one list of changes what two do in turn', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 20 }).chain((text) =>
        changesOf(text.length).chain((first) => {
          const between = applyFixes(text, first);
          return changesOf(between.length).map((second) => ({ text, first, between, second }));
        }),
      ),
      ({ text, first, between, second }) => {
        const composed = composeChanges(first, second);
        expect(applyFixes(text, composed)).toBe(applyFixes(between, second));
        for (let i = 1; i < composed.length; i++) {
          expect((composed[i] as TextChange).start).toBeGreaterThanOrEqual((composed[i - 1] as TextChange).end);
        }
      },
    ),
    { numRuns: 2_000 },
  );
});

describe('movedRange', () => {
  it.each([
    ['after', { start: 9, end: 9, insert: 'xx' }, [4, 8]],
    ['before', { start: 0, end: 1, insert: 'xyz' }, [6, 10]],
    ['touching its start', { start: 4, end: 4, insert: 'x' }, null],
    ['touching its end', { start: 8, end: 8, insert: 'x' }, null],
    ['inside', { start: 5, end: 6, insert: '' }, null],
    ['around', { start: 0, end: 20, insert: '' }, null],
  ])('a change %s', (_, change, expected) => {
    const moved = movedRange(issueAt(4, 8), change);
    expect(moved && [moved.start, moved.end]).toEqual(expected);
  });

  it('keeps the text under an issue', () => {
    const change = fc.record({ start: fc.nat(30), end: fc.nat(30), insert: fc.string({ maxLength: 5 }) });
    fc.assert(
      fc.property(fc.string({ minLength: 12, maxLength: 30 }), change, (text, given) => {
        const clamped = clampChange(given, text.length);
        const moved = movedRange(issueAt(4, 8), clamped);
        const under = moved ? applyChange(text, clamped).slice(moved.start, moved.end) : text.slice(4, 8);
        expect(under).toBe(text.slice(4, 8));
      }),
    );
  });
});
