// Standard output and input of the commands. Nothing is lost or piled up when the reader is slow, and a reader that goes away
// (`| head`) ends the command quietly.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { CommandError, reasonOf } from './failure.ts';
import { decode } from './readSource.ts';

/** Where a command writes. */
export interface Output {
  /** Data, on standard output. */
  write(text: string): Promise<void>;
  /** A line for the person who waits, on standard error. */
  note(line: string): void;
}

/** The streams of this process. */
export function processOutput(): Output {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 3));
  return {
    async write(text) {
      if (text !== '' && !process.stdout.write(text)) await once(process.stdout, 'drain');
    },
    note: (line) => void process.stderr.write(`${line}\n`),
  };
}

/** All of standard input as text. Throws CommandError. */
export function readStandardInput(): string {
  try {
    return decode(readFileSync(0), 'Standard input');
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(`Standard input cannot be read: ${reasonOf(error)}.`, 3);
  }
}
