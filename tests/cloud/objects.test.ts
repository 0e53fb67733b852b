// Objects with the stock clients over a real connection.
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
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, Profile } from './library.ts';
import { type Keys, type ServedCloud, serveTestCloud } from './server.ts';

const Bucket = 'documents';
let served: ServedCloud;
let ada: { keys: Keys; s3: S3Client };
const nameOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'none',
    (error: Error) => error.name,
  );

async function signedIn(email: string) {
  served.cloud.operators.create(email, PASSWORD);
  const { session } = await new Profile(served).enter(email);
  const keys = await served.getKeys(served.poolLogin(session.getIdToken().getJwtToken()));
  return { keys, s3: served.objects(keys) };
}

beforeAll(async () => {
  served = await serveTestCloud();
  ada = await signedIn('ada@example.com');
});
afterAll(() => served.close());

const mine = (name: string) => `private/${ada.keys.identityId}/${name}`;
const put = (Key: string, Body: string | Uint8Array, more = {}) =>
  ada.s3.send(new PutObjectCommand({ Bucket, Key, Body, ...more }));
const get = (Key: string, more = {}) => ada.s3.send(new GetObjectCommand({ Bucket, Key, ...more }));

describe('one object', () => {
  it('is returned as it was stored, with type and metadata', async () => {
    const { ETag } = await put(mine('a b+c.txt'), 'Grüße', {
      ContentType: 'text/plain',
      CacheControl: 'no-cache',
      Metadata: { name: 'a%20b' },
    });
    const found = await get(mine('a b+c.txt'));
    expect(await found.Body?.transformToString()).toBe('Grüße');
    expect(found).toMatchObject({
      ContentType: 'text/plain',
      CacheControl: 'no-cache',
      Metadata: { name: 'a%20b' },
      ETag,
    });
    const head = await ada.s3.send(new HeadObjectCommand({ Bucket, Key: mine('a b+c.txt') }));
    expect(head).toMatchObject({ ContentLength: 7, ContentType: 'text/plain', ETag });
  });

  it('has the standard type when none is given', async () => {
    await put(mine('plain'), 'x', { ContentType: undefined });
    expect((await get(mine('plain'))).ContentType).toMatch(/octet-stream/);
  });

  it('can be read in ranges', async () => {
    await put(mine('range'), '0123456789');
    const part = await get(mine('range'), { Range: 'bytes=2-4' });
    expect(await part.Body?.transformToString()).toBe('234');
    expect(part.ContentRange).toBe('bytes 2-4/10');
    expect(await (await get(mine('range'), { Range: 'bytes=-3' })).Body?.transformToString()).toBe('789');
    expect(await nameOf(get(mine('range'), { Range: 'bytes=20-30' }))).toBe('InvalidRange');
  });

  it('is not overwritten against a condition', async () => {
    const { ETag } = await put(mine('condition'), 'one', { IfNoneMatch: '*' });
    expect(await nameOf(put(mine('condition'), 'two', { IfNoneMatch: '*' }))).toBe('PreconditionFailed');
    await put(mine('condition'), 'two', { IfMatch: ETag });
    expect(await nameOf(put(mine('condition'), 'three', { IfMatch: ETag }))).toBe('PreconditionFailed');
  });

  it('is copied within the folder', async () => {
    await put(mine('original'), 'text', { Metadata: { name: 'x' } });
    const copy = { Bucket, CopySource: `${Bucket}/${encodeURIComponent(mine('original'))}`, Key: mine('copy') };
    await ada.s3.send(new CopyObjectCommand(copy));
    const found = await get(mine('copy'));
    expect(await found.Body?.transformToString()).toBe('text');
    expect(found.Metadata).toEqual({ name: 'x' });
  });

  it('is deleted, even twice (row 26)', async () => {
    await put(mine('gone'), 'x');
    const remove = () => ada.s3.send(new DeleteObjectCommand({ Bucket, Key: mine('gone') }));
    expect((await remove()).$metadata.httpStatusCode).toBe(204);
    expect((await remove()).$metadata.httpStatusCode).toBe(204);
    expect(await nameOf(get(mine('gone')))).toBe('NoSuchKey');
    const head = ada.s3.send(new HeadObjectCommand({ Bucket, Key: mine('gone') }));
    expect(await nameOf(head)).toBe('NotFound');
  });
});

