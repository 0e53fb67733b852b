import { describe, expect, it } from 'vitest';
import type { Issue } from '../../../engine/index.ts';
import type { Mark } from './issueIndex.ts';
import { listOf } from './sections.ts';

const mark = (id: number, text: string, part: Partial<Issue> = {}): Mark => ({
  id,
  start: id * 10,
  end: id * 10 + text.length,
  touched: false,
  issue: { category: 'spelling', type: 'misspelling', certainty: 'likely', language: 'en', text, ...part } as Issue,
});
const sure = { certainty: 'sure' } as const;
const name = { type: 'unknown-name' } as const;

describe('the list of findings', () => {
  const marks = [
    mark(1, 'Okafor', name),
    mark(2, 'their'),
    mark(3, 'recieved', sure),
    mark(4, 'Okafor', name),
    mark(5, 'Nwachukwu', name),
    mark(6, 'teh', sure),
    mark(7, 'alot', { ...sure, replacements: [] }),
  ];
  const { rows, marks: order } = listOf({ marks, filter: null, suggestions: new Map() });

  it('has what is sure first, then what is to be decided, then names, each in text order', () => {
    expect(order.map(({ id }) => id)).toEqual([3, 6, 2, 7, 1, 5]);
    expect(rows.map(({ section, mark: finding }) => section?.name ?? finding?.id)).toEqual([
      'sure',
      3,
      6,
      'review',
      2,
      7,
      'names',
      1,
      5,
    ]);
  });

  it('counts each name once, and of a repeated mistake each place', () => {
    const repeated = [...marks, mark(8, 'teh', sure), mark(9, 'their')];
    const { rows, marks: order } = listOf({ marks: repeated, filter: null, suggestions: new Map() });
    expect(order.map(({ id }) => id)).toEqual([3, 6, 2, 7, 1, 5]);
    expect(rows.flatMap(({ section }) => section?.count ?? [])).toEqual([3, 3, 2]);
  });

  it('needs no headings where all is of one kind, and is the same while the findings are', () => {
    const one = { marks: [mark(1, 'teh', sure), mark(2, 'adn', sure)], filter: null, suggestions: new Map() };
    expect(listOf(one).rows.every(({ section }) => section === null)).toBe(true);
    expect(listOf(one)).toBe(listOf({ ...one }));
  });
});
