// Runs the CDN's router function on this machine: in tests, and for the rehearsal of a deployment.
import { readFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';

/** The parts of the CDN's request that the router reads, and the one that it changes. */
export interface RouterRequest {
  uri: string;
  headers: Record<string, { value: string }>;
  /** Without the question mark; undefined if there is none. */
  rawQueryString(): string | undefined;
}

/** An answer of the router's own, in place of an object. */
interface RouterResponse {
  statusCode: number;
  headers: Record<string, { value: string }>;
}

/** The router: changes the request, or answers. */
export type Router = (event: { request: RouterRequest }) => Promise<RouterRequest | RouterResponse>;

/** The source as the CDN gets it. */
export const ROUTER_SOURCE = readFileSync(new URL('router.js', import.meta.url), 'utf8');

/** The router over a store of keys; `read` rejects for a key that is not there, as the CDN's store does. */
export function openRouter(read: (key: string) => Promise<string>): Router {
  // The module that the CDN provides is an argument here.
  const body = `${ROUTER_SOURCE.replace("import cf from 'cloudfront';", '')}\nreturn handler;`;
  const make = compileFunction(body, ['cf']) as (cf: object) => Router;
  return make({ kvs: () => ({ get: read }) });
}

/** Whether the router answered itself. */
export const isResponse = (answer: RouterRequest | RouterResponse): answer is RouterResponse => 'statusCode' in answer;
