// Which release is live, and which was before it: changed in one step, and never over a change of somebody else.
import {
  CloudFrontKeyValueStoreClient,
  DescribeKeyValueStoreCommand,
  GetKeyCommand,
  ResourceNotFoundException,
  UpdateKeysCommand,
} from '@aws-sdk/client-cloudfront-keyvaluestore';
// The store takes signatures for all regions only (SigV4A), which the client learns from this package.
import '@aws-sdk/signature-v4a';
import type { Bucket } from './bucket.ts';

/** The pointer's value. */
export interface Live {
  current?: string | undefined;
  previous?: string | undefined;
}

/** The pointer. */
export interface Pointer {
  read(): Promise<Live>;
  /** Rejects if the pointer has changed since it was read. */
  write(live: Live): Promise<void>;
}

/** The store that the CDN's router reads. */
export function openKeyValueStore(
  KvsARN: string,
  client = new CloudFrontKeyValueStoreClient({ region: 'us-east-1' }),
): Pointer {
  let version: string | undefined;
  const value = async (Key: string) => {
    try {
      return (await client.send(new GetKeyCommand({ KvsARN, Key }))).Value;
    } catch (error) {
      if (error instanceof ResourceNotFoundException) return undefined;
      throw error;
    }
  };
  return {
    async read() {
      version = (await client.send(new DescribeKeyValueStoreCommand({ KvsARN }))).ETag;
      return { current: await value('current'), previous: await value('previous') };
    },
    async write(live) {
      const Puts = Object.entries(live).flatMap(([Key, Value]) => (Value === undefined ? [] : [{ Key, Value }]));
      const { ETag } = await client.send(new UpdateKeysCommand({ KvsARN, IfMatch: version, Puts }));
      version = ETag;
    },
  };
}

const KEY = 'current.json';

/** The same as an object of the bucket, for a rehearsal without the CDN. */
export function pointerInBucket(bucket: Bucket): Pointer {
  let version: string | null = null;
  return {
    async read() {
      const found = await bucket.read(KEY);
      version = found?.etag ?? null;
      return found ? (JSON.parse(new TextDecoder().decode(found.bytes)) as Live) : {};
    },
    async write(live) {
      const bytes = new TextEncoder().encode(JSON.stringify(live));
      await bucket.put(KEY, bytes, { type: 'application/json', cacheControl: 'no-store' }, version);
    },
  };
}
