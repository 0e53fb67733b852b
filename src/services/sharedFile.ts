// The page's side of what another application shares with the installed site (src/lib/sharedFile.ts).
import { SHARE_WAITS, SHARED } from '../lib/sharedFile.ts';

/** What was shared, once; undefined if there is nothing. Never rejects. */
export async function takeShared(): Promise<File | undefined> {
  if (location.hash !== SHARE_WAITS) return undefined;
  history.replaceState(history.state, '', location.pathname + location.search);
  const kept = await caches.match(SHARED.place, { cacheName: SHARED.cache }).catch(() => undefined);
  if (!kept) return undefined;
  await caches.delete(SHARED.cache);
  return new File([await kept.blob()], decodeURIComponent(kept.headers.get(SHARED.name) ?? ''));
}
