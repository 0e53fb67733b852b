// A chosen or dropped file before it becomes a document: whether it is accepted, and its text.
import { checkQuota, type Quota } from '../../services/cloud/quota.ts';
import { decodeText } from '../../services/files.ts';

/** Endings that are taken, and what the files are. */
const kinds: ReadonlyMap<string, string> = new Map([
  ['txt', 'text/plain'],
  ['text', 'text/plain'],
  ['md', 'text/markdown'],
  ['markdown', 'text/markdown'],
  ['html', 'text/html'],
  ['htm', 'text/html'],
]);

/** What the file picker offers. */
export const ACCEPTED: string = [...[...kinds.keys()].map((ending) => `.${ending}`), ...new Set(kinds.values())].join(
  ',',
);

/** A file that is no document; `reason` is a key below `refused` in documents.json. */
export class RefusedFile extends Error {
  readonly reason: 'type' | 'empty' | 'binary' | 'unreadable';
  constructor(reason: RefusedFile['reason'], options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}

/** A file as it is uploaded: its bytes as they are, and its text beside them. */
export interface ReadFile {
  name: string;
  type: string;
  bytes: Uint8Array;
  text: string;
}

/** The kind of a file by its ending; undefined when it is not taken. */
export const kindOf = (name: string): string | undefined =>
  kinds.get(/\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '');

/**
 * Reads a file, its size first. Rejects with a RefusedFile, or with a StorageError `EntityTooLarge` or `QuotaExceeded`
 * before a byte of it is read.
 */
export async function readUpload(file: File, quota: Quota): Promise<ReadFile> {
  const type = kindOf(file.name);
  if (!type) throw new RefusedFile('type');
  checkQuota(quota, file.size);
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch (cause) {
    // A folder arrives as a file that cannot be read, and so does a file that has been moved meanwhile.
    throw new RefusedFile('unreadable', { cause });
  }
  if (bytes.byteLength === 0) throw new RefusedFile('empty');
  const decoded = decodeText(bytes);
  if (decoded === null) throw new RefusedFile('binary');
  // The checker's lines end in one character.
  // Reading markup takes a parser that other files do not need.
  const { htmlText } = type === 'text/html' ? await import('./versions/htmlText.ts') : {};
  const text = htmlText ? htmlText(decoded) : decoded.replace(/\r\n?/g, '\n');
  return { name: file.name, type, bytes, text };
}
