import 'fake-indexeddb/auto';
import { afterEach, expect, it } from 'vitest';
import { EMAIL, failureOf, openWorld, PASSWORD } from '../../../../tests/setup/accounts.ts';
import { newText, openDevice } from '../../../../tests/setup/documents.ts';
import { openStorage } from '../../../../tests/setup/storage.ts';
import { useSession } from '../../person/sessionState.ts';
import type { Documents } from '../documents/documents.ts';
import { deleteLocal, localRecords } from '../documents/localRecords.ts';
import { keysOfOwner, ownerNow } from './ownKeys.ts';

afterEach(deleteLocal);

it('without a session nobody owns anything', async () => {
  const world = openWorld();
  expect(() => ownerNow()).toThrow('not authenticated');
  expect((await failureOf(keysOfOwner('anna', world.auth.getCredentials)())).code).toBe('NotAuthenticated');
});

it('data in flight when somebody else signs in waits for its owner and reaches nobody else', async () => {
  const world = openWorld();
  world.cloud.operators.create('bob@example.com', PASSWORD);
  await world.signIn(EMAIL);
  const owner = ownerNow();
  const repeated: (() => void)[] = [];
  const { storage, requests } = await openStorage({
    world,
    env: {
      getCredentials: keysOfOwner(owner, () => world.auth.getCredentials()),
      // While the upload waits for its repetition, another person signs in.
      sleep: async () => {
        void documents.dispose();
        await world.auth.signOut();
        await world.signIn('bob@example.com');
      },
    },
  });
  const documents: Documents = openDevice(storage, {
    owner,
    later: (_milliseconds, run) => {
      repeated.push(run);
      return () => {};
    },
  });
  const id = await documents.create(newText('Diary', 'Mine'));
  world.cloud.faults.add({ operation: 'PutObject', kind: 'status', status: 500, times: 1 });
  const before = repeated.length;
  await documents.flush();
  expect(ownerNow()).not.toBe(owner);
  expect(requests.filter((one) => one.startsWith('PUT'))).toHaveLength(1);
  // It is kept for its owner, and nothing goes on by itself.
  expect((await localRecords.get(owner, id))?.mine?.text).toBe('Mine');
  expect(repeated).toHaveLength(before);
  const bobs = await openStorage({ world });
  expect(await bobs.storage.list('', { level: 'private' })).toEqual([]);
  useSession.setState({ state: 'guest', plan: 'free' }, true);
});
