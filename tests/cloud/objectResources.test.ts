// Unsupported resources are refused, and nothing is mistaken for an object.
import { readFileSync } from 'node:fs';
import {
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  DeleteObjectTaggingCommand,
  GetObjectAclCommand,
  GetObjectAttributesCommand,
  GetObjectCommand,
  GetObjectLegalHoldCommand,
  GetObjectRetentionCommand,
  GetObjectTaggingCommand,
  GetObjectTorrentCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectVersionsCommand,
  PutObjectAclCommand,
  PutObjectCommand,
  PutObjectLegalHoldCommand,
  PutObjectRetentionCommand,
  PutObjectTaggingCommand,
  RestoreObjectCommand,
  SelectObjectContentCommand,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Bucket, type OpenBucket, openBucket, refused } from './bucket.ts';

let open: OpenBucket;
let Key: string;
beforeAll(async () => {
  open = await openBucket();
  Key = open.mine('letter.txt');
  await open.put('letter.txt', 'Dear Bo');
});
afterAll(() => open.served.close());

describe('sub-resources', () => {
  const place = () => ({ Bucket, Key });
  const TagSet = [{ Key: 'a', Value: 'b' }];
  it.each([
    ['PutObjectAcl', () => new PutObjectAclCommand({ ...place(), ACL: 'private' })],
    ['GetObjectAcl', () => new GetObjectAclCommand(place())],
    ['PutObjectTagging', () => new PutObjectTaggingCommand({ ...place(), Tagging: { TagSet } })],
    ['GetObjectTagging', () => new GetObjectTaggingCommand(place())],
    ['DeleteObjectTagging', () => new DeleteObjectTaggingCommand(place())],
    ['PutObjectRetention', () => new PutObjectRetentionCommand({ ...place(), Retention: { Mode: 'GOVERNANCE' } })],
    ['GetObjectRetention', () => new GetObjectRetentionCommand(place())],
    ['PutObjectLegalHold', () => new PutObjectLegalHoldCommand({ ...place(), LegalHold: { Status: 'ON' } })],
    ['GetObjectLegalHold', () => new GetObjectLegalHoldCommand(place())],
    ['GetObjectTorrent', () => new GetObjectTorrentCommand(place())],
    [
      'GetObjectAttributes',
      () => new GetObjectAttributesCommand({ ...place(), ObjectAttributes: ['ETag', 'ObjectSize'] }),
    ],
    ['RestoreObject', () => new RestoreObjectCommand({ ...place(), RestoreRequest: { Days: 1 } })],
    [
      'SelectObjectContent',
      () =>
        new SelectObjectContentCommand({
          ...place(),
          Expression: 'select *',
          ExpressionType: 'SQL',
          InputSerialization: { CSV: {} },
          OutputSerialization: { CSV: {} },
        }),
    ],
    ['ListObjectVersions', () => new ListObjectVersionsCommand({ Bucket })],
    ['ListMultipartUploads', () => new ListMultipartUploadsCommand({ Bucket })],
  ])('%s is refused and leaves the object as it is', async (_name, command) => {
    expect(await refused(open.s3.send(command() as PutObjectAclCommand))).toBe('501 NotImplemented');
    expect(await open.text('letter.txt')).toBe('Dear Bo');
  });

  it.each([
    'policy',
    'cors',
    'lifecycle',
    'website',
    'logging',
    'notification',
    'replication',
    'encryption',
    'uploads',
  ])('%s, on the bucket or in place of an object, is refused for every method', async (name) => {
    const client = open.changed(({ query }) => {
      delete query['x-id'];
      query[name] = '';
    });
    const Body = '<Xml/>';
    expect(await refused(client.send(new PutObjectCommand({ Bucket, Key, Body })))).toBe('501 NotImplemented');
    expect(await refused(client.send(new GetObjectCommand({ Bucket, Key })))).toBe('501 NotImplemented');
    expect(await refused(client.send(new DeleteObjectCommand({ Bucket, Key })))).toBe('501 NotImplemented');
    expect(await refused(client.send(new HeadObjectCommand({ Bucket, Key })))).toMatch(/^501 /);
    expect(await open.text('letter.txt')).toBe('Dear Bo');
  });

  it('an unknown one is refused, a parameter with a value is ignored', async () => {
    const unknown = open.changed(({ query }) => void (query['somethingNew'] = ''));
    expect(await refused(unknown.send(new PutObjectCommand({ Bucket, Key, Body: 'x' })))).toBe('501 NotImplemented');
    const plain = open.changed(({ query }) => void (query['page'] = '2'));
    const { Body } = await plain.send(new GetObjectCommand({ Bucket, Key }));
    expect(await Body?.transformToString()).toBe('Dear Bo');
  });

  it('is refused only after the signature: a stranger learns nothing', async () => {
    const answer = await fetch(`${open.served.site}/_cloud/s3/${Bucket}/${Key}?acl`, { method: 'PUT', body: '' });
    expect(answer.status).toBe(403);
    expect(await open.text('letter.txt')).toBe('Dear Bo');
  });
});

