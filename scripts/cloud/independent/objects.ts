// What the product does with objects, run against third-party storage.
import assert from 'node:assert/strict';
import type { CloudStorage } from '../../../src/services/cloud/storage/storage.ts';
import { PART_BYTES, type PartialUpload } from '../../../src/services/cloud/storage/uploadInParts.ts';
import { openStorage, type StorageWorld } from './product.ts';
import { codeOf, type Steps } from './steps.ts';

const mine = { level: 'private' } as const;
const bytesOf = (text: string) => new TextEncoder().encode(text);
/** Bytes that differ from place to place, so that a misplaced part is noticed. */
const big = (size: number) => Uint8Array.from({ length: size }, (_, index) => (index * 31 + (index >> 12)) % 251);
const same = (one: Uint8Array, other: Uint8Array) => assert.equal(Buffer.compare(one, other), 0, 'other bytes');

/** What the storage on the other side is known not to support. */
export interface Lacks {
  signatures?: string;
  conditions?: string;
  conditionsOfParts?: string;
  clock?: string;
}

async function plainObjects(steps: Steps, storage: CloudStorage): Promise<void> {
  await steps.run('an object comes back with its name and type', async () => {
    const put = { ...mine, name: 'Größe & "mehr".txt', contentType: 'text/plain', metadata: { a: 'b' } };
    const { eTag } = await storage.put('plain.txt', bytesOf('Grüße'), put);
    const found = await storage.get('plain.txt', mine);
    same(found.bytes, bytesOf('Grüße'));
    assert.deepEqual(
      [found.name, found.contentType, found.metadata, found.eTag],
      [put.name, 'text/plain', { a: 'b' }, eTag],
    );
    assert.ok(Math.abs(found.lastModified - Date.now()) < 60_000);
  });
  await steps.run('an empty object is one', async () => {
    await storage.put('empty', new Uint8Array(), mine);
    assert.equal((await storage.get('empty', mine)).bytes.length, 0);
  });
  await steps.run('a list has every key of a folder, odd ones included', async () => {
    const names = ['list/a b+c', 'list/ä', 'list/d/e', "list/(1)!'*~", 'list/&<>"', 'list/100%25'];
    for (const name of names) await storage.put(name, bytesOf(name), mine);
    const found = await storage.list('list/', mine);
    assert.deepEqual(found.map(({ key }) => key).toSorted(), names.toSorted());
    assert.deepEqual(found.map(({ size, key }) => size === bytesOf(key).length).includes(false), false);
    for (const name of names) same((await storage.get(name, mine)).bytes, bytesOf(name));
  });
  await steps.run('a list goes on behind a thousand keys', async () => {
    const names = Array.from({ length: 1003 }, (_, index) => `many/${index}`);
    for (let at = 0; at < names.length; at += 16) {
      await Promise.all(names.slice(at, at + 16).map((name) => storage.put(name, bytesOf('x'), mine)));
    }
    assert.equal((await storage.list('many/', mine)).length, names.length);
  });
  await steps.run('an object is removed, also twice, and is gone', async () => {
    await storage.remove('plain.txt', mine);
    await storage.remove('plain.txt', mine);
    assert.equal(await codeOf(storage.get('plain.txt', mine)), 'NoSuchKey');
  });
}

async function conditions(steps: Steps, storage: CloudStorage, lacks: Lacks): Promise<void> {
  await steps.run(
    'nothing is written over a change of somebody else',
    async () => {
      const { eTag } = await storage.put('condition', bytesOf('one'), { ...mine, expected: null });
      const again = storage.put('condition', bytesOf('two'), { ...mine, expected: null });
      assert.equal(await codeOf(again), 'PreconditionFailed');
      await storage.put('condition', bytesOf('two'), { ...mine, expected: eTag });
      const late = storage.put('condition', bytesOf('three'), { ...mine, expected: eTag });
      assert.equal(await codeOf(late), 'PreconditionFailed');
      assert.equal(await codeOf(storage.put('never', bytesOf('x'), { ...mine, expected: eTag })), 'NoSuchKey');
      same((await storage.get('condition', mine)).bytes, bytesOf('two'));
    },
    lacks.conditions,
  );
  await steps.run(
    'neither is it by an upload in parts',
    async () => {
      const { eTag } = await storage.put('parts-condition', bytesOf('one'), mine);
      const file = big(PART_BYTES + 5);
      const begun = async () => void (await storage.put('parts-condition', bytesOf('meanwhile'), mine));
      const late = storage.put('parts-condition', file, { ...mine, expected: eTag, begun });
      assert.equal(await codeOf(late), 'PreconditionFailed');
      const first = storage.put('parts-condition', file, { ...mine, expected: null });
      assert.equal(await codeOf(first), 'PreconditionFailed');
      same((await storage.get('parts-condition', mine)).bytes, bytesOf('meanwhile'));
      const { eTag: now } = await storage.get('parts-condition', mine);
      await storage.put('parts-condition', file, { ...mine, expected: now });
      same((await storage.get('parts-condition', mine)).bytes, file);
    },
    lacks.conditionsOfParts,
  );
}

