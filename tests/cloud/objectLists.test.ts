// Lists as in the protocol: order, odd keys, encodings, delimiters, pages; and the responses to deletes and copies.
import {
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  UploadPartCopyCommand,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Bucket, type OpenBucket, openBucket, refused } from './bucket.ts';

let open: OpenBucket;
beforeAll(async () => {
  open = await openBucket();
});
afterAll(() => open.served.close());

const list = (folder: string, more = {}) =>
  open.s3.send(new ListObjectsV2Command({ Bucket, Prefix: open.mine(folder), ...more }));
const short = (keys: (string | undefined)[] | undefined, folder: string) =>
  keys?.map((key) => key?.slice(open.mine(folder).length));

describe('odd keys', () => {
  // In UTF-8 byte order; in UTF-16 order the last two would be swapped.
  const odd = ['\u0001\r\n\tx', ' a b', "!'()*~", '%2F', '&<>"', '+plus', '//', '1+1=2?#', 'ä', 'ﬀ', '😀'];
  beforeAll(async () => {
    for (const name of odd.toReversed()) await open.put(`odd/${name}`, name);
  });

  it('are returned as they are, in byte order', async () => {
    const { Contents } = await list('odd/');
    expect(
      short(
        Contents?.map(({ Key }) => Key),
        'odd/',
      ),
    ).toEqual(odd);
  });

  it('are encoded on request, and the response says so', async () => {
    const found = await list('odd/', { EncodingType: 'url' });
    expect(found.EncodingType).toBe('url');
    const decoded = found.Contents?.map(({ Key }) => decodeURIComponent(Key?.replaceAll('+', '%20') ?? ''));
    expect(short(decoded, 'odd/')).toEqual(odd);
    const first = found.Contents?.[1]?.Key;
    expect(first).toBe(`private/${open.keys.identityId.replace(':', '%3A')}/odd/+a+b`);
    expect((await list('odd/')).EncodingType).toBeUndefined();
    expect(await refused(list('odd/', { EncodingType: 'base64' }))).toBe('400 InvalidArgument');
  });

  it('come in pages of one', async () => {
    const seen: (string | undefined)[] = [];
    let ContinuationToken: string | undefined;
    do {
      const page = await list('odd/', { MaxKeys: 1, ContinuationToken });
      expect(page.ContinuationToken).toBe(ContinuationToken);
      seen.push(...(page.Contents ?? []).map(({ Key }) => Key));
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
    expect(short(seen, 'odd/')).toEqual(odd);
  });

  it('are deleted by a list of them', async () => {
    for (const name of odd) await open.put(`away/${name}`, 'x');
    const Objects = odd.map((name) => ({ Key: open.mine(`away/${name}`) }));
    const done = await open.s3.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
    expect(done.Deleted?.map(({ Key }) => Key)).toEqual(Objects.map(({ Key }) => Key));
    expect((await list('away/')).KeyCount).toBe(0);
  });
});

describe('folders and pages', () => {
  const names = ['a', 'b/1', 'b/2', 'b/3', 'c', 'd/e/1', 'd/e/2', 'd/f'];
  beforeAll(async () => {
    for (const name of names) await open.put(`tree/${name}`, name);
  });
  const seen = ({ Contents, CommonPrefixes }: Awaited<ReturnType<typeof list>>) => [
    ...(short(
      Contents?.map(({ Key }) => Key),
      'tree/',
    ) ?? []),
    ...(short(
      CommonPrefixes?.map(({ Prefix }) => Prefix),
      'tree/',
    ) ?? []),
  ];

  it('group folders on any page', async () => {
    const all = await list('tree/', { Delimiter: '/' });
    expect(seen(all)).toEqual(['a', 'c', 'b/', 'd/']);
    expect(all).toMatchObject({ Delimiter: '/', KeyCount: 4, IsTruncated: false, Prefix: open.mine('tree/') });
    const pages: string[][] = [];
    let ContinuationToken: string | undefined;
    do {
      const page = await list('tree/', { Delimiter: '/', MaxKeys: 1, ContinuationToken });
      pages.push(seen(page).map(String));
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
    expect(pages).toEqual([['a'], ['b/'], ['c'], ['d/']]);
  });

  it('accept a delimiter of several characters, in the prefix as well', async () => {
    expect(seen(await list('tree/', { Delimiter: 'e/' }))).toEqual(['a', 'b/1', 'b/2', 'b/3', 'c', 'd/f', 'd/e/']);
    expect(seen(await list('tree/d/', { Delimiter: '/' })).map(String)).toEqual(['d/f', 'd/e/']);
    expect(seen(await list('tree/d', { Delimiter: '/' }))).toEqual(['d/']);
  });

  it('start after a key', async () => {
    const after = await list('tree/', { StartAfter: open.mine('tree/b/2') });
    expect(seen(after)).toEqual(['b/3', 'c', 'd/e/1', 'd/e/2', 'd/f']);
    expect(after.StartAfter).toBe(open.mine('tree/b/2'));
    expect(seen(await list('tree/', { StartAfter: open.mine('tree/bb') }))).toEqual(['c', 'd/e/1', 'd/e/2', 'd/f']);
    expect(seen(await list('tree/', { StartAfter: open.mine('tree/b/'), Delimiter: '/' }))).toEqual(['c', 'd/']);
  });

  it('may hold no keys, and no more than the maximum', async () => {
    expect(await list('tree/', { MaxKeys: 0 })).toMatchObject({ KeyCount: 0, MaxKeys: 0, IsTruncated: false });
    expect(await list('tree/', { MaxKeys: 5000 })).toMatchObject({ KeyCount: 8, MaxKeys: 1000, IsTruncated: false });
    expect(await refused(list('tree/', { MaxKeys: -1 }))).toBe('400 InvalidArgument');
    expect(await refused(list('tree/', { ContinuationToken: 'nonsense' }))).toBe('400 InvalidArgument');
  });

  it('give the checksum of the objects they list', async () => {
    const { Contents } = await list('tree/a');
    expect(Contents?.[0]).toMatchObject({ ChecksumAlgorithm: ['CRC32'], ChecksumType: 'FULL_OBJECT' });
  });

  it('in the older form accept a marker', async () => {
    const old = (more = {}) => open.s3.send(new ListObjectsCommand({ Bucket, Prefix: open.mine('tree/'), ...more }));
    const first = await old({ MaxKeys: 2 });
    expect(
      short(
        first.Contents?.map(({ Key }) => Key),
        'tree/',
      ),
    ).toEqual(['a', 'b/1']);
    expect(first).toMatchObject({ IsTruncated: true, Marker: '' });
    const pages: (string | undefined)[] = [];
    let Marker: string | undefined;
    do {
      const page = await old({ MaxKeys: 1, Delimiter: '/', Marker });
      pages.push(
        ...(page.Contents ?? []).map(({ Key }) => Key),
        ...(page.CommonPrefixes ?? []).map((one) => one.Prefix),
      );
      Marker = page.NextMarker;
    } while (Marker);
    expect(short(pages, 'tree/')).toEqual(['a', 'b/', 'c', 'd/']);
  });
});

describe('deleting many', () => {
  const remove = (keys: string[], more = {}) =>
    open.s3.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects: keys.map((Key) => ({ Key })), ...more } }));

  it('in quiet mode reports only the failures', async () => {
    await open.put('q1', 'x');
    const done = await remove([open.mine('q1'), open.mine('never'), 'private/somebody/x'], { Quiet: true });
    expect(done.Deleted).toBeUndefined();
    expect(done.Errors?.map(({ Code, Key }) => [Code, Key])).toEqual([['AccessDenied', 'private/somebody/x']]);
    expect(await refused(open.text('q1'))).toBe('404 NoSuchKey');
  });

  it('otherwise reports each key, including those that did not exist', async () => {
    const keys = [open.mine('never'), open.mine('never2')];
    expect((await remove(keys)).Deleted?.map(({ Key }) => Key)).toEqual(keys);
  });

  it('respects the condition of each', async () => {
    const { ETag } = await open.put('kept', 'x');
    await open.put('kept', 'y');
    const Objects = [{ Key: open.mine('kept'), ETag }];
    const done = await open.s3.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
    expect(done.Errors?.[0]).toMatchObject({ Code: 'PreconditionFailed' });
    expect(await open.text('kept')).toBe('y');
  });

  it('accepts a thousand keys and no more, and no empty list', async () => {
    const keys = Array.from({ length: 1001 }, (_, index) => open.mine(`many/${index}`));
    expect(await refused(remove(keys))).toBe('400 MalformedXML');
    expect((await remove(keys.slice(1))).Deleted).toHaveLength(1000);
    expect(await refused(remove([]))).toBe('400 MalformedXML');
  });
});

