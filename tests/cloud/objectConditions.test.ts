// Conditional writes and reads, and partial reads of an object.
import {
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListPartsCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Bucket, type OpenBucket, openBucket, refused } from './bucket.ts';

let open: OpenBucket;
beforeAll(async () => {
  open = await openBucket();
});
afterAll(() => open.served.close());

/** An upload whose only part has arrived; returns a function that completes it. */
async function begun(name: string, text: string) {
  const place = { Bucket, Key: open.mine(name) };
  const { UploadId } = await open.s3.send(new CreateMultipartUploadCommand(place));
  const part = { ...place, UploadId, PartNumber: 1, Body: text };
  const { ETag } = await open.s3.send(new UploadPartCommand(part));
  const MultipartUpload = { Parts: [{ PartNumber: 1, ETag }] };
  return {
    complete: (more = {}) =>
      open.s3.send(new CompleteMultipartUploadCommand({ ...place, UploadId, MultipartUpload, ...more })),
    parts: async () => (await open.s3.send(new ListPartsCommand({ ...place, UploadId }))).Parts?.length,
  };
}

describe('completing an upload in parts', () => {
  it('only over the intended object: a change in between is not overwritten', async () => {
    const { ETag } = await open.put('letter', 'first');
    const upload = await begun('letter', 'second, in parts');
    await open.put('letter', 'written meanwhile');
    expect(await refused(upload.complete({ IfMatch: ETag }))).toBe('412 PreconditionFailed');
    expect(await open.text('letter')).toBe('written meanwhile');
    // The parts are still there, so that the writer can check and overwrite deliberately.
    expect(await upload.parts()).toBe(1);
    const now = await open.s3.send(new HeadObjectCommand({ Bucket, Key: open.mine('letter') }));
    await upload.complete({ IfMatch: now.ETag });
    expect(await open.text('letter')).toBe('second, in parts');
  });

  it('only where there is none yet', async () => {
    const upload = await begun('new', 'in parts');
    await open.put('new', 'was quicker');
    expect(await refused(upload.complete({ IfNoneMatch: '*' }))).toBe('412 PreconditionFailed');
    expect(await open.text('new')).toBe('was quicker');
    const other = await begun('newer', 'in parts');
    await other.complete({ IfNoneMatch: '*' });
    expect(await open.text('newer')).toBe('in parts');
  });

  it('over one that is gone reports that', async () => {
    const upload = await begun('gone', 'x');
    expect(await refused(upload.complete({ IfMatch: '"0123456789abcdef0123456789abcdef"' }))).toBe('404 NoSuchKey');
  });

  it('two at once: one of them is told', async () => {
    const { ETag } = await open.put('race', 'first');
    const uploads = [await begun('race', 'from here'), await begun('race', 'from there')];
    const ended = await Promise.allSettled(uploads.map(({ complete }) => complete({ IfMatch: ETag })));
    expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it("by the SDK's own helper", async () => {
    const { ETag } = await open.put('helped', 'first');
    await open.put('helped', 'second');
    const params = { Bucket, Key: open.mine('helped'), Body: new Uint8Array(6 * 1024 * 1024), IfMatch: ETag };
    const upload = new Upload({ client: open.s3, params });
    expect(await refused(upload.done())).toBe('412 PreconditionFailed');
    expect(await open.text('helped')).toBe('second');
  });
});

describe('writes', () => {
  it('two at once with the same condition: one of them is told', async () => {
    const { ETag } = await open.put('two', 'first');
    const writes = ['a', 'b', 'c', 'd'].map((text) => open.put('two', text, { IfMatch: ETag }));
    const ended = await Promise.allSettled(writes);
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('accept If-None-Match only with *, and one condition at a time', async () => {
    await open.put('one', 'x');
    expect(await refused(open.put('one', 'y', { IfNoneMatch: '"abc"' }))).toBe('501 NotImplemented');
    expect(await refused(open.put('one', 'y', { IfNoneMatch: '*', IfMatch: '"abc"' }))).toBe('501 NotImplemented');
    expect(await refused(open.put('none', 'y', { IfMatch: '"abc"' }))).toBe('404 NoSuchKey');
  });

  it('a removal may have a condition, too', async () => {
    const { ETag } = await open.put('removed', 'x');
    await open.put('removed', 'y');
    const remove = (IfMatch?: string) =>
      open.s3.send(new DeleteObjectCommand({ Bucket, Key: open.mine('removed'), IfMatch }));
    expect(await refused(remove(ETag))).toBe('412 PreconditionFailed');
    expect(await open.text('removed')).toBe('y');
    await remove('*');
    expect(await refused(open.text('removed'))).toBe('404 NoSuchKey');
    expect(await refused(remove('*'))).toBe('404 NoSuchKey');
  });
});

describe('reads', () => {
  let tag: string | undefined;
  let modified = 0;
  beforeAll(async () => {
    ({ ETag: tag } = await open.put('read', 'text', { CacheControl: 'no-cache' }));
    const head = await open.s3.send(new HeadObjectCommand({ Bucket, Key: open.mine('read') }));
    modified = head.LastModified?.getTime() ?? 0;
  });
  const at = (seconds: number) => new Date(modified + seconds * 1000);
  /** The status of GET and HEAD. */
  async function status(conditions: object): Promise<number | undefined> {
    const place = { Bucket, Key: open.mine('read'), ...conditions };
    const ended = async (work: Promise<{ $metadata: { httpStatusCode?: number } }>) =>
      (await work.catch((error: { $metadata: { httpStatusCode?: number } }) => error)).$metadata.httpStatusCode;
    const [get, head] = [
      await ended(open.s3.send(new GetObjectCommand(place))),
      await ended(open.s3.send(new HeadObjectCommand(place))),
    ];
    expect(head).toBe(get);
    return get;
  }

  it.each([
    ['the same tag', () => ({ IfNoneMatch: tag }), 304],
    ['another tag', () => ({ IfNoneMatch: '"other"' }), 200],
    ['one of several tags', () => ({ IfNoneMatch: `"other", ${tag}` }), 304],
    ['any tag', () => ({ IfNoneMatch: '*' }), 304],
    ['not modified since now', () => ({ IfModifiedSince: at(0) }), 304],
    ['modified since a second ago', () => ({ IfModifiedSince: at(-1) }), 200],
    ['not modified since now, reading it only so', () => ({ IfUnmodifiedSince: at(0) }), 200],
    ['modified, reading it only unmodified', () => ({ IfUnmodifiedSince: at(-1) }), 412],
    ['another tag wanted', () => ({ IfMatch: '"other"' }), 412],
    ['the tag wanted', () => ({ IfMatch: tag }), 200],
    ['a tag before a time', () => ({ IfMatch: tag, IfUnmodifiedSince: at(-1) }), 200],
    ['a foreign tag before a time', () => ({ IfNoneMatch: '"other"', IfModifiedSince: at(0) }), 200],
    ['a failed condition before an unchanged object', () => ({ IfUnmodifiedSince: at(-1), IfNoneMatch: tag }), 412],
    ['the wanted tag that is known', () => ({ IfMatch: tag, IfNoneMatch: tag }), 304],
  ])('%s', async (_name, conditions, expected) => {
    expect(await status(conditions())).toBe(expected);
  });

  it('an invalid date is ignored', async () => {
    const client = open.changed(({ headers }) => void (headers['if-modified-since'] = 'yesterday'));
    const found = await client.send(new GetObjectCommand({ Bucket, Key: open.mine('read') }));
    expect(found.$metadata.httpStatusCode).toBe(200);
  });

  it('304 has the headers that a cache needs and no body', async () => {
    const client = open.changed(({ headers }) => void (headers['if-none-match'] = tag ?? ''));
    const seen: Record<string, string>[] = [];
    client.middlewareStack.add(
      (next) => async (args) => {
        const answer = await next(args);
        seen.push((answer.response as { headers: Record<string, string> }).headers);
        return answer;
      },
      { step: 'deserialize', priority: 'low' },
    );
    expect(await refused(client.send(new GetObjectCommand({ Bucket, Key: open.mine('read') })))).toMatch(/^304 /);
    expect(seen[0]).toMatchObject({ etag: tag, 'cache-control': 'no-cache' });
    expect(seen[0]?.['last-modified']).toBe(new Date(modified).toUTCString());
    expect(Object.keys(seen[0] ?? {})).not.toContain('content-length');
    expect(Object.keys(seen[0] ?? {})).not.toContain('content-type');
  });
});

describe('ranges', () => {
  beforeAll(async () => {
    await open.put('ten', '0123456789');
    await open.put('empty', '');
  });
  it.each([
    ['bytes=0-', '0123456789', '206'],
    ['bytes=2-4', '234', '206'],
    ['bytes=8-99', '89', '206'],
    ['bytes=-3', '789', '206'],
    ['bytes=-99', '0123456789', '206'],
    // Anything but a single range is ignored.
    ['bytes=4-2', '0123456789', '200'],
    ['bytes=0-1,3-4', '0123456789', '200'],
    ['bytes=-', '0123456789', '200'],
    ['lines=1-2', '0123456789', '200'],
  ])('%s gives %s', async (Range, text, status) => {
    const found = await open.s3.send(new GetObjectCommand({ Bucket, Key: open.mine('ten'), Range }));
    expect([await found.Body?.transformToString(), String(found.$metadata.httpStatusCode)]).toEqual([text, status]);
    expect(found.ContentRange !== undefined).toBe(status === '206');
  });

  it.each(['bytes=10-', 'bytes=20-30', 'bytes=-0'])('%s is not satisfiable', async (Range) => {
    expect(await refused(open.text('ten', { Range }))).toBe('416 InvalidRange');
  });

  it('of an empty object: its end is empty, its first byte is not satisfiable', async () => {
    expect(await open.text('empty', { Range: 'bytes=-5' })).toBe('');
    expect(await refused(open.text('empty', { Range: 'bytes=0-' }))).toBe('416 InvalidRange');
  });

  it('accept the condition that the object is unchanged', async () => {
    expect(await refused(open.text('ten', { Range: 'bytes=0-1', IfMatch: '"other"' }))).toBe('412 PreconditionFailed');
  });
});

describe('copies', () => {
  const copy = (to: string, more = {}) =>
    open.s3.send(
      new CopyObjectCommand({ Bucket, CopySource: `${Bucket}/${open.mine('source')}`, Key: open.mine(to), ...more }),
    );
  it('respect conditions on what is read and on what is overwritten', async () => {
    const { ETag } = await open.put('source', 'text');
    const failed = '412 PreconditionFailed';
    expect(await refused(copy('to', { CopySourceIfMatch: '"other"' }))).toBe(failed);
    expect(await refused(copy('to', { CopySourceIfNoneMatch: ETag }))).toBe(failed);
    expect(await refused(copy('to', { CopySourceIfModifiedSince: new Date(Date.now() + 60_000) }))).toBe(failed);
    expect(await refused(copy('to', { CopySourceIfUnmodifiedSince: new Date(0) }))).toBe(failed);
    await copy('to', { CopySourceIfMatch: ETag, CopySourceIfUnmodifiedSince: new Date(0) });
    expect(await open.text('to')).toBe('text');
    expect(await refused(copy('to', { IfNoneMatch: '*' }))).toBe(failed);
    expect(await refused(copy('to', { IfMatch: '"other"' }))).toBe(failed);
  });
});
