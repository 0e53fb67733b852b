// Uploads over 5 MiB: parts in parallel, each retried on its own, resumed after a lost connection or a restart (STO-5). The
// SDK's own helper cannot resume, so the four commands are used here.
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  type CreateMultipartUploadCommandInput,
  HeadObjectCommand,
  ListPartsCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { AuthError } from '../../auth/authError.ts';
import type { StorageRunner } from './client.ts';
import { StorageError } from './storageError.ts';

/** Behaviour STO-5: size of a part in bytes, and the size from which on there are parts. */
export const PART_BYTES = 5 * 1024 * 1024;
/** Name of the metadata that tells an object's bytes: their SHA-256 in hexadecimal digits. */
export const DIGEST = 'sha256';
/** Parts under way at once. */
const AT_ONCE = 3;

/** An upload that was begun; its key belongs to it. */
export interface PartialUpload {
  uploadId: string;
}

/** What is uploaded and where. */
export interface PartsTask {
  run: StorageRunner;
  /** The object's place for an identity. */
  place(identityId: string): { Bucket: string; Key: string };
  shared: Omit<CreateMultipartUploadCommandInput, 'Bucket' | 'Key'> & { IfMatch?: string; IfNoneMatch?: string };
  bytes: Uint8Array;
  tell(done: { loaded: number; total: number }): void;
}

/** How it is uploaded. */
export interface PartsOptions {
  signal?: AbortSignal;
  patient?: boolean;
  resume?: PartialUpload | undefined;
  begun?: (upload: PartialUpload) => void | Promise<void>;
}

/** A part that the service has. */
interface Done {
  PartNumber: number;
  ETag: string;
  ChecksumCRC32?: string;
}

/** Parts already uploaded; undefined when the service does not know the upload (any more). */
async function arrived({ run, place, bytes }: PartsTask, uploadId: string, options: PartsOptions) {
  const parts: Done[] = [];
  let marker: string | undefined;
  try {
    do {
      const after = marker;
      const page = await run(
        (client, { identityId }) =>
          client.send(
            new ListPartsCommand({
              ...place(identityId),
              UploadId: uploadId,
              ...(after ? { PartNumberMarker: after } : {}),
            }),
          ),
        options,
      );
      for (const { PartNumber = 0, ETag = '', ChecksumCRC32, Size } of page.Parts ?? []) {
        const from = (PartNumber - 1) * PART_BYTES;
        if (Size !== Math.min(PART_BYTES, bytes.byteLength - from)) continue;
        parts.push({ PartNumber, ETag, ...(ChecksumCRC32 ? { ChecksumCRC32 } : {}) });
      }
      marker = page.IsTruncated ? page.NextPartNumberMarker : undefined;
    } while (marker);
  } catch (error) {
    if (error instanceof AuthError && error.code === 'NoSuchUpload') return undefined;
    throw error;
  }
  return parts;
}

/**
 * Tag of the object when it is there already with exactly these bytes: an earlier request ended the upload, and its answer
 * was lost on the way. The service itself only says that it knows no such upload any more.
 */
async function endedBefore({ run, place, shared, bytes }: PartsTask, options: PartsOptions) {
  const digest = shared.Metadata?.[DIGEST];
  if (digest === undefined) return undefined;
  try {
    const { ContentLength, Metadata, ETag } = await run(
      (client, { identityId }) => client.send(new HeadObjectCommand(place(identityId))),
      options,
    );
    return ContentLength === bytes.byteLength && Metadata?.[DIGEST] === digest ? ETag : undefined;
  } catch (error) {
    // Where there is no object the service may also say that it must not be asked for.
    if (error instanceof AuthError && [403, 404].includes(error.statusCode ?? 0)) return undefined;
    throw error;
  }
}

async function begin({ run, place, shared }: PartsTask, options: PartsOptions): Promise<string> {
  const { IfMatch: _match, IfNoneMatch: _none, ...attributes } = shared;
  const { UploadId } = await run(
    (client, { identityId }) =>
      client.send(
        new CreateMultipartUploadCommand({ ...place(identityId), ...attributes, ChecksumAlgorithm: 'CRC32' }),
      ),
    options,
  );
  if (!UploadId) throw new StorageError('InvalidResponse', 'The storage sent an unreadable answer');
  await options.begun?.({ uploadId: UploadId });
  return UploadId;
}

