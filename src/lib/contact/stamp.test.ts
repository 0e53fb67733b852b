import { describe, expect, it } from 'vitest';
import { isStampOf, makeStamp } from './stamp.ts';

const message = { name: 'Ada', email: 'ada@mail.example', subject: 'general', message: 'Hello' };

describe('a stamp', () => {
  it('fits the message and the time that it was made for, and no other', async () => {
    const stamp = await makeStamp(message, 1_800_000_000_000);
    expect(await isStampOf({ ...message }, stamp)).toBe(true);
    const others = await Promise.all(
      Array.from({ length: 40 }, (_, i) => isStampOf({ ...message, message: `Hello ${i}` }, stamp)),
    );
    expect(others.filter(Boolean).length).toBeLessThan(2);
    const moved = await Promise.all(
      Array.from({ length: 40 }, (_, i) => isStampOf(message, { ...stamp, time: stamp.time + i + 1 })),
    );
    expect(moved.filter(Boolean).length).toBeLessThan(2);
  });

  it('costs more than a hundred tries', async () => {
    const nonces = await Promise.all([1, 2, 3].map(async (time) => (await makeStamp(message, time)).nonce));
    expect(Math.max(...nonces)).toBeGreaterThan(100);
  });
});
