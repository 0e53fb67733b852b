import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffTexts, insertedRanges } from '../../../lib/textChanges.ts';
import { applyChanges, inSequence } from './diff.ts';

describe('edits between texts', () => {
  it('are the shortest single replacement', () => {
    expect(diffTexts('the cat', 'the fat cat')).toEqual({ start: 4, end: 4, insert: 'fat ' });
    expect(diffTexts('aaa', 'aa')).toEqual({ start: 2, end: 3, insert: '' });
    expect(diffTexts('same', 'same')).toBeNull();
  });

  it('report where the text they inserted ends up', () => {
    const changes = [
      { start: 2, end: 5, insert: 'the' },
      { start: 8, end: 11, insert: 'their' },
      { start: 12, end: 13, insert: '' },
      { start: 14, end: 14, insert: '!' },
    ];
    const after = applyChanges('a teh b teh c d', changes);
    expect(insertedRanges(changes).map(({ start, end }) => after.slice(start, end))).toEqual(['the', 'their', '', '!']);
  });

  it('lead from one text to the other, whatever they are', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '\n', 'é'), maxLength: 30 });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const change = diffTexts(before, after);
        expect(change ? applyChanges(before, [change]) : before).toBe(after);
      }),
    );
  });

  it('have the same effect applied at once or one after the other', () => {
    const changes = [
      { start: 1, end: 2, insert: 'xyz' },
      { start: 4, end: 4, insert: '-' },
      { start: 6, end: 8, insert: '' },
    ];
    let step = '0123456789';
    for (const change of inSequence(changes)) step = applyChanges(step, [change]);
    expect(step).toBe(applyChanges('0123456789', changes));
    expect(step).toBe('0xyz23-4589');
  });
});
