// A file or a text that another application shares with the installed site. The service worker keeps it on this device and
// shows the checker, which opens it. Both sides read this file. Nothing of it is sent anywhere.

/** The address that applications share with (scripts/web/pwaOptions.ts). */
export const SHARE_PATH = '/checker/';
/** How the checker is told that something waits for it. */
export const SHARE_WAITS = '#shared';
/** Where it is kept: the cache, the address in it, and the header with the file's name. */
export const SHARED = { cache: 'shared', place: '/shared', name: 'x-name' } as const;

/** Whether a request is something that is shared. */
export const isShare = ({ method, url }: Request): boolean => method === 'POST' && new URL(url).pathname === SHARE_PATH;

/** Keeps what is shared, in the service worker. Answers with the checker's address. */
export async function keepShared(request: Request): Promise<Response> {
  const form = await request.formData();
  const file = form.get('file');
  const words = ['title', 'text', 'url']
    .map((name) => form.get(name))
    .filter((value): value is string => typeof value === 'string' && value !== '');
  const shared = file instanceof File ? file : words.length > 0 ? new File([words.join('\n\n')], 'text.txt') : null;
  if (shared) {
    const headers = { [SHARED.name]: encodeURIComponent(shared.name) };
    await (await caches.open(SHARED.cache)).put(SHARED.place, new Response(shared, { headers }));
  }
  return Response.redirect(`${SHARE_PATH}${SHARE_WAITS}`, 303);
}
