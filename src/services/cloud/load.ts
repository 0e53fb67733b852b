// How the cloud is reached without loading it: for screens, and for the deletion and the download of one's data.
import { AuthError } from '../auth/authError.ts';
import { ownData } from '../auth/ownedData.ts';
import { loadChunk } from '../chunks.ts';
import { getConfig } from '../config.ts';
import type * as cloudModule from './cloud.ts';

type CloudModule = typeof cloudModule;

/** Where the documents are listed. */
export const DOCUMENTS_PATH = '/checker/documents/';

let loading: Promise<CloudModule> | undefined;

/** Loads the cloud's code; rejects with NetworkError when it cannot be had. */
export function loadCloud(): Promise<CloudModule> {
  loading ??= loadChunk(() => import('./cloud.ts')).catch((cause: unknown) => {
    loading = undefined;
    throw new AuthError('NetworkError', 'Network error', { cause });
  });
  return loading;
}

/** Whether this installation keeps documents in the cloud. */
export function documentsConfigured(): boolean {
  const { auth, storage } = getConfig();
  return auth?.identityPoolId !== undefined && storage !== undefined;
}

/** Makes what a person has in the cloud part of the deletion and of the download; called by the page that offers them. */
export function ownCloudData(): void {
  if (!documentsConfigured()) return;
  ownData({
    name: 'documents',
    erase: async () => (await loadCloud()).eraseCloud(),
    forget: async () => (await loadCloud()).forgetCloud(),
    collect: async () => (await loadCloud()).collectCloud(),
  });
}
