import { describe, expect, it } from 'vitest';
import type { Issue } from '../../../engine/index.ts';
import { afterMarks, afterStep, type CheckerState, initialState, neighbour } from '../store.ts';
import type { Mark } from './issueIndex.ts';
import { countsByLook, fixable, panelView, shownMarks } from './selectors.ts';

const mark = (
  id: number,
  start: number,
  type: Issue['type'] = 'misspelling',
  certainty: Issue['certainty'] = 'sure',
): Mark => ({
  id,
  start,
  end: start + 3,
  touched: false,
  issue: { category: 'spelling', type, certainty, language: 'en', text: 'teh' } as Issue,
});
const state = (part: Partial<CheckerState>): CheckerState => ({ ...initialState, length: 100, ...part });

describe('what the panel shows', () => {
  it.each<[string, Partial<CheckerState>]>([
    ['empty', { length: 0 }],
    [
      'loading',
      { work: 'checking', missing: ['en'], packs: { en: { status: 'loading', loaded: 1, total: 2 } }, language: 'en' },
    ],
    ['failed', { work: 'done', missing: ['en'], packs: { en: { status: 'failed', code: 'offline' } }, language: 'en' }],
    ['unchecked', { work: 'idle' }],
    ['unsupported', { work: 'done', counts: { ...initialState.counts, words: 30 } }],
    ['long', { work: 'checking', total: 500_000, language: 'en', marks: [mark(1, 0)] }],
    ['long', { work: 'paused', language: 'en' }],
    ['stopped', { work: 'stopped', marks: [mark(1, 0)] }],
    ['none', { work: 'done', language: 'en' }],
    ['issues', { work: 'checking', language: 'en', marks: [mark(1, 0)] }],
    [
      'issues',
      {
        work: 'done',
        missing: ['fr'],
        packs: { fr: { status: 'failed', code: 'offline' } },
        marks: [mark(1, 0)],
        language: 'en',
      },
    ],
    ['waiting', { work: 'checking', language: 'en' }],
    // Until its rules have run, a text counts as not yet checked; if they cannot be had, what is known stands.
    ['waiting', { work: 'done', language: 'en', grammars: { en: 'loading' } }],
    ['none', { work: 'done', language: 'en', grammars: { en: 'failed' } }],
    // Only the context net is left: nothing is claimed before it has read what is in view, and the rest comes quietly.
    ['waiting', { work: 'weighing', language: 'en' }],
    ['none', { work: 'weighing', language: 'en', isViewDone: true }],
    ['issues', { work: 'weighing', language: 'en', total: 500_000, marks: [mark(1, 0)] }],
  ])('%s', (view, part) => {
    expect(panelView(state(part))).toBe(view);
  });
});

describe('findings in the state', () => {
  const marks = [mark(1, 0), mark(2, 10, 'unknown-name'), mark(3, 20)];

  it('are counted and narrowed by look', () => {
    expect(countsByLook({ marks })).toMatchObject({ spelling: 2, consistency: 1, grammar: 0 });
    expect(shownMarks({ marks, filter: 'consistency' }).map(({ id }) => id)).toEqual([2]);
    expect(fixable(state({ marks }))).toEqual({ sure: 2, rest: 0 });
    expect(fixable(state({ marks, filter: 'consistency' }))).toEqual({ sure: 0, rest: 0 });
  });

  it('are sure or left to review', () => {
    const more = [...marks, mark(4, 30, 'grammar', 'likely'), mark(5, 40, 'misspelling', 'maybe')];
    expect(fixable(state({ marks: more }))).toEqual({ sure: 2, rest: 2 });
  });

  it('close what was open when it no longer exists', () => {
    expect(afterMarks(state({ current: 2, popover: 'mouse' }), [mark(1, 0)])).toMatchObject({
      current: null,
      popover: 'closed',
    });
    expect(afterMarks(state({ current: 1, popover: 'mouse' }), marks)).not.toHaveProperty('current');
  });

  it('follow one another from the caret on, wrapping around at the ends', () => {
    expect(neighbour(marks, { current: 3, offset: 0 }, 1)?.id).toBe(1);
    expect(neighbour(marks, { current: 1, offset: 0 }, -1)?.id).toBe(3);
    expect(neighbour(marks, { current: null, offset: 5 }, 1)?.id).toBe(2);
    expect(neighbour(marks, { current: null, offset: 15 }, -1)?.id).toBe(2);
    expect(neighbour(marks, { current: null, offset: 50 }, 1)?.id).toBe(1);
    expect(neighbour([], { current: null, offset: 0 }, 1)).toBeNull();
  });

  it('leave a paused check paused until it is done', () => {
    const step = {
      checked: 5,
      total: 10,
      isRead: false,
      isViewDone: false,
      done: false,
      language: 'en' as const,
      dialect: null,
      guesses: [],
      missing: [],
      passages: null,
      milliseconds: 4,
      failedRules: [],
    };
    const counts = initialState.counts;
    expect(afterStep(state({ work: 'paused' }), { ...step, counts }).work).toBe('paused');
    expect(afterStep(state({ work: 'paused' }), { ...step, counts, done: true }).work).toBe('done');
    expect(afterStep(state({}), { ...step, counts })).not.toHaveProperty('milliseconds');
  });

  it('keep quiet while only a context net reads on, also if it came when all was done', () => {
    const { counts } = initialState;
    const step = {
      checked: 9,
      total: 9,
      language: 'en' as const,
      dialect: null,
      guesses: [],
      missing: [],
      passages: null,
      counts,
    };
    const read = { ...step, isRead: true, isViewDone: false, done: false, milliseconds: 4, failedRules: [] };
    const weighing = afterStep(state({ work: 'checking', isViewDone: true }), read);
    expect(weighing).toMatchObject({ work: 'weighing', isViewDone: false, milliseconds: 4 });
    expect(afterStep(state(weighing), { ...read, isViewDone: true })).toMatchObject({ isViewDone: true });
    expect(afterStep(state({ work: 'done', isViewDone: true }), read)).toMatchObject({ isViewDone: true });
    expect(afterStep(state({ work: 'paused' }), read).work).toBe('paused');
  });

  it('include rules that have failed, and redraw nothing while these stay the same', () => {
    const { counts, guesses, missing } = initialState;
    const failedRules = ['en.a'];
    const step = {
      checked: 0,
      total: 0,
      isRead: true,
      isViewDone: true,
      done: true,
      language: null,
      dialect: null,
      guesses: [...guesses],
      missing: [...missing],
      passages: null,
    };
    const failing = { ...step, counts, milliseconds: 1, failedRules };
    expect(afterStep(state({}), failing).failedRules).toEqual(['en.a']);
    expect(afterStep(state({ failedRules: ['en.a'] }), failing)).not.toHaveProperty('failedRules');
  });
});
