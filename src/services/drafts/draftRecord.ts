// Parses drafts stored in the database or a rescue record, however damaged. Fields written by a newer release
// are carried along and written back unchanged.
import * as v from 'valibot';
import { setAside } from '../records/aside.ts';
import { withDatabase } from '../records/database.ts';
import { isTextLanguage } from '../textLanguages.ts';
import type { Draft, FixSource, MadeFix } from './draft.ts';

/** Longer texts were never stored here; showing them would take longer than anyone waits. */
const LONGEST_TEXT = 32_000_000;
/** The latest time a Date can represent, in milliseconds. */
const LAST_MS = 8.64e15;

const time = v.fallback(v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(LAST_MS)), 0);
const source = v.custom<FixSource>(
  (value) => typeof value === 'string' && /^(?:checker|wordings|browser|host \S{1,255})$/.test(value),
);
const kinds = ['spelling', 'grammar', 'punctuation', 'style', 'consistency'] as const;
const language = v.custom<NonNullable<MadeFix['language']>>(
  (value) => typeof value === 'string' && isTextLanguage(value),
);
const offset = v.pipe(v.number(), v.integer(), v.minValue(0));
const fix = v.object({
  start: offset,
  end: offset,
  before: v.string(),
  after: v.string(),
  reason: v.string(),
  isPutBack: v.boolean(),
  at: v.fallback(v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(LAST_MS))), undefined),
  by: v.fallback(v.optional(source), undefined),
  kind: v.fallback(v.optional(v.picklist(kinds)), undefined),
  language: v.fallback(v.optional(language), undefined),
});
const schema = v.looseObject({
  id: v.pipe(v.string(), v.minLength(1)),
  owner: v.string(),
  text: v.pipe(v.string(), v.maxLength(LONGEST_TEXT)),
  language: v.fallback(v.pipe(v.string(), v.minLength(1), v.maxLength(35)), 'auto'),
  ignoredWords: v.unknown(),
  ignoredIssues: v.unknown(),
  fixes: v.fallback(v.optional(v.array(fix)), undefined),
  foreign: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(LONGEST_TEXT))), undefined),
  createdAt: time,
  updatedAt: time,
  save: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
});

const isText = (value: unknown): value is string => typeof value === 'string';
const entries = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Parses a draft from any stored value; undefined if invalid. */
export function readDraftRecord(value: unknown): Draft | undefined {
  const lists = { ignoredWords: [], ignoredIssues: [] };
  const read = v.safeParse(schema, value && typeof value === 'object' ? { ...lists, ...value } : value);
  if (!read.success) return undefined;
  const { ignoredWords, ignoredIssues, fixes, foreign, ...rest } = read.output;
  const [words, issues] = [entries(ignoredWords), entries(ignoredIssues)];
  const unread = [words, issues].map((list) => list.filter((one) => !isText(one)));
  return {
    ...rest,
    ignoredWords: words.filter(isText),
    ignoredIssues: issues.filter(isText),
    ...(fixes && fixes.length > 0 ? { fixes } : {}),
    ...(foreign ? { foreign } : {}),
    ...(unread.flat().length > 0 ? { unread } : {}),
  };
}

/** A draft as it is written: with what could not be read of its lists. */
export function draftRecord({ unread: [words = [], issues = []] = [], ...draft }: Draft): Draft {
  return {
    ...draft,
    ignoredWords: [...draft.ignoredWords, ...words] as string[],
    ignoredIssues: [...draft.ignoredIssues, ...issues] as string[],
  };
}

/** Sets an invalid record aside. If that fails, it is left alone. */
export async function moveDraftAside(key: [string, string], raw: unknown): Promise<void> {
  const [owner, id] = key;
  if (await setAside('draft', id, raw, owner)) await withDatabase((database) => database.delete('drafts', key));
}
