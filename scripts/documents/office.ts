// A document in LibreOffice, without a window: what it shows, and what is left when all changes are accepted or refused.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** It starts anew for each document; a long one takes its time. */
const LIMIT_MS = 300_000;

/** What it found. */
export interface InOffice {
  readonly pages: number;
  readonly changes: number;
  readonly comments: number;
  /** Changes that are left after all were accepted. */
  readonly left: number;
  /** The paragraphs, also those of tables and footnotes, with all changes accepted, and with all refused. */
  readonly accepted: string;
  readonly refused: string;
}

/** The bridge belongs to the system's Python, which need not be the first one in the path. */
const PYTHONS = ['python3', '/usr/bin/python3'];

const succeeds = (command: string, ...more: string[]) =>
  run(command, more).then(
    () => true,
    () => false,
  );

async function pythonWithBridge(): Promise<string | undefined> {
  for (const python of PYTHONS) if (await succeeds(python, '-c', 'import uno')) return python;
  return undefined;
}

/** Whether LibreOffice and its bridge to Python are installed. */
export const officeExists = async (): Promise<boolean> =>
  (await succeeds('soffice', '--version')) && (await pythonWithBridge()) !== undefined;

/** Opens a document there. The answer comes in a file of `folder`. */
export async function inOffice(file: string, folder: string): Promise<InOffice> {
  const answer = join(folder, 'answer.json');
  const profile = await mkdtemp(join(tmpdir(), 'office-'));
  try {
    await run(
      (await pythonWithBridge()) ?? 'python3',
      [join(import.meta.dirname, 'office.py'), file, answer, profile],
      { timeout: LIMIT_MS },
    );
    return JSON.parse(await readFile(answer, 'utf8')) as InOffice;
  } finally {
    await rm(profile, { recursive: true, force: true });
    await rm(answer, { force: true });
  }
}