async function sendParts(task: PartsTask, uploadId: string, done: Done[], options: PartsOptions): Promise<void> {
  const { run, place, bytes, tell } = task;
  const total = bytes.byteLength;
  const have = new Set(done.map(({ PartNumber }) => PartNumber));
  const missing = Array.from({ length: Math.ceil(total / PART_BYTES) }, (_, index) => index + 1).filter(
    (number) => !have.has(number),
  );
  const sizeOf = (number: number) => Math.min(PART_BYTES, total - (number - 1) * PART_BYTES);
  let loaded = [...have].reduce((sum, number) => sum + sizeOf(number), 0);
  tell({ loaded, total });
  // A part that fails permanently stops the others; uploaded ones remain for the next attempt.
  const stop = new AbortController();
  const signal = options.signal ? AbortSignal.any([options.signal, stop.signal]) : stop.signal;
  const sender = async () => {
    for (let number = missing.shift(); number !== undefined; number = missing.shift()) {
      const PartNumber = number;
      const Body = bytes.subarray((PartNumber - 1) * PART_BYTES, (PartNumber - 1) * PART_BYTES + sizeOf(PartNumber));
      const { ETag = '', ChecksumCRC32 } = await run(
        (client, { identityId }) =>
          client.send(
            new UploadPartCommand({
              ...place(identityId),
              UploadId: uploadId,
              PartNumber,
              Body,
              ChecksumAlgorithm: 'CRC32',
            }),
            { abortSignal: signal },
          ),
        { ...options, signal },
      );
      done.push({ PartNumber, ETag, ...(ChecksumCRC32 ? { ChecksumCRC32 } : {}) });
      loaded += sizeOf(PartNumber);
      tell({ loaded, total });
    }
  };
  const senders = Array.from({ length: AT_ONCE }, sender);
  try {
    await Promise.all(senders);
  } catch (error) {
    stop.abort();
    await Promise.allSettled(senders);
    throw error;
  }
}

async function end({ run, place, shared }: PartsTask, UploadId: string, done: Done[], options: PartsOptions) {
  const Parts = done.toSorted((a, b) => a.PartNumber - b.PartNumber);
  const { IfMatch, IfNoneMatch } = shared;
  const answer = await run(
    (client, { identityId }) =>
      client.send(
        new CompleteMultipartUploadCommand({
          ...place(identityId),
          UploadId,
          MultipartUpload: { Parts },
          ...(IfMatch ? { IfMatch } : {}),
          ...(IfNoneMatch ? { IfNoneMatch } : {}),
        }),
      ),
    options,
  );
  return answer.ETag ?? '';
}

async function takeBack({ run, place }: PartsTask, UploadId: string): Promise<void> {
  // Without a success here the bucket's rule takes the parts away after a day.
  const away = run((client, { identityId }) =>
    client.send(new AbortMultipartUploadCommand({ ...place(identityId), UploadId })),
  );
  await away.catch(() => undefined);
}

/** What the service says of an upload that is over: it ended before, or its parts were taken away. */
const isOver = (error: unknown) =>
  error instanceof AuthError && ['NoSuchUpload', 'PreconditionFailed'].includes(error.code);

/** Uploads in parts and answers the object's tag. A cancelled upload is taken back; a failed one can be resumed. */
export async function uploadInParts(task: PartsTask, options: PartsOptions = {}): Promise<string> {
  const { resume } = options;
  const total = task.bytes.byteLength;
  const known = resume && (await arrived(task, resume.uploadId, options));
  const before = resume && !known ? await endedBefore(task, options) : undefined;
  if (before !== undefined) {
    task.tell({ loaded: total, total });
    return before;
  }
  const uploadId = known ? resume.uploadId : await begin(task, options);
  const done = known ?? [];
  try {
    await sendParts(task, uploadId, done, options);
    return await end(task, uploadId, done, options);
  } catch (error) {
    if (options.signal?.aborted) await takeBack(task, uploadId);
    else if (isOver(error)) {
      const tag = await endedBefore(task, options);
      if (tag !== undefined) return tag;
    }
    throw error;
  }
}
