import { describe, expect, it } from 'vitest';
import { letterOf } from './letterRows.ts';
import { readMarkedLetters, readMarkedLines } from './markup.ts';

const read = (...lines: string[]) => readMarkedLetters(lines.join('\n'), 'x.txt');

describe('marked texts', () => {
  it('give a text and its mistakes where they stand', () => {
    const [letter] = read(
      '## en-001 | e-mail | woman, 34',
      '',
      '😀 Dear all,',
      '',
      'the {boiler=>boilers//kettles|np} {has has=>has|dbl}, {well,=>well|optional} stopped.',
      '%%',
      '',
    );
    expect(letter).toMatchObject({ id: 'en-001', genre: 'e-mail', writer: 'woman, 34' });
    expect(letter?.text).toBe('😀 Dear all,\n\nthe boiler has has, well, stopped.');
    const { text, mistakes } = letterOf(letter as NonNullable<typeof letter>);
    expect(mistakes.map(({ start, end }) => text.slice(start, end))).toEqual(['boiler', 'has has', 'well,']);
    expect(mistakes.map(({ good, kind, optional }) => [good, kind, optional])).toEqual([
      [['boilers', 'kettles'], 'np', false],
      [['has'], 'dbl', false],
      [['well'], 'other', true],
    ]);
  });

  it('may name no writer', () => {
    expect(read('## de-r02 | Nachricht', 'Alles gut.', '%%')).toMatchObject([
      { id: 'de-r02', genre: 'Nachricht', writer: '' },
    ]);
  });

  it.each([
    ['x.txt:1', ['Hello.']],
    ['x.txt:1', ['## en-1x | mail | man', 'Hello.', '%%']],
    ['x.txt:4', ['## en-001 | mail | man', 'Hello.', '%%', '## en-001 | mail | man', 'Hello.', '%%']],
    ['x.txt:3', ['## en-001 | mail | man', 'Hello.', '## en-002 | mail | man', 'Hello.', '%%']],
    ['x.txt:4', ['## en-001 | mail | man', '', 'Right.', 'A {b=>c}.', '%%']],
    ['x.txt:2', ['## en-001 | mail | man', 'A {b=>b|sp}.', '%%']],
    ['x.txt:2', ['## en-001 | mail | man', 'A {b=>c|xyz}.', '%%']],
    ['x.txt:2', ['## en-001 | mail | man', 'A { =>c|missing}.', '%%']],
    ['x.txt:3', ['## en-001 | mail | man', 'A', 'b {c=>d|sp d.', '%%']],
    ['x.txt:2', ['## en-001 | mail | man', 'A {b {c=>d|sp}=>e|np}.', '%%']],
    ['x.txt:1', ['## en-001 | mail | man']],
  ])('are refused at %s', (place, lines) => {
    expect(() => read(...lines)).toThrow(place);
  });
});

describe('marked sentences', () => {
  it('are one a line', () => {
    expect(readMarkedLines('All is well.\nHe {go=>goes|agr}.\n', 'x.txt', 'en')).toMatchObject([
      { id: 'en-e001', text: 'All is well.', errors: [] },
      { id: 'en-e002', text: 'He go.', errors: [{ start: 3, end: 5, good: ['goes'], kind: 'agr' }] },
    ]);
    expect(() => readMarkedLines('Fine.\nHe {go}.', 'x.txt', 'en')).toThrow('x.txt:2');
  });
});
