// A chosen or dropped file before it becomes a document: whether it is accepted, and its text.
import type { RefusalReason } from '../../documents/index.ts';
import { AppError } from '../../lib/errors.ts';
import { checkQuota, type Quota } from '../../services/cloud/quota.ts';
import { decodeText } from '../../services/files.ts';
import { fileTypeOf } from '../../services/fileTypes.ts';
import { openDocument } from '../../workers/documentsClient.ts';

/** A file that is not accepted; `reason` is a key below `refused` in documents.json. */
export class RefusedFile extends Error {
  readonly reason: 'type' | 'binary' | 'unreadable' | Exclude<RefusalReason, 'unsupported'>;
  constructor(reason: RefusedFile['reason'], options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}

/** A file to upload: its bytes unchanged, along with its text. */
export interface ReadFile {
  name: string;
  type: string;
  bytes: Uint8Array;
  text: string;
}

/** The text of a document that is more than text. Rejects with a RefusedFile. */
async function readDocument(bytes: Uint8Array, name: string): Promise<string> {
  try {
    return (await openDocument(bytes, name)).text;
  } catch (cause) {
    if (!(cause instanceof AppError) || cause.code !== 'document-refused') throw cause;
    const reason = cause.params['reason'] as RefusalReason;
    throw new RefusedFile(reason === 'unsupported' ? 'type' : reason, { cause });
  }
}

/** The text of a file of text. Rejects with a RefusedFile. */
async function readText(bytes: Uint8Array, type: string): Promise<string> {
  const decoded = decodeText(bytes);
  if (decoded === null) throw new RefusedFile('binary');
  // Reading markup takes a parser that other files do not need.
  if (type === 'text/html') return (await import('./versions/htmlText.ts')).htmlText(decoded);
  // The checker's line breaks are a single character.
  return decoded.replace(/\r\n?/g, '\n');
}

/**
 * Reads a file after checking its size. Rejects with a RefusedFile, or with a StorageError `EntityTooLarge` or
 * `QuotaExceeded` before a single byte is read.
 */
export async function readUpload(file: File, quota: Quota): Promise<ReadFile> {
  const { name } = file;
  const type = fileTypeOf(name);
  if (!type) throw new RefusedFile('type');
  checkQuota(quota, file.size);
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch (cause) {
    // A folder arrives as an unreadable file, and so does a file that has been moved meanwhile.
    throw new RefusedFile('unreadable', { cause });
  }
  if (bytes.byteLength === 0) throw new RefusedFile('empty');
  const text = type.startsWith('text/') ? await readText(bytes, type) : await readDocument(bytes, name);
  return { name, type, bytes, text };
}