describe('options in headers', () => {
  const put = (more: object) => open.s3.send(new PutObjectCommand({ Bucket, Key: open.mine('w'), Body: 'x', ...more }));

  it.each([
    [{ Tagging: 'a=b' }, '501 NotImplemented'],
    [{ ACL: 'public-read' }, '400 AccessControlListNotSupported'],
    [{ GrantRead: 'id=x' }, '400 AccessControlListNotSupported'],
    [{ StorageClass: 'GLACIER' }, '501 NotImplemented'],
    [{ ServerSideEncryption: 'aws:kms' }, '501 NotImplemented'],
    [{ WebsiteRedirectLocation: '/x' }, '501 NotImplemented'],
    [{ ObjectLockLegalHoldStatus: 'ON' }, '501 NotImplemented'],
  ])('%o is refused, because it would be lost', async (more, failure) => {
    expect(await refused(put(more))).toBe(failure);
    expect(await refused(open.text('w'))).toBe('404 NoSuchKey');
  });

  it('those that change nothing are accepted', async () => {
    const more = { ACL: 'bucket-owner-full-control', StorageClass: 'STANDARD', ServerSideEncryption: 'AES256' };
    await put(more);
    expect(await open.text('w')).toBe('x');
  });

  it('are refused for uploads in parts as well', async () => {
    const begin = new CreateMultipartUploadCommand({ Bucket, Key: open.mine('w2'), Tagging: 'a=b' });
    expect(await refused(open.s3.send(begin))).toBe('501 NotImplemented');
  });

  it('a version is refused: the bucket keeps none', async () => {
    const get = (VersionId: string) => open.s3.send(new GetObjectCommand({ Bucket, Key, VersionId }));
    expect(await refused(get('3HL4kqtJlcpXroDTDmJ'))).toBe('400 InvalidArgument');
    expect((await get('null')).ContentLength).toBe(7);
  });
});

describe('the bucket itself', () => {
  it('answers HEAD according to the policy: anyone who may list only a folder is refused', async () => {
    expect(await refused(open.s3.send(new HeadBucketCommand({ Bucket })))).toMatch(/^403 /);
  });

  it('does not answer for another one', async () => {
    expect(await refused(open.s3.send(new HeadBucketCommand({ Bucket: 'others' })))).toMatch(/^404 /);
  });

  it('answers 200 to a role that may list it', async () => {
    const source = readFileSync('scripts/cloud/template.yaml', 'utf8');
    const wider = source.replace(
      /(Sid: OwnLists[^]*?GetAtt DocumentsBucket.Arn\n)\s+Condition:\n(\s+StringLike:\n\s+s3:prefix:\n)(\s+- .*\n){3}/,
      '$1',
    );
    expect(wider).not.toBe(source);
    const { served, s3 } = await openBucket({ template: wider });
    expect((await s3.send(new HeadBucketCommand({ Bucket }))).BucketRegion).toBe('local');
    await served.close();
  });
});
