// Storage operations reported as events, e.g. for metrics (STO-10). Never a name or a key.

/** What was done. */
export type StorageAction = 'upload' | 'download' | 'list' | 'delete' | 'getSignedUrl';

/** One operation and its outcome. */
export interface StorageEvent {
  action: StorageAction;
  result: 'success' | 'failed';
}

/** Hears events. */
export type Listener = (event: StorageEvent) => void;

/** Runs work and reports its outcome to the listener, if any. */
export async function track<T>(
  action: StorageAction,
  listen: Listener | undefined,
  work: () => Promise<T>,
): Promise<T> {
  try {
    const value = await work();
    listen?.({ action, result: 'success' });
    return value;
  } catch (error) {
    listen?.({ action, result: 'failed' });
    throw error;
  }
}
