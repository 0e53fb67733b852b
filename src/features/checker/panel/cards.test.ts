import { describe, expect, it } from 'vitest';
import type { Issue } from '../../../engine/index.ts';
import type { Corrections } from '../store.ts';
import { cardsOf, isRepeated, listedMarks, placesOf, type Shown } from './cards.ts';
import type { Mark } from './issueIndex.ts';

const mark = (id: number, text: string, part: Partial<Issue> = {}): Mark => ({
  id,
  start: id * 10,
  end: id * 10 + text.length,
  touched: false,
  issue: {
    rule: 'spelling.unknown-word',
    category: 'spelling',
    type: 'misspelling',
    certainty: 'likely',
    language: 'en',
    text,
    ...part,
  } as Issue,
});
const shown = (marks: readonly Mark[], fixes: Record<number, readonly string[]> = {}): Shown => ({
  marks,
  filter: null,
  suggestions: new Map(
    Object.entries(fixes).map(([id, known]): [number, Corrections] => {
      const { issue } = marks.find((one) => one.id === Number(id)) as Mark;
      return [Number(id), { issue, fixes: known }];
    }),
  ),
});
const rows = (state: Shown) => cardsOf(state).list.map((places) => places.map(({ id }) => id));

describe('the rows of the list', () => {
  it('have the same mistake once, whatever its case, in the order of the first place', () => {
    const marks = [mark(1, 'Recieve'), mark(2, 'teh'), mark(3, 'recieve'), mark(4, 'RECIEVE'), mark(5, 'adn')];
    expect(rows(shown(marks))).toEqual([[1, 3, 4], [2], [5]]);
    expect(listedMarks(shown(marks)).map(({ id }) => id)).toEqual([1, 2, 5]);
    expect(placesOf(shown(marks), marks[3] as Mark).map(({ id }) => id)).toEqual([1, 3, 4]);
  });

  it.each<[string, Partial<Issue>]>([
    ['another rule', { rule: 'en.confused' }],
    ['another language', { language: 'fr' }],
    ['another certainty', { certainty: 'sure' }],
    ['another correction', { replacements: ['ten'] }],
  ])('keep %s apart', (_, part) => {
    expect(
      rows(shown([mark(1, 'teh', { replacements: ['the'] }), mark(2, 'teh', { replacements: ['the'], ...part })])),
    ).toEqual([[1], [2]]);
  });

  it('keep apart what differs in case alone', () => {
    const haus = mark(1, 'haus', { replacements: ['Haus'] });
    expect(
      rows(shown([haus, mark(2, 'Haus', { replacements: ['haus'] }), mark(3, 'haus', { replacements: ['Haus'] })])),
    ).toEqual([[1, 3], [2]]);
  });

  it('come apart as corrections become known, those still unknown with the first', () => {
    const marks = [mark(1, 'teh'), mark(2, 'adn'), mark(3, 'teh'), mark(4, 'Teh'), mark(5, 'teh')];
    expect(rows(shown(marks, { 1: ['the'] }))).toEqual([[1, 3, 4, 5], [2]]);
    expect(rows(shown(marks, { 1: ['the'], 4: ['The', 'Tea'] }))).toEqual([[1, 3, 4, 5], [2]]);
    const state = shown(marks, { 3: ['ten', 'the'], 4: ['The'] });
    expect(rows(state)).toEqual([[1, 3, 5], [2], [4]]);
    expect(placesOf(state, marks[3] as Mark).map(({ id }) => id)).toEqual([4]);
  });

  it('have a name once, with its places, and what a text writes in two ways', () => {
    const group = (id: string): Partial<Issue> => ({
      type: 'inconsistency',
      group: { id, forms: ['a', 'b'], unifiesTo: ['a', 'b'] },
    });
    const name = { type: 'unknown-name' } as const;
    const marks = [
      mark(1, 'Okafor', name),
      mark(2, 'advisor', group('x')),
      mark(3, 'Okafor', name),
      mark(4, 'advisers', group('x')),
      mark(5, 'OKAFOR', name),
    ];
    const state = shown(marks, { 1: ['Oka for'], 3: ['Okapi'] });
    expect(rows(state)).toEqual([[1, 3], [2, 4], [5]]);
    expect(cardsOf(state).list.map(isRepeated)).toEqual([false, false, false]);
    expect(isRepeated([mark(1, 'teh'), mark(2, 'teh')])).toBe(true);
  });

  it('are of one kind where only that is shown, and the same while nothing has changed', () => {
    const marks = [mark(1, 'teh'), mark(2, 'their', { category: 'grammar' }), mark(3, 'teh')];
    const state = shown(marks);
    expect(rows({ ...state, filter: 'spelling' })).toEqual([[1, 3]]);
    expect(cardsOf(state)).toBe(cardsOf({ ...state }));
    // A correction that divides nothing redraws nothing.
    expect(cardsOf({ ...state, suggestions: shown(marks, { 1: ['the'] }).suggestions })).toBe(cardsOf(state));
  });
});
