// Reads a file to check. What is no text is told from text by its bytes, not by its name.
import { readFileSync, statSync } from 'node:fs';
import { CommandError, reasonOf } from './failure.ts';

/** Nothing larger is read: no person wrote a document of that size. */
const LARGEST = 64 * 1024 * 1024;
/** Where a NUL byte is looked for. */
const SNIFFED = 8192;

/** The text of a file. A byte order mark stays: offsets count it. Throws CommandError. */
export function readSource(file: string): string {
  let bytes: Buffer;
  try {
    if (statSync(file).size > LARGEST) throw new CommandError(`${file} is larger than ${LARGEST / 1024 / 1024} MB.`, 3);
    bytes = readFileSync(file);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(`${file} cannot be read: ${reasonOf(error)}.`, 3);
  }
  return decode(bytes, file);
}

/** Bytes as text: UTF-8, or UTF-16 with a byte order mark. Throws CommandError. */
export function decode(bytes: Buffer, name: string): string {
  const [first, second] = bytes;
  const wide = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : '';
  if (!wide && bytes.subarray(0, SNIFFED).includes(0)) throw new CommandError(`${name} is not a text.`, 3);
  try {
    return new TextDecoder(wide || 'utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new CommandError(`${name} is not valid ${wide || 'UTF-8'}.`, 3);
  }
}
