import 'fake-indexeddb/auto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openWorld } from '../../../tests/setup/accounts.ts';
import { openStorage } from '../../../tests/setup/storage.ts';
import { deleteLocal, localBases } from './localRecords.ts';
import { mergeWords } from './mergeProfile.ts';
import { exchange, type SharedValue } from './profileSync.ts';
import type { CloudStorage } from './storage.ts';

const world = openWorld();
let storage: CloudStorage;
beforeAll(() => world.signIn());
beforeEach(async () => {
  await deleteLocal();
  world.cloud.faults.clear();
  ({ storage } = await openStorage({ world }));
  await storage.remove('profile/words.json', { level: 'private' });
});

function device(words: string[], beforeWrite?: () => Promise<void>) {
  const held = { words };
  const shared: SharedValue<string[]> = {
    name: 'words',
    empty: [],
    read: async () => {
      await beforeWrite?.();
      return held.words;
    },
    write: async (value) => {
      held.words = value;
    },
    merge: mergeWords,
    parse: (raw) => (Array.isArray(raw) ? raw.filter((one) => typeof one === 'string') : undefined),
  };
  return { held, shared };
}
const parts = (owner: string) => ({ owner, storage, bases: localBases });

describe('the dictionary on two devices', () => {
  it('additions and removals of both arrive on both', async () => {
    const laptop = device(['alpha', 'beta']);
    const phone = device(['gamma']);
    await exchange(parts('laptop'), laptop.shared);
    await exchange(parts('phone'), phone.shared);
    await exchange(parts('laptop'), laptop.shared);
    expect([laptop.held.words, phone.held.words]).toEqual([
      ['alpha', 'beta', 'gamma'],
      ['alpha', 'beta', 'gamma'],
    ]);
    laptop.held.words = ['alpha', 'gamma', 'delta'];
    phone.held.words = ['beta', 'gamma'];
    await exchange(parts('laptop'), laptop.shared);
    await exchange(parts('phone'), phone.shared);
    await exchange(parts('laptop'), laptop.shared);
    expect(laptop.held.words).toEqual(['delta', 'gamma']);
    expect(phone.held.words).toEqual(['delta', 'gamma']);
  });

  it('a device that was overtaken reads again and loses nothing', async () => {
    const laptop = device(['a']);
    await exchange(parts('laptop'), laptop.shared);
    const phone = device(['p']);
    let once = true;
    const slow = device(['s'], async () => {
      if (once) {
        once = false;
        await exchange(parts('phone'), phone.shared);
      }
    });
    await exchange(parts('slow'), slow.shared);
    expect(slow.held.words).toEqual(['a', 'p', 's']);
  });

  it('foreign content in the cloud is written over, the own words stay', async () => {
    await storage.put('profile/words.json', new TextEncoder().encode('<html>'), { level: 'private' });
    const laptop = device(['a']);
    await exchange(parts('laptop'), laptop.shared);
    expect(laptop.held.words).toEqual(['a']);
    const phone = device([]);
    await exchange(parts('phone'), phone.shared);
    expect(phone.held.words).toEqual(['a']);
  });

  it('without a line it rejects and changes nothing', async () => {
    world.cloud.faults.add({ operation: 'GetObject', kind: 'drop' });
    const laptop = device(['a']);
    await expect(exchange(parts('laptop'), laptop.shared)).rejects.toMatchObject({ code: 'NetworkError' });
    expect(laptop.held.words).toEqual(['a']);
  });
});
