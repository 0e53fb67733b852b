// One signed request to a service of the cloud (Signature Version 4) with the function's own role. The functions speak to
// one or two services each; the SDK would be a hundred times their size.
import { createHash, createHmac } from 'node:crypto';

/** Keys of the role that a function runs with, and its region. */
export interface RoleKeys {
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string;
}

/** A request before it is signed. `path` is encoded; it has no query. */
export interface ServiceRequest {
  /** Name of the service in the signature, e.g. `dynamodb`. */
  service: string;
  host: string;
  method: 'DELETE' | 'GET' | 'POST' | 'PUT';
  path: string;
  /** Names in lower case. */
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

const LIMIT_MS = 4000;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** The keys that the function was started with. Throws if one is missing. */
export function readRoleKeys(environment: Readonly<Record<string, string | undefined>>): RoleKeys {
  return {
    region: need(environment, 'AWS_REGION'),
    accessKeyId: need(environment, 'AWS_ACCESS_KEY_ID'),
    secretAccessKey: need(environment, 'AWS_SECRET_ACCESS_KEY'),
    sessionToken: need(environment, 'AWS_SESSION_TOKEN'),
  };
}

/** A required environment variable. Throws if it is missing. */
export function need(environment: Readonly<Record<string, string | undefined>>, name: string): string {
  const value = environment[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
}

function signedHeaders(keys: RoleKeys, request: ServiceRequest, now: Date): Record<string, string> {
  const { service, host, method, path, body = '' } = request;
  const date = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const scope = [date.slice(0, 8), keys.region, service, 'aws4_request'];
  const headers: Record<string, string> = {
    ...request.headers,
    host,
    'x-amz-content-sha256': sha256(body),
    'x-amz-date': date,
    'x-amz-security-token': keys.sessionToken,
  };
  const lines = Object.entries(headers)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}:${value}`);
  const names = lines.map((line) => line.slice(0, line.indexOf(':'))).join(';');
  const canonical = [method, path, '', ...lines, '', names, sha256(body)].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', date, scope.join('/'), sha256(canonical)].join('\n');
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${keys.secretAccessKey}`);
  const signature = hmac(key, toSign).toString('hex');
  const credential = `${keys.accessKeyId}/${scope.join('/')}`;
  return {
    ...headers,
    authorization: `AWS4-HMAC-SHA256 Credential=${credential}, SignedHeaders=${names}, Signature=${signature}`,
  };
}

/** Sends a request. Rejects if there is no answer within four seconds; any answer is returned as it is. */
export function sendSigned(
  keys: RoleKeys,
  request: ServiceRequest,
  send: typeof fetch = fetch,
  now = new Date(),
): Promise<Response> {
  const { host, path, method, body } = request;
  const headers = signedHeaders(keys, request, now);
  const signal = AbortSignal.timeout(LIMIT_MS);
  return send(`https://${host}${path}`, { method, headers, signal, ...(body !== undefined && { body }) });
}
