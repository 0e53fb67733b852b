// The pointer in the CDN's store: the stock client with its signature for all regions, against a stand-in for the service.
import { Readable } from 'node:stream';
import { CloudFrontKeyValueStoreClient } from '@aws-sdk/client-cloudfront-keyvaluestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { openKeyValueStore, type Pointer } from './pointer.ts';

const ARN = 'arn:aws:cloudfront::468013579246:key-value-store/0a1b2c3d-0000-4000-8000-000000000000';

interface Sent {
  method: string;
  hostname: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Uint8Array;
}

let values: Map<string, string>;
let version: number;
let sent: Sent[];

/** The service: keys with one version over all of them. */
function answer({
  method,
  path,
  headers,
  body,
}: Sent): [status: number, body: object, headers?: Record<string, string>] {
  const place = decodeURIComponent(path);
  if (!place.startsWith(`/key-value-stores/${ARN}`)) return [404, { message: 'no such store' }];
  const etag = { ETag: `v${version}` };
  const key = /\/keys\/(.+)$/.exec(place)?.[1];
  if (method === 'GET' && key !== undefined) {
    const Value = values.get(key);
    const missing = { 'x-amzn-errortype': 'ResourceNotFoundException' };
    return Value === undefined
      ? [404, { Message: 'no such key' }, missing]
      : [200, { Key: key, Value, ItemCount: 1, TotalSizeInBytes: 1 }];
  }
  if (method === 'GET')
    return [200, { KvsARN: ARN, ItemCount: 0, TotalSizeInBytes: 0, Created: 0, Status: 'READY' }, etag];
  if (headers['if-match'] !== `v${version}`)
    return [409, { Message: 'changed' }, { 'x-amzn-errortype': 'ConflictException' }];
  const { Puts } = JSON.parse(typeof body === 'string' ? body : new TextDecoder().decode(body)) as {
    Puts: { Key: string; Value: string }[];
  };
  for (const { Key, Value } of Puts) values.set(Key, Value);
  version += 1;
  return [200, { ItemCount: values.size, TotalSizeInBytes: 1 }, { ETag: `v${version}` }];
}

function open(): Pointer {
  const client = new CloudFrontKeyValueStoreClient({
    region: 'us-east-1',
    credentials: { accessKeyId: 'AKIA0000000000000000', secretAccessKey: 'secret' },
    maxAttempts: 1,
    requestHandler: {
      handle: async (request: unknown) => {
        sent.push(request as Sent);
        const [statusCode, body, headers = {}] = answer(request as Sent);
        const found = {
          statusCode,
          headers: { 'content-type': 'application/json', ...headers },
          body: Readable.from([JSON.stringify(body)]),
        };
        return { response: found as never };
      },
    },
  });
  return openKeyValueStore(ARN, client);
}

beforeEach(() => {
  values = new Map();
  version = 1;
  sent = [];
});

describe('the pointer', () => {
  it('is empty at first, and keeps both releases in one change', async () => {
    const pointer = open();
    expect(await pointer.read()).toEqual({ current: undefined, previous: undefined });
    await pointer.write({ current: 'aaaaaaaaaaaaaaaa', previous: undefined });
    await pointer.write({ current: 'bbbbbbbbbbbbbbbb', previous: 'aaaaaaaaaaaaaaaa' });
    expect(version).toBe(3);
    expect(await open().read()).toEqual({ current: 'bbbbbbbbbbbbbbbb', previous: 'aaaaaaaaaaaaaaaa' });
  });

  it('is not changed over a change of somebody else', async () => {
    const [mine, other] = [open(), open()];
    await mine.read();
    await other.read();
    await other.write({ current: 'cccccccccccccccc' });
    await expect(mine.write({ current: 'dddddddddddddddd' })).rejects.toThrow('changed');
    expect(values.get('current')).toBe('cccccccccccccccc');
  });

  it('is asked with a signature that holds in all regions', async () => {
    await open().read();
    expect(sent.length).toBeGreaterThan(0);
    for (const { headers, hostname } of sent) {
      expect(headers['authorization']).toMatch(/^AWS4-ECDSA-P256-SHA256 Credential=AKIA0+\//);
      expect(hostname).toBe('468013579246.cloudfront-kvs.global.api.aws');
    }
  });

  it('that cannot be read is an error, not an empty one', async () => {
    const client = { send: async () => Promise.reject(new Error('AccessDenied')) };
    await expect(openKeyValueStore(ARN, client as never).read()).rejects.toThrow('AccessDenied');
  });
});
