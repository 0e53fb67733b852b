// Parses this device's document records. Invariant: unknown fields of a record are kept;
// invalid records are recognised, so that they can be set aside.
import * as v from 'valibot';
import { contentSchema, summarySchema } from './documents/documentTypes.ts';
import type { DocumentRecord, KnownSummary, SyncBase } from './documents/localRecords.ts';

const text = v.string();
const tag = v.fallback(v.nullable(text), null);
const later = v.fallback(v.optional(v.pipe(v.number(), v.finite())), undefined);
const file = v.looseObject({
  key: text,
  name: text,
  type: v.fallback(text, ''),
  bytes: v.instance(Uint8Array),
  uploadId: v.fallback(v.optional(text), undefined),
});

const record = v.looseObject({
  id: text,
  owner: text,
  // The cloud has these: they are read anew.
  base: v.fallback(v.nullable(contentSchema), null),
  conflict: v.fallback(v.optional(v.looseObject({ content: contentSchema, eTag: text })), undefined),
  eTag: tag,
  // Nobody else has these.
  mine: v.nullable(contentSchema),
  file: v.optional(file),
  versionAt: later,
  deletedAt: later,
  failure: v.fallback(v.optional(text), undefined),
});

const summary = v.looseObject({
  id: text,
  owner: text,
  eTag: text,
  summary: summarySchema,
  size: v.fallback(v.pipe(v.number(), v.finite(), v.minValue(0)), 0),
  damaged: v.fallback(v.optional(v.boolean()), undefined),
});

const base = v.looseObject({ owner: text, name: text, eTag: tag, value: v.optional(v.unknown()) });

const reader =
  <T>(schema: v.GenericSchema) =>
  (value: unknown): T | undefined => {
    const read = v.safeParse(schema, value);
    return read.success ? (read.output as T) : undefined;
  };

/** The stores and how each reads a record; undefined for one that is none. */
export const readers = {
  records: reader<DocumentRecord>(record),
  summaries: reader<KnownSummary>(summary),
  bases: reader<SyncBase>(base),
};

/** The same document without the file that cannot be sent; undefined when that is not all that is wrong. */
export function withoutFile(value: unknown): DocumentRecord | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { file: _damaged, ...rest } = value as Record<string, unknown>;
  return readers.records(rest);
}
