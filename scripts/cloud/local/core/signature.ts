// Checks the signature of a request (Signature Version 4), in the header or in the query of a signed address.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { fail } from './errors.ts';
import type { TemporaryKey } from './identity/identities.ts';
import type { Call } from './route.ts';
import type { Clock } from './store.ts';

interface Signed {
  credential: string;
  headers: string;
  signature: string;
  /** 20261121T150405Z */
  date: string;
  token: string | undefined;
  payload: string;
  /** Seconds; signed addresses only. */
  expires?: number;
}

const SKEW_MS = 15 * 60_000;
const LONGEST_ADDRESS_S = 604_800;

const sha256 = (value: string | Uint8Array) => createHash('sha256').update(value).digest('hex');
const hmac = (key: string | Buffer, value: string) => createHmac('sha256', key).update(value).digest();
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);

/** Decodes a part of an address. Fails with InvalidURI if it cannot be decoded. */
export function decodePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    fail('InvalidURI', "Couldn't parse the specified URI.");
  }
}

/** Decoded name and value pairs of a query. A plus sign stands for itself. */
export function queryPairs(search: string): [name: string, value: string][] {
  return search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [decodePart(name), decodePart(value.join('='))];
    });
}

function readQuery(query: ReadonlyMap<string, string>): Signed {
  const expires = Number(query.get('X-Amz-Expires'));
  if (!(expires > 0 && expires <= LONGEST_ADDRESS_S)) {
    fail('AuthorizationQueryParametersError', 'X-Amz-Expires must be between 1 and 604800 seconds');
  }
  return {
    credential: query.get('X-Amz-Credential') ?? '',
    headers: query.get('X-Amz-SignedHeaders') ?? '',
    signature: query.get('X-Amz-Signature') ?? '',
    date: query.get('X-Amz-Date') ?? '',
    token: query.get('X-Amz-Security-Token'),
    payload: query.get('X-Amz-Content-Sha256') ?? 'UNSIGNED-PAYLOAD',
    expires,
  };
}

function readHeaders(headers: Headers, body: Uint8Array): Signed {
  const pattern = /^AWS4-HMAC-SHA256 Credential=([^,\s]+),\s*SignedHeaders=([^,\s]+),\s*Signature=([0-9a-f]+)$/;
  const [, credential, names, signature] = pattern.exec(headers.get('authorization') ?? '') ?? [];
  if (!credential || !names || !signature) fail('AccessDenied', 'Access Denied', 403);
  return {
    credential,
    headers: names,
    signature,
    date: headers.get('x-amz-date') ?? '',
    token: headers.get('x-amz-security-token') ?? undefined,
    payload: headers.get('x-amz-content-sha256') ?? sha256(body),
  };
}

function checkTime({ date, expires }: Signed, clock: Clock): void {
  const at = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (Number.isNaN(at)) fail('AccessDenied', 'The request has no valid date', 403);
  if (expires !== undefined && clock() > at + expires * 1000) fail('AccessDenied', 'Request has expired', 403);
  const ahead = at - clock();
  if (ahead > SKEW_MS || (expires === undefined && -ahead > SKEW_MS)) {
    const message = 'The difference between the request time and the current time is too large.';
    fail('RequestTimeTooSkewed', message, 403);
  }
}

function canonicalHeader(call: Call, name: string): string {
  const { request, url, body } = call;
  const own: Record<string, string> = { host: url.host, 'content-length': String(body.length) };
  const value = request.headers.get(name) ?? own[name] ?? '';
  return `${name}:${value.trim().replace(/\s+/g, ' ')}`;
}

function expectedSignature(call: Call, signed: Signed, secret: string, pairs: [string, string][]): string {
  const [, day = '', region = '', service = ''] = signed.credential.split('/');
  const query = pairs
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => [encode(name), encode(value)] as const)
    // Sorted by name first: once joined, "a-b=" would come before "a=".
    .sort(([a, x], [b, y]) => (a === b ? Number(x > y) - Number(x < y) : a < b ? -1 : 1))
    .map((pair) => pair.join('='));
  const path = call.url.pathname;
  const canonical = [
    call.request.method,
    // For objects the path is signed as it is; every other service encodes it once more.
    service === 's3' ? path : path.split('/').map(encode).join('/'),
    query.join('&'),
    ...signed.headers.split(';').map((name) => canonicalHeader(call, name)),
    '',
    signed.headers,
    signed.payload,
  ].join('\n');
  const scope = `${day}/${region}/${service}/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', signed.date, scope, sha256(canonical)].join('\n');
  const key = [region, service, 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${secret}`, day));
  return hmac(key, toSign).toString('hex');
}

/** Checks a request and returns the key that signed it. Fails as the service does. */
export function checkSignature(
  call: Call,
  service: string,
  keyOf: (accessKeyId: string) => TemporaryKey | undefined,
  clock: Clock,
): TemporaryKey {
  const pairs = queryPairs(call.url.search);
  const query = new Map(pairs);
  const signed = query.has('X-Amz-Signature') ? readQuery(query) : readHeaders(call.request.headers, call.body);
  const [accessKeyId = '', , , named] = signed.credential.split('/');
  const key = keyOf(accessKeyId);
  if (!key) {
    fail('InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist in our records.', 403);
  }
  if (key.token !== signed.token) {
    fail('InvalidToken', 'The provided token is malformed or otherwise invalid.');
  }
  if (key.expires < clock()) fail('ExpiredToken', 'The provided token has expired.');
  checkTime(signed, clock);
  const wanted = Buffer.from(named === service ? expectedSignature(call, signed, key.secret, pairs) : '');
  const given = Buffer.from(signed.signature);
  if (wanted.length !== given.length || !timingSafeEqual(wanted, given)) {
    const message = 'The request signature we calculated does not match the signature you provided.';
    fail('SignatureDoesNotMatch', message, 403);
  }
  if (/^[0-9a-f]{64}$/.test(signed.payload) && sha256(call.body) !== signed.payload) {
    fail('XAmzContentSHA256Mismatch', "The provided 'x-amz-content-sha256' header does not match what was computed.");
  }
  return key;
}
