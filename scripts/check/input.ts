// Reads the text to check from a file or standard input. Refuses anything that is not text, with a sentence that says why.
import { readFileSync, statSync } from 'node:fs';
import { CommandError } from './arguments.ts';

/** Nothing larger is read: no person wrote a document of that size. */
const LARGEST = 64 * 1024 * 1024;
/** Where a NUL byte is looked for. */
const SNIFFED = 8192;

/** The text of `file`, or of standard input for "-". Throws CommandError. A byte order mark stays: offsets count it. */
export function readText(file: string): string {
  const name = file === '-' ? 'standard input' : file;
  const bytes = file === '-' ? readStandardInput() : readFile(file);
  if (file === '-' && bytes.length === 0) throw new CommandError('No text came on standard input.', 3);
  return decode(bytes, name);
}

function readStandardInput(): Buffer {
  if (process.stdin.isTTY) process.stderr.write('Type a text; end with Ctrl+D.\n');
  try {
    return readFileSync(0);
  } catch (error) {
    throw new CommandError(`Standard input cannot be read: ${reasonOf(error)}.`, 3);
  }
}

function readFile(file: string): Buffer {
  try {
    const stats = statSync(file);
    if (stats.isDirectory()) throw new CommandError(`${file} is a folder. Name a file.`, 3);
    if (stats.size > LARGEST) {
      throw new CommandError(`${file} is larger than ${LARGEST / 1024 / 1024} MB. Check it in parts.`, 3);
    }
    return readFileSync(file);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(`${file} cannot be read: ${reasonOf(error)}.`, 3);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'permission denied',
  EISDIR: 'it is a folder',
  ENAMETOOLONG: 'the name is too long',
  EAGAIN: 'nothing is connected to it',
};

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? (code || 'unknown reason');
}

function decode(bytes: Buffer, name: string): string {
  const wide =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : '';
  if (!wide && bytes.subarray(0, SNIFFED).includes(0)) {
    throw new CommandError(`${name} is not a text: it holds binary data.`, 3);
  }
  try {
    return new TextDecoder(wide || 'utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new CommandError(`${name} is not valid ${wide || 'UTF-8'}. Convert it to UTF-8 first.`, 3);
  }
}
