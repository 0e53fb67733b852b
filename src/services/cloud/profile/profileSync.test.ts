import 'fake-indexeddb/auto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openWorld } from '../../../../tests/setup/accounts.ts';
import { heldWords } from '../../../../tests/setup/documents.ts';
import { openStorage } from '../../../../tests/setup/storage.ts';
import type { TeamFile } from '../../words/teamFile.ts';
import { deleteLocal, localBases } from '../documents/localRecords.ts';
import type { CloudStorage } from '../storage/storage.ts';
import { exchange } from './profileSync.ts';
import { sharedTeam } from './profileValues.ts';

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

describe('the team’s word list on two devices', () => {
  const TEAM = 'profile/team.json';
  beforeEach(() => storage.remove(TEAM, privately));
  const team = (name: string, at: number): TeamFile => ({ name, words: [`${name}word`], at });
  const held = (file: TeamFile | null) => {
    const device = {
      file,
      shared: {
        ...sharedTeam(''),
        read: async () => device.file,
        write: async (value: TeamFile | null) => void (device.file = value),
      },
    };
    return device;
  };

  it('is added, replaced and removed on both; two at once leave the newer', async () => {
    const [laptop, phone] = [held(team('a', 1)), held(null)];
    const both = async () => {
      await exchange(parts('laptop'), laptop.shared);
      await exchange(parts('phone'), phone.shared);
      await exchange(parts('laptop'), laptop.shared);
      return [laptop.file, phone.file];
    };
    expect(await both()).toEqual([team('a', 1), team('a', 1)]);
    phone.file = team('b', 2);
    expect(await both()).toEqual([team('b', 2), team('b', 2)]);
    [laptop.file, phone.file] = [team('d', 4), team('c', 3)];
    expect(await both()).toEqual([team('d', 4), team('d', 4)]);
    laptop.file = null;
    expect(await both()).toEqual([null, null]);
  });

  it('is nothing in the cloud for somebody who has none', async () => {
    await exchange(parts('laptop'), held(null).shared);
    await expect(storage.get(TEAM, privately)).rejects.toMatchObject({ code: 'NoSuchKey' });
  });

  it.each([
    ['GetObject', 'drop'],
    ['PutObject', 'drop'],
  ] as const)('stays on its device while %s fails, and is sent once that works', async (operation, kind) => {
    const laptop = held(team('a', 1));
    world.cloud.faults.add({ operation, kind });
    await expect(exchange(parts('laptop'), laptop.shared)).rejects.toMatchObject({ code: 'NetworkError' });
    expect(laptop.file).toEqual(team('a', 1));
    world.cloud.faults.clear();
    const phone = held(null);
    await exchange(parts('laptop'), laptop.shared);
    await exchange(parts('phone'), phone.shared);
    expect(phone.file).toEqual(team('a', 1));
  });

  it('replaces foreign content in the cloud', async () => {
    await storage.put(TEAM, bytesOf('{"words": 7}'), privately);
    const laptop = held(team('a', 1));
    await exchange(parts('laptop'), laptop.shared);
    expect(JSON.parse(new TextDecoder().decode((await storage.get(TEAM, privately)).bytes))).toEqual(team('a', 1));
  });
});
