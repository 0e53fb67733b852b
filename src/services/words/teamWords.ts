// The team's file on this device, and its words in the checks. In a database of its own, which most people never have: one
// file per person, the same in all of their tabs. Loaded where it may count (followWords.ts) and with the cloud.
// Invariant: the words count only with Premium, and never become the person's own.
import { type DBSchema, type IDBPDatabase } from 'idb';
import { createStore } from 'zustand/vanilla';
import { personNow } from '../person/person.ts';
import { useSession } from '../person/sessionState.ts';
import { setAside } from '../records/aside.ts';
import { openReadable, toStorageError } from '../records/database.ts';
import { parseTeam, TEAM_LIMITS, type TeamFile } from './teamFile.ts';
import { lendWords } from './words.ts';

interface TeamDatabase extends DBSchema {
  files: { key: string; value: TeamFile & { owner: string } };
}

const NAME = 'spelling-check.team';
const NONE: readonly string[] = [];

let opening: Promise<IDBPDatabase<TeamDatabase>> | null = null;
let channel: BroadcastChannel | null = null;
let watching = false;

/** Runs work on the database. Rejects with `storage-full` or `storage-unavailable`. */
async function run<T>(work: (database: IDBPDatabase<TeamDatabase>) => Promise<T>): Promise<T> {
  try {
    opening ??= openReadable<TeamDatabase>(NAME, 1, {
      upgrade: (database) => void database.createObjectStore('files', { keyPath: 'owner' }),
      terminated() {
        opening = null;
      },
    });
    return await work(await opening);
  } catch (cause) {
    opening = null;
    throw toStorageError(cause);
  }
}

/** The file of whoever is here, as last read; `owner` is whose it is. */
export const teamStore = createStore<{ owner: string; file: TeamFile | null }>(() => ({ owner: '', file: null }));

/** Somebody's file. One that cannot be read is set aside and counts as none. */
export async function teamOf(owner: string): Promise<TeamFile | null> {
  const raw: unknown = await run((database) => database.get('files', owner));
  if (raw === undefined) return null;
  const file = parseTeam(raw);
  if (file) return file;
  if (await setAside('words', 'team', raw, owner)) await run((database) => database.delete('files', owner));
  return null;
}

/** Lets the words of the file count, or none. */
function lend(): void {
  const { owner, file } = teamStore.getState();
  const counts = file && owner === personNow() && useSession.getState().plan === 'premium';
  if (!counts) lendWords(NONE);
  else lendWords(file.words.length > TEAM_LIMITS.words ? file.words.slice(0, TEAM_LIMITS.words) : file.words);
}

async function read(): Promise<void> {
  const owner = personNow();
  const file = await teamOf(owner);
  // Somebody else may be here by now.
  if (owner === personNow()) teamStore.setState({ owner, file });
}

/** Keeps a person's file, or takes it away with null. */
export async function keepTeam(owner: string, file: TeamFile | null): Promise<void> {
  if (file) await run((database) => database.put('files', { ...file, owner }));
  else await run((database) => database.delete('files', owner));
  if (owner === personNow()) teamStore.setState({ owner, file });
  channel?.postMessage('changed');
}

/** Reads the file and follows it, the person and the plan from here on. Rejects with `storage-unavailable`. */
export function watchTeam(): Promise<void> {
  if (!watching) {
    watching = true;
    if (typeof BroadcastChannel !== 'undefined') {
      channel = new BroadcastChannel(NAME);
      channel.onmessage = () => void read().catch(() => undefined);
    }
    teamStore.subscribe(lend);
    useSession.subscribe(() => {
      // The next person does not see the file of the last one for a moment, whatever the storage does.
      if (teamStore.getState().owner !== personNow()) {
        teamStore.setState({ owner: personNow(), file: null });
        void read().catch(() => undefined);
      } else lend();
    });
  }
  return read();
}
