// What becomes of corrected mistakes: counts by week, and exercises from one's own sentences.
import { describe, expect, it } from 'vitest';
import type { MadeFix } from '../../../services/drafts/draft.ts';
import type { Slip, Tally } from '../../../services/progress/types.ts';
import { isAnother, mistakesIn } from './count.ts';
import { exerciseOf, isRight } from './exercise.ts';
import { oftenIn } from './Often.tsx';
import { progressFile } from './Options.tsx';
import { answered, dueNow, isLearnt, nextDue } from './schedule.ts';
import { slipsOf } from './slipsOf.ts';
import { mondayOf, rateOf, together, weeksOf } from './weeks.ts';

const DAY = 86_400_000;
const slip = (change: Partial<Slip> = {}): Slip => ({
  id: 'a',
  owner: 'guest',
  draft: 'letter',
  language: 'en',
  kind: 'spelling',
  lead: 'We ',
  rest: ' your letter.',
  before: 'recieved',
  after: 'received',
  reason: 'Not in the dictionary.',
  at: 0,
  step: 0,
  due: 0,
  ...change,
});
const tally = (at: number, words: number, spelling: number): Tally => ({
  id: String(at),
  owner: 'guest',
  draft: 'letter',
  at,
  words,
  mistakes: { spelling, grammar: 1, punctuation: 0, consistency: 0 },
});

describe('weeks', () => {
  const now = new Date(2026, 10, 5, 15).getTime();

  it('begin on Monday, also across the night in which the clocks change', () => {
    expect(new Date(mondayOf(now)).toDateString()).toBe('Mon Nov 02 2026');
    expect(new Date(mondayOf(now, 2)).toDateString()).toBe('Mon Oct 19 2026');
    expect(mondayOf(mondayOf(now))).toBe(mondayOf(now));
  });

  it('add up their texts; a week without one has no rate', () => {
    const sunday = new Date(2026, 10, 1, 23, 59).getTime();
    const weeks = weeksOf([tally(sunday, 400, 3), tally(now, 100, 0), tally(now - DAY, 100, 1)], now, 3);
    expect(weeks.map((week) => rateOf(week))).toEqual([null, 10, 15]);
    expect(weeks.map((week) => rateOf(week, 'spelling'))).toEqual([null, 7.5, 5]);
    expect(together(weeks)).toMatchObject({ texts: 3, words: 600, mistakes: { spelling: 4, grammar: 3 } });
  });
});

describe('an exercise', () => {
  it('is written where a word was misspelt, and a capital does not matter', () => {
    const exercise = exerciseOf(slip());
    expect(exercise).toEqual({ lead: 'We ', rest: ' your letter.', answer: 'received' });
    expect([' Received ', 'recieved', ''].map((given) => isRight(exercise, given))).toEqual([true, false, false]);
    expect(isRight(exerciseOf(slip({ before: 'dont', after: 'don’t' })), "don't")).toBe(true);
  });

  it.each([
    ['grammar', { kind: 'grammar', before: 'have', after: 'has' }, ['has', 'have']],
    ['only a capital', { before: 'monday', after: 'Monday' }, ['Monday', 'monday']],
    ['a comma', { kind: 'punctuation', lead: 'Well ', before: '', after: ', ', rest: 'yes' }, ['Well ', 'Well , ']],
    [
      'a word too much',
      { kind: 'grammar', lead: 'in the', before: ' the', after: '', rest: ' end' },
      ['the', 'the the'],
    ],
    [
      'a mark at the start',
      { kind: 'punctuation', lead: '', before: '', after: '¿', rest: 'Cómo va?' },
      ['Cómo', '¿Cómo'],
    ],
  ] as const)('offers both forms where it was %s', (_what, change, options) => {
    const exercise = exerciseOf(slip(change));
    expect([...(exercise.options ?? [])].sort()).toEqual([...options].sort());
    expect(exercise.lead + exercise.answer + exercise.rest).toBe(
      `${slip(change).lead}${change.after}${slip(change).rest}`,
    );
    expect(exercise.options?.filter((option) => isRight(exercise, option))).toEqual([exercise.answer]);
  });
});

describe('the schedule', () => {
  it('waits longer after each right answer, begins anew after a wrong one, and lets go what is learnt', () => {
    const days: number[] = [];
    let one = slip();
    for (let time = 0; time < 6; time += 1) {
      const next = answered(one, true, 0);
      days.push(next.due / DAY);
      one = next;
    }
    expect(days.slice(0, 5)).toEqual([1, 3, 7, 16, 35]);
    expect(isLearnt(one)).toBe(true);
    expect(nextDue([one])).toBeNull();
    expect(answered(slip({ step: 4 }), false, 0)).toMatchObject({ step: 0, due: DAY });
  });

  it('asks the longest due first, each mistake once, at most a minute’s worth', () => {
    const many = Array.from({ length: 9 }, (_, at) => slip({ id: `${at}`, before: `a${at}`, due: 100 - at }));
    const again = slip({ id: 'again', before: 'A8', due: 1 });
    const found = dueNow([...many, again, slip({ id: 'later', before: 'x', due: 500 })], 200);
    expect(found.map(({ id }) => id)).toEqual(['again', '7', '6', '5', '4', '3']);
  });
});

