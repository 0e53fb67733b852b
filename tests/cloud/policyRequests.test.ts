// The response to requests for more than their role allows, with the stock clients: every way to reach somebody else's
// object, with the levels switched on and off, which is the default.
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  ListPartsCommand,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SharedLevel } from '../../scripts/cloud/local/core/settings.ts';
import { PASSWORD, Profile } from './library.ts';
import { type Keys, type ServedCloud, serveTestCloud } from './server.ts';

const Bucket = 'documents';

interface Place {
  served: ServedCloud;
  ada: { keys: Keys; s3: S3Client };
  eve: { keys: Keys; s3: S3Client };
  guest: { keys: Keys; s3: S3Client };
}

async function openPlace(levels: readonly SharedLevel[]): Promise<Place> {
  const served = await serveTestCloud({ levels });
  const enter = async (email: string) => {
    served.cloud.operators.create(email, PASSWORD);
    const { session } = await new Profile(served).enter(email);
    const keys = await served.getKeys(served.poolLogin(session.getIdToken().getJwtToken()));
    return { keys, s3: served.objects(keys) };
  };
  const keys = await served.getKeys();
  const guest = { keys, s3: served.objects(keys) };
  return { served, guest, ada: await enter('ada@example.com'), eve: await enter('eve@example.com') };
}

const refused = async (what: string, sent: Promise<unknown>) =>
  expect(await sent.catch((error: Error & { $metadata: object }) => [error.name, error.$metadata]), what).toMatchObject(
    [what === 'HeadObject' ? 'Unknown' : 'AccessDenied', { attempts: 1, httpStatusCode: 403 }],
  );

/** Every way to change or see what is under a key; `theirs` is a key of the attacker's own that holds an object. */
function attacks(s3: S3Client, Key: string, theirs: string): [string, () => Promise<unknown>][] {
  const source = (key: string) => `${Bucket}/${encodeURIComponent(key)}`;
  const UploadId = 'a'.repeat(64);
  return [
    ['PutObject', () => s3.send(new PutObjectCommand({ Bucket, Key, Body: 'eve' }))],
    ['CopyObject onto it', () => s3.send(new CopyObjectCommand({ Bucket, Key, CopySource: source(theirs) }))],
    ['DeleteObject', () => s3.send(new DeleteObjectCommand({ Bucket, Key }))],
    ['CreateMultipartUpload', () => s3.send(new CreateMultipartUploadCommand({ Bucket, Key }))],
    ['UploadPart', () => s3.send(new UploadPartCommand({ Bucket, Key, UploadId, PartNumber: 1, Body: 'eve' }))],
    ['CompleteMultipartUpload', () => s3.send(new CompleteMultipartUploadCommand({ Bucket, Key, UploadId }))],
    ['AbortMultipartUpload', () => s3.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }))],
    ['ListParts', () => s3.send(new ListPartsCommand({ Bucket, Key, UploadId }))],
    ['ListObjectsV2', () => s3.send(new ListObjectsV2Command({ Bucket, Prefix: Key.replace('a.txt', '') }))],
  ];
}

const content = async ({ s3 }: Place['ada'], Key: string) =>
  (await s3.send(new GetObjectCommand({ Bucket, Key }))).Body?.transformToString();

