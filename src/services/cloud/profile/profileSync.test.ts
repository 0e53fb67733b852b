import 'fake-indexeddb/auto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openWorld } from '../../../../tests/setup/accounts.ts';
import { heldWords } from '../../../../tests/setup/documents.ts';
import { openStorage } from '../../../../tests/setup/storage.ts';
import { deleteLocal, localBases } from '../documents/localRecords.ts';
import type { CloudStorage } from '../storage/storage.ts';
import { exchange } from './profileSync.ts';

const OBJECT = 'profile/words.json';
const privately = { level: 'private' } as const;
const world = openWorld();
let storage: CloudStorage;
beforeAll(() => world.signIn());
beforeEach(async () => {
  await deleteLocal();
  world.cloud.faults.clear();
  ({ storage } = await openStorage({ world }));
  await storage.remove(OBJECT, privately);
});

const parts = (owner: string) => ({ owner, storage, bases: localBases });
const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('the dictionary on two devices', () => {
  it('additions and removals of both arrive on both', async () => {
    const laptop = heldWords(['alpha', 'beta']);
    const phone = heldWords(['gamma']);
    await exchange(parts('laptop'), laptop.shared);
    await exchange(parts('phone'), phone.shared);
    await exchange(parts('laptop'), laptop.shared);
    expect([laptop.words, phone.words]).toEqual([
      ['alpha', 'beta', 'gamma'],
      ['alpha', 'beta', 'gamma'],
    ]);
    laptop.words = ['alpha', 'gamma', 'delta'];
    phone.words = ['beta', 'gamma'];
    await exchange(parts('laptop'), laptop.shared);
    await exchange(parts('phone'), phone.shared);
    await exchange(parts('laptop'), laptop.shared);
    expect(laptop.words).toEqual(['delta', 'gamma']);
    expect(phone.words).toEqual(['delta', 'gamma']);
  });

  it('a device that was overtaken rereads and loses nothing', async () => {
    const laptop = heldWords(['a']);
    await exchange(parts('laptop'), laptop.shared);
    const phone = heldWords(['p']);
    let once = true;
    const slow = heldWords(['s']);
    const read = async () => {
      if (once) {
        once = false;
        await exchange(parts('phone'), phone.shared);
      }
      return slow.words;
    };
    await exchange(parts('slow'), { ...slow.shared, read });
    expect(slow.words).toEqual(['a', 'p', 's']);
  });

  it('foreign content in the cloud is overwritten, the device’s own words stay', async () => {
    await storage.put(OBJECT, bytesOf('<html>'), privately);
    const laptop = heldWords(['a']);
    await exchange(parts('laptop'), laptop.shared);
    expect(laptop.words).toEqual(['a']);
    const phone = heldWords([]);
    await exchange(parts('phone'), phone.shared);
    expect(phone.words).toEqual(['a']);
  });

  it.each([
    ['is gone', () => storage.remove(OBJECT, privately)],
    ['is no JSON', () => storage.put(OBJECT, bytesOf('<html>'), privately)],
    ['is something else', () => storage.put(OBJECT, bytesOf('{"v":2}'), privately)],
  ])('this device’s words stay when the object %s', async (_what, spoil) => {
    const laptop = heldWords(['alpha', 'beta']);
    await exchange(parts('laptop'), laptop.shared);
    await spoil();
    await exchange(parts('laptop'), laptop.shared);
    expect(laptop.words).toEqual(['alpha', 'beta']);
    const kept = new TextDecoder().decode((await storage.get(OBJECT, privately)).bytes);
    expect(JSON.parse(kept)).toEqual(['alpha', 'beta']);
  });

  it('without a connection it rejects and changes nothing', async () => {
    world.cloud.faults.add({ operation: 'GetObject', kind: 'drop' });
    const laptop = heldWords(['a']);
    await expect(exchange(parts('laptop'), laptop.shared)).rejects.toMatchObject({ code: 'NetworkError' });
    expect(laptop.words).toEqual(['a']);
  });
});
