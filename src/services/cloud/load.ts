// Access to the cloud without loading it up front: for screens, and for account deletion and the data download.

import { ownData } from '../auth/account/ownedData.ts';
import { AuthError } from '../auth/authFailure.ts';
import { loadChunk } from '../offline/chunks.ts';
import type * as cloudModule from './cloud.ts';
import { documentsConfigured } from './configured.ts';

type CloudModule = typeof cloudModule;

let loading: Promise<CloudModule> | undefined;

/** Loads the cloud's code; rejects with NetworkError when it cannot be loaded. */
export function loadCloud(): Promise<CloudModule> {
  loading ??= loadChunk(() => import('./cloud.ts')).catch((cause: unknown) => {
    loading = undefined;
    throw new AuthError('NetworkError', 'Network error', { cause });
  });
  return loading;
}

/** Includes a person's cloud data in the deletion and the download; called by the page that offers them. */
export function ownCloudData(): void {
  if (!documentsConfigured()) return;
  ownData({
    name: 'documents',
    erase: async () => (await loadCloud()).eraseCloud(),
    forget: async () => (await loadCloud()).forgetCloud(),
    collect: async () => (await loadCloud()).collectCloud(),
  });
}