describe('copies', () => {
  const from = (name: string) => `${Bucket}/${open.mine(name).split('/').map(encodeURIComponent).join('/')}`;
  const copy = (name: string, to: string, more = {}) =>
    open.s3.send(new CopyObjectCommand({ Bucket, CopySource: from(name), Key: open.mine(to), ...more }));
  const head = (name: string) =>
    open.s3.send(new HeadObjectCommand({ Bucket, Key: open.mine(name), ChecksumMode: 'ENABLED' }));

  it('answer with tag, time and checksum', async () => {
    const { ETag } = await open.put('c/a', 'text', { ContentType: 'text/plain', Metadata: { name: 'x' } });
    const { CopyObjectResult } = await copy('c/a', 'c/b');
    const { LastModified, ChecksumCRC32 } = await head('c/b');
    expect(CopyObjectResult).toMatchObject({ ETag, ChecksumCRC32 });
    expect(ChecksumCRC32).toBeTruthy();
    expect(Math.floor((CopyObjectResult?.LastModified?.getTime() ?? 0) / 1000) * 1000).toBe(LastModified?.getTime());
  });

  it('keep the headers, or replace them', async () => {
    await copy('c/a', 'c/same', { Metadata: { name: 'ignored' } });
    expect(await head('c/same')).toMatchObject({ ContentType: 'text/plain', Metadata: { name: 'x' } });
    await copy('c/a', 'c/new', { MetadataDirective: 'REPLACE', ContentType: 'text/html', Metadata: { name: 'y' } });
    expect(await head('c/new')).toMatchObject({ ContentType: 'text/html', Metadata: { name: 'y' } });
    expect(await refused(copy('c/a', 'c/new', { MetadataDirective: 'MOVE' }))).toBe('400 InvalidArgument');
  });

  it('onto itself must change something', async () => {
    expect(await refused(copy('c/a', 'c/a'))).toBe('400 InvalidRequest');
    await copy('c/a', 'c/a', { MetadataDirective: 'REPLACE', Metadata: { name: 'z' } });
    expect((await head('c/a')).Metadata).toEqual({ name: 'z' });
  });

  it('handle odd names, missing objects, other buckets and empty sources', async () => {
    await open.put('c/ü +?versionId=1', 'odd');
    await copy('c/ü +?versionId=1', 'c/odd');
    expect(await open.text('c/odd')).toBe('odd');
    expect(await refused(copy('c/never', 'c/x'))).toBe('404 NoSuchKey');
    expect(await refused(copy('c/a', 'c/x', { CopySource: 'others/key' }))).toBe('404 NoSuchBucket');
    expect(await refused(copy('c/a', 'c/x', { CopySource: 'nothing' }))).toBe('400 InvalidArgument');
    expect(await refused(copy('c/a', 'c/x', { CopySource: `${Bucket}/private/somebody/x` }))).toBe('403 AccessDenied');
    expect(await refused(copy('c/a', 'c/x', { ChecksumAlgorithm: 'CRC9' }))).toBe('400 InvalidRequest');
  });

  it('part by part, all of it or a range', async () => {
    const bytes = Buffer.alloc(6 * 1024 * 1024, '0123456789');
    await open.s3.send(new PutObjectCommand({ Bucket, Key: open.mine('c/big'), Body: bytes }));
    const place = { Bucket, Key: open.mine('c/parts') };
    const { UploadId } = await open.s3.send(new CreateMultipartUploadCommand(place));
    const part = (PartNumber: number, more = {}) =>
      open.s3.send(new UploadPartCopyCommand({ ...place, UploadId, PartNumber, CopySource: from('c/big'), ...more }));
    const one = await part(1);
    const two = await part(2, { CopySourceRange: 'bytes=3-5' });
    expect(two.CopyPartResult?.LastModified).toBeInstanceOf(Date);
    expect(await refused(part(3, { CopySourceRange: `bytes=0-${bytes.length}` }))).toBe('416 InvalidRange');
    expect(await refused(part(3, { CopySourceRange: 'bytes=-5' }))).toBe('400 InvalidArgument');
    expect(await refused(part(3, { CopySourceIfMatch: '"other"' }))).toBe('412 PreconditionFailed');
    expect(await refused(part(3, { CopySource: `${Bucket}/private/somebody/x` }))).toBe('403 AccessDenied');
    const Parts = [one, two].map(({ CopyPartResult }, index) => ({
      PartNumber: index + 1,
      ETag: CopyPartResult?.ETag,
    }));
    await open.s3.send(new CompleteMultipartUploadCommand({ ...place, UploadId, MultipartUpload: { Parts } }));
    const found = await open.s3.send(new GetObjectCommand(place));
    const all = Buffer.from((await found.Body?.transformToByteArray()) ?? []);
    expect(all.equals(Buffer.concat([bytes, Buffer.from('345')]))).toBe(true);
  });
});
