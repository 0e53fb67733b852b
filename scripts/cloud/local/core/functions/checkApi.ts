// The HTTP API as a function behind the CDN, assembled as on AWS: the template's variables and role, the CDN's key and the
// visitor's address among the headers. Whoever starts the cloud brings the function: most have no use for a whole engine.
import type { assembleCheck, CheckFunction } from '../../../../../src/server/functions/api/assemble.ts';
import { ORIGIN_HEADER, VISITOR_HEADER } from '../../../../../src/server/functions/api/httpEvent.ts';
import type { Call, Door } from '../route.ts';
import type { Clock } from '../store.ts';
import type { FunctionKeys } from './functionKeys.ts';
import { tableClient } from './tableClient.ts';

/** An HTTP API for a local cloud. */
export interface LocalApi {
  /** Folder with `packs` and `locales` in it. */
  folder: string;
  assemble: typeof assembleCheck;
  /** The content of the secret with the operator's keys. */
  keys?: object;
  /** Settings in the place of the template's. */
  environment?: Readonly<Record<string, string>>;
}

/** What the function stands on. */
export interface CheckGround {
  keys: FunctionKeys;
  network: typeof fetch;
  api: LocalApi;
  clock: Clock;
  log(line: string): void;
}

/** Addresses of the API below the local cloud's own. */
const OWN = /^\/v2\//;
const ORIGIN_KEY = 'local-origin-key';

function makeCheck({ keys, network, api, clock, log }: CheckGround): CheckFunction {
  const issued = keys.issue('CheckFunction');
  const { may, variables } = issued.role;
  const secrets: Readonly<Record<string, object>> = {
    [variables['KEYS_SECRET'] ?? '']: api.keys ?? {},
    [variables['ORIGIN_SECRET'] ?? '']: { key: ORIGIN_KEY },
  };
  return api.assemble({
    environment: { ...variables, LANGUAGES_FOLDER: api.folder, ...api.environment },
    client: tableClient(network, issued),
    async secret(id) {
      const content = secrets[id];
      if (!content || !may('secretsmanager:GetSecretValue', id)) throw new Error(`CheckFunction may not read ${id}`);
      return content as Record<string, string>;
    },
    now: clock,
    log,
  });
}

/** The door of the function, with the CDN in front of it. */
export function checkDoor(ground: CheckGround): Door {
  let made: CheckFunction | undefined;
  return {
    opens: (path) => OWN.test(path),
    operation: () => 'CheckApi',
    async answer({ request, url, path, body }: Call) {
      made ??= makeCheck(ground);
      const {
        statusCode,
        headers,
        body: said,
      } = await made({
        rawPath: path,
        rawQueryString: url.search.slice(1),
        headers: {
          ...Object.fromEntries(request.headers),
          [VISITOR_HEADER]: '127.0.0.1',
          [ORIGIN_HEADER]: ORIGIN_KEY,
        },
        body: Buffer.from(body).toString('base64'),
        isBase64Encoded: true,
        requestContext: { http: { method: request.method, sourceIp: '127.0.0.1' } },
      });
      return new Response(statusCode === 204 ? null : said, { status: statusCode, headers });
    },
  };
}