describe('lists', () => {
  const names = ['list/a', 'list/b', 'list/c', 'list/dir/d', 'list/dir/e'];
  beforeAll(async () => {
    for (const name of names) await put(mine(name), name);
  });
  const list = (more = {}) => ada.s3.send(new ListObjectsV2Command({ Bucket, Prefix: mine('list/'), ...more }));

  it('carry any name', async () => {
    const key = mine('odd/&\'<>"ü 1+1=2.txt');
    await put(key, 'x');
    const found = await ada.s3.send(new ListObjectsV2Command({ Bucket, Prefix: mine('odd/') }));
    expect(found.Contents?.map(({ Key }) => Key)).toEqual([key]);
  });

  it('come in pages', async () => {
    const first = await list({ MaxKeys: 2 });
    expect(first.Contents?.map(({ Key }) => Key)).toEqual([mine('list/a'), mine('list/b')]);
    expect(first).toMatchObject({ IsTruncated: true, KeyCount: 2 });
    const second = await list({ MaxKeys: 3, ContinuationToken: first.NextContinuationToken });
    expect(second.Contents?.map(({ Key }) => Key)).toEqual(['list/c', 'list/dir/d', 'list/dir/e'].map(mine));
    expect(second.IsTruncated).toBe(false);
  });

  it('group folders, even across pages', async () => {
    const all = await list({ Delimiter: '/' });
    expect(all.CommonPrefixes?.map(({ Prefix }) => Prefix)).toEqual([mine('list/dir/')]);
    expect(all.Contents).toHaveLength(3);
    const first = await list({ Delimiter: '/', MaxKeys: 4 });
    expect(first.KeyCount).toBe(4);
    expect(first.IsTruncated).toBe(false);
  });

  it('delete several', async () => {
    const Objects = [{ Key: mine('list/a') }, { Key: 'private/somebody/x' }];
    const done = await ada.s3.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
    expect(done.Deleted?.map(({ Key }) => Key)).toEqual([mine('list/a')]);
    expect(done.Errors?.map(({ Code }) => Code)).toEqual(['AccessDenied']);
  });
});

describe('uploads in parts', () => {
  const big = new Uint8Array(12 * 1024 * 1024).map((_, index) => index % 251);

  it('are assembled', async () => {
    const upload = new Upload({
      client: ada.s3,
      params: { Bucket, Key: mine('big'), Body: big, ContentType: 'text/plain' },
    });
    const seen: number[] = [];
    upload.on('httpUploadProgress', ({ loaded }) => seen.push(loaded ?? 0));
    await upload.done();
    const found = await get(mine('big'));
    expect(Buffer.from((await found.Body?.transformToByteArray()) ?? []).equals(Buffer.from(big))).toBe(true);
    expect(found.ETag).toMatch(/^"[0-9a-f]{32}-3"$/);
    expect(seen.at(-1)).toBe(big.length);
  });

  it('are listed and resumed, and refuse wrong parts', async () => {
    const Key = mine('parts');
    const { UploadId } = await ada.s3.send(new CreateMultipartUploadCommand({ Bucket, Key }));
    const part = (PartNumber: number, Body: Uint8Array) =>
      ada.s3.send(new UploadPartCommand({ Bucket, Key, UploadId, PartNumber, Body }));
    const one = await part(1, big.subarray(0, 5 * 1024 * 1024));
    const two = await part(2, new Uint8Array([1, 2, 3]));
    const listed = await ada.s3.send(new ListPartsCommand({ Bucket, Key, UploadId }));
    expect(listed.Parts?.map(({ PartNumber, Size }) => [PartNumber, Size])).toEqual([
      [1, 5 * 1024 * 1024],
      [2, 3],
    ]);
    const complete = (Parts: { PartNumber: number; ETag: string | undefined }[]) =>
      ada.s3.send(new CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts } }));
    const [first, second] = [
      { PartNumber: 1, ETag: one.ETag },
      { PartNumber: 2, ETag: two.ETag },
    ];
    expect(await nameOf(complete([second, first]))).toBe('InvalidPartOrder');
    expect(await nameOf(complete([{ PartNumber: 1, ETag: two.ETag }]))).toBe('InvalidPart');
    await complete([first, second]);
    expect((await get(Key)).ContentLength).toBe(5 * 1024 * 1024 + 3);
    expect(await nameOf(complete([first, second]))).toBe('NoSuchUpload');
  });

  it('leave nothing behind when aborted', async () => {
    const Key = mine('aborted');
    const { UploadId } = await ada.s3.send(new CreateMultipartUploadCommand({ Bucket, Key }));
    const abort = () => ada.s3.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
    await abort();
    expect(await nameOf(abort())).toBe('NoSuchUpload');
    expect(await nameOf(get(Key))).toBe('NoSuchKey');
  });
});

