// The body of an upload: chunks with trailing checksums are joined, and every digest and checksum sent with them is compared
// before anything is stored.
import { createHash } from 'node:crypto';
import { fail } from '../errors.ts';
import type { Call } from '../route.ts';
import { queryPairs } from '../signature.ts';
import {
  type Algorithm,
  algorithmNamed,
  announcedIn,
  type Checksum,
  checksumOf,
  headerOf,
  isWellFormed,
  USUAL,
} from './checksums.ts';

const LINE_END = '\r\n';
const TRAILED = 'STREAMING-UNSIGNED-PAYLOAD-TRAILER';

/** MD5 in hexadecimal, as used in entity tags. */
export function md5(bytes: Uint8Array): string {
  return createHash('md5').update(bytes).digest('hex');
}

/** The uploaded bytes and their checksum. */
export interface Received {
  bytes: Uint8Array<ArrayBuffer>;
  checksum: Checksum;
  /** Whether the client named the checksum itself. */
  announced: boolean;
}

function incomplete(): never {
  fail('IncompleteBody', 'You did not provide the number of bytes specified by the Content-Length HTTP header.');
}

function joinChunks(body: Uint8Array): { bytes: Uint8Array<ArrayBuffer>; trailer: string } {
  const buffer = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const chunks: Buffer[] = [];
  for (let at = 0; at < buffer.length; ) {
    const end = buffer.indexOf(LINE_END, at);
    const size = end < 0 ? Number.NaN : Number.parseInt(buffer.toString('latin1', at, end), 16);
    const from = end + LINE_END.length;
    if (!(size >= 0) || from + size > buffer.length) break;
    if (size === 0) return { bytes: new Uint8Array(Buffer.concat(chunks)), trailer: buffer.toString('latin1', from) };
    chunks.push(buffer.subarray(from, from + size));
    at = from + size + LINE_END.length;
  }
  incomplete();
}

/** The trailer fields of a body. Fails unless they are the ones announced in the request's headers. */
function trailerFields(trailer: string, announced: string): [name: string, value: string][] {
  const lines = trailer.split(LINE_END).filter((line) => line !== '');
  const fields = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()];
  });
  const names = announced.toLowerCase().split(',');
  const wanted = names.map((name) => name.trim()).filter((name) => name !== '');
  const given = fields.map(([name]) => name);
  if (wanted.toSorted().join() !== given.toSorted().join()) {
    const message =
      'The request contained trailing data that was not well-formed or did not conform to our published schema.';
    fail('MalformedTrailerError', message);
  }
  return fields;
}

function unwrapped({ request: { headers }, body }: Call): {
  bytes: Uint8Array<ArrayBuffer>;
  fields: [string, string][];
} {
  const kind = headers.get('x-amz-content-sha256') ?? '';
  if (kind === TRAILED) {
    const { bytes, trailer } = joinChunks(body);
    const length = headers.get('x-amz-decoded-content-length');
    if (length !== null && Number(length) !== bytes.length) incomplete();
    return { bytes, fields: trailerFields(trailer, headers.get('x-amz-trailer') ?? '') };
  }
  if (kind.startsWith('STREAMING-')) {
    fail('NotImplemented', 'A body in signed chunks is refused: send it whole, or with its checksum behind it.', 501);
  }
  return { bytes: body, fields: [] };
}

/** Fails unless the request's headers name a valid way of signing the body. */
export function checkPayloadKind({ request: { headers } }: Call): void {
  const kind = headers.get('x-amz-content-sha256');
  if (kind === null || /^([0-9a-f]{64}|UNSIGNED-PAYLOAD|STREAMING-.+)$/.test(kind)) return;
  const message =
    'x-amz-content-sha256 must be UNSIGNED-PAYLOAD, STREAMING-UNSIGNED-PAYLOAD-TRAILER or a valid sha256 value.';
  fail('InvalidArgument', message);
}

function checkMd5(given: string | null, bytes: Uint8Array): void {
  if (given === null) return;
  if (!isWellFormed({ algorithm: 'MD5', value: given })) {
    fail('InvalidDigest', 'The Content-MD5 you specified was invalid.');
  }
  if (given !== Buffer.from(md5(bytes), 'hex').toString('base64')) {
    fail('BadDigest', 'The Content-MD5 you specified did not match what we received.');
  }
}

/**
 * What a request uploads, with the checksum that it announces or, if there is none, that of `usual`. Fails if the bytes are
 * not the ones announced.
 */
export async function receive(call: Call, usual: Algorithm = USUAL): Promise<Received> {
  const { headers } = call.request;
  const { bytes, fields } = unwrapped(call);
  const query = queryPairs(call.url.search);
  checkMd5(headers.get('content-md5'), bytes);
  const announced = announcedIn([...headers, ...query, ...fields]);
  const wish =
    headers.get('x-amz-sdk-checksum-algorithm') ??
    new Map(query.map(([name, value]) => [name.toLowerCase(), value])).get('x-amz-sdk-checksum-algorithm');
  if (wish && !announced) {
    const message =
      'x-amz-sdk-checksum-algorithm specified, but no corresponding x-amz-checksum-* or x-amz-trailer headers were found.';
    fail('InvalidRequest', message);
  }
  if (wish && announced && algorithmNamed(wish) !== announced.algorithm) {
    fail('InvalidRequest', `Value for x-amz-sdk-checksum-algorithm header is invalid.`);
  }
  if (announced && !isWellFormed(announced)) {
    fail('InvalidRequest', `Value for ${headerOf(announced.algorithm)} header is invalid.`);
  }
  const algorithm = announced?.algorithm ?? usual;
  const value = await checksumOf(algorithm, bytes);
  if (announced && announced.value !== value) {
    fail('BadDigest', `The ${algorithm} you specified did not match the calculated checksum.`);
  }
  return { bytes, checksum: { algorithm, value, type: 'FULL_OBJECT' }, announced: announced !== undefined };
}

/** Fails unless a request says how its body is verified: the actions that take lists require it. */
export function demandDigest({ request: { headers } }: Call): void {
  if (headers.has('content-md5') || headers.has('x-amz-trailer') || announcedIn(headers)) return;
  fail('InvalidRequest', 'Missing required header for this request: Content-MD5 OR x-amz-checksum-*');
}
