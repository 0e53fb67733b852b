import { describe, expect, it } from 'vitest';
import type { Found } from '../setFigures.ts';
import { measureLetters } from './letterFigures.ts';
import { letterOf } from './letterRows.ts';

const letter = letterOf({
  id: 'x-01',
  text: '😀 He go too bed early early , I said.',
  errors: [
    { start: 5, end: 7, good: ['goes', 'went'], kind: 'agr' },
    { start: 8, end: 11, good: ['to'], kind: 'sp' },
    { start: 16, end: 27, good: ['early'], kind: 'dbl' },
    { start: 30, end: 31, good: ['she'], optional: true },
  ],
});

/** A match of the part of the text, with the fix. */
function match(part: string, fix: string | undefined, rule = 'a.rule'): Found {
  const start = letter.text.indexOf(part);
  return { start, end: start + part.length, rule, fix };
}

const measured = (...matches: Found[]) => measureLetters([letter], () => matches);

describe('letters', () => {
  it('have offsets in code points', () => {
    expect(letter.mistakes.map(({ start, end }) => letter.text.slice(start, end))).toEqual([
      'go',
      'too',
      'early early',
      'I',
    ]);
    expect(() => letterOf({ text: 'ab', errors: [{ start: 1, end: 9, good: ['c'] }] })).toThrow('1 to 9');
  });

  it('are found by what overlaps a mistake and fixed by any right reading, by kind', () => {
    const figures = measured(match('go', 'went'), match('too', 'two', 'spelling.x'));
    expect(figures.nearest).toEqual({ edits: 3, found: 2, fixed: 1 });
    expect(figures.spelling).toEqual({ edits: 1, found: 1, fixed: 0 });
    expect(figures.otherKinds).toEqual({ edits: 2, found: 1, fixed: 1 });
    expect(figures.byKind.get('agr')).toEqual({ edits: 1, found: 1, fixed: 1 });
    expect(figures.missed).toHaveLength(1);
    expect(figures.unfixed).toHaveLength(1);
    expect(figures).toMatchObject({ matches: 2, hits: 2, firstFixes: 1, stray: 0 });
  });

  it('are fixed by a match that is smaller or larger than the mistake, or mends two at once', () => {
    expect(measured(match(' early', '')).byKind.get('dbl')).toEqual({ edits: 1, found: 1, fixed: 1 });
    expect(measured(match('bed early early', 'bed early')).byKind.get('dbl')?.fixed).toBe(1);
    expect(measured(match('go too', 'goes to')).nearest).toEqual({ edits: 3, found: 2, fixed: 2 });
    expect(measured(match('go too', 'goes too')).nearest).toEqual({ edits: 3, found: 2, fixed: 1 });
  });

  it('have false alarms where no mistake is touched, and none at a matter of taste', () => {
    const figures = measured(match('I', 'she'), match('said', 'sad', 'spelling.x'), match('bed', undefined));
    expect(figures).toMatchObject({ stray: 2, straySpelling: 1, hits: 1, words: 8, right: 0 });
    expect(figures.nearest).toEqual({ edits: 3, found: 0, fixed: 0 });
    expect(figures.alarms).toEqual([
      'x-01 spelling.x 😀 He go too bed early early , I [said>sad].',
      'x-01 a.rule 😀 He go too [bed>?] early early , I said.',
    ]);
  });

  it('count right texts that are flagged', () => {
    const right = letterOf({ text: 'All is well.', errors: [] });
    const found: Found[] = [{ start: 0, end: 3, rule: 'a.rule', fix: undefined }];
    expect(measureLetters([right, right], () => found)).toMatchObject({ right: 2, flagged: 2, rightMatches: 2 });
  });
});
