// Actions on one object: put, copy, get, head, delete.
import { escapeMarkup, xml } from '../answers.ts';
import { fail } from '../errors.ts';
import { decodePart } from '../signature.ts';
import { type Action, keptHeaders, type ObjectCall } from './action.ts';
import { uploadedBytes } from './body.ts';
import type { ObjectRecord } from './objects.ts';

const NAMESPACE = 'http://s3.amazonaws.com/doc/2006-03-01/';
const LONGEST_KEY = 1024;

/** Refuses keys that the service does not take. */
export function checkKey(key: string): void {
  if (new TextEncoder().encode(key).length > LONGEST_KEY) fail('KeyTooLongError', 'Your key is too long');
}

const unquoted = (tag: string) => tag.replace(/^(W\/)?"(.*)"$/, '$2');
const names = (header: string, record: ObjectRecord) =>
  header.split(',').some((tag) => tag.trim() === '*' || unquoted(tag.trim()) === record.etag);

function checkWrite({ header }: ObjectCall, record: ObjectRecord | undefined): void {
  const [match, none] = [header('if-match'), header('if-none-match')];
  if (match !== undefined && !record) fail('NoSuchKey', 'The specified key does not exist.', 404);
  const changed = match !== undefined && record && !names(match, record);
  if (changed || (none !== undefined && record && names(none, record))) {
    fail('PreconditionFailed', 'At least one of the pre-conditions you specified did not hold', 412);
  }
}

/** PutObject, with If-Match and If-None-Match. */
export const putObject: Action = (request) => {
  const { call, objects, key, allow } = request;
  allow('s3:PutObject');
  checkKey(key);
  checkWrite(request, objects.get(key));
  const { etag } = objects.put(key, uploadedBytes(call), keptHeaders(call.request.headers));
  return new Response(null, { status: 200, headers: { etag: `"${etag}"` } });
};

/** CopyObject within the bucket. */
export const copyObject: Action = ({ call, objects, key, header, allow }) => {
  const source = decodePart(header('x-amz-copy-source') ?? '').replace(/^\//, '');
  const from = source.slice(source.indexOf('/') + 1).replace(/\?versionId=.*$/, '');
  allow('s3:GetObject', from);
  allow('s3:PutObject');
  checkKey(key);
  const record = objects.get(from);
  if (!record) fail('NoSuchKey', 'The specified key does not exist.', 404);
  const replaced = header('x-amz-metadata-directive') === 'REPLACE';
  const headers = replaced ? keptHeaders(call.request.headers) : record.headers;
  const { etag, modified } = objects.put(key, objects.bytes(record), headers);
  const time = new Date(modified).toISOString();
  return xml(
    `<CopyObjectResult xmlns="${NAMESPACE}"><LastModified>${time}</LastModified><ETag>&quot;${etag}&quot;</ETag></CopyObjectResult>`,
  );
};

const OVERRIDES = ['type', 'disposition', 'encoding', 'language'].map((name) => `content-${name}`);

function answerHeaders({ query }: ObjectCall, record: ObjectRecord): Record<string, string> {
  const headers: Record<string, string> = {
    ...record.headers,
    etag: `"${record.etag}"`,
    'last-modified': new Date(record.modified).toUTCString(),
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    // Somebody's file opened as a page of this origin could act for the person who opens it.
    'content-security-policy': "default-src 'none'; sandbox",
  };
  for (const name of [...OVERRIDES, 'cache-control', 'expires']) {
    const value = query.get(`response-${name}`);
    if (value !== undefined) headers[name] = value;
  }
  return headers;
}

function checkRead({ header }: ObjectCall, record: ObjectRecord): number {
  const [match, none] = [header('if-match'), header('if-none-match')];
  if (match !== undefined && !names(match, record)) {
    fail('PreconditionFailed', 'At least one of the pre-conditions you specified did not hold', 412);
  }
  return none !== undefined && names(none, record) ? 304 : 200;
}

/** First and last byte of a Range header; undefined when the whole object is meant. */
function readRange(value: string | undefined, size: number): [first: number, last: number] | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(value ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const range: [number, number] =
    first === ''
      ? [Math.max(0, size - Number(last)), size - 1]
      : [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)];
  if (range[0] >= size || range[0] > range[1]) {
    fail('InvalidRange', 'The requested range is not satisfiable', 416);
  }
  return range;
}

/** GetObject and HeadObject, with Range and conditions. */
export const getObject: Action = (request) => {
  const { call, objects, key, header, allow } = request;
  allow('s3:GetObject');
  const record = objects.get(key);
  if (!record) fail('NoSuchKey', 'The specified key does not exist.', 404);
  const headers = answerHeaders(request, record);
  if (checkRead(request, record) === 304) return new Response(null, { status: 304, headers });
  const range = readRange(header('range'), record.size);
  const [first, last] = range ?? [0, record.size - 1];
  headers['content-length'] = String(last - first + 1);
  if (range) headers['content-range'] = `bytes ${first}-${last}/${record.size}`;
  const status = range ? 206 : 200;
  if (call.request.method === 'HEAD') return new Response(null, { status, headers });
  return new Response(objects.bytes(record).subarray(first, last + 1), { status, headers });
};

/** DeleteObject: also when there is none. */
export const deleteObject: Action = ({ objects, key, allow }) => {
  allow('s3:DeleteObject');
  objects.remove(key);
  return new Response(null, { status: 204 });
};

const unescape = (text: string) =>
  text
    .replace(/&#(x?)([0-9a-f]+);/gi, (_, hex: string, digits: string) =>
      String.fromCodePoint(Number.parseInt(digits, hex ? 16 : 10)),
    )
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, '&');

/** DeleteObjects: each key for itself. */
export const deleteObjects: Action = ({ call, objects, may }) => {
  const keys = [...new TextDecoder().decode(uploadedBytes(call)).matchAll(/<Key>([^<]*)<\/Key>/g)];
  const results = keys.map(([, escaped = '']) => {
    const key = unescape(escaped);
    const name = `<Key>${escapeMarkup(key)}</Key>`;
    if (!may('s3:DeleteObject', key)) {
      return `<Error>${name}<Code>AccessDenied</Code><Message>Access Denied</Message></Error>`;
    }
    objects.remove(key);
    return `<Deleted>${name}</Deleted>`;
  });
  return xml(`<DeleteResult xmlns="${NAMESPACE}">${results.join('')}</DeleteResult>`);
};
