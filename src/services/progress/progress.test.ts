// What is kept of somebody's progress on this device, and what goes.
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, expect, it } from 'vitest';
import {
  closeProgress,
  deleteProgress,
  keepAnswer,
  keepSlips,
  keepTally,
  progressOf,
  putBackProgress,
} from './progress.ts';
import type { Slip, Tally } from './types.ts';

afterEach(async () => {
  for (const owner of ['anna', 'bob']) await deleteProgress(owner);
});

const tally = (id: string, change: Partial<Tally> = {}): Tally => ({
  id,
  owner: 'anna',
  draft: id,
  at: 1_000,
  words: 100,
  mistakes: { spelling: 2, grammar: 1, punctuation: 0, consistency: 0 },
  ...change,
});
const slip = (id: string, change: Partial<Slip> = {}): Slip => ({
  id,
  owner: 'anna',
  draft: 'letter',
  language: 'en',
  kind: 'spelling',
  lead: 'We ',
  rest: ' it.',
  before: 'recieved',
  after: 'received',
  reason: '',
  at: 1_000,
  step: 0,
  due: 1_000,
  ...change,
});
const idsOf = async (owner: string) => {
  const { tallies, slips } = await progressOf(owner);
  return [...tallies, ...slips].map(({ id }) => id);
};

it('counts a text once, in the week it was first counted', async () => {
  await keepTally(tally('letter'));
  await keepTally(tally('letter', { at: 9_000, words: 140 }));
  expect((await progressOf('anna')).tallies).toEqual([tally('letter', { words: 140 })]);
});

it('keeps what has been learnt of a sentence that is corrected again, and drops one that was undone', async () => {
  await keepSlips('anna', [slip('a'), slip('b')], []);
  await keepAnswer(slip('a', { step: 2, due: 5_000 }));
  await keepSlips('anna', [slip('a')], ['b']);
  expect((await progressOf('anna')).slips).toEqual([slip('a', { step: 2, due: 5_000 })]);
});

it('keeps the 400 sentences that are worth practising most', async () => {
  const many = Array.from({ length: 401 }, (_, index) => slip(`s${index}`, { at: index, step: index === 7 ? 3 : 0 }));
  await keepSlips('anna', many, []);
  const { slips } = await progressOf('anna');
  expect(slips).toHaveLength(400);
  expect(slips.some(({ id }) => id === 's7')).toBe(false);
});

it('deletes the sentences of one text, all sentences, or everything of one person, and puts them back', async () => {
  await keepTally(tally('letter'));
  await keepSlips('anna', [slip('a'), slip('b', { draft: 'essay' })], []);
  await keepTally(tally('note', { owner: 'bob' }));
  await deleteProgress('anna', { sentencesOnly: true, draft: 'letter' });
  expect(await idsOf('anna')).toEqual(['letter', 'b']);
  await deleteProgress('anna', { sentencesOnly: true });
  expect(await idsOf('anna')).toEqual(['letter']);
  await keepSlips('anna', [slip('a')], []);
  const gone = await deleteProgress('anna');
  expect(await idsOf('anna')).toEqual([]);
  expect(await idsOf('bob')).toEqual(['note']);
  await putBackProgress(gone);
  expect(await idsOf('anna')).toEqual(['letter', 'a']);
});

it('passes over records that are damaged, and deletes them with the rest', async () => {
  await keepTally(tally('letter'));
  await closeProgress();
  const database = await openDB('spelling-check.progress', 1);
  await database.put('tallies', { owner: 'anna', id: 'x', words: 'many' });
  database.close();
  expect(await idsOf('anna')).toEqual(['letter']);
  await deleteProgress('anna');
  const after = await openDB('spelling-check.progress', 1);
  expect(await after.count('tallies')).toBe(0);
  after.close();
});
