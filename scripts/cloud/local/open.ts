// The local cloud as people start it: data in a folder of the project, messages also on the terminal.
import { createLocalCloud, type LocalCloud } from './core/cloud.ts';
import type { SharedLevel } from './core/settings.ts';
import { FolderInUse, fileStore } from './stores/file.ts';
import { memoryStore } from './stores/memory.ts';

/** Folder of the data, in the project. Git ignores it. */
export const FOLDER = '.local-cloud';

/** Options for starting the local cloud. */
export interface OpenOptions {
  origin: string;
  /** Keeps the data in memory and opens the door for faults. */
  memory?: boolean;
  rotation?: boolean;
  levels?: readonly SharedLevel[];
  /** The part `prices` of config.json. */
  prices?: object | undefined;
  report: (line: string) => void;
}

function openStore(memory: boolean, report: (line: string) => void) {
  if (memory) return memoryStore();
  try {
    const store = fileStore(FOLDER);
    process.on('exit', () => store.close());
    return store;
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    report(`${error.message}: accounts and documents of this server are kept in memory`);
    return memoryStore();
  }
}

/** Opens the local cloud in its folder, or in memory. */
export function openLocalCloud({
  origin,
  memory = false,
  rotation = false,
  levels = [],
  prices,
  report,
}: OpenOptions): LocalCloud {
  return createLocalCloud({
    store: openStore(memory, report),
    origin,
    rotation,
    levels,
    ...(prices && { prices }),
    faults: memory,
    onMessage: ({ kind, to, code, link }) => report(`  ${kind} to ${to}: ${[link, code].filter(Boolean).join('  ')}`),
  });
}