async function parts(steps: Steps, storage: CloudStorage, world: StorageWorld): Promise<void> {
  const file = big(2 * PART_BYTES + 77);
  await steps.run('a large object goes up in parts and tells how far it is', async () => {
    const seen: number[] = [];
    await storage.put('big', file, { ...mine, name: 'big.pdf', progress: ({ loaded }) => void seen.push(loaded) });
    assert.deepEqual([seen[0], seen.at(-1)], [0, file.length]);
    const found = await storage.get('big', mine);
    same(found.bytes, file);
    assert.equal(found.name, 'big.pdf');
  });
  await steps.run('one that broke off goes on with what is missing', async () => {
    let sent = 0;
    let first: Promise<Response> | undefined;
    // One part arrives; the ones after it are refused.
    const tearing = openStorage({
      ...world,
      fetch: async (input, init) => {
        if (init?.method !== 'PUT') return fetch(input, init);
        if (!first) return (first = fetch(input, init));
        await first;
        return new Response('<Error><Code>AccessDenied</Code></Error>', { status: 403 });
      },
    });
    const counting = openStorage({
      ...world,
      fetch: async (input, init) => {
        if (init?.method === 'PUT') sent += 1;
        return fetch(input, init);
      },
    });
    let upload: PartialUpload | undefined;
    const begun = (one: PartialUpload) => void (upload = one);
    assert.equal(await codeOf(tearing.put('resumed', file, { ...mine, begun })), 'AccessDenied');
    assert.ok(upload);
    await counting.put('resumed', file, { ...mine, resume: upload });
    assert.equal(sent, 2, 'parts sent the second time');
    same((await storage.get('resumed', mine)).bytes, file);
  });
  await steps.run('a cancelled one leaves nothing', async () => {
    const control = new AbortController();
    const progress = ({ loaded }: { loaded: number }) => loaded > 0 && control.abort();
    const cancelled = storage.put('cancelled', file, { ...mine, signal: control.signal, progress });
    assert.equal(await codeOf(cancelled), 'AbortError');
    assert.equal(await codeOf(storage.get('cancelled', mine)), 'NoSuchKey');
  });
}

async function addresses(steps: Steps, storage: CloudStorage, lacks: Lacks): Promise<void> {
  await steps.run('an address for reading works, with the headers it names', async () => {
    await storage.put('link', bytesOf('linked'), mine);
    const disposition = 'attachment; filename="a.txt"';
    const answer = await fetch(await storage.getUrl('link', { ...mine, disposition, type: 'text/x' }));
    assert.equal(await answer.text(), 'linked');
    assert.deepEqual(
      [answer.headers.get('content-disposition'), answer.headers.get('content-type')?.split(';')[0]],
      [disposition, 'text/x'],
    );
  });
  await steps.run('an address for an upload works', async () => {
    const url = await storage.putUrl('uploaded', mine);
    const headers = { 'content-type': 'binary/octet-stream' };
    const answer = await fetch(url, { method: 'PUT', headers, body: 'from outside' });
    assert.equal(answer.status, 200);
    same((await storage.get('uploaded', mine)).bytes, bytesOf('from outside'));
  });
  await steps.run(
    'an address is good for its own key only',
    async () => {
      const url = await storage.getUrl('link', mine);
      assert.equal((await fetch(url.replace('/link?', '/condition?'))).status, 403);
    },
    lacks.signatures,
  );
}

/** All steps for a storage. */
export async function objectSteps(steps: Steps, world: StorageWorld, lacks: Lacks): Promise<void> {
  const storage = openStorage(world);
  await plainObjects(steps, storage);
  await conditions(steps, storage, lacks);
  await parts(steps, storage, world);
  await addresses(steps, storage, lacks);
  await steps.run(
    'wrong keys are refused, and the person is told so',
    async () => {
      const getCredentials = async () => ({ ...(await world.getCredentials()), secretAccessKey: 'wrong' });
      assert.equal(await codeOf(openStorage({ ...world, getCredentials }).get('link', mine)), 'SignatureDoesNotMatch');
    },
    lacks.signatures,
  );
  await steps.run(
    'a device whose clock is two hours behind works',
    async () => {
      const statuses: number[] = [];
      const late = openStorage({
        ...world,
        now: () => Date.now() - 7_200_000,
        fetch: async (input, init) => {
          const answer = await fetch(input, init);
          statuses.push(answer.status);
          return answer;
        },
      });
      same((await late.get('link', mine)).bytes, bytesOf('linked'));
      assert.deepEqual(statuses.at(-1), 200);
    },
    lacks.clock,
  );
}