describe('signatures', () => {
  it('STO-7: an upload address carries the checksum of an empty body, unless that is switched off', async () => {
    const command = new PutObjectCommand({ Bucket, Key: mine('upload') });
    const refused = await fetch(await getSignedUrl(ada.s3, command), { method: 'PUT', body: 'text' });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('<Code>BadDigest</Code>');
    const plain = served.objects(ada.keys, { requestChecksumCalculation: 'WHEN_REQUIRED' });
    const taken = await fetch(await getSignedUrl(plain, command), { method: 'PUT', body: 'text' });
    expect(taken.status).toBe(200);
  });

  it('a read address works until it expires, for its own key, with other headers (row 25)', async () => {
    await put(mine('link'), 'linked');
    const command = new GetObjectCommand({
      Bucket,
      Key: mine('link'),
      ResponseContentDisposition: 'attachment; filename="a.txt"',
      ResponseContentType: 'application/octet-stream',
    });
    const address = await getSignedUrl(ada.s3, command, { expiresIn: 300 });
    const answer = await fetch(address);
    expect(await answer.text()).toBe('linked');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="a.txt"');
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    const changed = await fetch(address.replace('/link?', '/range?'));
    expect(changed.status).toBe(403);
    expect(await changed.text()).toContain('SignatureDoesNotMatch');
    served.cloud.faults.skew = 301_000;
    const late = await fetch(address);
    served.cloud.faults.skew = 0;
    expect(late.status).toBe(403);
    expect(await late.text()).toContain('Request has expired');
  });

  it('wrong keys are refused', async () => {
    const send = (keys: Keys) =>
      nameOf(served.objects(keys).send(new GetObjectCommand({ Bucket, Key: mine('range') })));
    expect(await send({ ...ada.keys, secretAccessKey: 'wrong' })).toBe('SignatureDoesNotMatch');
    expect(await send({ ...ada.keys, accessKeyId: 'ASIA0000000000000000' })).toBe('InvalidAccessKeyId');
    expect(await send({ ...ada.keys, sessionToken: 'wrong' })).toBe('InvalidToken');
  });

  it.each([-20, 20, 120])('a clock that is %i minutes off is corrected by the client', async (minutes) => {
    served.cloud.faults.skew = minutes * 60_000;
    const client = served.objects(await served.getKeys());
    const sent = client.send(new GetObjectCommand({ Bucket, Key: mine('clock') }));
    const refused = await sent.catch((error: Error) => error);
    served.cloud.faults.skew = 0;
    // A request signed for the right time is refused for another reason: a guest may not read this.
    expect(refused).toMatchObject({ name: 'AccessDenied' });
  });

  it('a changed body is refused', async () => {
    const client = served.objects(ada.keys);
    client.middlewareStack.add(
      (next) => (args) => {
        const request = args.request as { body?: unknown };
        if (request.body) request.body = 'text as it iz';
        return next(args);
      },
      { step: 'finalizeRequest', priority: 'low' },
    );
    const sent = client.send(new PutObjectCommand({ Bucket, Key: mine('changed'), Body: 'text as it is' }));
    expect(['XAmzContentSHA256Mismatch', 'BadDigest', 'SignatureDoesNotMatch']).toContain(await nameOf(sent));
  });

  it('expired keys are refused', async () => {
    const client = served.objects(await served.getKeys());
    served.cloud.faults.skew = 3_700_000;
    const name = await nameOf(client.send(new GetObjectCommand({ Bucket, Key: mine('x') })));
    served.cloud.faults.skew = 0;
    expect(name).toBe('ExpiredToken');
  });
});
