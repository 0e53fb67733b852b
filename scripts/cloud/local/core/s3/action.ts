// Shared by the actions on the bucket: the request as they see it.
import { escapeMarkup } from '../../../../../src/lib/escapeMarkup.ts';
import { fail } from '../errors.ts';
import type { Call } from '../route.ts';
import type { Objects } from './objects.ts';

/** A request for the bucket with a valid signature. */
export interface ObjectCall {
  call: Call;
  objects: Objects;
  bucket: string;
  /** Decoded; empty for the bucket itself. */
  key: string;
  query: ReadonlyMap<string, string>;
  header(name: string): string | undefined;
  /** Fails with AccessDenied unless the caller's role permits this. The key defaults to the request's own. */
  allow(action: string, key?: string): void;
  may(action: string, key?: string, prefix?: string): boolean;
}

/** An action. It must not await anything between its decision and its write, because two people may write at once. */
export type Action = (request: ObjectCall) => Response | Promise<Response>;

/** The namespace of XML answers. */
export const NAMESPACE = 'http://s3.amazonaws.com/doc/2006-03-01/';

/** Refuses. */
export function deny(): never {
  fail('AccessDenied', 'Access Denied', 403);
}

const LONGEST_KEY = 1024;

/** Refuses keys that the service does not accept. */
export function checkKey(key: string): void {
  if (new TextEncoder().encode(key).length > LONGEST_KEY) fail('KeyTooLongError', 'Your key is too long');
}

/** Text escaped for XML. Characters that XML does not allow are written by number, as the service does. */
export const keyText = (key: string): string =>
  escapeMarkup(key).replace(/\p{Cc}/gu, (one) => `&#${one.charCodeAt(0)};`);

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

/** Unescapes text from an XML request. */
export function unescapeMarkup(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|(lt|gt|quot|apos|amp));/gi,
    (all, hex?: string, number?: string, name = '') => {
      if (name) return ENTITIES[name.toLowerCase()] ?? all;
      const code = Number.parseInt(hex ?? number ?? '', hex ? 16 : 10);
      return code <= 0x10ffff ? String.fromCodePoint(code) : all;
    },
  );
}

const KEPT = [
  'content-type',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'expires',
];
const MOST_METADATA = 2048;

/** The headers of an upload that are returned with the object. */
export function keptHeaders(headers: Headers): Record<string, string> {
  const kept: Record<string, string> = { 'content-type': 'binary/octet-stream' };
  let metadata = 0;
  for (const [name, value] of headers) {
    const mine = name.startsWith('x-amz-meta-');
    if (mine) metadata += name.length + value.length;
    if (mine || KEPT.includes(name)) kept[name] = value;
  }
  if (metadata > MOST_METADATA) {
    fail('MetadataTooLarge', 'Your metadata headers exceed the maximum allowed metadata size');
  }
  const encodings = (kept['content-encoding'] ?? '').split(',').map((one) => one.trim());
  const encoding = encodings.filter((one) => one !== '' && one !== 'aws-chunked').join(', ');
  if (encoding) kept['content-encoding'] = encoding;
  else delete kept['content-encoding'];
  return kept;
}
