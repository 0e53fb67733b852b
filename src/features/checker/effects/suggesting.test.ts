import { afterEach, expect, it, vi } from 'vitest';
import type { Issue, Suggestion } from '../../../engine/index.ts';
import type { WordToMend } from '../../../workers/api.ts';
import type { Mark } from '../panel/issueIndex.ts';
import { fixesOf, hasFixes, initialState, useChecker } from '../store.ts';
import { createSuggesting } from './suggesting.ts';

const issue = (text: string): Issue => ({ category: 'spelling', type: 'misspelling', language: 'en', text }) as Issue;
const mark = (id: number, start: number, text: string): Mark => ({
  id,
  start,
  end: start + text.length,
  touched: false,
  issue: issue(text),
});
const of = (text: string): Suggestion => ({ text, cost: 1, frequency: 1, score: 0 });

/** A worker that answers with the word and its place. */
function setUp() {
  const suggest = vi.fn((words: readonly WordToMend[]) =>
    Promise.resolve(words.map(({ word, start }) => [of(`${word}${start}`)])),
  );
  return { suggest, suggesting: createSuggesting({ suggest }) };
}

const fixes = (of: Mark) => fixesOf(useChecker.getState(), of);
const isKnown = (of: Mark) => hasFixes(useChecker.getState(), of);

afterEach(() => useChecker.setState(initialState));

it('are asked for each place of a word, and once while nothing changes', async () => {
  const { suggest, suggesting } = setUp();
  const [one, other] = [mark(1, 3, 'roon'), mark(2, 40, 'roon')];
  await Promise.all([suggesting.need([one, other]), suggesting.need([one])]);
  await suggesting.need([one, other]);
  expect(suggest).toHaveBeenCalledTimes(1);
  expect([fixes(one), fixes(other)]).toEqual([['roon3'], ['roon40']]);
});

it('are asked once more when the finding is reported anew, and stand until then', async () => {
  const { suggest, suggesting } = setUp();
  const one = mark(1, 3, 'roon');
  await suggesting.need([one]);
  Object.assign(one, { issue: issue('roon'), start: 7, end: 11 });
  expect([fixes(one), isKnown(one)]).toEqual([['roon3'], false]);
  await suggesting.need([one]);
  expect([fixes(one), isKnown(one)]).toEqual([['roon7'], true]);
  Object.assign(one, { issue: issue('raan') });
  expect(fixes(one)).toBeUndefined();
  expect(suggest).toHaveBeenCalledTimes(2);
});

it('stand until they are asked once more when a context net has come, and are gone when the dialect changes', async () => {
  const { suggest, suggesting } = setUp();
  const one = mark(1, 3, 'roon');
  await suggesting.need([one]);
  suggesting.follow({ ...initialState, nets: 1 }, initialState);
  expect([fixes(one), isKnown(one)]).toEqual([['roon3'], false]);
  await suggesting.need([one]);
  expect(isKnown(one)).toBe(true);
  suggesting.follow({ ...initialState, dialect: 'en-GB' }, initialState);
  expect(fixes(one)).toBeUndefined();
  expect(suggest).toHaveBeenCalledTimes(2);
});

it('come anew where they were discarded on their way, without anybody asking again', async () => {
  const late = Promise.withResolvers<Suggestion[][]>();
  const { suggest, suggesting } = setUp();
  suggest.mockReturnValueOnce(late.promise);
  const one = mark(1, 3, 'roon');
  const needed = suggesting.need([one]);
  suggesting.forget();
  late.resolve([[of('old')]]);
  await needed;
  expect(fixes(one)).toEqual(['roon3']);
  expect(suggest).toHaveBeenCalledTimes(2);
});
