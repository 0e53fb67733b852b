// Text files from this device, and texts saved to it. Everything stays here: a file is read, never uploaded.
// Invariant: a file that is too large is refused by its size, before a byte of it is read.
import { AppError } from '../lib/errors.ts';

/** The largest file that may be opened: far more than is checked, far less than would freeze a phone. */
export const LARGEST_FILE = 10 * 1024 * 1024;
const PROBE = 64 * 1024;
const UNREADABLE = /\.(docx?|odt|rtf|pdf|pages|xlsx?|pptx?|zip|gz|png|jpe?g|gif|webp|mp[34]|exe|dmg)$/i;

/** Decodes bytes by byte order mark, as UTF-8, or else as Windows-1252; null if they are not text at all. */
export function decodeText(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const control = bytes.subarray(0, PROBE).filter((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27));
  if (control.length > 0) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Reads a text file. Rejects with `file-too-large`, `file-unsupported` or `file-binary`; `name` and sizes as params. */
export async function readTextFile(file: File): Promise<string> {
  const params = { name: file.name };
  if (file.size > LARGEST_FILE) {
    const megabytes = LARGEST_FILE / 1024 / 1024;
    throw new AppError('file-too-large', { params: { ...params, megabytes } });
  }
  if (UNREADABLE.test(file.name)) throw new AppError('file-unsupported', { params });
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch (cause) {
    // A folder dropped on the page arrives as a file that cannot be read.
    throw new AppError('file-unsupported', { params, cause });
  }
  const text = decodeText(bytes);
  if (text === null) throw new AppError('file-binary', { params });
  return text;
}

/** Lets the browser save a text under a name. */
export const saveTextFile = (name: string, text: string, type = 'text/plain'): void =>
  saveFile(name, new Blob([text], { type: `${type};charset=utf-8` }));

/** Lets the browser save a file under a name. */
export function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** A file name from the first line of a text: letters, digits and spaces, at most 40 of them. */
export function fileName(title: string, ending: string): string {
  const base = title
    .replace(/[^\p{L}\p{N} _-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 40)
    .trim();
  return `${base || 'text'}.${ending}`;
}
