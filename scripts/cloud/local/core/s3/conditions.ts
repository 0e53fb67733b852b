// Conditional headers: of writes (nothing is lost by two people at once), of reads (304), of the sources of copies.
import { fail } from '../errors.ts';
import type { ObjectCall } from './action.ts';
import type { ObjectRecord } from './objects.ts';

const unquoted = (tag: string) => tag.replace(/^(W\/)?"(.*)"$/, '$2');
const names = (header: string, record: ObjectRecord) =>
  header.split(',').some((tag) => tag.trim() === '*' || unquoted(tag.trim()) === record.etag);

/** The message of an object that is not there. */
export const NO_KEY = 'The specified key does not exist.';
/** The message of a condition that does not hold. */
export const NOT_HELD = 'At least one of the pre-conditions you specified did not hold';

/** Refuses. */
export function failPrecondition(): never {
  fail('PreconditionFailed', NOT_HELD, 412);
}

/** Conditions of a write over what is there now: put, copy, completion of an upload in parts. */
export function checkWrite({ header }: ObjectCall, record: ObjectRecord | undefined): void {
  const [match, none] = [header('if-match'), header('if-none-match')];
  if (none !== undefined && (none.trim() !== '*' || match !== undefined)) {
    fail('NotImplemented', 'A header you provided implies functionality that is not implemented', 501);
  }
  if (match !== undefined && !record) fail('NoSuchKey', NO_KEY, 404);
  if (match !== undefined && record && !names(match, record)) failPrecondition();
  if (none !== undefined && record) failPrecondition();
}

/** Why the condition of a removal does not hold; undefined when it does. */
export function removalRefusal(
  match: string | undefined,
  record: ObjectRecord | undefined,
): 'NoSuchKey' | 'PreconditionFailed' | undefined {
  if (match === undefined) return undefined;
  if (!record) return 'NoSuchKey';
  return names(match, record) ? undefined : 'PreconditionFailed';
}

/** Seconds of a date in a header; undefined when it is none, which is as if it were not there. */
function secondsOf(date: string | undefined): number | undefined {
  const at = Date.parse(date ?? '');
  return Number.isNaN(at) ? undefined : Math.floor(at / 1000);
}

/**
 * Which way the four conditions of a read fail. A tag counts more than a time: If-Match before If-Unmodified-Since,
 * If-None-Match before If-Modified-Since.
 */
function failing(
  header: ObjectCall['header'],
  prefix: string,
  record: ObjectRecord,
): 'failed' | 'unchanged' | undefined {
  const modified = Math.floor(record.modified / 1000);
  const [match, none] = [header(`${prefix}if-match`), header(`${prefix}if-none-match`)];
  const before = secondsOf(header(`${prefix}if-unmodified-since`));
  const after = secondsOf(header(`${prefix}if-modified-since`));
  if (match === undefined ? before !== undefined && modified > before : !names(match, record)) return 'failed';
  if (none === undefined ? after !== undefined && modified <= after : names(none, record)) return 'unchanged';
  return undefined;
}

/** Conditions of a read: whether the reader has the object already. Fails where it is not the wanted one. */
export function isUnchanged({ header }: ObjectCall, record: ObjectRecord): boolean {
  const way = failing(header, '', record);
  if (way === 'failed') failPrecondition();
  return way === 'unchanged';
}

/** Conditions of a copy on its source. */
export function checkSource({ header }: ObjectCall, record: ObjectRecord): void {
  if (failing(header, 'x-amz-copy-source-', record)) failPrecondition();
}
