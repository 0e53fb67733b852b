import { describe, expect, it } from 'vitest';
import { judgeWith } from './editKinds.ts';
import { distance, editsBetween, touches } from './edits.ts';
import { isCleanSet, rowOf } from './evaluationSets.ts';
import { type Found, measureSet } from './setFigures.ts';

describe('edits', () => {
  it('are one per word where words are replaced one by one', () => {
    const text = 'He go too work.';
    expect(editsBetween(text, 'He goes to work.')).toEqual([
      { start: 3, end: 5, insert: 'goes' },
      { start: 6, end: 9, insert: 'to' },
    ]);
  });

  it('insert at the end of the word before, and delete from the first word to the last', () => {
    expect(editsBetween('I agree you.', 'I agree with you.')).toEqual([{ start: 7, end: 7, insert: 'with' }]);
    expect(editsBetween('a very very big one', 'a big one')).toEqual([{ start: 2, end: 11, insert: '' }]);
    expect(editsBetween('alot', 'a lot')).toEqual([{ start: 0, end: 4, insert: 'a lot' }]);
  });

  it('do not see the kind of apostrophe', () => {
    expect(editsBetween('It’s fine', "It's fine")).toEqual([]);
    expect(distance('It’s fine', "It's fine")).toBe(0);
  });

  it('measure a distance in words and marks', () => {
    expect(distance('He go too work.', 'He goes to work.')).toBe(2);
    expect(distance('alot of it', 'a lot of it')).toBe(2);
    expect(distance('so I left', 'so, I left')).toBe(1);
  });

  it('are touched from either side when they insert, only inside when they replace', () => {
    expect(touches({ start: 7, end: 7, insert: 'with' }, 8, 11)).toBe(true);
    expect(touches({ start: 7, end: 7, insert: 'with' }, 10, 12)).toBe(false);
    expect(touches({ start: 3, end: 5, insert: 'goes' }, 5, 8)).toBe(false);
    expect(touches({ start: 3, end: 5, insert: 'goes' }, 0, 4)).toBe(true);
  });
});

describe('kinds of edits', () => {
  const known = new Set(['their', 'there', 'house', 'a', 'lot', 'the']);
  const kindOf = (text: string, reference: string) =>
    editsBetween(text, reference).map((edit) => judgeWith((word) => known.has(word.toLowerCase()))(text, edit));

  it('are told from what is written and what should be', () => {
    expect(kindOf('their house', 'there house')).toEqual(['confusion']);
    expect(kindOf('thier house', 'their house')).toEqual(['spelling']);
    expect(kindOf('their House', 'their house')).toEqual(['case']);
    expect(kindOf('their, house', 'their house')).toEqual(['mark']);
    expect(kindOf('lot there', 'a lot there')).toEqual(['other']);
  });
});

describe('rows', () => {
  it('are right when they have no corrections and do not say that they are wrong', () => {
    expect(rowOf({ text: 'Fine.' })).toEqual({ text: 'Fine.', refs: ['Fine.'] });
    expect(isCleanSet({ name: 'x', rows: [{ text: 'Fine.', refs: ['Fine.'] }] })).toBe(true);
    expect(rowOf({ refs: ['x'] })).toBeNull();
  });

  it('get their references from marked places, or the place alone', () => {
    expect(rowOf({ text: 'ein euch all', incorrect: true, start: 9, end: 12, corrections: ['alle'] })).toEqual({
      text: 'ein euch all',
      refs: ['ein euch alle'],
    });
    expect(rowOf({ text: 'abc', incorrect: true, start: 1, end: 2, corrections: [] })).toEqual({
      text: 'abc',
      refs: [],
      span: [1, 2],
    });
  });
});

describe('a set', () => {
  const check = (text: string): Found[] => {
    const at = text.indexOf('go ');
    const other = text.indexOf('fine');
    return [
      ...(at >= 0 ? [{ start: at, end: at + 2, rule: 'go', fix: 'goes' }] : []),
      ...(other >= 0 ? [{ start: other, end: other + 4, rule: 'fine', fix: undefined }] : []),
    ];
  };
  const rows = [
    { text: 'He go too bed.', refs: ['He goes to bed.', 'He goes too bed.'], kind: 'agreement' },
    { text: 'All is fine.', refs: ['All is fine.'], kind: 'correct' },
    { text: 'All is well.', refs: ['All is well.'], kind: 'correct' },
    { text: 'Dog an cat.', refs: ['Dog and cat.'], kind: 'typo' },
  ];
  const figures = measureSet(
    rows,
    check,
    judgeWith(() => true),
  );

  it('has matches, hits and good first fixes', () => {
    expect(figures).toMatchObject({ texts: 4, matches: 2, hits: 1, firstFixes: 1 });
    expect(figures.byRule.get('go')).toEqual({ matches: 1, hits: 1, fixes: 1 });
    expect(figures.byRule.get('fine')).toEqual({ matches: 1, hits: 0, fixes: 0 });
  });

  it('has a recall over all references alike', () => {
    // 1 of 2 edits and 1 of 1, halved each, then the edit of the typo.
    expect(figures.all.part).toBeCloseTo(1);
    expect(figures.all.whole).toBeCloseTo(2.5);
  });

  it('counts found and fixed to the nearest reference, by kind', () => {
    expect(figures.nearest).toEqual({ edits: 2, found: 1, fixed: 1 });
    expect(figures.byKind.get('agreement')).toEqual({ edits: 1, found: 1, fixed: 1 });
    expect(figures.byKind.get('typo')).toEqual({ edits: 1, found: 0, fixed: 0 });
  });

  it('counts right texts with a flag', () => {
    expect(figures).toMatchObject({ right: 2, flagged: 1, rightMatches: 1 });
    expect(figures.missed).toEqual(['typo [an>and] Dog an cat.']);
    expect(figures.alarms).toEqual(['fine [fine] All is fine.']);
  });
});
