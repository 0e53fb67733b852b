// The signed-in person's documents: the list and every operation on one. Changes are stored on this device
// first and then sent, so that they work offline and survive a restart. `has`: whether an id is known here.
import { createStore } from 'zustand/vanilla';
import { checkQuota, stateBytes, takesFrom } from '../quota.ts';
import { checkRoom, createRoom } from '../room.ts';
import { cleanName, newKey } from '../storage/keys.ts';
import { storageTextCode, unlessDamaged } from '../storage/storageError.ts';
import { createDocumentList } from './documentList.ts';
import { newContent, recordReader } from './documentRecord.ts';
import { documentRows } from './documentRows.ts';
import { sendAll, UNDO_MS } from './documentSync.ts';
import type { DocumentsParts, DocumentsState, NewDocument, Resolution } from './documentsParts.ts';
import { type DocumentContent, sameContent } from './documentTypes.ts';
import { contentOf, type DocumentRecord } from './localRecords.ts';

/** Delay between the last change and sending. */
const SEND_AFTER_MS = 1_500;
/** Delay before retrying a failed send. */
const AGAIN_AFTER_MS = 30_000;
/** Time the server needs to count what was sent. */
const COUNTED_AFTER_MS = 3_000;

/** The documents of one person. Rejections are StorageErrors, AuthErrors of the keys, or AppErrors of this device's storage. */
export function createDocuments(parts: DocumentsParts) {
  const { owner, objects, records, now } = parts;
  const room = createRoom(owner, parts.plan, objects);
  const store = createStore<DocumentsState>(() => ({
    phase: 'loading',
    rows: [],
    quota: room.quota([]),
    removed: [],
    progress: {},
  }));
  const transfers = new Map<string, AbortController>();
  const list = createDocumentList(owner, objects, room);
  let callOff: (() => void) | undefined;
  let sending: Promise<void> | undefined;
  let askedAgain = false;
  let disposed = false;

  const show = async () => {
    const known = await list.known();
    const rows = room.withoutRemoved(documentRows(known, await records.all(owner)));
    store.setState({ rows, quota: room.quota(known), removed: await room.removed(rows) });
  };

  const schedule = (milliseconds: number) => {
    callOff?.();
    // A round that outlives the person's session starts no further one.
    callOff = disposed ? undefined : parts.later(milliseconds, () => void flush());
  };

  const transferFor = (id: string) => {
    const control = transfers.get(id) ?? new AbortController();
    transfers.set(id, control);
    return control;
  };

  const round = async () => {
    // Find out the available room before sending, if online.
    await room.ensure().then(show);
    const { outcome, sent } = await sendAll({
      ...parts,
      room: takesFrom(store.getState().quota),
      signalFor: (id) => transferFor(id).signal,
      removed: list.drop,
      isEnded: () => disposed,
      progress: ({ id, loaded, total }) =>
        store.setState(({ progress }) => ({ progress: { ...progress, [id]: { loaded, total } } })),
    });
    transfers.clear();
    store.setState({ progress: {} });
    if (outcome === 'offline') store.setState({ phase: 'offline' });
    if (outcome === 'foreign') store.setState({ phase: 'failed', error: 'InvalidResponse' });
    if (outcome !== 'done') schedule(outcome === 'again' ? UNDO_MS : AGAIN_AFTER_MS);
    await (sent > 0 ? refresh() : show());
  };

  /** Sends everything that is due; one round at a time. */
  const flush = (): Promise<void> => {
    callOff?.();
    // Changes made during a round may need another one; once the person has left, nothing is sent.
    if (disposed) return sending ?? Promise.resolve();
    if (sending) askedAgain = true;
    sending ??= round().finally(() => {
      sending = undefined;
      if (askedAgain) schedule(0);
      askedAgain = false;
    });
    return sending;
  };

  /** Reloads the list. Offline, the last one stays, and the phase says so. */
  const refresh = async (): Promise<void> => {
    await show();
    try {
      await list.fetch();
      store.setState({ phase: 'ready', error: undefined });
    } catch (thrown) {
      const error = storageTextCode(thrown);
      store.setState({ phase: error === 'NetworkError' || error === 'TimeoutError' ? 'offline' : 'failed', error });
    }
    await show();
    // If the count is not up to date, ask once more; without a response the list's own count is used.
    const recount = () => room.read().then(show, () => undefined);
    if (!room.settled()) parts.later(COUNTED_AFTER_MS, () => void (disposed || recount()));
  };

  const recordOf = recordReader(parts);

  const add = async (content: DocumentContent, file?: DocumentRecord['file']): Promise<string> => {
    await records.put({ id: content.id, owner, base: null, eTag: null, mine: content, ...(file ? { file } : {}) });
    await show();
    schedule(0);
    return content.id;
  };

  /** The same, if there is room. Rejects with `QuotaExceeded` or `EntityTooLarge` at once. */
  const admit = async (content: DocumentContent, file?: DocumentRecord['file']): Promise<string> => {
    const fresh = { id: content.id, owner, base: null, eTag: null, mine: content, file };
    checkRoom(store.getState().quota, await records.all(owner), fresh);
    return add(content, file);
  };

  const blank = (text: NewDocument) => newContent(parts, text, store.getState().rows);
  /** Changes a document on this device; it is sent a moment later. */
  const save = async (id: string, change: Partial<Omit<DocumentContent, 'v' | 'id' | 'createdAt'>>): Promise<void> => {
    contentOf((await records.get(owner, id)) ?? (await recordOf(id)));
    // Apply it to the current state: another tab may have changed something else in the document meanwhile.
    await records.update(owner, id, (present) => ({
      ...present,
      mine: { ...contentOf(present), ...change, updatedAt: now(), device: parts.device },
      failure: undefined,
    }));
    await show();
    schedule(SEND_AFTER_MS);
  };

  const resolve = async (id: string, resolution: Resolution): Promise<void> => {
    const record = await records.get(owner, id);
    if (!record?.conflict) return;
    const { content: theirs, eTag } = record.conflict;
    const mine = contentOf(record);
    const settled = { ...record, base: theirs, eTag, conflict: undefined, versionAt: 0 };
    // The version not chosen is kept, among the earlier states or as a separate document.
    if (resolution.keep === 'theirs') checkQuota(store.getState().quota, stateBytes(mine), 0);
    if (resolution.keep === 'theirs') await objects.keepVersion({ ...mine, updatedAt: now() });
    const present = await records.get(owner, id);
    // Edited while the version was being sent: resolve with the edited state.
    if (present?.mine && !sameContent(present.mine, mine)) return resolve(id, resolution);
    if (resolution.keep === 'both') await add({ ...blank(mine), id: crypto.randomUUID(), original: null });
    const keepsTheirs = resolution.keep === 'theirs' || resolution.keep === 'both';
    const text = resolution.keep === 'merged' ? resolution.text : mine.text;
    await records.put({ ...settled, mine: keepsTheirs ? null : { ...mine, text, updatedAt: now() } });
    await show();
    schedule(0);
  };

  return {
    owner,
    state: store,
    refresh,
    flush,
    save,
    resolve,
    has: async (id: string) => (await records.get(owner, id)) !== undefined || (await list.knows(id)),
    /** The state this device has of a document, without asking the cloud. */
    held: async (id: string): Promise<DocumentContent | undefined> => {
      const record = await records.get(owner, id);
      return record && record.deletedAt === undefined ? (record.mine ?? record.base ?? undefined) : undefined;
    },
    /** Ids of the documents that this device has a state of. */
    heldIds: async () => (await records.all(owner)).map(({ id }) => id),
    /** Creates a document from a text. Rejects with `QuotaExceeded` or `EntityTooLarge` at once. */
    create: (text: NewDocument): Promise<string> => admit(blank(text)),
    /** Uploads a file as it is and keeps its text beside it. Rejects with `QuotaExceeded` or `EntityTooLarge` at once. */
    async upload(file: { name: string; type: string; bytes: Uint8Array }, text: NewDocument) {
      const name = cleanName(file.name);
      const key = newKey('', name).replace(/^[^.]*/, 'original');
      const original = { key, name, type: file.type, size: file.bytes.byteLength };
      return admit({ ...blank(text), original }, { key, name, type: file.type, bytes: file.bytes });
    },
    /** Acknowledges what the server removed. */
    seeRemoved: () => room.told().then(show),
    /** Cancels a file's upload and removes the new document. */
    async cancelUpload(id: string) {
      transfers.get(id)?.abort();
      const record = await records.get(owner, id);
      if (record?.eTag === null) await records.remove(owner, id);
      await show();
    },
    /** Tries a failed document again. */
    async retry(id: string) {
      await records.update(owner, id, (record) => ({ ...record, failure: undefined }));
      await flush();
    },
    /** The current state, from the cloud when online. */
    open: async (id: string): Promise<DocumentContent> => contentOf(await recordOf(id)),
    rename: (id: string, name: string) => save(id, { name: cleanName(name) }),
    async duplicate(id: string): Promise<string> {
      const { original: _file, ...content } = contentOf(await recordOf(id));
      return admit(blank({ ...content, id: crypto.randomUUID() }));
    },
    /** Removes a document; it can be restored for 10 seconds. */
    async remove(id: string) {
      const record = (await records.get(owner, id)) ?? { id, owner, base: null, eTag: '', mine: null };
      await records.put({ ...record, deletedAt: now() });
      await show();
      schedule(UNDO_MS);
    },
    async undoRemove(id: string) {
      await records.update(owner, id, (record) => ({ ...record, deletedAt: undefined }));
      const record = await records.get(owner, id);
      // All we had was the request to remove it.
      if (record && !record.base && !record.mine) await records.remove(owner, id);
      await show();
    },
    conflict: async (id: string) => (await records.get(owner, id))?.conflict?.content,
    /** The raw bytes of an unreadable state. */
    raw: objects.raw,
    versions: objects.versions,
    version: objects.version,
    /**
     * Replaces the current state with an earlier one and keeps the current one as well. A state that cannot be read
     * is not replaced: the earlier one becomes a separate document, whose id is returned.
     */
    async restore(id: string, time: number): Promise<string> {
      const earlier = await objects.version(id, time);
      const record = await recordOf(id).catch(unlessDamaged);
      if (!record) return add({ ...blank(earlier), id: crypto.randomUUID(), original: null });
      await records.update(owner, id, (present) => ({ ...present, versionAt: 0 }));
      const { text, language, ignoredWords, ignoredIssues } = earlier;
      if (contentOf(record).text !== text) await save(id, { text, language, ignoredWords, ignoredIssues });
      return id;
    },
    /** The uploaded file; from this device while it is still uploading. */
    original: async (id: string, key: string): Promise<Uint8Array> =>
      (await records.get(owner, id))?.file?.bytes ?? objects.original(id, key),
    originalUrl: objects.originalUrl,
    /** Resolves once nothing more is under way. */
    async dispose() {
      disposed = true;
      callOff?.();
      await sending?.catch(() => undefined);
    },
  };
}

/** See `createDocuments`. */
export type Documents = ReturnType<typeof createDocuments>;
