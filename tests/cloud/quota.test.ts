// The count of what a person stores, by the template's own function, over the local cloud with the stock clients.
import { readFileSync } from 'node:fs';
import {
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTemplate } from '../../scripts/cloud/local/core/policy/template.ts';
import { templateValues } from '../../scripts/cloud/local/core/settings.ts';
import { LARGEST_OBJECT, PLAN_BYTES } from '../../src/server/functions/quota.ts';
import { LARGEST_UPLOAD } from '../../src/services/cloud/quota.ts';
import { QUOTA_BYTES } from '../../src/services/plans.ts';
import { PASSWORD, Profile } from './library.ts';
import { type ServedCloud, serveTestCloud } from './server.ts';

const Bucket = 'documents';
const MB = 1_000_000;
let served: ServedCloud;
beforeAll(async () => {
  served = await serveTestCloud({ levels: ['public'] });
});
afterAll(() => served.close());

interface Person {
  id: string;
  s3: S3Client;
  put(name: string, size: number): Promise<unknown>;
  usage(): Promise<{ used: number; limit: number; removed: { key: string; reason: string }[] }>;
  listed(): Promise<number>;
}

let count = 0;
async function person(): Promise<Person> {
  const email = `person${++count}@example.com`;
  served.cloud.operators.create(email, PASSWORD);
  const { session } = await new Profile(served).enter(email);
  const keys = await served.getKeys(served.poolLogin(session.getIdToken().getJwtToken()));
  const [s3, id] = [served.objects(keys), keys.identityId];
  return {
    id,
    s3,
    put: (name, size) =>
      s3.send(new PutObjectCommand({ Bucket, Key: `private/${id}/${name}`, Body: new Uint8Array(size) })),
    async usage() {
      await served.cloud.quota.settled();
      const found = await s3.send(new GetObjectCommand({ Bucket, Key: `usage/${id}/storage.json` }));
      return JSON.parse((await found.Body?.transformToString()) ?? '');
    },
    async listed() {
      const sizes: number[] = [];
      for (const level of ['private', 'public']) {
        const page = await s3.send(new ListObjectsV2Command({ Bucket, Prefix: `${level}/${id}/` }));
        sizes.push(...(page.Contents ?? []).map(({ Size = 0 }) => Size));
      }
      return sizes.reduce((sum, size) => sum + size, 0);
    },
  };
}

describe('the record of a person', () => {
  it('counts what is added in any way, and what is removed', async () => {
    const { id, s3, put, usage, listed } = await person();
    const own = (name: string) => `private/${id}/${name}`;
    await put('a', 1000);
    await put('a', 800);
    await s3.send(new PutObjectCommand({ Bucket, Key: `public/${id}/x y+ü.txt`, Body: 'shown' }));
    expect((await usage()).used).toBe(805);
    const source = `${Bucket}/${encodeURIComponent(own('a'))}`;
    await s3.send(new CopyObjectCommand({ Bucket, Key: own('copy'), CopySource: source }));
    expect((await usage()).used).toBe(1605);
    const { UploadId } = await s3.send(new CreateMultipartUploadCommand({ Bucket, Key: own('parts') }));
    const { ETag } = await s3.send(
      new UploadPartCommand({ Bucket, Key: own('parts'), UploadId, PartNumber: 1, Body: new Uint8Array(7) }),
    );
    expect((await usage()).used).toBe(1605);
    const MultipartUpload = { Parts: [{ ETag, PartNumber: 1 }] };
    await s3.send(new CompleteMultipartUploadCommand({ Bucket, Key: own('parts'), UploadId, MultipartUpload }));
    expect((await usage()).used).toBe(1612);
    const link = await getSignedUrl(s3, new PutObjectCommand({ Bucket, Key: own('link') }));
    await fetch(link, { method: 'PUT', body: '' });
    expect([(await usage()).used, await listed()]).toEqual([1612, 1612]);
    await s3.send(new DeleteObjectCommand({ Bucket, Key: own('a') }));
    await s3.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects: [{ Key: own('copy') }] } }));
    expect([(await usage()).used, await listed()]).toEqual([12, 12]);
  });

  it('can be read by that person, and written by nobody', async () => {
    const [ada, eve] = [await person(), await person()];
    await ada.put('a', 10);
    await served.cloud.quota.settled();
    const Key = `usage/${ada.id}/storage.json`;
    const name = (sent: Promise<unknown>) => sent.then(() => 'done').catch((error: Error) => error.name);
    const guest = served.objects(await served.getKeys());
    for (const { s3 } of [eve, { s3: guest }]) {
      expect(await name(s3.send(new GetObjectCommand({ Bucket, Key })))).toBe('AccessDenied');
    }
    for (const { s3 } of [ada, eve, { s3: guest }]) {
      expect(await name(s3.send(new PutObjectCommand({ Bucket, Key, Body: '{}' })))).toBe('AccessDenied');
      expect(await name(s3.send(new DeleteObjectCommand({ Bucket, Key })))).toBe('AccessDenied');
      expect(await name(s3.send(new ListObjectsV2Command({ Bucket, Prefix: 'usage/' })))).toBe('AccessDenied');
    }
    expect((await ada.usage()).used).toBe(10);
  });
});

