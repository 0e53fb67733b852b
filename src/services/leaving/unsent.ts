// What a person has only on this device, and would lose if all their data were removed now.

import { documentsConfigured } from '../cloud/configured.ts';
import { type DocumentRecord, isChanged, isUnsent, localBases, localRecords } from '../cloud/documents/localRecords.ts';
import { sharedSettings, sharedTeam, sharedWords } from '../cloud/profile/profileValues.ts';
import { loadContactDraft } from '../contact/contact.ts';
import { type Draft, draftTitle } from '../drafts/draft.ts';
import { allDrafts } from '../drafts/drafts.ts';
import { takeRescued } from '../drafts/tabDraft.ts';
import { unsavedTexts } from '../person/leave.ts';
import { asideOf } from '../records/aside.ts';

/** One thing that the cloud does not have. `name` is '' for what has none. */
export type Unsent =
  | { kind: 'text'; id: string; name: string; text: string; draft: Draft }
  | { kind: 'document'; id: string; name: string; text: string; conflict: boolean }
  | { kind: 'file'; id: string; name: string; bytes: Uint8Array }
  | { kind: 'removal'; id: string; name: string }
  | { kind: 'message'; id: string; name: string; text: string }
  | { kind: 'aside'; id: string; name: ''; text: string }
  | { kind: 'words'; id: string; name: ''; words: readonly string[] }
  | { kind: 'team'; id: string; name: string; words: readonly string[] }
  | { kind: 'settings'; id: string; name: ''; text: string };

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Whether a document on this device contains the draft: passed on to it, or older than it. */
function isHeld(draft: Draft, record: DocumentRecord | undefined): boolean {
  const content = record?.mine ?? record?.base;
  if (!content || record?.deletedAt !== undefined) return false;
  if (draft.text === content.text) return true;
  // An older state of the document; what is newer waits to be handed over to it.
  return draft.updatedAt <= content.updatedAt;
}

function ofRecord(record: DocumentRecord): Unsent[] {
  const { id, mine, base, conflict, file, deletedAt } = record;
  const name = (mine ?? base)?.name ?? '';
  if (deletedAt !== undefined) return [{ kind: 'removal', id, name }];
  if (file) return [{ kind: 'file', id, name: file.name, bytes: file.bytes }];
  const content = mine ?? base;
  if (!isChanged(record) || !content) return [];
  return [{ kind: 'document', id, name, text: content.text, conflict: conflict !== undefined }];
}

/** Whether the cloud has this value. Untouched values need no sending. */
async function isExchanged(owner: string, name: string, value: unknown, empty: unknown): Promise<boolean> {
  const base = documentsConfigured() ? await localBases.get(owner, name) : undefined;
  return base ? same(base.value, value) : same(value, empty);
}

/** Everything a person has only here. Rejects with the failures of the device's storage. */
export async function unsentOf(owner: string): Promise<Unsent[]> {
  await takeRescued(owner).catch(() => undefined);
  const records = new Map((await localRecords.all(owner)).map((record) => [record.id, record]));
  const items = [...records.values()].filter(isUnsent).flatMap(ofRecord);
  const drafts = [...unsavedTexts().filter((draft) => draft.owner === owner), ...(await allDrafts(owner))];
  for (const draft of drafts) {
    const { id, text } = draft;
    if (text.trim() === '' || isHeld(draft, records.get(id)) || items.some((item) => item.id === id)) continue;
    items.push({ kind: 'text', id, name: draftTitle(text), text, draft });
  }
  const { message = '' } = loadContactDraft(owner);
  if (message.trim() !== '') items.push({ kind: 'message', id: 'message', name: draftTitle(message), text: message });
  for (const { id, text: raw } of await asideOf(owner)) items.push({ kind: 'aside', id, name: '', text: raw });
  const words = await sharedWords(owner).read();
  if (!(await isExchanged(owner, 'words', words, []))) items.push({ kind: 'words', id: 'words', name: '', words });
  const team = await sharedTeam(owner).read();
  if (!(await isExchanged(owner, 'team', team, null)))
    items.push({ kind: 'team', id: 'team', name: team?.name ?? '', words: team?.words ?? [] });
  const settings = await sharedSettings(owner).read();
  if (!(await isExchanged(owner, 'settings', settings, {})))
    items.push({ kind: 'settings', id: 'settings', name: '', text: JSON.stringify(settings) });
  return items;
}

/** What of an item is saved as a file; '' for what nobody reads. */
export function contentOfItem(item: Unsent): string | Uint8Array {
  if (item.kind === 'file') return item.bytes;
  if (item.kind === 'words' || item.kind === 'team') return item.words.map((word) => `${word}\n`).join('');
  return item.kind === 'removal' || item.kind === 'settings' ? '' : item.text;
}
