import { describe, expect, it } from 'vitest';
import { memoryQuota } from '../../../tests/setup/quota.ts';
import {
  afterEvent,
  countObject,
  isLater,
  LARGEST_OBJECT,
  type ObjectEvent,
  PLAN_BYTES,
  type QuotaParts,
  setPlan,
  usageKey,
} from './quota.ts';

const EVE = 'eu-west-1:eve';
const MB = 1_000_000;
const created = (key: string, size: number, sequencer: string): ObjectEvent => ({
  'detail-type': 'Object Created',
  detail: { object: { key: `private/${EVE}/${key}`, size, etag: `${key} ${size}`, sequencer } },
});
const removed = (key: string, sequencer: string): ObjectEvent => ({
  'detail-type': 'Object Deleted',
  detail: { object: { key: `private/${EVE}/${key}`, sequencer } },
});

/** What the user sees. */
async function usage({ bucket }: QuotaParts) {
  const record = await bucket.read(usageKey(EVE));
  return JSON.parse(record?.text ?? '{}') as { used: number; limit: number; plan: string; removed: object[] };
}

describe("a person's count", () => {
  it('matches the bucket: objects appear, grow, shrink and go away', async () => {
    const quota = memoryQuota();
    const used: number[] = [];
    for (const event of [
      created('a', 100, '1'),
      created('b', 50, '2'),
      created('a', 30, '3'),
      created('a', 70, '4'),
      removed('b', '5'),
      removed('c', '6'),
    ]) {
      await countObject(quota, event);
      used.push((await usage(quota)).used);
    }
    expect(used).toEqual([100, 150, 80, 120, 70, 70]);
    expect(await usage(quota)).toMatchObject({ plan: 'free', limit: 50 * MB, removed: [] });
  });

  it('is the same however often, how late and in what order the events arrive', async () => {
    const events = [
      created('a', 100, '0A'),
      created('a', 40, '0B'),
      removed('a', '0C'),
      created('a', 7, '0D'),
      created('b', 5, '01'),
      removed('b', '02'),
      created('c', 3, '01'),
      created('c', 9, '011'),
    ];
    let seed = 1;
    const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
    for (let round = 0; round < 200; round++) {
      const quota = memoryQuota();
      const all = [...events, ...events.filter(() => random() < 0.5)]
        .map((event) => ({ event, at: random() }))
        .sort((one, other) => one.at - other.at);
      for (const { event } of all) await countObject(quota, event);
      expect((await usage(quota)).used).toBe(7 + 9);
    }
  });

  it('is right when events are counted concurrently, and the record reflects the last one', async () => {
    const quota = memoryQuota({ slow: true });
    await Promise.all(Array.from({ length: 12 }, (_, index) => countObject(quota, created(`f${index}`, 10, '1'))));
    expect((await usage(quota)).used).toBe(120);
    expect(quota.clashes()).toBeGreaterThan(0);
  });

  it('compares sequences of any length', () => {
    expect(isLater('0055AED6DCD90281E5', '0055AED6DCD90281E4')).toBe(true);
    expect(isLater('0055AED6DCD90281E5', '0055AED6DCD90281E5')).toBe(false);
    expect(isLater('0055aed6dcd90281e5', '0055AED6DCD90281E5')).toBe(false);
    expect(isLater('0A1', '0A')).toBe(true);
    expect(isLater('0A', '0A00')).toBe(false);
  });

  it("includes an object named like the owner's folder itself, which the owner may write", async () => {
    const quota = memoryQuota();
    await countObject(quota, created('', 10, '1'));
    expect((await usage(quota)).used).toBe(10);
    quota.objects.set(`private/${EVE}/`, { text: '', eTag: ` ${LARGEST_OBJECT + 1}` });
    await countObject(quota, created('', LARGEST_OBJECT + 1, '2'));
    expect(quota.objects.has(`private/${EVE}/`)).toBe(false);
  });

  it('ignores objects that belong to nobody', async () => {
    const quota = memoryQuota();
    const keys = ['a', `private/${EVE}`, `usage/${EVE}/storage.json`, `private//x`];
    for (const key of keys) {
      const event = {
        'detail-type': 'Object Created',
        detail: { object: { key, size: 1, etag: 'x', sequencer: '1' } },
      };
      await countObject(quota, event);
    }
    expect(quota.objects.size).toBe(0);
  });
});

