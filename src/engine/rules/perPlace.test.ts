import { expect, it, vi } from 'vitest';
import { perPlace } from './perPlace.ts';
import type { Sentence } from './token.ts';

it('asks once per position in each sentence, even if the answer is null', () => {
  const read = vi.fn((_: Sentence, at: number) => (at === 0 ? null : at));
  const kept = perPlace(read);
  const [one, other] = [{} as Sentence, {} as Sentence];
  expect([kept(one, 0), kept(one, 0), kept(one, 1), kept(other, 0)]).toEqual([null, null, 1, null]);
  expect(read.mock.calls).toEqual([
    [one, 0],
    [one, 1],
    [other, 0],
  ]);
});
