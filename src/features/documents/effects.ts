// Effects of the documents screen. Every function rejects with the failure; what was shown stays.
import type { Documents } from '../../services/cloud/documents/documents.ts';
import type { Resolution } from '../../services/cloud/documents/documentsParts.ts';
import { openDocument, replaceDraft } from '../../services/cloud/documents/draftLink.ts';
import { loadCloud } from '../../services/cloud/load.ts';
import { storageTextCode } from '../../services/cloud/storage/storageError.ts';
import { fileName, saveFile } from '../../services/files.ts';
import { settingsStore } from '../../services/settings.ts';
import { bringOriginal } from './bringOriginal.ts';
import { useDocuments } from './store.ts';
import { readUpload } from './uploadFile.ts';

let following: { documents: Documents; stop(): void } | undefined;

/** The documents of the signed-in user. Rejects with the failures of the cloud. */
async function documentsOf(): Promise<Documents> {
  const { openCloud } = await loadCloud();
  return (await openCloud()).documents;
}

function follow(documents: Documents): void {
  if (following?.documents === documents) return;
  following?.stop();
  const show = () => useDocuments.setState({ phase: 'open', list: documents.state.getState() });
  following = { documents, stop: documents.state.subscribe(show) };
  show();
}

/** Shows the list and refreshes it. Never rejects: a failure is shown. */
export async function readList(): Promise<void> {
  if (useDocuments.getState().phase === 'failed') useDocuments.setState({ phase: 'opening', problem: undefined });
  try {
    const documents = await documentsOf();
    follow(documents);
    await documents.refresh();
  } catch (error) {
    useDocuments.setState({ phase: 'failed', problem: storageTextCode(error) });
  }
}

/** Stops following the list. */
export function leaveList(): void {
  following?.stop();
  following = undefined;
}

/** Uploads one file. Rejects with a RefusedFile or a failure of the cloud. */
export async function uploadFile(file: File): Promise<void> {
  const documents = await documentsOf();
  // Checked before reading: the quota already counts files waiting here, and will count the text stored with this one.
  const { name, type, bytes, text } = await readUpload(file, documents.state.getState().quota);
  const title = name.replace(/\.[a-z]+$/i, '');
  const { language } = settingsStore.getState();
  await documents.upload({ name, type, bytes }, { name: title, text, language, ignoredWords: [], ignoredIssues: [] });
}

/** The user has seen what the server removed. */
export const seeRemoved = async (): Promise<void> => (await documentsOf()).seeRemoved();

/** Stops an upload and removes the new document. */
export const cancelUpload = async (id: string): Promise<void> => (await documentsOf()).cancelUpload(id);

/** Makes a document the text of the checker in this tab; false when another tab has it open. */
export async function openInChecker(id: string): Promise<boolean> {
  useDocuments.setState({ leaving: id });
  try {
    const documents = await documentsOf();
    const [opened] = await Promise.all([openDocument(documents, id), bringOriginal(documents, id)]);
    return opened;
  } finally {
    useDocuments.setState({ leaving: undefined });
  }
}

/** Renames a document. */
export const rename = async (id: string, name: string): Promise<void> => (await documentsOf()).rename(id, name);

/** Copies a document. */
export const duplicate = async (id: string): Promise<void> => void (await (await documentsOf()).duplicate(id));

/** Retries sending a failed document. */
export const retry = async (id: string): Promise<void> => (await documentsOf()).retry(id);

/** Removes a document; `undoRemove` brings it back for ten seconds. */
export const remove = async (id: string): Promise<void> => (await documentsOf()).remove(id);

/** Restores a removed document. */
export const undoRemove = async (id: string): Promise<void> => (await documentsOf()).undoRemove(id);

/** Downloads the uploaded file unchanged. */
export async function saveOriginal(id: string, original: { key: string; name: string }): Promise<void> {
  const bytes = await (await documentsOf()).original(id, original.key);
  saveFile(original.name, new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/octet-stream' }));
}

/** Downloads the text of a document. */
export async function saveText(id: string): Promise<void> {
  const { name, text } = await (await documentsOf()).open(id);
  saveFile(fileName(name, 'txt'), new Blob([text], { type: 'text/plain;charset=utf-8' }));
}

/** Downloads what is left of a document that cannot be read. */
export async function saveRaw(id: string): Promise<void> {
  const documents = await documentsOf();
  const bytes = await documents.raw(id);
  const { name = '' } = documents.state.getState().rows.find((row) => row.id === id) ?? {};
  saveFile(fileName(name, 'json'), new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/octet-stream' }));
}

/** The times of the earlier versions, newest first, in milliseconds since 1970. */
export const versionsOf = async (id: string): Promise<number[]> =>
  (await (await documentsOf()).versions(id)).map(({ time }) => time);

/** The text of an earlier version. */
export const versionText = async (id: string, time: number): Promise<string> =>
  (await (await documentsOf()).version(id, time)).text;

/**
 * Replaces the current text with an earlier version; the current text becomes a version itself. Returns false when the
 * document is damaged and the version became a document of its own.
 */
export async function restore(id: string, time: number): Promise<boolean> {
  const documents = await documentsOf();
  const restored = await documents.restore(id, time);
  await showInDraft(documents, restored);
  return restored === id;
}

/** The two texts of a conflict; undefined when it is resolved. */
export async function conflictOf(id: string) {
  const documents = await documentsOf();
  const [mine, theirs] = [await documents.held(id), await documents.conflict(id)];
  return mine && theirs ? { mine, theirs } : undefined;
}

/** Resolves a conflict. The text not chosen is kept, as a version or as a separate document. */
export async function resolve(id: string, resolution: Resolution): Promise<void> {
  const documents = await documentsOf();
  await documents.resolve(id, resolution);
  await showInDraft(documents, id);
}

/** Makes the checker's draft of a document match the chosen text. */
async function showInDraft(documents: Documents, id: string): Promise<void> {
  const content = await documents.held(id);
  if (content) await replaceDraft(documents.owner, content);
}
