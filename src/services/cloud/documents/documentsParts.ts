// What the documents of a person show and need. Types only: screens read them without loading any cloud code.

import type { Quota } from '../quota.ts';
import type { RemovedNotice } from '../room.ts';
import type { StorageTextCode } from '../storage/storageError.ts';
import type { DocumentObjects } from './documentObjects.ts';
import type { DocumentRow } from './documentRows.ts';
import type { SyncParts } from './documentSync.ts';
import type { DocumentContent } from './documentTypes.ts';
import type { localRecords } from './localRecords.ts';

/** The list as it stands. `offline`: it is the one of the last visit. */
export interface DocumentsState {
  phase: 'loading' | 'ready' | 'offline' | 'failed';
  error?: StorageTextCode | undefined;
  rows: DocumentRow[];
  quota: Quota;
  /** What the server removed and the person has not been told. */
  removed: readonly RemovedNotice[];
  /** Bytes that have arrived of files under way, by document. */
  progress: Readonly<Record<string, { loaded: number; total: number }>>;
}

/** What a text brings along when it becomes a document. */
export type NewDocument = Pick<DocumentContent, 'name' | 'text' | 'language' | 'ignoredWords' | 'ignoredIssues'> & {
  /** Id of the draft it comes from. */
  id?: string;
};

/** How a conflict is ended: this device's state, the other's, both, or a text made of the two. */
export type Resolution = { keep: 'mine' | 'theirs' | 'both' } | { keep: 'merged'; text: string };

/** What the service needs. */
export interface DocumentsParts {
  owner: string;
  plan: 'free' | 'premium';
  device: string;
  objects: DocumentObjects;
  records: typeof localRecords;
  now(): number;
  exclusive: SyncParts['exclusive'];
  /** Runs something later; answers how to call it off. */
  later(milliseconds: number, run: () => void): () => void;
}
