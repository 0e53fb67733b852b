// What a document in the cloud is: the values, and reading them back from bytes that anything may have written.
import * as v from 'valibot';
import { StorageError } from './storageError.ts';

const file = v.object({ key: v.string(), name: v.string(), type: v.string(), size: v.number() });
const list = v.fallback(v.array(v.string()), []);

/** Everything that belongs to a document, as it lies in the cloud. */
const contentSchema = v.object({
  v: v.literal(1),
  id: v.string(),
  name: v.string(),
  /** Text language or variant, or `auto`. */
  language: v.fallback(v.string(), 'auto'),
  text: v.string(),
  ignoredWords: list,
  ignoredIssues: list,
  /** The uploaded file, kept as it was. */
  original: v.fallback(v.nullable(file), null),
  createdAt: v.fallback(v.number(), 0),
  updatedAt: v.fallback(v.number(), 0),
  /** Name of the device that wrote this state. */
  device: v.fallback(v.string(), ''),
});

/** The state of a document. Times are milliseconds since 1970; `text` is kept unit by unit. */
export type DocumentContent = v.InferOutput<typeof contentSchema>;

/** A row of the list, kept beside the document so that a list costs no texts. `of` is the tag of the state it tells of. */
const summarySchema = v.object({
  v: v.literal(1),
  of: v.string(),
  name: v.string(),
  language: v.fallback(v.string(), 'auto'),
  characters: v.number(),
  createdAt: v.fallback(v.number(), 0),
  updatedAt: v.fallback(v.number(), 0),
  original: v.fallback(v.nullable(file), null),
});

/** See the schema. */
export type DocumentSummary = v.InferOutput<typeof summarySchema>;

function parse<T>(schema: v.GenericSchema<unknown, T>, bytes: Uint8Array): T {
  try {
    return v.parse(schema, JSON.parse(new TextDecoder().decode(bytes)));
  } catch (cause) {
    throw new StorageError('InvalidResponse', 'The document cannot be read', { statusCode: 200, cause });
  }
}

/** Reads a state. Throws a StorageError `InvalidResponse`. */
export const readContent = (bytes: Uint8Array): DocumentContent => parse(contentSchema, bytes);

/** Reads a summary. Throws a StorageError `InvalidResponse`. */
export const readSummary = (bytes: Uint8Array): DocumentSummary => parse(summarySchema, bytes);

/** A value as the bytes of an object. JSON keeps lone surrogates as escapes. */
export const jsonBytes = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

/** The summary of a state with a tag. */
export function summaryOf(content: DocumentContent, eTag: string): DocumentSummary {
  const { name, language, text, createdAt, updatedAt, original } = content;
  return { v: 1, of: eTag, name, language, characters: text.length, createdAt, updatedAt, original };
}

/** Whether two states say the same to a person. */
export function sameContent(a: DocumentContent, b: DocumentContent): boolean {
  const told = ({ name, language, text, ignoredWords, ignoredIssues, original }: DocumentContent) =>
    JSON.stringify([name, language, text, ignoredWords, ignoredIssues, original]);
  return told(a) === told(b);
}
