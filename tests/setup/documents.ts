// A person's documents and words over one storage, on several devices or tabs side by side.

import { createDocumentObjects } from '../../src/services/cloud/documents/documentObjects.ts';
import { createDocuments, type Documents } from '../../src/services/cloud/documents/documents.ts';
import type { DocumentsParts, NewDocument } from '../../src/services/cloud/documents/documentsParts.ts';
import { localRecords } from '../../src/services/cloud/documents/localRecords.ts';
import { mergeWords } from '../../src/services/cloud/profile/mergeProfile.ts';
import type { SharedValue } from '../../src/services/cloud/profile/profileSync.ts';
import type { CloudStorage } from '../../src/services/cloud/storage/storage.ts';

let count = 0;

/** Documents as one device has them; nothing is sent automatically. Each device has its own records; tabs share an owner. */
export function openDevice(storage: CloudStorage, parts: Partial<DocumentsParts> = {}): Documents {
  return createDocuments({
    owner: `device-${++count}`,
    plan: 'free',
    device: 'laptop',
    objects: createDocumentObjects(storage),
    records: localRecords,
    now: () => Date.now(),
    exclusive: (work) => work(),
    later: () => () => {},
    ...parts,
  });
}

/** A text to be saved as a document. */
export const newText = (name: string, text = 'Hello world'): NewDocument => ({
  name,
  text,
  language: 'en',
  ignoredWords: [],
  ignoredIssues: [],
});

/** The words of a device. */
export function heldWords(words: string[]): { words: string[]; shared: SharedValue<string[]> } {
  const held = {
    words,
    shared: {
      name: 'words',
      empty: [],
      read: async () => held.words,
      write: async (value: string[]) => {
        held.words = value;
      },
      merge: mergeWords,
      parse: (raw: unknown) => (Array.isArray(raw) ? raw.filter((one) => typeof one === 'string') : undefined),
    },
  };
  return held;
}
