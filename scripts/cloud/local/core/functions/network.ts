// The network that functions see: the services by their real host names, each answered by a door of this cloud. There is no way
// out of it, so a function cannot reach a real service by mistake.
import { DroppedConnection } from '../errors.ts';
import type { Call, Door } from '../route.ts';

/** Doors by host name. */
const PLACES: Readonly<Record<string, string>> = {
  'dynamodb.local.amazonaws.com': '/dynamodb',
  'cognito-identity.local.amazonaws.com': '/identity',
  'cognito-idp.local.amazonaws.com': '/idp',
  'api.stripe.com': '/stripe',
};

/** Creates the functions' `fetch`; `run` may fail on purpose. */
export function createNetwork(
  doors: () => readonly Door[],
  origin: string,
  run: (operation: string, request: Request, work: () => Promise<Response>) => Promise<Response>,
): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const place = url.protocol === 'https:' ? PLACES[url.hostname] : undefined;
    if (place === undefined) throw new DroppedConnection();
    const path = (place + url.pathname).replace(/^\/identity\/$/, '/identity');
    const body = new Uint8Array(await request.arrayBuffer());
    const call: Call = { request, url, path, body, origin };
    const door = doors().find((one) => one.opens(path, request.method));
    if (!door) return new Response('{"message":"Not found"}', { status: 404 });
    return run(door.operation(call), request, async () => door.answer(call));
  };
}
