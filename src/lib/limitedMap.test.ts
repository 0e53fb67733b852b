import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLimitedMap } from './limitedMap.ts';

describe('a map with limits', () => {
  it('drops the least recently used entries above the number limit', () => {
    const map = createLimitedMap<number>({ entries: 2, size: 100 });
    map.set('a', 1, 1);
    map.set('b', 2, 1);
    expect(map.get('a')).toBe(1);
    map.set('c', 3, 1);
    expect(map.keys()).toEqual(['a', 'c']);
    expect([map.has('b'), map.get('b')]).toEqual([false, undefined]);
  });

  it('drops them above the size limit too; the latest entry stays even if it is too large', () => {
    const map = createLimitedMap<number>({ entries: 10, size: 10 });
    for (const key of ['a', 'b', 'c']) map.set(key, 0, 4);
    expect(map.keys()).toEqual(['b', 'c']);
    map.set('large', 0, 50);
    expect(map.keys()).toEqual(['large']);
    map.set('d', 0, 4);
    expect(map.keys()).toEqual(['d']);
  });

  it('counts an entry that is put in again only once', () => {
    const map = createLimitedMap<number>({ entries: 2, size: 10 });
    for (let time = 0; time < 5; time += 1) map.set('a', time, 6);
    map.set('b', 1, 4);
    expect([map.keys(), map.get('a')]).toEqual([['a', 'b'], 4]);
  });

  it('never exceeds its limits', () => {
    const entry = fc.record({ key: fc.constantFrom(...'abcdefgh'), size: fc.nat(9), read: fc.boolean() });
    fc.assert(
      fc.property(
        fc.array(entry),
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 9, max: 20 }),
        (all, entries, size) => {
          const map = createLimitedMap<number>({ entries, size });
          for (const one of all) {
            if (one.read) map.get(one.key);
            else map.set(one.key, one.size, one.size);
            const sizes = map
              .keys()
              .map(
                (key) =>
                  all.findLast((other, at) => other.key === key && !other.read && at <= all.indexOf(one))?.size ?? 0,
              );
            expect(sizes.length).toBeLessThanOrEqual(entries);
            expect(sizes.reduce((sum, next) => sum + next, 0)).toBeLessThanOrEqual(size);
          }
        },
      ),
    );
  });
});
