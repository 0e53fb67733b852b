// The body of an upload: parts with a checksum behind them are put together, checksums are compared.
import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { fail } from '../errors.ts';
import type { Call } from '../route.ts';
import { queryPairs } from '../signature.ts';

const LINE_END = '\r\n';

/** Base64 of the big-endian CRC32. */
export function crc32Base64(bytes: Uint8Array): string {
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(bytes));
  return sum.toString('base64');
}

/** MD5 in hexadecimal, as entity tags have it. */
export function md5(bytes: Uint8Array): string {
  return createHash('md5').update(bytes).digest('hex');
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
  fail('IncompleteBody', 'The request body terminated unexpectedly');
}

/** The bytes that a request uploads. Fails with BadDigest when they are not the ones that were announced. */
export function uploadedBytes(call: Call): Uint8Array<ArrayBuffer> {
  const { headers } = call.request;
  const kind = headers.get('x-amz-content-sha256') ?? '';
  let bytes = call.body;
  let trailer = '';
  if (kind === 'STREAMING-UNSIGNED-PAYLOAD-TRAILER') ({ bytes, trailer } = joinChunks(call.body));
  else if (kind.startsWith('STREAMING-')) {
    fail('NotImplemented', 'A body in signed chunks is refused: send it whole, or with its checksum behind it.', 501);
  }
  const announced =
    headers.get('x-amz-checksum-crc32') ??
    new Map(queryPairs(call.url.search)).get('x-amz-checksum-crc32') ??
    /x-amz-checksum-crc32:(\S+)/.exec(trailer)?.[1];
  if (announced !== undefined && announced !== crc32Base64(bytes)) {
    fail('BadDigest', 'The CRC32 you specified did not match the calculated checksum.');
  }
  const digest = headers.get('content-md5');
  if (digest !== null && digest !== Buffer.from(md5(bytes), 'hex').toString('base64')) {
    fail('BadDigest', 'The Content-MD5 you specified did not match what we received.');
  }
  return bytes;
}
