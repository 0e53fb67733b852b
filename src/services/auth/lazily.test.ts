import { expect, it } from 'vitest';
import { AuthError } from './authError.ts';
import { lazily, once } from './lazily.ts';

it('a part is loaded once, by the first call of one of its functions', async () => {
  let loads = 0;
  const load = once(async () => {
    loads++;
    return { double: async (number: number) => number * 2, name: async () => 'part' };
  });
  const part = lazily(load, ['double', 'name']);
  expect(loads).toBe(0);
  expect(await Promise.all([part.double(2), part.name(), part.double(3)])).toEqual([4, 'part', 6]);
  expect(loads).toBe(1);
});

it('a part that cannot be loaded is a network failure, and the next call tries again', async () => {
  let there = false;
  const load = once(async () => {
    if (!there) throw new TypeError('Failed to fetch dynamically imported module');
    return { go: async () => 'gone' };
  });
  const { go } = lazily(load, ['go']);
  await expect(go()).rejects.toMatchObject({ code: 'NetworkError' });
  there = true;
  expect(await go()).toBe('gone');
});

it('an error thrown by the part itself is passed on unchanged', async () => {
  const load = once(() => Promise.reject(new AuthError('NotConfigured', 'No')));
  await expect(load()).rejects.toMatchObject({ code: 'NotConfigured' });
});
