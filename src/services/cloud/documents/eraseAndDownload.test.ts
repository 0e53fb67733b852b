// Erasing and downloading a person's cloud data: nothing comes back after it was erased, and a partial download never
// passes for a complete one.
import 'fake-indexeddb/auto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failureOf, openWorld, type World } from '../../../../tests/setup/accounts.ts';
import { openStorage } from '../../../../tests/setup/storage.ts';
import { useSession } from '../../person/session.ts';
import { collectCloud, eraseCloud, forgetCloud, openCloud } from '../cloud.ts';
import type { StorageEnvironment } from '../storage/client.ts';
import { ownerNow } from '../storage/ownKeys.ts';
import type { CloudStorage } from '../storage/storage.ts';
import { deleteLocal, localRecords } from './localRecords.ts';

const current: { env?: StorageEnvironment; failing?: Promise<never> | undefined } = {};
vi.mock('../environment.ts', () => ({ browserStorage: () => current.failing ?? Promise.resolve(current.env) }));

/** Words and settings are sent so long after the cloud was opened (cloud.ts). */
const REST_MS = 3_000;
const privately = { level: 'private' } as const;

let world: World;
let storage: CloudStorage;
beforeEach(async () => {
  vi.stubGlobal('window', new EventTarget());
  world = openWorld();
  await world.signIn();
  const opened = await openStorage({ world });
  ({ storage } = opened);
  current.env = opened.env;
});
afterEach(async () => {
  world.cloud.faults.clear();
  await world.auth.signOut();
  // The automatic work after the sign-out is done.
  await pause(100);
  await deleteLocal();
});

const text = (name: string) => ({ name, text: 'Hello', language: 'en', ignoredWords: [], ignoredIssues: [] });
const keys = async () => (await storage.list('', privately)).map(({ key }) => key);

it('a cloud that could not be opened for one person does not affect the next', async () => {
  let fail = (_error: Error) => {};
  current.failing = new Promise((_resolve, reject) => {
    fail = reject;
  });
  const refused = openCloud().catch((error: Error) => error.message);
  useSession.setState({ sub: 'somebody else' });
  current.failing = undefined;
  const second = openCloud();
  fail(new Error('The part could not be loaded'));
  expect(await refused).toBe('The part could not be loaded');
  expect((await second).owner).toBe('somebody else');
});

describe('erasing', () => {
  it('leaves nothing, and nothing pending on this device is sent afterwards', async () => {
    const { documents } = await openCloud();
    await documents.create(text('Sent'));
    await documents.flush();
    await documents.create(text('Waits'));
    const owner = ownerNow();
    await eraseCloud();
    expect(await keys()).toEqual([]);
    await documents.flush();
    await pause(REST_MS + 500);
    expect(await keys()).toEqual([]);
    await forgetCloud();
    expect(await localRecords.all(owner)).toEqual([]);
  }, 20_000);
});

it('erasing stops what is about to be sent', async () => {
  const env = current.env as StorageEnvironment;
  // Before anything is sent, the room is asked for: here that takes longer than the erasing.
  current.env = {
    ...env,
    fetch: async (input, init) => {
      if ((input as string).includes('/usage/')) await pause(600);
      return env.fetch(input, init);
    },
  };
  const { documents } = await openCloud();
  await documents.create(text('Waits'));
  const underWay = documents.flush();
  await eraseCloud();
  await underWay;
  await pause(100);
  expect(await keys()).toEqual([]);
}, 20_000);

describe('the download', () => {
  it('has every document', async () => {
    const { documents } = await openCloud();
    for (const name of ['A', 'B']) await documents.create(text(name));
    await documents.flush();
    const { documents: all } = (await collectCloud()) as { documents: { name: string }[] };
    expect(all.map(({ name }) => name).toSorted()).toEqual(['A', 'B']);
  });

  it('is refused when the list cannot be read: an earlier visit’s list would pass for the complete one', async () => {
    const { documents } = await openCloud();
    await documents.create(text('A'));
    await documents.flush();
    world.cloud.faults.add({ operation: 'ListObjectsV2', kind: 'status', status: 403, code: 'AccessDenied' });
    expect((await failureOf(collectCloud())).code).toBe('AccessDenied');
  });
});
