// Entry point of the cloud: the signed-in person's documents, words and settings. Loaded by loadCloud (load.ts) and nothing
// else; it follows the session, so that one person never sees another's data.
import { onAuthEvent } from '../auth/events.ts';
import { forgetPerson } from '../leaving/forget.ts';
import { log } from '../log.ts';
import { isOnline, subscribeOnline } from '../offline/online.ts';
import { useSession } from '../person/session.ts';
import { QUOTA_BYTES, VERSIONS_KEPT } from '../plans.ts';
import { settingsStore } from '../settings.ts';
import { teamOf, teamStore } from '../words/teamWords.ts';
import { subscribeWords } from '../words/words.ts';
import { createDocumentObjects } from './documents/documentObjects.ts';
import { createDocuments, type Documents } from './documents/documents.ts';
import type { DocumentContent } from './documents/documentTypes.ts';
import { catchUp, followDrafts } from './documents/draftLink.ts';
import { localBases, localRecords } from './documents/localRecords.ts';
import { browserStorage } from './environment.ts';
import { exchange } from './profile/profileSync.ts';
import { sharedSettings, sharedTeam, sharedWords } from './profile/profileValues.ts';
import { type Quota } from './quota.ts';
import { assertOwner, isOwner, keysOfOwner, ownerNow } from './storage/ownKeys.ts';
import { type CloudStorage, createStorage } from './storage/storage.ts';
import { StorageError, unlessDamaged } from './storage/storageError.ts';
import { readUsage } from './usage.ts';

/** Delay before changed words and settings are sent, in milliseconds. */
const REST_MS = 3_000;

/** A person's data in the cloud. */
export interface Cloud {
  owner: string;
  storage: CloudStorage;
  documents: Documents;
  /**
   * Synchronises words and settings with the cloud, and the team's word list where there may be one, or where it is asked
   * for as well. Rejects with the storage's failures.
   */
  syncProfile(withTeam?: boolean): Promise<void>;
  /** Sends nothing further; resolves once nothing more is under way. */
  dispose(): Promise<void>;
}

/** One tab at a time, where the browser has locks. */
function exclusive<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request('documents-sync', work) : work();
}

function later(milliseconds: number, run: () => void): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}

/** A device name the person will recognise on another device. */
function deviceName(): string {
  const { userAgent } = navigator;
  const system = /Android|iPhone|iPad|Windows|Mac OS X|CrOS|Linux/.exec(userAgent)?.[0] ?? '';
  const browser = /Firefox|Edg|OPR|Chrome|Safari/.exec(userAgent)?.[0] ?? '';
  return [browser.replace('Edg', 'Edge').replace('OPR', 'Opera'), system.replace('Mac OS X', 'macOS')].join(' ').trim();
}

async function open(owner: string): Promise<Cloud> {
  const env = await browserStorage();
  const storage = createStorage({ ...env, getCredentials: keysOfOwner(owner, () => env.getCredentials()) });
  const { plan } = useSession.getState();
  const documents = createDocuments({
    owner,
    plan,
    device: deviceName(),
    objects: createDocumentObjects(storage, VERSIONS_KEPT[plan]),
    records: localRecords,
    now: () => env.clock.serverNow(),
    exclusive,
    later,
  });
  const parts = {
    owner,
    storage,
    bases: localBases,
    assertHere: () => assertOwner(owner),
    quota: () => documents.state.getState().quota,
  };
  /** Without Premium and without a list from an earlier time there is none: that costs no request. */
  const mayHaveTeam = async () =>
    useSession.getState().plan === 'premium' ||
    (await teamOf(owner)) !== null ||
    (await localBases.get(owner, 'team')) !== undefined;
  let ended = false;
  let exchanging: Promise<unknown> = Promise.resolve();
  const syncProfile = (withTeam = false) => {
    const work = exclusive(async () => {
      if (!ended) await exchange(parts, sharedWords(owner));
      if (!ended) await exchange(parts, sharedSettings(owner));
      if (!ended && (withTeam || (await mayHaveTeam()))) await exchange(parts, sharedTeam(owner));
    });
    exchanging = Promise.allSettled([exchanging, work]);
    return work;
  };
  const quietly = (work: Promise<unknown>) =>
    void work.catch((error: unknown) => {
      // Requests in flight when the person left cannot arrive; not worth reporting.
      if (isOwner(owner)) log.warn('The exchange with the cloud waits', error);
    });
  let callOff: (() => void) | undefined;
  const soon = () => {
    callOff?.();
    callOff = later(REST_MS, () => quietly(syncProfile()));
  };
  const ends = [
    subscribeOnline(() => {
      if (!isOnline()) return;
      quietly(documents.flush().then(documents.refresh));
      soon();
    }),
    subscribeWords(soon),
    teamStore.subscribe(soon),
    settingsStore.subscribe((now, before) => now.lastLanguage === before.lastLanguage && soon()),
    followDrafts(documents),
    () => callOff?.(),
  ];
  quietly(catchUp(documents).then(documents.flush));
  soon();
  return {
    owner,
    storage,
    documents,
    syncProfile,
    async dispose() {
      ended = true;
      for (const end of ends) end();
      await Promise.all([documents.dispose(), exchanging]);
    },
  };
}

