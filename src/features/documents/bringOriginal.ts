// What was uploaded comes along when a document is opened, so that the checker can save the text into its file. Without it
// the text is saved as a new file.
import type { Documents } from '../../services/cloud/documents/documents.ts';
import { keepOriginal, originalOf } from '../../services/drafts/originals.ts';
import { endingOf } from '../../services/fileTypes.ts';
import { log } from '../../services/log.ts';

/** Keeps a document's file on this device, unless it is there. Never rejects. */
export async function bringOriginal(documents: Documents, id: string): Promise<void> {
  const original = documents.state.getState().rows.find((row) => row.id === id)?.original;
  const kind = (['docx', 'odt'] as const).find((one) => one === endingOf(original?.name ?? ''));
  if (!original || !kind || !navigator.onLine || (await originalOf(id))) return;
  try {
    const bytes = await documents.original(id, original.key);
    const { owner } = documents;
    await keepOriginal({ id, owner, name: original.name, kind, bytes, fixes: [], at: Date.now() });
  } catch (error) {
    log.warn('The file of a document stays in the cloud', error);
  }
}