describe('the limits, held by the server', () => {
  it('are those that the application states', () => {
    expect([PLAN_BYTES, LARGEST_OBJECT]).toEqual([QUOTA_BYTES, LARGEST_UPLOAD]);
  });

  it('an object over 25 MB and one over the quota are gone after the answer, and the record says why', async () => {
    const { put, usage, listed } = await person();
    await put('big', LARGEST_OBJECT + 1);
    expect(await usage()).toMatchObject({ used: 0, removed: [{ key: 'private/big', reason: 'size' }] });
    await put('a', 25 * MB);
    await put('b', 25 * MB);
    await put('c', 1);
    const record = await usage();
    expect(record).toMatchObject({ used: 50 * MB, limit: 50 * MB });
    expect(record.removed.map(({ key, reason }) => [key, reason])).toEqual([
      ['private/c', 'quota'],
      ['private/big', 'size'],
    ]);
    expect(await listed()).toBe(50 * MB);
  });

  it('a premium person has more room', async () => {
    const { id, put, usage } = await person();
    await served.cloud.quota.setPlan(id, 'premium');
    for (const name of ['a', 'b', 'c']) await put(name, 20 * MB);
    expect(await usage()).toMatchObject({ used: 60 * MB, limit: 5_000 * MB, removed: [] });
  });
});

describe('the template', () => {
  const template = readTemplate(readFileSync('scripts/cloud/template.yaml', 'utf8'), templateValues('http://x', false));

  it('starts the function for every object of a person, but not for what the function writes', () => {
    expect(template.properties('DocumentsBucket')['NotificationConfiguration']).toEqual({
      EventBridgeConfiguration: { EventBridgeEnabled: true },
    });
    expect(template.properties('CountObjectsRule')).toMatchObject({
      EventPattern: {
        source: ['aws.s3'],
        'detail-type': ['Object Created', 'Object Deleted'],
        detail: {
          bucket: { name: ['DocumentsBucket'] },
          object: { key: [{ prefix: 'private/' }, { prefix: 'protected/' }, { prefix: 'public/' }] },
        },
      },
      Targets: [{ Arn: 'arn:aws:local:::CountObjects' }],
    });
    expect(template.properties('CountObjectsPermission')).toEqual({
      FunctionName: 'CountObjects',
      Action: 'lambda:InvokeFunction',
      Principal: 'events.amazonaws.com',
      SourceArn: 'arn:aws:local:::CountObjectsRule',
    });
  });

  it('gives the function the rights it uses, and logs that expire', () => {
    const policies = template.properties('CountObjectsRole')['Policies'] as unknown as {
      PolicyDocument: { Statement: { Action: string | string[]; Resource: string | string[] }[] };
    }[];
    const rights = policies.flatMap(({ PolicyDocument }) =>
      PolicyDocument.Statement.map(({ Action, Resource }) => [[Action].flat().join(' '), [Resource].flat()]),
    );
    const bucket = 'arn:aws:s3:::DocumentsBucket';
    expect(rights).toEqual([
      ['logs:CreateLogStream logs:PutLogEvents', ['arn:aws:local:::CountObjectsLog']],
      ['dynamodb:GetItem dynamodb:PutItem', ['arn:aws:local:::QuotaTable']],
      ['sqs:SendMessage', ['arn:aws:local:::UncountedEvents']],
      ['s3:GetObject s3:PutObject', [`${bucket}/usage/*`]],
      ['s3:GetObject s3:DeleteObject', ['private', 'protected', 'public'].map((level) => `${bucket}/${level}/*`)],
      ['s3:ListBucket', [bucket]],
    ]);
    expect(template.properties('CountObjectsLog')).toMatchObject({ RetentionInDays: 30 });
    expect(template.properties('CountObjects')).toMatchObject({ LoggingConfig: { LogGroup: 'CountObjectsLog' } });
  });
});
