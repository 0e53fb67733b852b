// Keeps everything in a folder that only its owner can read: tables as JSON, objects as files.
import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from '../core/store.ts';

const OWNER_ONLY = 0o600;
const FOLDER_OF_OWNER = 0o700;

/** A store in a folder, and a way to release it to another process. */
export interface FileStore extends Store {
  close(): void;
}

/** Another process is using the folder. */
export class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(`${folder} is in use by process ${pid}`);
    this.name = 'FolderInUse';
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function take(folder: string): void {
  const lock = join(folder, 'pid');
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx', mode: OWNER_ONLY });
  } catch {
    const owner = Number(readFileSync(lock, 'utf8'));
    if (owner !== process.pid && isAlive(owner)) throw new FolderInUse(folder, owner);
    writeFileSync(lock, String(process.pid), { mode: OWNER_ONLY });
  }
}

// A reader, or the next start after a crash, sees either the old file or the new one, never anything in between.
function replace(file: string, content: string | Uint8Array): void {
  const next = `${file}.new`;
  writeFileSync(next, content, { mode: OWNER_ONLY });
  renameSync(next, file);
}

function readTable<T>(file: string, empty: T): T {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return empty;
  }
  try {
    return JSON.parse(text) as T;
  } catch {
    throw new Error(`${file} cannot be read; remove it to begin anew`);
  }
}

/** Opens a folder, creating it if necessary. Throws FolderInUse while another process is using it. */
export function fileStore(folder: string): FileStore {
  const objects = join(folder, 'objects');
  mkdirSync(objects, { recursive: true, mode: FOLDER_OF_OWNER });
  chmodSync(folder, FOLDER_OF_OWNER);
  take(folder);
  const objectFile = (name: string) => {
    if (!/^[0-9a-f]+$/.test(name)) throw new Error(`${name} is no name of an object`);
    return join(objects, name);
  };
  return {
    table<T extends object>(name: string, empty: T) {
      const file = join(folder, `${name}.json`);
      const data = readTable(file, structuredClone(empty));
      return { data, save: () => replace(file, `${JSON.stringify(data, null, 1)}\n`) };
    },
    read(name) {
      try {
        return new Uint8Array(readFileSync(objectFile(name)));
      } catch {
        return undefined;
      }
    },
    write: (name, bytes) => replace(objectFile(name), bytes),
    remove: (name) => rmSync(objectFile(name), { force: true }),
    close: () => rmSync(join(folder, 'pid'), { force: true }),
  };
}
