// The local cloud: everything under /_cloud as one function from request to answer. It needs no server, so tests use it as
// `fetch`; local/mount.ts attaches it to a server.
import { readFileSync } from 'node:fs';
import { json, page } from './answers.ts';
import { type LocalBilling, openBilling } from './billing.ts';
import { CloudError, fail } from './errors.ts';
import { applyFaults, createFaults, type Faults } from './faults.ts';
import type { LocalModel } from './functions/askModel.ts';
import type { LocalApi } from './functions/checkApi.ts';
import { createNetwork } from './functions/network.ts';
import { poolFunctions } from './functions/poolFunctions.ts';
import { hostedDoors } from './hosted/doors.ts';
import { rememberProfile, sdkDoors } from './hosted/sdk.ts';
import { openIdentities } from './identity/identities.ts';
import { readLogins } from './identity/logins.ts';
import { parseInput } from './input.ts';
import { type CloudFunction, functionsDoor } from './invoke.ts';
import { createOutbox, type Message, type Outbox, outboxJson, outboxPage } from './outbox.ts';
import { openAccess } from './policy/access.ts';
import { openFirewall } from './policy/firewall.ts';
import { readTemplate } from './policy/template.ts';
import { openKeys } from './pool/keys.ts';
import { JWKS_PATH, openPool, poolOperations } from './pool/operations.ts';
import { createOperators, type Operators } from './pool/operators.ts';
import type { Pool } from './pool/pool.ts';
import { claimsOf } from './pool/triggers.ts';
import { type LocalQuota, openQuota } from './quota.ts';
import type { Call, Door } from './route.ts';
import { answerRpc, jsonError, operationOf } from './rpc.ts';
import { objectsDoor } from './s3/door.ts';
import { openObjects } from './s3/objects.ts';
import { poolSettings, type SharedLevel, templateValues } from './settings.ts';
import type { Clock, Store } from './store.ts';

/** Options of a local cloud. */
export interface LocalCloudOptions {
  store: Store;
  /** Origin of the site, e.g. http://127.0.0.1:4173. Requests for other hosts are refused. */
  origin: string;
  clock?: Clock;
  /** Text of the CloudFormation template whose rules apply; defaults to the project's own. */
  template?: string;
  /** Opens /_cloud/faults, for tests in a browser. */
  faults?: boolean;
  /** Each refresh token can be used only once (GetTokensFromRefreshToken). */
  rotation?: boolean;
  /** Levels of objects that are enabled in addition to the private one. */
  levels?: readonly SharedLevel[];
  /** Functions that signed-in users may invoke, by their names in the template. */
  functions?: Readonly<Record<string, CloudFunction>>;
  /** What things cost, in the form of config.json. */
  prices?: object;
  /** The operator's language model, for the function at /_cloud/ai. */
  model?: LocalModel;
  /** The HTTP API in a function, below /_cloud/v2. */
  api?: LocalApi;
  /** Called for each mail and text message. */
  onMessage?: (message: Message) => void;
}

/** A running local cloud. */
export interface LocalCloud {
  /**
   * Answers a request under /_cloud; undefined for other paths. Rejects with a TypeError if a fault demands it. `source` is
   * the caller's address: if it is given, the template's limits per address apply.
   */
  handle(request: Request, source?: string): Promise<Response | undefined>;
  faults: Faults;
  operators: Operators;
  outbox: Outbox;
  /** The payment provider's stand-in and the functions that it tells. */
  billing: LocalBilling;
  /** The quotas, counted after each answer. */
  quota: Pick<LocalQuota, 'settled' | 'setPlan'>;
}

/** Prefix of all paths. */
export const BASE = '/_cloud';
/** Size of the largest body that is read, in bytes. */
export const MOST_BYTES = 64 * 1024 * 1024;

const LOOPBACK = ['127.0.0.1', 'localhost'];
const templateFile = new URL('../../template.yaml', import.meta.url);

/** Whether a Host header names this site: another name for the same address could be a page made to point here. */
export function isOwnHost(host: string, origin: string): boolean {
  const own = new URL(origin);
  if (host === own.host) return true;
  return LOOPBACK.includes(own.hostname) && LOOPBACK.some((name) => host === (own.port ? `${name}:${own.port}` : name));
}

/** What the pool's firewall protects: its protocol and its hosted login. */
const isPoolPath = (path: string): boolean => /^\/(idp|login|provider|oauth2)(\/|$)/.test(path);