/** The room of the signed-in person as the server has counted it, without opening their documents. */
export async function readRoom(): Promise<Quota> {
  const usage = await readUsage(createStorage(await browserStorage()));
  return { used: usage?.used ?? 0, limit: usage?.limit ?? QUOTA_BYTES[useSession.getState().plan] };
}

let opened: { owner: string; cloud: Promise<Cloud> } | undefined;

/** Closes the cloud if it was opened. */
async function close(): Promise<void> {
  const left = opened;
  opened = undefined;
  await left?.cloud.then(
    ({ dispose }) => dispose(),
    () => undefined,
  );
}

/** The signed-in person's cloud. Rejects with `NotAuthenticated`, `NotConfigured` or `NetworkError`. */
export async function openCloud(): Promise<Cloud> {
  const owner = ownerNow();
  if (opened?.owner === owner) return opened.cloud;
  void close();
  const cloud = open(owner);
  opened = { owner, cloud };
  cloud.catch(() => {
    if (opened?.cloud === cloud) opened = undefined;
  });
  return cloud;
}

onAuthEvent(({ name }) => {
  if (name === 'signOut') void close();
});

/** The owner whose data was deleted last: their session may end before this device forgets them. */
let erased: string | undefined;

/** Deletes all the person's cloud data. Sending stops meanwhile, or something would outlive the account. */
export async function eraseCloud(): Promise<void> {
  erased = ownerNow();
  await close();
  const env = await browserStorage();
  const storage = createStorage(env);
  await exclusive(async () => {
    for (const level of ['private', ...(env.levels ?? [])] as const) {
      // One listing is limited, so repeat until nothing is left.
      for (let items = await storage.list('', { level }); items.length > 0; items = await storage.list('', { level })) {
        for (const { key } of items) await storage.remove(key, { level });
      }
    }
  });
}

/** Forgets the person on this device entirely: there is no account left to send anything to. */
export async function forgetCloud(): Promise<void> {
  await close();
  if (erased !== undefined) await forgetPerson(erased, { gone: async () => true, everything: true });
}

/** All the person's cloud data, for the data download. */
export async function collectCloud(): Promise<unknown> {
  const { owner, documents, syncProfile } = await openCloud();
  await Promise.all([documents.refresh(), syncProfile(true)]);
  const { rows, phase, error = 'NetworkError' } = documents.state.getState();
  // A list cached from an earlier visit would pass for the complete one.
  if (phase !== 'ready') throw new StorageError(error, 'The documents could not be listed');
  const contents: DocumentContent[] = [];
  const damaged: Record<string, string> = {};
  for (const { id } of rows) {
    const content = await documents.open(id).catch(unlessDamaged);
    if (content) contents.push(content);
    else damaged[id] = new TextDecoder().decode(await documents.raw(id));
  }
  const team = await sharedTeam(owner).read();
  return {
    documents: contents,
    ...(Object.keys(damaged).length > 0 ? { damaged } : {}),
    words: await sharedWords(owner).read(),
    ...(team ? { team } : {}),
    settings: await sharedSettings(owner).read(),
  };
}
