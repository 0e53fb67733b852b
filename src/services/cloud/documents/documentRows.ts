// The document list as shown: the cloud's documents overlaid with this device's changes. Pure.
import type { DocumentRecord, KnownSummary } from './localRecords.ts';

/** A document's sync state. */
export type DocumentState = 'saved' | 'waiting' | 'conflict' | 'failed' | 'damaged';

/** One row of the list. Times are milliseconds since 1970, the size is bytes in the cloud. */
export interface DocumentRow {
  id: string;
  name: string;
  language: string;
  characters: number;
  createdAt: number;
  updatedAt: number;
  size: number;
  /** The uploaded file, when there is one. */
  original: { key: string; name: string; size: number } | null;
  state: DocumentState;
  /** Code of the failure of a `failed` document. */
  failure?: string | undefined;
  /** Whether a file is still on its way. */
  uploading: boolean;
}

/** Orders of the list. */
export type DocumentOrder = 'updated' | 'name' | 'size';

function stateOf({ conflict, failure, mine, file }: DocumentRecord): DocumentState {
  if (conflict) return 'conflict';
  if (failure) return 'failed';
  return mine || file ? 'waiting' : 'saved';
}

function rowOf(
  id: string,
  known: KnownSummary | undefined,
  record: DocumentRecord | undefined,
): DocumentRow | undefined {
  if (record?.deletedAt !== undefined) return undefined;
  const own = record?.mine ?? (known ? undefined : record?.base);
  const told = own ? { ...own, characters: own.text.length } : known?.summary;
  if (!told) return undefined;
  const { name, language, characters, createdAt, updatedAt, original } = told;
  return {
    id,
    name,
    language,
    characters,
    createdAt,
    updatedAt,
    size: known?.size ?? record?.file?.bytes.byteLength ?? 0,
    original,
    state: known?.damaged && !own ? 'damaged' : record ? stateOf(record) : 'saved',
    failure: record?.failure,
    uploading: record?.file !== undefined,
  };
}

/** All rows, most recently changed first. */
export function documentRows(known: readonly KnownSummary[], records: readonly DocumentRecord[]): DocumentRow[] {
  const summaries = new Map(known.map((one) => [one.id, one]));
  const changed = new Map(records.map((one) => [one.id, one]));
  const ids = new Set([...summaries.keys(), ...changed.keys()]);
  return orderRows(
    [...ids].flatMap((id) => rowOf(id, summaries.get(id), changed.get(id)) ?? []),
    'updated',
  );
}

/** Rows in an order; names as a person of the locale sorts them. */
export function orderRows(rows: readonly DocumentRow[], order: DocumentOrder, locale?: string): DocumentRow[] {
  const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  const compare: Record<DocumentOrder, (a: DocumentRow, b: DocumentRow) => number> = {
    updated: (a, b) => b.updatedAt - a.updatedAt,
    name: (a, b) => collator.compare(a.name, b.name),
    size: (a, b) => b.size - a.size,
  };
  return rows.toSorted((a, b) => compare[order](a, b) || a.id.localeCompare(b.id));
}

/** Rows whose name contains the search text, ignoring case and accents. */
export function findRows(rows: readonly DocumentRow[], search: string): DocumentRow[] {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const wanted = plain(search).trim();
  return rows.filter(({ name }) => plain(name).includes(wanted));
}

/** A name no other document has: the name itself, or with a number appended. */
export function freeName(name: string, rows: readonly DocumentRow[]): string {
  const taken = new Set(rows.map((row) => row.name));
  if (!taken.has(name)) return name;
  for (let number = 2; ; number++) if (!taken.has(`${name} (${number})`)) return `${name} (${number})`;
}
