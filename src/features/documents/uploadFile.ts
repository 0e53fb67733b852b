// A chosen or dropped file before it becomes a document: whether it is accepted, and its text.
import { checkQuota, type Quota } from '../../services/cloud/quota.ts';
import { decodeText } from '../../services/files.ts';

/** Accepted file extensions, and what the files are. */
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

/** A file that is not accepted; `reason` is a key below `refused` in documents.json. */
export class RefusedFile extends Error {
  readonly reason: 'type' | 'empty' | 'binary' | 'unreadable';
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

/** The kind of a file by its extension; undefined when it is not accepted. */
export const kindOf = (name: string): string | undefined =>
  kinds.get(/\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '');

/**
 * Reads a file after checking its size. Rejects with a RefusedFile, or with a StorageError `EntityTooLarge` or
 * `QuotaExceeded` before a single byte is read.
 */
export async function readUpload(file: File, quota: Quota): Promise<ReadFile> {
  const type = kindOf(file.name);
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
  const decoded = decodeText(bytes);
  if (decoded === null) throw new RefusedFile('binary');
  // The checker's line breaks are a single character.
  // Reading markup takes a parser that other files do not need.
  const { htmlText } = type === 'text/html' ? await import('./versions/htmlText.ts') : {};
  const text = htmlText ? htmlText(decoded) : decoded.replace(/\r\n?/g, '\n');
  return { name: file.name, type, bytes, text };
}
