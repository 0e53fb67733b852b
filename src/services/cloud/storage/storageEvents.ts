// What is done with the storage, for whoever counts it (STO-10). Never a name or a key.

/** What was done. */
export type StorageAction = 'upload' | 'download' | 'list' | 'delete' | 'getSignedUrl';

/** One deed and how it ended. */
export interface StorageEvent {
  action: StorageAction;
  result: 'success' | 'failed';
}

/** Hears events. */
export type Listener = (event: StorageEvent) => void;

/** Runs work and tells its end; without a listener nothing is told. */
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
