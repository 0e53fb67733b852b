// The bucket of the site, as far as releases need it: lists, uploads with the headers that are sent with the object, removals.
import { createHash } from 'node:crypto';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';

/** What the bucket says about an object without reading it. */
export interface Stored {
  size: number;
  /** Of an object that was uploaded in one piece: its MD5. */
  etag: string;
  /** Milliseconds. */
  modified: number;
}

/** Headers that are sent with an object. */
export interface ObjectHeaders {
  type: string;
  cacheControl: string;
  encoding?: string;
}

/** An object that was read. */
export interface Read extends ObjectHeaders {
  bytes: Uint8Array;
  etag: string;
}

/** The bucket. */
export interface Bucket {
  list(prefix: string): Promise<Map<string, Stored>>;
  read(key: string): Promise<Read | undefined>;
  /** `expected`: only over this version, or (null) over nothing. */
  put(key: string, bytes: Uint8Array, headers: ObjectHeaders, expected?: string | null): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
}

/** Where the bucket is. */
export interface BucketPlace {
  bucket: string;
  region: string;
  /** Only for services other than the one that the region's name leads to. */
  endpoint?: string | undefined;
}

const MOST_KEYS = 1000;
const unquoted = (tag = '') => tag.replaceAll('"', '');

/** The tag that the bucket gives to bytes that are uploaded in one piece. */
export const tagOf = (bytes: Uint8Array): string => createHash('md5').update(bytes).digest('hex');

/** Opens the bucket with the keys that the stock client finds: in the environment, in the profile, of the machine. */
export function openBucket({ bucket: Bucket, region, endpoint }: BucketPlace): Bucket {
  const client = new S3Client({ region, maxAttempts: 5, ...(endpoint ? { endpoint, forcePathStyle: true } : {}) });
  return {
    async list(prefix) {
      const found = new Map<string, Stored>();
      let next: string | undefined;
      do {
        const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken: next }));
        for (const { Key = '', Size = 0, ETag, LastModified } of page.Contents ?? []) {
          found.set(Key, { size: Size, etag: unquoted(ETag), modified: LastModified?.getTime() ?? 0 });
        }
        next = page.NextContinuationToken;
      } while (next !== undefined);
      return found;
    },

    async read(key) {
      try {
        const found = await client.send(new GetObjectCommand({ Bucket, Key: key }));
        return {
          bytes: (await found.Body?.transformToByteArray()) ?? new Uint8Array(),
          etag: unquoted(found.ETag),
          type: found.ContentType ?? '',
          cacheControl: found.CacheControl ?? '',
          ...(found.ContentEncoding ? { encoding: found.ContentEncoding } : {}),
        };
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },

    async put(key, bytes, { type, cacheControl, encoding }, expected) {
      await client.send(
        new PutObjectCommand({
          Bucket,
          Key: key,
          Body: bytes,
          ContentType: type,
          CacheControl: cacheControl,
          ...(encoding ? { ContentEncoding: encoding } : {}),
          ...(expected === null ? { IfNoneMatch: '*' } : expected ? { IfMatch: `"${expected}"` } : {}),
        }),
      );
    },

    async remove(keys) {
      for (let from = 0; from < keys.length; from += MOST_KEYS) {
        const Objects = keys.slice(from, from + MOST_KEYS).map((Key) => ({ Key }));
        const { Errors = [] } = await client.send(
          new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
        );
        if (Errors[0]) throw new Error(`${Errors[0].Key} cannot be removed: ${Errors[0].Message}`);
      }
    },
  };
}
