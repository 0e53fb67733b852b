// Conditional headers: of writes (so that simultaneous writes lose nothing), of reads (304), and of the sources of copies.
import { fail } from '../errors.ts';
import type { ObjectCall } from './action.ts';
import type { ObjectRecord } from './objects.ts';

const unquoted = (tag: string) => tag.replace(/^(W\/)?"(.*)"$/, '$2');
const names = (header: string, record: ObjectRecord) =>
  header.split(',').some((tag) => tag.trim() === '*' || unquoted(tag.trim()) === record.etag);

/** The message for a missing object. */
export const NO_KEY = 'The specified key does not exist.';
/** The message for a condition that does not hold. */
export const NOT_HELD = 'At least one of the pre-conditions you specified did not hold';

/** Refuses. */
export function failPrecondition(): never {
  fail('PreconditionFailed', NOT_HELD, 412);
}

/** Conditions of a write, against what is there now: put, copy, completion of a multipart upload. */
export function checkWrite({ header }: ObjectCall, record: ObjectRecord | undefined): void {
  const [match, none] = [header('if-match'), header('if-none-match')];
  if (none !== undefined && (none.trim() !== '*' || match !== undefined)) {
    fail('NotImplemented', 'A header you provided implies functionality that is not implemented', 501);
  }
  if (match !== undefined && !record) fail('NoSuchKey', NO_KEY, 404);
  if (match !== undefined && record && !names(match, record)) failPrecondition();
  if (none !== undefined && record) failPrecondition();
}

/** Why the condition of a removal does not hold; undefined if it does. */
export function removalRefusal(
  match: string | undefined,
  record: ObjectRecord | undefined,
): 'NoSuchKey' | 'PreconditionFailed' | undefined {
  if (match === undefined) return undefined;
  if (!record) return 'NoSuchKey';
  return names(match, record) ? undefined : 'PreconditionFailed';
}

/** A header's date in seconds; undefined if it is not a date, in which case the header is ignored. */
function secondsOf(date: string | undefined): number | undefined {
  const at = Date.parse(date ?? '');
  return Number.isNaN(at) ? undefined : Math.floor(at / 1000);
}

/**
 * How the four conditions of a read fail. Tags take precedence over times: If-Match over If-Unmodified-Since,
 * If-None-Match over If-Modified-Since.
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

/** Conditions of a read: whether the reader already has the object. Fails if it is not the wanted one. */
export function isUnchanged({ header }: ObjectCall, record: ObjectRecord): boolean {
  const way = failing(header, '', record);
  if (way === 'failed') failPrecondition();
  return way === 'unchanged';
}

/** Conditions of a copy on its source. */
export function checkSource({ header }: ObjectCall, record: ObjectRecord): void {
  if (failing(header, 'x-amz-copy-source-', record)) failPrecondition();
}