/** Creates a local cloud. */
export function createLocalCloud(options: LocalCloudOptions): LocalCloud {
  const { store, origin, rotation = false } = options;
  const faults = createFaults();
  const base = options.clock ?? Date.now;
  const clock: Clock = () => base() + faults.skew;
  const source = options.template ?? readFileSync(templateFile, 'utf8');
  const template = readTemplate(source, templateValues(origin, rotation, options.levels, options.prices));
  const outbox = createOutbox(store, clock, options.onMessage);
  const keys = openKeys(store);
  const quota = openQuota(store, clock, template);
  const within = (operation: string, request: Request, work: () => Promise<Response>) =>
    faults.run(operation, request, work, true);
  const billing = openBilling({
    store,
    template,
    origin,
    clock,
    setPlan: quota.setPlan,
    network: createNetwork(() => doors, origin, within),
    outbox,
    model: options.model,
    api: options.api,
    within,
  });
  const pool: Pool = openPool(
    store,
    clock,
    poolSettings(template),
    outbox,
    poolFunctions(store, clock, outbox, () => pool.users, template),
    keys,
    claimsOf(billing.functions.claims),
  );
  const firewall = openFirewall(template, clock);
  const guests = template.properties('IdentityPool')['AllowUnauthenticatedIdentities'] === true;
  const identities = openIdentities(store, clock, guests, (input) => readLogins(input, pool.tokens, keys, clock));
  const access = openAccess(template);
  const objects = openObjects(store, clock, quota.listener);
  quota.attach(objects);

  const doors: Door[] = [
    {
      opens: (path, method) => path.replace(/\/$/, '') === '/idp' && method === 'POST',
      operation: ({ request }) => operationOf(request),
      answer: ({ request, body, origin: site }) =>
        answerRpc(operationOf(request), body, (name, input) =>
          Object.hasOwn(poolOperations, name) ? poolOperations[name]?.(pool, input, site) : undefined,
        ),
    },
    {
      opens: (path, method) => path.replace(/\/$/, '') === '/identity' && method === 'POST',
      operation: ({ request }) => operationOf(request),
      answer: ({ request, body }) =>
        answerRpc(operationOf(request), body, (name, input) =>
          Object.hasOwn(identities.operations, name) ? identities.operations[name]?.(input) : undefined,
        ),
    },
    ...hostedDoors(pool, template, origin, BASE, (provider, profile) => rememberProfile(keys, BASE, provider, profile)),
    ...sdkDoors(keys, clock, BASE),
    ...billing.doors,
    objectsDoor(objects, openObjects(store, clock, undefined, 'site'), access, identities.key, clock),
    functionsDoor({ ...billing.functions.invocable, ...options.functions }, access, identities.key, clock),
    {
      opens: (path, method) => path === `/idp${JWKS_PATH}` && method === 'GET',
      operation: () => 'Jwks',
      answer: () => json(pool.tokens.jwks()),
    },
    {
      opens: (path, method) => /^\/outbox(\.json|\/)?$/.test(path) && method === 'GET',
      operation: () => 'Outbox',
      answer: ({ path }) => (path.endsWith('.json') ? outboxJson(outbox) : outboxPage(outbox)),
    },
    {
      opens: (path, method) => path === '/faults' && method === 'POST' && options.faults === true,
      operation: () => 'Faults',
      answer: ({ body }) => {
        applyFaults(faults, parseInput(new TextDecoder().decode(body)));
        return json({});
      },
    },
  ];

  async function answer(request: Request, url: URL, source: string | undefined): Promise<Response> {
    const host = request.headers.get('host') ?? url.host;
    if (!isOwnHost(host, origin)) return page('Forbidden', '<p>This host is not served.</p>', 403);
    const site = `${new URL(origin).protocol}//${host}`;
    const from = request.headers.get('origin');
    if (from !== null && from !== site) return page('Forbidden', '<p>This origin is not served.</p>', 403);
    const path = url.pathname.slice(BASE.length);
    const door = doors.find((one) => one.opens(path, request.method));
    if (!door) return json({ message: 'Not found' }, 404);
    if (Number(request.headers.get('content-length') ?? 0) > MOST_BYTES)
      fail('RequestEntityTooLarge', 'Too large', 413);
    const body = new Uint8Array(await request.arrayBuffer());
    if (body.length > MOST_BYTES) fail('RequestEntityTooLarge', 'Too large', 413);
    const call: Call = { request, url, path, body, origin: site };
    if (source !== undefined && isPoolPath(path)) {
      const { method, headers } = request;
      const own = path.replace(/^\/idp\/?/, '/');
      firewall.check(source, { method, headers, path: own, body: new TextDecoder().decode(body) });
    }
    const operation = door.operation(call);
    if (operation === 'Faults') return door.answer(call);
    return faults.run(operation, request, async () => door.answer(call));
  }

  return {
    faults,
    outbox,
    billing: billing.local,
    operators: createOperators(pool),
    quota,
    async handle(request, source) {
      const url = new URL(request.url);
      if (url.pathname !== BASE && !url.pathname.startsWith(`${BASE}/`)) return undefined;
      const found = await answer(request, url, source).catch((error: unknown) => {
        if (error instanceof CloudError) return jsonError(error);
        throw error;
      });
      found.headers.set('date', new Date(clock()).toUTCString());
      if (!found.headers.has('cache-control')) found.headers.set('cache-control', 'no-store');
      found.headers.set('x-amzn-requestid', crypto.randomUUID());
      // Other pages on this machine must not embed what is meant for this site.
      found.headers.set('cross-origin-resource-policy', 'same-origin');
      return found;
    },
  };
}
