// Sends this device's changes, one document after another, one tab at a time. Nothing is lost on the way: a record
// is done only when the cloud has exactly its state; another device's state is never overwritten (If-Match).
import { AuthError } from '../../auth/authError.ts';
import { isTransient } from '../../auth/transport/retry.ts';
import { growthOf, stateBytes, type Takes } from '../quota.ts';
import type { DocumentObjects } from './documentObjects.ts';
import { type DocumentContent, sameContent } from './documentTypes.ts';
import type { DocumentRecord, localRecords } from './localRecords.ts';

/** How long a removal can be undone, in milliseconds. */
export const UNDO_MS = 10_000;
/** An earlier state is kept at most this often. */
export const VERSION_EVERY_MS = 10 * 60_000;

/** How far the transfer of a file has come. */
export interface TransferProgress {
  id: string;
  loaded: number;
  total: number;
}

/** Dependencies of sending. */
export interface SyncParts {
  owner: string;
  objects: DocumentObjects;
  records: typeof localRecords;
  now(): number;
  /** Runs work while no other tab does. */
  exclusive<T>(work: () => Promise<T>): Promise<T>;
  /** Whether the person has left, or their data is being erased: nothing more is sent. */
  isEnded(): boolean;
  /** Signal of the transfer of a document's file, to cancel it. */
  signalFor(id: string): AbortSignal;
  progress(done: TransferProgress): void;
  /** What still fits into the cloud. */
  room: Takes;
  /** Called when a document is no longer in the cloud. */
  removed(id: string): Promise<void>;
}

/**
 * How a round ended: everything sent, something left for later (`again`), offline, or a network page in place of
 * the cloud's response (`foreign`); and how many documents were sent.
 */
export interface SyncOutcome {
  outcome: 'done' | 'again' | 'offline' | 'foreign';
  sent: number;
}

const codeOf = (error: unknown) => (error instanceof AuthError ? error.code : 'UnknownError');

/** Whether a record has something to send now. */
export function isDue(record: DocumentRecord, now: number): boolean {
  if (record.deletedAt !== undefined) return now - record.deletedAt >= UNDO_MS;
  if (record.conflict || record.failure) return false;
  return record.mine !== null || record.file !== undefined;
}

async function sendFile(parts: SyncParts, record: DocumentRecord): Promise<void> {
  const { owner, objects, records } = parts;
  const { id, file } = record;
  if (!file) return;
  await objects.putOriginal(id, file, {
    signal: parts.signalFor(id),
    progress: ({ loaded, total }) => parts.progress({ id, loaded, total }),
    resume: file.uploadId ? { uploadId: file.uploadId } : undefined,
    // A device that cannot store this still sends the file, starting over if the upload is interrupted.
    begun: ({ uploadId }) =>
      records
        .update(owner, id, (now) => now.file && { ...now, file: { ...now.file, uploadId } })
        .then(
          () => undefined,
          () => undefined,
        ),
  });
  await records.update(owner, id, ({ file: _sent, ...rest }) => rest);
}

/** The state is in the cloud under a tag. Later changes remain to be sent. */
function sent(content: DocumentContent, eTag: string) {
  return (record: DocumentRecord): DocumentRecord => {
    const newer = record.mine !== null && !sameContent(record.mine, content);
    return { ...record, base: content, eTag, mine: newer ? record.mine : null, conflict: undefined };
  };
}

async function write(parts: SyncParts, mine: DocumentContent, over: string | null): Promise<string> {
  try {
    return await parts.objects.write(mine, over);
  } catch (error) {
    // Another device removed the document: edits made here since must not be lost.
    if (over !== null && codeOf(error) === 'NoSuchKey') return parts.objects.write(mine, null);
    throw error;
  }
}

async function sendState(parts: SyncParts, record: DocumentRecord): Promise<void> {
  const { owner, objects, records, now } = parts;
  const { id, mine, base, eTag, versionAt = 0 } = record;
  if (!mine) return;
  try {
    const versionIsDue = base && eTag !== null && now() - versionAt >= VERSION_EVERY_MS && base.text !== mine.text;
    // The text takes priority over its history: without room for both, the earlier state waits until next time.
    if (versionIsDue && parts.room.takes(stateBytes(base))) {
      await objects.keepVersion(base);
      await records.update(owner, id, (present) => ({ ...present, versionAt: now() }));
    }
    const tag = await write(parts, mine, eTag);
    await records.update(owner, id, sent(mine, tag));
  } catch (error) {
    if (codeOf(error) !== 'PreconditionFailed') throw error;
    const theirs = await objects.read(id);
    // A lost response looks like another device's write; so does the same change made on both.
    if (sameContent(theirs.content, mine)) await records.update(owner, id, sent(theirs.content, theirs.eTag));
    else await records.update(owner, id, (present) => ({ ...present, conflict: theirs }));
  }
}

async function send(parts: SyncParts, record: DocumentRecord): Promise<void> {
  const { owner, id, deletedAt } = record;
  if (deletedAt !== undefined) {
    await parts.objects.remove(id);
    // Drop it from the list first, so that it never appears to have come back.
    await parts.removed(id);
    return parts.records.remove(owner, id);
  }
  // Both copies, the file and its text, or neither.
  parts.room.take(growthOf(record));
  await sendFile(parts, record);
  const present = await parts.records.get(owner, id);
  if (present) await sendState(parts, present);
}

/** One round over everything due. Transient failures end the round; the others stay with their document. */
export function sendAll(parts: SyncParts): Promise<SyncOutcome> {
  const { owner, records, now } = parts;
  return parts.exclusive(async () => {
    let count = 0;
    for (const record of await records.all(owner)) {
      if (parts.isEnded()) return { outcome: 'done', sent: count };
      if (!isDue(record, now())) continue;
      try {
        await send(parts, record);
        count++;
      } catch (error) {
        const code = codeOf(error);
        if (code === 'NetworkError' || code === 'TimeoutError') return { outcome: 'offline', sent: count };
        if (error instanceof AuthError && error.foreign) return { outcome: 'foreign', sent: count };
        if (isTransient(error) || code === 'NoCredentials') return { outcome: 'again', sent: count };
        if (code === 'AbortError') continue;
        await records.update(owner, record.id, (present) => ({ ...present, failure: code }));
      }
    }
    const left = (await records.all(owner)).some(
      (record) => isDue(record, now()) || (record.deletedAt !== undefined && !isDue(record, now())),
    );
    return { outcome: left ? 'again' : 'done', sent: count };
  });
}
