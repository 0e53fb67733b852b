// Objects in the cloud: put, get, signed addresses, list, remove, at three levels (specification section 6, STO-1 to STO-12).
import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { log } from '../../log.ts';
import { createClient, createRunner, type StorageEnvironment } from './client.ts';
import { checkKey, decodeName, defaultPrefixes, encodeName, type Level, levelPrefix, type Prefixes } from './keys.ts';
import { StorageError } from './storageError.ts';
import { type Listener, track } from './storageEvents.ts';
import { DIGEST, PART_BYTES, type PartialUpload, uploadInParts } from './uploadInParts.ts';

/** Seconds that a signed address is good for. */
export const LINK_SECONDS = 300;
/** Keys per page of a list, what the service gives at most. */
const PAGE = 1000;
/** Objects that one list answers at most. */
const MOST_LISTED = 20_000;

/** Where an object lies. */
export interface Place {
  /** Public unless said otherwise (specification section 6). */
  level?: Level;
  /** Somebody else's identity, for reading what is public or protected. */
  identityId?: string;
  signal?: AbortSignal;
}

/** Options of an upload. */
export interface PutOptions extends Place {
  contentType?: string;
  cacheControl?: string;
  contentDisposition?: string;
  expires?: Date;
  /** The original name; kept as metadata. */
  name?: string;
  metadata?: Readonly<Record<string, string>>;
  /** Hears how many bytes have arrived. */
  progress?: (done: { loaded: number; total: number }) => void;
  /** Only over the object with this tag; `null`: only where there is none. Else rejects with `PreconditionFailed`. */
  expected?: string | null;
  /** An upload in parts that was begun before. */
  resume?: PartialUpload | undefined;
  /** Hears of an upload in parts that has begun, so that it can be resumed after a restart; no part is sent before it is done. */
  begun?: (upload: PartialUpload) => void | Promise<void>;
  /** Waits for the line instead of failing while the device is offline. */
  patient?: boolean;
}

/** An object with its content. `name` is the original one, '' without. */
export interface StoredObject {
  bytes: Uint8Array;
  contentType: string;
  name: string;
  metadata: Readonly<Record<string, string>>;
  eTag: string;
  lastModified: number;
}

/** A row of a list. The key has no prefix; the time is milliseconds since 1970, the size bytes. */
export interface StoredItem {
  key: string;
  eTag: string;
  lastModified: number;
  size: number;
}

/** Object storage of the person signed in, or of a guest. */
export interface CloudStorage {
  put(key: string, bytes: Uint8Array, options?: PutOptions): Promise<{ key: string; eTag: string }>;
  get(key: string, place?: Place): Promise<StoredObject>;
  /** A signed address for a download. `type` and `disposition` replace the object's own (STO-6). */
  getUrl(key: string, options?: Place & { seconds?: number; type?: string; disposition?: string }): Promise<string>;
  /** A signed address for an upload (STO-7). */
  putUrl(key: string, options?: Place & { seconds?: number; contentType?: string }): Promise<string>;
  list(folder: string, place?: Place): Promise<StoredItem[]>;
  /** Also resolves when there is no such object (STO-9). */
  remove(key: string, place?: Place): Promise<void>;
}

const unquoted = (tag = '') => tag.replace(/^"(.*)"$/, '$1');

async function stored({ Body, ContentType, Metadata, ETag, LastModified }: GetObjectCommandOutput) {
  const { name = '', [DIGEST]: _digest, ...metadata } = Metadata ?? {};
  return {
    bytes: Body ? await Body.transformToByteArray() : new Uint8Array(),
    contentType: ContentType ?? '',
    name: decodeName(name),
    metadata,
    eTag: unquoted(ETag),
    lastModified: LastModified?.getTime() ?? 0,
  };
}

function attributesOf(options: PutOptions) {
  const { contentType = 'binary/octet-stream', cacheControl, contentDisposition, expires, name, metadata } = options;
  return {
    ContentType: contentType,
    ...(cacheControl ? { CacheControl: cacheControl } : {}),
    ...(contentDisposition ? { ContentDisposition: contentDisposition } : {}),
    ...(expires ? { Expires: expires } : {}),
    Metadata: { ...metadata, ...(name ? { name: encodeName(name) } : {}) },
  };
}

