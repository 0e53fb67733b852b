import { describe, expect, it } from 'vitest';
import type { Issue } from '../../../engine/index.ts';
import type { Mark } from '../panel/issueIndex.ts';
import { fixAt, otherSpellings } from './everywhere.ts';

const mark = (id: number, text: string): Mark => ({
  id,
  start: id * 10,
  end: id * 10 + text.length,
  touched: false,
  issue: { text } as Issue,
});

describe('one correction at all places of a mistake', () => {
  const places = [mark(1, 'Recieve'), mark(2, 'recieve'), mark(3, 'recieve'), mark(4, 'RECIEVE'), mark(5, 'Recieve')];
  const first = places[0] as Mark;
  const known = new Map([
    [2, ['receive', 'relieve']],
    [4, ['RELIEVE']],
  ]);
  const write = (replacement: string) => places.map(fixAt(places, first, replacement, ({ id }) => known.get(id)));

  it('asks for the corrections of one place of each other spelling', () => {
    expect(otherSpellings(places, first).map(({ id }) => id)).toEqual([2, 4]);
  });

  it('is written in the case of each place, and nowhere where it is no correction', () => {
    expect(write('Receive')).toEqual(['Receive', 'receive', 'receive', undefined, 'Receive']);
    expect(write('Relieve')).toEqual(['Relieve', 'relieve', 'relieve', 'RELIEVE', 'Relieve']);
  });
});
