import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type Credentials, createGate, newKey, readKeyFile } from './keys.ts';
import { countCharacters, countRequest, createCounter } from './limits.ts';
import type { Problem } from './problem.ts';
import { createWordStore } from './words.ts';

const folder = mkdtempSync(join(tmpdir(), 'api-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const nothing: Credentials = {
  authorization: undefined,
  header: undefined,
  username: undefined,
  apiKey: undefined,
  client: '10.0.0.1',
};
const caught = (work: () => unknown): Problem => {
  try {
    work();
  } catch (error) {
    return error as Problem;
  }
  throw new Error('It was not refused');
};

describe('keys', () => {
  const { key, entry } = newKey('acme');
  const file = join(folder, 'keys.json');
  writeFileSync(file, JSON.stringify({ keys: [{ ...entry, requestsPerMinute: 3 }] }));
  const gate = createGate(readKeyFile(file), {});

  it('are accepted in each of their places', () => {
    const places = [{ authorization: `Bearer ${key}` }, { header: key }, { apiKey: key }];
    for (const place of places)
      expect(gate({ ...nothing, ...place })).toMatchObject({ id: 'key acme', limits: { requestsPerMinute: 3 } });
  });

  it('are needed where there is a file, and must be right', () => {
    for (const given of [nothing, { ...nothing, header: `${key}x` }, { ...nothing, apiKey: 'other' }]) {
      const problem = caught(() => gate(given));
      expect(problem).toMatchObject({ status: 401, code: 'unauthorized' });
      expect(problem.headers['www-authenticate']).toMatch(/^Bearer/);
    }
  });

  it('let guests in with limits of their own, if the file says so', () => {
    writeFileSync(file, JSON.stringify({ keys: [entry], guests: { charactersPerDay: 5 } }));
    const open = createGate(readKeyFile(file), {});
    expect(open(nothing)).toEqual({ id: 'guest 10.0.0.1', owner: undefined, limits: { charactersPerDay: 5 } });
  });

  it.each(['{}', '{"keys":[{"name":"a","sha256":"short"}]}', '{"keys":[{"name":"","sha256":""}]}'])(
    '%s is no file',
    (text) => {
      writeFileSync(file, text);
      expect(() => readKeyFile(file)).toThrow(file);
    },
  );
});

describe('without a file of keys', () => {
  const gate = createGate(undefined, { requestsPerMinute: 7 });

  it('everybody is a guest, and a name with a key is an account', () => {
    const one = gate({ ...nothing, username: 'jo', apiKey: 'one' });
    expect(one.limits).toEqual({ requestsPerMinute: 7 });
    expect(one.owner).toMatch(/^[0-9a-f]{64}$/);
    expect(gate({ ...nothing, username: 'jo', apiKey: 'two' }).owner).not.toBe(one.owner);
    expect(gate({ ...nothing, username: 'jo' }).owner).toBeUndefined();
  });

  it('counts a network of IPv6 as one', () => {
    const ids = ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:ffff::1', '::ffff:10.0.0.1'].map(
      (client) => gate({ ...nothing, client }).id,
    );
    expect(ids[0]).toBe(ids[1]);
    expect(ids[2]).toBe('guest 10.0.0.1');
  });
});

describe('limits', () => {
  it('count requests by the minute and characters by the day', async () => {
    let now = 90_000;
    const clock = () => now;
    const counter = createCounter(clock);
    const caller = { id: 'a', owner: undefined, limits: { requestsPerMinute: 2, charactersPerDay: 100 } };
    await countRequest(counter, caller, clock);
    await countRequest(counter, caller, clock);
    await expect(countRequest(counter, caller, clock)).rejects.toMatchObject({
      status: 429,
      code: 'too-many-requests',
      headers: { 'retry-after': '30' },
    });
    await countRequest(counter, { ...caller, id: 'b' }, clock);
    await countCharacters(counter, caller, 60, clock);
    await expect(countCharacters(counter, caller, 41, clock)).rejects.toMatchObject({
      status: 429,
      code: 'quota-exceeded',
    });
    await countCharacters(counter, caller, 40, clock);
    now = 120_000;
    await countRequest(counter, caller, clock);
  });
});

describe('own dictionaries', () => {
  it('outlive the process in their folder', async () => {
    const place = join(folder, 'words');
    const owner = 'a'.repeat(64);
    const store = createWordStore(place);
    const added = await Promise.all(['b', 'a', 'b'].map((word) => store.add(owner, '', word)));
    expect(added).toEqual([true, true, false]);
    await store.add(owner, 'team', 'c');
    const again = createWordStore(place);
    expect(await again.list(owner, [''])).toEqual(['a', 'b']);
    expect(await again.list(owner, ['', 'team', 'none'])).toEqual(['a', 'b', 'c']);
    expect([await again.remove(owner, '', 'a'), await again.remove(owner, '', 'a')]).toEqual([true, false]);
    expect(await createWordStore(place).list(owner, [''])).toEqual(['b']);
  });

  it('have an end', async () => {
    const store = createWordStore();
    for (let i = 0; i < 20; i++) await store.add('o', `dict ${i}`, 'word');
    await expect(store.add('o', 'one more', 'word')).rejects.toMatchObject({ code: 'quota-exceeded' });
    for (let i = 0; i < 9980; i++) await store.add('o', 'dict 0', `word ${i}`);
    await expect(store.add('o', 'dict 0', 'last')).rejects.toMatchObject({ status: 429 });
  });
});