/** By this an upload in parts is known again. Digests exist only in secure contexts; elsewhere it may be sent twice. */
async function digestOf(bytes: Uint8Array): Promise<Record<string, string>> {
  if (!globalThis.crypto?.subtle) return {};
  const digest = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
  return { [DIGEST]: [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('') };
}

const conditionOf = ({ expected }: PutOptions) =>
  expected === undefined ? {} : expected === null ? { IfNoneMatch: '*' } : { IfMatch: `"${expected}"` };

/** The storage over an environment. `listen` hears what was done, without names (STO-10). */
export function createStorage(
  env: StorageEnvironment,
  options: { prefixes?: Prefixes; listen?: Listener } = {},
): CloudStorage {
  const { prefixes = defaultPrefixes, listen } = options;
  const run = createRunner(env);
  const Bucket = env.bucket;
  const abortable = (signal?: AbortSignal) => (signal ? { abortSignal: signal } : {});
  const prefixFor = ({ level = 'public', identityId }: Place, own: string) => {
    const shared = level === 'public' || level === 'protected';
    if (shared && !env.levels?.includes(level)) {
      throw new StorageError('LevelDisabled', `The level ${level} is switched off (storage.levels in config.json)`);
    }
    return levelPrefix(level, shared ? (identityId ?? own) : own, prefixes);
  };

  return {
    put: (key, bytes, put = {}) =>
      track('upload', listen, async () => {
        checkKey(key);
        const { progress, signal } = put;
        if (progress !== undefined && typeof progress !== 'function') {
          log.warn(`progressCallback should be a function, not a ${typeof progress}`);
        }
        const tell = typeof progress === 'function' ? progress : () => undefined;
        const total = bytes.byteLength;
        const shared = { ...attributesOf(put), ...conditionOf(put) };
        if (total > PART_BYTES) {
          const place = (own: string) => ({ Bucket, Key: prefixFor(put, own) + key });
          const told = { ...shared, Metadata: { ...shared.Metadata, ...(await digestOf(bytes)) } };
          return { key, eTag: unquoted(await uploadInParts({ run, place, shared: told, bytes, tell }, put)) };
        }
        tell({ loaded: 0, total });
        const answer = await run(
          (client, { identityId }) =>
            client.send(
              new PutObjectCommand({ Bucket, Key: prefixFor(put, identityId) + key, Body: bytes, ...shared }),
              abortable(signal),
            ),
          put,
        );
        tell({ loaded: total, total });
        return { key, eTag: unquoted(answer.ETag) };
      }),

    get: (key, place = {}) =>
      track('download', listen, async () => {
        checkKey(key);
        return run(async (client, { identityId }) => {
          const command = new GetObjectCommand({ Bucket, Key: prefixFor(place, identityId) + key });
          return stored(await client.send(command, abortable(place.signal)));
        }, place);
      }),

    getUrl: (key, link = {}) =>
      track('getSignedUrl', listen, async () => {
        checkKey(key);
        const { seconds = LINK_SECONDS, type, disposition } = link;
        const { signAddress } = await import('./signAddress.ts');
        return run((client, { identityId }) => {
          const command = new GetObjectCommand({
            Bucket,
            Key: prefixFor(link, identityId) + key,
            ...(type ? { ResponseContentType: type } : {}),
            ...(disposition ? { ResponseContentDisposition: disposition } : {}),
          });
          return signAddress(client, command, seconds, env.clock);
        }, link);
      }),

    putUrl: (key, link = {}) =>
      track('getSignedUrl', listen, async () => {
        checkKey(key);
        const { seconds = LINK_SECONDS, contentType = 'binary/octet-stream' } = link;
        const { signAddress } = await import('./signAddress.ts');
        return run((_, keys) => {
          const Key = prefixFor(link, keys.identityId) + key;
          const command = new PutObjectCommand({ Bucket, Key, ContentType: contentType });
          // A checksum in the address would be that of an empty body, and the upload refused (STO-7).
          const client = createClient(env, keys, { requestChecksumCalculation: 'WHEN_REQUIRED' });
          return signAddress(client, command, seconds, env.clock);
        }, link);
      }),

    list: (folder, place = {}) =>
      track('list', listen, async () => {
        if (folder !== '') checkKey(folder);
        const items: StoredItem[] = [];
        let next: string | undefined;
        do {
          const token = next;
          const answer = await run(async (client, { identityId }) => {
            const prefix = prefixFor(place, identityId);
            const command = new ListObjectsV2Command({
              Bucket,
              Prefix: prefix + folder,
              MaxKeys: PAGE,
              ...(token ? { ContinuationToken: token } : {}),
            });
            const page = await client.send(command, abortable(place.signal));
            if (page.KeyCount === undefined && page.Contents === undefined) {
              throw new StorageError('InvalidResponse', 'The storage sent an unreadable answer', { statusCode: 200 });
            }
            return { page, prefix };
          }, place);
          for (const { Key = '', ETag, LastModified, Size = 0 } of answer.page.Contents ?? []) {
            const lastModified = LastModified?.getTime() ?? 0;
            items.push({ key: Key.slice(answer.prefix.length), eTag: unquoted(ETag), lastModified, size: Size });
          }
          next = answer.page.NextContinuationToken;
        } while (next && items.length < MOST_LISTED);
        return items;
      }),

    remove: (key, place = {}) =>
      track('delete', listen, async () => {
        checkKey(key);
        await run(
          (client, { identityId }) =>
            client.send(
              new DeleteObjectCommand({ Bucket, Key: prefixFor(place, identityId) + key }),
              abortable(place.signal),
            ),
          place,
        );
      }),
  };
}
