// Actions on one object: put, get, head, delete.
import { fail } from '../errors.ts';
import { type Action, checkKey, keptHeaders, type ObjectCall } from './action.ts';
import { receive } from './body.ts';
import { checksumHeaders } from './checksums.ts';
import { checkWrite, failPrecondition, isUnchanged, NO_KEY, removalRefusal } from './conditions.ts';
import type { ObjectRecord } from './objects.ts';

/** PutObject, with If-Match and If-None-Match. */
export const putObject: Action = async (request) => {
  const { call, objects, key, allow } = request;
  allow('s3:PutObject');
  checkKey(key);
  const { bytes, checksum } = await receive(call);
  checkWrite(request, objects.get(key));
  const { etag } = objects.put(key, bytes, keptHeaders(call.request.headers), { checksum });
  return new Response(null, { status: 200, headers: { etag: `"${etag}"`, ...checksumHeaders(checksum) } });
};

const OVERRIDES = ['type', 'disposition', 'encoding', 'language'].map((name) => `content-${name}`);

function answerHeaders({ query }: ObjectCall, record: ObjectRecord): Record<string, string> {
  const headers: Record<string, string> = {
    ...record.headers,
    etag: `"${record.etag}"`,
    'last-modified': new Date(record.modified).toUTCString(),
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    // Somebody else's file, opened as a page of this origin, could act on behalf of the person who opens it.
    'content-security-policy': "default-src 'none'; sandbox",
  };
  for (const name of [...OVERRIDES, 'cache-control', 'expires']) {
    const value = query.get(`response-${name}`);
    if (value !== undefined) headers[name] = value;
  }
  return headers;
}

/** First and last byte of a Range header; undefined for the whole object, as for anything but a single range. */
function readRange(value: string | undefined, size: number): [first: number, last: number] | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(value ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const [from, to] = [Number(first), Number(last)];
  if (first !== '' && last !== '' && from > to) return undefined;
  if (first === '' && to > 0 && size === 0) return undefined;
  if (first === '' ? to === 0 : from >= size) {
    fail('InvalidRange', 'The requested range is not satisfiable', 416);
  }
  if (first === '') return [Math.max(0, size - to), size - 1];
  return [from, last === '' ? size - 1 : Math.min(to, size - 1)];
}

/** GetObject and HeadObject, with Range and conditions. */
export const getObject: Action = (request) => {
  const { call, objects, key, header, allow } = request;
  allow('s3:GetObject');
  const record = objects.get(key);
  if (!record) fail('NoSuchKey', NO_KEY, 404);
  const headers = answerHeaders(request, record);
  if (isUnchanged(request, record)) {
    // A 304 does not describe a body that is not sent.
    for (const name of ['content-type', 'content-encoding', 'content-language']) delete headers[name];
    return new Response(null, { status: 304, headers });
  }
  const range = readRange(header('range'), record.size);
  const [first, last] = range ?? [0, record.size - 1];
  headers['content-length'] = String(last - first + 1);
  if (range) headers['content-range'] = `bytes ${first}-${last}/${record.size}`;
  else if (header('x-amz-checksum-mode') === 'ENABLED' && record.checksum) {
    Object.assign(headers, checksumHeaders(record.checksum));
  }
  const status = range ? 206 : 200;
  if (call.request.method === 'HEAD') return new Response(null, { status, headers });
  return new Response(objects.bytes(record).subarray(first, last + 1), { status, headers });
};

/** DeleteObject: succeeds even if there is no object. */
export const deleteObject: Action = ({ objects, key, allow, header }) => {
  allow('s3:DeleteObject');
  const refused = removalRefusal(header('if-match'), objects.get(key));
  if (refused === 'NoSuchKey') fail(refused, NO_KEY, 404);
  if (refused) failPrecondition();
  objects.remove(key);
  return new Response(null, { status: 204 });
};