describe('the limits', () => {
  it('remove an object over 25 MB, and the record says so', async () => {
    const quota = memoryQuota();
    quota.objects.set(`private/${EVE}/big`, { text: '', eTag: `big ${LARGEST_OBJECT + 1}` });
    await countObject(quota, created('big', LARGEST_OBJECT + 1, '1'));
    expect(quota.objects.has(`private/${EVE}/big`)).toBe(false);
    expect(await usage(quota)).toMatchObject({
      used: 0,
      removed: [{ key: 'private/big', size: LARGEST_OBJECT + 1, reason: 'size', at: 5 }],
    });
    await countObject(quota, created('just', LARGEST_OBJECT, '1'));
    expect((await usage(quota)).used).toBe(LARGEST_OBJECT);
  });

  it('remove what exceeds the quota and keep what was there before; of two simultaneous objects one stays', async () => {
    const quota = memoryQuota({ slow: true });
    await countObject(quota, created('a', 20 * MB, '1'));
    const both = ['b', 'c'].map((key) => {
      quota.objects.set(`private/${EVE}/${key}`, { text: '', eTag: `${key} ${20 * MB}` });
      return countObject(quota, created(key, 20 * MB, '1'));
    });
    await Promise.all(both);
    const { used, removed: told } = await usage(quota);
    expect([used, told.length]).toEqual([40 * MB, 1]);
    expect(['b', 'c'].filter((key) => quota.objects.has(`private/${EVE}/${key}`))).toHaveLength(1);
    await countObject(quota, created('d', 10 * MB, '1'));
    expect((await usage(quota)).used).toBe(PLAN_BYTES.free);
    await countObject(quota, created('e', 1, '1'));
    expect((await usage(quota)).used).toBe(PLAN_BYTES.free);
  });

  it('accept an object that shrinks even when its owner is over the quota, as after the end of a plan', async () => {
    const quota = memoryQuota();
    await setPlan(quota, EVE, 'premium');
    for (const key of ['a', 'b', 'c', 'd']) await countObject(quota, created(key, 20 * MB, '1'));
    expect(await usage(quota)).toMatchObject({ plan: 'premium', limit: 5_000 * MB, used: 80 * MB, removed: [] });
    await setPlan(quota, EVE, 'free');
    expect(await usage(quota)).toMatchObject({ plan: 'free', limit: 50 * MB, used: 80 * MB });
    await countObject(quota, created('a', 19 * MB, '2'));
    expect(await usage(quota)).toMatchObject({ used: 79 * MB, removed: [] });
    await countObject(quota, created('a', 20 * MB, '3'));
    expect(await usage(quota)).toMatchObject({ used: 60 * MB, removed: [{ key: 'private/a', reason: 'quota' }] });
  });

  it('make up for a failed removal when the event is delivered again', async () => {
    const quota = memoryQuota();
    const key = `private/${EVE}/big`;
    quota.objects.set(key, { text: '', eTag: `big ${26 * MB}` });
    const failing = { ...quota, bucket: { ...quota.bucket, remove: () => Promise.reject(new Error('503')) } };
    await expect(countObject(failing, created('big', 26 * MB, '1'))).rejects.toThrow('503');
    expect(quota.objects.has(key)).toBe(true);
    await countObject(quota, created('big', 26 * MB, '1'));
    expect(quota.objects.has(key)).toBe(false);
    expect(await usage(quota)).toMatchObject({ used: 0, removed: [{ key: 'private/big' }] });
  });

  it('remove only the object that was counted; a notice ends when an object is accepted after all', async () => {
    const quota = memoryQuota();
    const key = `private/${EVE}/big`;
    quota.objects.set(key, { text: 'newer', eTag: 'big 5' });
    await countObject(quota, created('big', 26 * MB, '1'));
    expect(quota.objects.has(key)).toBe(true);
    expect((await usage(quota)).removed).toHaveLength(1);
    await countObject(quota, removed('big', '2'));
    expect((await usage(quota)).removed).toHaveLength(1);
    await countObject(quota, created('big', 5, '3'));
    expect(await usage(quota)).toMatchObject({ used: 5, removed: [] });
  });

  it('do not overwrite a record of a later state', async () => {
    const quota = memoryQuota();
    const later = JSON.stringify({ v: 1, revision: 99, used: 1, limit: 2, removed: [] });
    quota.objects.set(usageKey(EVE), { text: later, eTag: 'x' });
    await countObject(quota, created('a', 100, '1'));
    expect((await usage(quota)).used).toBe(1);
  });

  it('remember removed objects for a month', () => {
    const count = { used: 5, revision: 1, removed: [] };
    const event = { key: 'private/a', created: false, size: 0, sequencer: '2' };
    const known = { plan: 'free', count, object: { size: 5, sequencer: '1' } } as const;
    expect(afterEvent(known, event, 1_000_000)?.object).toEqual({
      size: 0,
      sequencer: '2',
      expires: 1_000 + 2_592_000,
    });
    expect(afterEvent(known, { ...event, created: true, size: 4 }, 0)?.object).toEqual({ size: 4, sequencer: '2' });
  });
});
