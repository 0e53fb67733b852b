// Lazily loaded files: a time limit, and one reload if a file is gone because a new version was published (CHK-1..3).
import { ChunkLoadError, isChunkError } from '../../lib/chunkError.ts';
import { runBeforeLeave } from '../person/leave.ts';
import { isOnline } from './online.ts';

/** Specification section 9: chunk loader timeout. */
export const CHUNK_TIMEOUT_MS = 120_000;
/** Specification section 9: at most one reload in this time. */
export const RELOAD_PAUSE_MS = 60_000;
const STAMP = 'chunk-reload';

/** Whether a reload is allowed now; records the time if so. Without session storage it never is (CHK-3). */
export function mayReload(now: number = Date.now()): boolean {
  if (!isOnline()) return false;
  try {
    const last = Number(sessionStorage.getItem(STAMP) ?? Number.NaN);
    if (now - last < RELOAD_PAUSE_MS) return false;
    sessionStorage.setItem(STAMP, String(now));
    return sessionStorage.getItem(STAMP) === String(now);
  } catch {
    return false;
  }
}

function limit<T>(loading: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(`Loading took longer than ${timeoutMs} ms`)), timeoutMs);
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}

/** How the page reloads, and the time limit; tests substitute their own. */
export interface ChunkOptions {
  reload?: () => void;
  timeoutMs?: number;
}

/**
 * Loads a part of the application. If it is gone, the page reloads, at most once a minute, and the promise stays pending
 * because the page is about to go; otherwise it rejects with a `ChunkLoadError`.
 */
export async function loadChunk<T>(load: () => Promise<T>, options: ChunkOptions = {}): Promise<T> {
  try {
    return await limit(load(), options.timeoutMs ?? CHUNK_TIMEOUT_MS);
  } catch (error) {
    if (!isChunkError(error)) throw error;
    if (!mayReload()) throw new ChunkLoadError('A part of the application could not be loaded', error);
    await runBeforeLeave();
    (options.reload ?? (() => location.reload()))();
    return new Promise<T>(() => {});
  }
}