describe.each(['public', 'protected'] as const)('the level %s, switched on', (level) => {
  let place: Place;
  let mine: string;
  let theirs: string;
  beforeAll(async () => {
    place = await openPlace([level]);
    const { ada, eve } = place;
    mine = `${level}/${ada.keys.identityId}/a.txt`;
    theirs = `${level}/${eve.keys.identityId}/a.txt`;
    await ada.s3.send(new PutObjectCommand({ Bucket, Key: mine, Body: 'ada' }));
    await eve.s3.send(new PutObjectCommand({ Bucket, Key: theirs, Body: 'eve' }));
  });
  afterAll(() => place.served.close());

  it('can be read by others who are signed in', async () => {
    expect(await content(place.eve, mine)).toBe('ada');
  });

  it("nobody can change, remove or list somebody else's object", async () => {
    const { ada, eve, guest } = place;
    for (const { s3 } of [eve, guest]) {
      for (const [what, sent] of attacks(s3, mine, theirs)) await refused(what, sent());
      for (const [what, sent] of attacks(s3, `${level}/a.txt`, theirs)) await refused(what, sent());
      for (const Prefix of [`${level}/`, '', undefined]) {
        await refused(`list of ${Prefix}`, s3.send(new ListObjectsV2Command({ Bucket, Prefix })));
      }
    }
    const several = await eve.s3.send(
      new DeleteObjectsCommand({ Bucket, Delete: { Objects: [{ Key: mine }, { Key: theirs }] } }),
    );
    expect([several.Errors?.map(({ Key, Code }) => [Key, Code]), several.Deleted?.map(({ Key }) => Key)]).toEqual([
      [[mine, 'AccessDenied']],
      [theirs],
    ]);
    await eve.s3.send(new PutObjectCommand({ Bucket, Key: theirs, Body: 'eve' }));
    expect(await content(ada, mine)).toBe('ada');
  });

  it('a signed address allows no more than its signer', async () => {
    const { ada, eve, guest } = place;
    for (const { s3 } of [eve, guest]) {
      const put = await getSignedUrl(s3, new PutObjectCommand({ Bucket, Key: mine }));
      expect((await fetch(put, { method: 'PUT', body: '' })).status).toBe(403);
      const remove = await getSignedUrl(s3, new DeleteObjectCommand({ Bucket, Key: mine }));
      expect((await fetch(remove, { method: 'DELETE' })).status).toBe(403);
      const list = await getSignedUrl(s3, new ListObjectsV2Command({ Bucket, Prefix: `${level}/` }));
      expect((await fetch(list)).status).toBe(403);
    }
    const own = await getSignedUrl(eve.s3, new GetObjectCommand({ Bucket, Key: theirs }));
    // The address of one object does not work for another.
    const other = own.replace(encodeURIComponent(eve.keys.identityId), encodeURIComponent(ada.keys.identityId));
    expect([(await fetch(own)).status, (await fetch(other)).status]).toEqual([200, 403]);
    expect(await content(ada, mine)).toBe('ada');
  });

  it('a guest reads nothing', async () => {
    const { s3 } = place.guest;
    await refused('GetObject', s3.send(new GetObjectCommand({ Bucket, Key: mine })));
    await refused('HeadObject', s3.send(new HeadObjectCommand({ Bucket, Key: mine })));
    const link = await getSignedUrl(s3, new GetObjectCommand({ Bucket, Key: mine }));
    expect((await fetch(link)).status).toBe(403);
  });
});

describe('by default, with the levels off', () => {
  let place: Place;
  let mine: string;
  let theirs: string;
  beforeAll(async () => {
    place = await openPlace([]);
    mine = `private/${place.ada.keys.identityId}/a.txt`;
    theirs = `private/${place.eve.keys.identityId}/a.txt`;
    await place.ada.s3.send(new PutObjectCommand({ Bucket, Key: mine, Body: 'ada' }));
    await place.eve.s3.send(new PutObjectCommand({ Bucket, Key: theirs, Body: 'eve' }));
  });
  afterAll(() => place.served.close());

  it("another identity's prefix, the shared levels and the root are refused at once, also to a guest (row 22)", async () => {
    const { ada, eve, guest } = place;
    for (const { s3, keys } of [eve, guest]) {
      const shared = ['public', 'protected'].flatMap((level) => [
        `${level}/${keys.identityId}/a.txt`,
        `${level}/a.txt`,
      ]);
      for (const key of [mine, ...shared]) {
        for (const [what, sent] of attacks(s3, key, theirs)) await refused(`${what} ${key}`, sent());
        await refused('GetObject', s3.send(new GetObjectCommand({ Bucket, Key: key })));
      }
      // An object that somebody may not read is not copied to where they may.
      const copy = { Bucket, Key: theirs, CopySource: `${Bucket}/${encodeURIComponent(mine)}` };
      await refused('CopyObject from it', s3.send(new CopyObjectCommand(copy)));
    }
    await refused('the root', ada.s3.send(new ListObjectsV2Command({ Bucket })));
    expect(await content(ada, mine)).toBe('ada');
    expect(await content(eve, theirs)).toBe('eve');
  });

  it('a key that climbs out of its folder is not found (row 21)', async () => {
    const { s3 } = place.ada;
    const missing = { $metadata: { httpStatusCode: 404 } };
    for (const Key of ['public/../private/other/x', mine.replace('a.txt', '../../private/other/x'), '..', 'public/.']) {
      const read = s3.send(new GetObjectCommand({ Bucket, Key }));
      expect(await read.catch((error: Error) => error), Key).toMatchObject(missing);
      const written = s3.send(new PutObjectCommand({ Bucket, Key, Body: 'x' }));
      expect(await written.catch((error: Error) => error), Key).toMatchObject(missing);
    }
  });

  it('another bucket does not exist', async () => {
    const sent = place.ada.s3.send(new GetObjectCommand({ Bucket: 'other', Key: mine }));
    expect(await sent.catch((error: Error) => error.name)).toBe('NoSuchBucket');
  });
});
