// Types of the documents service, without code, so that screens can use them without loading any cloud code.

import type { Quota } from '../quota.ts';
import type { RemovedNotice } from '../room.ts';
import type { StorageTextCode } from '../storage/storageError.ts';
import type { DocumentObjects } from './documentObjects.ts';
import type { DocumentRow } from './documentRows.ts';
import type { SyncParts } from './documentSync.ts';
import type { DocumentContent } from './documentTypes.ts';
import type { localRecords } from './localRecords.ts';

/** The current list. `offline`: it is from the last visit. */
export interface DocumentsState {
  phase: 'loading' | 'ready' | 'offline' | 'failed';
  error?: StorageTextCode | undefined;
  rows: DocumentRow[];
  quota: Quota;
  /** Items removed by the server that the person has not been told about. */
  removed: readonly RemovedNotice[];
  /** Uploaded bytes of files in progress, by document. */
  progress: Readonly<Record<string, { loaded: number; total: number }>>;
}

/** Data a text carries over when it becomes a document. */
export type NewDocument = Pick<DocumentContent, 'name' | 'text' | 'language' | 'ignoredWords' | 'ignoredIssues'> & {
  /** Id of the draft it comes from. */
  id?: string;
};

/** How a conflict is resolved: this device's state, the other's, both, or a merged text. */
export type Resolution = { keep: 'mine' | 'theirs' | 'both' } | { keep: 'merged'; text: string };

/** Dependencies of the service. */
export interface DocumentsParts {
  owner: string;
  plan: 'free' | 'premium';
  device: string;
  objects: DocumentObjects;
  records: typeof localRecords;
  now(): number;
  exclusive: SyncParts['exclusive'];
  /** Schedules work; returns the function that cancels it. */
  later(milliseconds: number, run: () => void): () => void;
}
