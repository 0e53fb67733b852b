// The cloud document types, and parsing them from untrusted bytes. A newer
// release may have written more than this one knows: known fields are read, and all others are written back.
import * as v from 'valibot';
import { StorageError } from '../storage/storageError.ts';

/** The latest time a Date can represent, in milliseconds. */
const LAST_MS = 8.64e15;
/** Longest string accepted as a language name. */
const LONGEST_LANGUAGE = 35;

const time = v.fallback(v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(LAST_MS)), 0);
const size = v.fallback(v.pipe(v.number(), v.finite(), v.minValue(0)), 0);
const language = v.fallback(v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_LANGUAGE)), 'auto');
const version = v.fallback(v.pipe(v.number(), v.finite(), v.minValue(1)), 1);
const label = v.fallback(v.string(), '');
const file = v.looseObject({ key: v.string(), name: v.string(), type: label, size });
const list = v.fallback(v.array(v.string()), []);
const original = v.fallback(v.nullable(file), null);

/** Everything belonging to a document, as stored in the cloud. */
export const contentSchema = v.looseObject({
  /** Version of the release that wrote it; above 1 there may be unknown fields. */
  v: version,
  id: v.string(),
  name: label,
  /** Text language or variant, or `auto`; unsupported ones are kept. */
  language,
  text: v.string(),
  ignoredWords: list,
  ignoredIssues: list,
  /** The uploaded file, kept as it was. */
  original,
  createdAt: time,
  updatedAt: time,
  /** Name of the device that wrote this state. */
  device: label,
  /** Unreadable values of known fields, by name: they are written back unchanged. */
  unread: v.optional(v.record(v.string(), v.unknown())),
});

type Known<T> = { [K in keyof T as string extends K ? never : K]: T[K] };

/** The state of a document. Times are milliseconds since 1970; `text` is kept unit by unit. */
export type DocumentContent = Known<v.InferOutput<typeof contentSchema>>;

/** A row of the list, kept beside the document so that a list costs no texts. `of` is the tag of the state it tells of. */
export const summarySchema = v.looseObject({
  v: version,
  of: v.string(),
  name: label,
  language,
  characters: size,
  createdAt: time,
  updatedAt: time,
  original,
});

/** See the schema. */
export type DocumentSummary = Known<v.InferOutput<typeof summarySchema>>;

const damaged = (cause: unknown) =>
  new StorageError('Damaged', 'The document cannot be read', { statusCode: 200, cause });

function parse<T>(schema: v.GenericSchema<unknown, T>, bytes: Uint8Array): { value: T; raw: Record<string, unknown> } {
  try {
    const raw: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return { value: v.parse(schema, raw), raw: raw as Record<string, unknown> };
  } catch (cause) {
    throw damaged(cause);
  }
}

const isString = (value: unknown): value is string => typeof value === 'string';

/** The strings of a list that may contain other values, too. */
const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.filter(isString) : []);

/** Lists and files that a newer release writes in a different form. */
const FORMS = ['ignoredWords', 'ignoredIssues', 'original'] as const;

/** Reads the state of the document with an id. Throws a StorageError `Damaged`. */
export function readContent(bytes: Uint8Array, id: string): DocumentContent {
  const { value, raw } = parse(contentSchema, bytes);
  const unread = Object.fromEntries(
    FORMS.flatMap((name) =>
      raw[name] === undefined || JSON.stringify(raw[name]) === JSON.stringify(value[name]) ? [] : [[name, raw[name]]],
    ),
  );
  return {
    ...value,
    // Ignore the id it states: it is written back only where it came from.
    id,
    ignoredWords: textsOf(raw['ignoredWords']),
    ignoredIssues: textsOf(raw['ignoredIssues']),
    unread: Object.keys(unread).length > 0 ? unread : undefined,
  };
}

/** A state as the bytes of its object. JSON keeps lone surrogates as escapes. */
export function contentBytes({ unread = {}, ...content }: DocumentContent): Uint8Array {
  const whole: Record<string, unknown> = { ...content };
  for (const name of ['ignoredWords', 'ignoredIssues'] as const) {
    const others = Array.isArray(unread[name]) ? unread[name].filter((one) => !isString(one)) : [];
    whole[name] = [...content[name], ...others];
    if (name in unread && !Array.isArray(unread[name]) && content[name].length === 0) whole[name] = unread[name];
  }
  if (content.original === null && unread['original'] !== undefined) whole['original'] = unread['original'];
  return jsonBytes(whole);
}

/** Reads a summary. Throws a StorageError `Damaged`. */
export const readSummary = (bytes: Uint8Array): DocumentSummary => parse(summarySchema, bytes).value;

/** A value as the bytes of an object. */
export const jsonBytes = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

/** The summary of a state with a tag. */
export function summaryOf(content: DocumentContent, eTag: string): DocumentSummary {
  const { name, language, text, createdAt, updatedAt, original } = content;
  return { v: 1, of: eTag, name, language, characters: text.length, createdAt, updatedAt, original };
}

/** Whether two states look the same to a person. */
export function sameContent(a: DocumentContent, b: DocumentContent): boolean {
  const told = ({ name, language, text, ignoredWords, ignoredIssues, original }: DocumentContent) =>
    JSON.stringify([name, language, text, ignoredWords, ignoredIssues, original]);
  return told(a) === told(b);
}
