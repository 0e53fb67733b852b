// Signs one request to a cloud service in the browser (Signature Version 4). The functions are all that needs it: the
// provider's client for them would be many times as large.
import type { CloudCredentials } from '../auth/federated/cloudTypes.ts';

/** What is signed. */
export interface Signing {
  url: URL;
  body: string;
  region: string;
  service: string;
  /** Milliseconds since 1970, by the service's clock. */
  now: number;
}

type Keys = Pick<CloudCredentials, 'accessKeyId' | 'secretAccessKey' | 'sessionToken'>;

const bytes = (text: string) => new TextEncoder().encode(text);
const hex = (buffer: ArrayBuffer) =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
const sha256 = async (text: string) => hex(await crypto.subtle.digest('SHA-256', bytes(text)));

async function hmac(key: BufferSource, text: string): Promise<ArrayBuffer> {
  const signer = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return crypto.subtle.sign('HMAC', signer, bytes(text));
}

const encode = (part: string) =>
  encodeURIComponent(part).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);

/** The headers that make a POST of JSON a signed one; the address has no query. */
export async function signedHeaders(keys: Keys, signing: Signing): Promise<Record<string, string>> {
  const { url, body, region, service, now } = signing;
  const date = new Date(now).toISOString().replace(/[-:]|\.\d+/g, '');
  const scope = [date.slice(0, 8), region, service, 'aws4_request'];
  const digest = await sha256(body);
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    host: url.host,
    'x-amz-content-sha256': digest,
    'x-amz-date': date,
    'x-amz-security-token': keys.sessionToken,
  };
  const names = Object.keys(headers).join(';');
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}`);
  const path = url.pathname.split('/').map(encode).join('/');
  const canonical = ['POST', path, '', ...lines, '', names, digest].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', date, scope.join('/'), await sha256(canonical)].join('\n');
  let key: BufferSource = bytes(`AWS4${keys.secretAccessKey}`);
  for (const part of scope) key = await hmac(key, part);
  const signature = hex(await hmac(key, toSign));
  // The browser sets the host itself.
  const { host: _host, ...sent } = headers;
  const credential = `${keys.accessKeyId}/${scope.join('/')}`;
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${credential}, SignedHeaders=${names}, Signature=${signature}`,
  };
}