describe('sentences from a text', () => {
  const TEXT = 'Dear Ann. We received your letter , and he has read it.\nReceived';
  const fix = (before: string, after: string, change: Partial<MadeFix> = {}): MadeFix => {
    const start = TEXT.indexOf(after);
    const base = { before, after, start, end: start + after.length, reason: '', isPutBack: false };
    return { ...base, kind: 'spelling', language: 'en', ...change };
  };
  const of = (...fixes: MadeFix[]) => slipsOf({ owner: 'guest', draft: 'letter', text: TEXT, fixes }, 7);

  it('are those around a correction of the checker’s', () => {
    const { slips } = of(fix('recieved', 'received'), fix('have', 'has', { kind: 'grammar' }));
    expect(slips.map(({ lead, after, rest }) => [lead, after, rest])).toEqual([
      ['We ', 'received', ' your letter , and he has read it.'],
      ['We received your letter , and he ', 'has', ' read it.'],
    ]);
    expect(slips[0]).toMatchObject({ language: 'en', kind: 'spelling', at: 7, due: 7, step: 0 });
  });

  it('are not kept of rewording, of style, of a word alone, or of what was put back', () => {
    const none = [
      fix('recieved', 'received', { kind: undefined }),
      fix('recieved', 'received', { kind: 'style' }),
      fix('Recieved', 'Received'),
    ];
    expect(of(...none)).toEqual({ slips: [], undone: [] });
    const [made] = of(fix('recieved', 'received')).slips;
    const start = TEXT.indexOf('received');
    const text = TEXT.replace('received', 'recieved');
    const back = fix('recieved', 'received', { start, end: start + 8, isPutBack: true });
    expect(slipsOf({ owner: 'guest', draft: 'letter', text, fixes: [back] }, 9)).toEqual({
      slips: [],
      undone: [made?.id],
    });
  });

  it('are cut between words where the sentence is long', () => {
    const text = `${'one two three '.repeat(30)}received ${'four five six '.repeat(30)}`;
    const start = text.indexOf('received');
    const long = fix('recieved', 'received', { start, end: start + 8 });
    const [found] = slipsOf({ owner: 'guest', draft: 'letter', text, fixes: [long] }, 0).slips;
    expect(found?.lead).toMatch(/^…(one|two|three) .{80,120} $/);
    expect(found?.rest).toMatch(/^ four .{80,120}(four|five|six)…$/);
  });
});

describe('what is counted', () => {
  it('are corrections that stand and sure mistakes that are left, of kinds that are mistakes', () => {
    const fixes = [{ kind: 'spelling' }, { kind: 'spelling', isPutBack: true }, { kind: 'style' }, {}] as MadeFix[];
    const issues = [
      { certainty: 'sure', category: 'grammar', type: 'grammar' },
      { certainty: 'likely', category: 'grammar', type: 'grammar' },
      { certainty: 'sure', category: 'spelling', type: 'unknown-name' },
    ];
    const marks = issues.map((issue) => ({ issue })) as unknown as Parameters<typeof mistakesIn>[1];
    expect(mistakesIn(fixes, marks)).toEqual({ spelling: 1, grammar: 1, punctuation: 0, consistency: 0 });
  });

  it('is the same text while most of its words stay, and another when they do not', () => {
    const text = 'Dear Ann, thank you for leting us stay in the cottage last week.';
    expect(isAnother(text, text.replace('leting', 'letting'))).toBe(false);
    expect(isAnother(text, `${text} The children still talk about the beach, and so do I, every single day.`)).toBe(
      false,
    );
    expect(isAnother(text, 'The minutes of our meeting follow; please correct whatever seems wrong.')).toBe(true);
  });
});

it('lists what was corrected more than once, and exports everything but whose it is', () => {
  const slips = [slip(), slip({ id: 'b', before: 'Recieved' }), slip({ id: 'c', before: 'teh', after: 'the' })];
  expect(oftenIn(slips).map(({ slip: { before }, count }) => [before, count])).toEqual([['recieved', 2]]);
  expect(JSON.parse(progressFile({ tallies: [tally(0, 100, 1)], slips: [slip()] }))).toEqual({
    texts: [{ date: '1970-01-01T00:00:00.000Z', words: 100, mistakes: tally(0, 0, 1).mistakes }],
    sentences: [
      {
        date: '1970-01-01T00:00:00.000Z',
        language: 'en',
        kind: 'spelling',
        sentence: 'We received your letter.',
        before: 'recieved',
        after: 'received',
        reason: 'Not in the dictionary.',
        rightInARow: 0,
        due: '1970-01-01T00:00:00.000Z',
      },
    ],
  });
});
