// How many earlier versions of a document are kept, by plan.
import { expect, it } from 'vitest';
import { VERSIONS_KEPT } from '../../plans.ts';
import type { CloudStorage } from '../storage/storage.ts';
import { createDocumentObjects } from './documentObjects.ts';
import type { DocumentContent } from './documentTypes.ts';

/** A storage that only knows names. */
function names(present: number) {
  const keys = new Set(Array.from({ length: present }, (_, index) => `documents/a/versions/${index + 1}.json`));
  const storage = {
    list: async () => [...keys].map((key) => ({ key, size: 1 })),
    put: async (key: string) => {
      keys.add(key);
      return { eTag: 'x' };
    },
    remove: async (key: string) => void keys.delete(key),
  } as unknown as CloudStorage;
  const times = () => [...keys].map((key) => Number(/(\d+)\.json/.exec(key)?.[1])).toSorted((a, b) => a - b);
  return { storage, times };
}

const content = (updatedAt: number) =>
  ({ id: 'a', updatedAt, ignoredWords: [], ignoredIssues: [] }) as unknown as DocumentContent;

it.each(['free', 'premium'] as const)('%s: the newest stay, the oldest makes room', async (plan) => {
  const most = VERSIONS_KEPT[plan];
  const { storage, times } = names(most - 1);
  const objects = createDocumentObjects(storage, most);
  await objects.keepVersion(content(1000));
  expect(times()).toHaveLength(most);
  await objects.keepVersion(content(1001));
  expect(times()).toHaveLength(most);
  expect(times().slice(-2)).toEqual([1000, 1001]);
  expect(times()).not.toContain(1);
});

it('after the end of a paid plan its versions stay, and do not become more', async () => {
  const { storage, times } = names(VERSIONS_KEPT.premium);
  await createDocumentObjects(storage, VERSIONS_KEPT.free).keepVersion(content(1000));
  expect(times()).toHaveLength(VERSIONS_KEPT.premium);
  expect(times()[0]).toBe(2);
});
