// What the actions on the bucket share: the request as they see it.
import { fail } from '../errors.ts';
import type { Call } from '../route.ts';
import type { Objects } from './objects.ts';

/** A request for the bucket whose signature is right. */
export interface ObjectCall {
  call: Call;
  objects: Objects;
  /** Decoded; empty for the bucket itself. */
  key: string;
  query: ReadonlyMap<string, string>;
  header(name: string): string | undefined;
  /** Fails with AccessDenied unless the caller's role may do this. The key is the request's own if left out. */
  allow(action: string, key?: string): void;
  may(action: string, key?: string, prefix?: string): boolean;
}

/** One action. */
export type Action = (request: ObjectCall) => Response;

/** Refuses. */
export function deny(): never {
  fail('AccessDenied', 'Access Denied', 403);
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

/** The headers of an upload that come back with the object. */
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
