// The objects of one document: private/<identity>/documents/<id>/ with document.json (the state), summary.json (its row of
// the list), original.<ending> (the uploaded file) and versions/<time>.json (earlier states).

import { VERSIONS_KEPT } from '../../plans.ts';
import { LARGEST_UPLOAD } from '../quota.ts';
import type { CloudStorage, StoredItem } from '../storage/storage.ts';
import { StorageError } from '../storage/storageError.ts';
import type { PartialUpload } from '../storage/uploadInParts.ts';
import { readUsage, type Usage } from '../usage.ts';
import {
  contentBytes,
  type DocumentContent,
  type DocumentSummary,
  jsonBytes,
  readContent,
  readSummary,
  summaryOf,
} from './documentTypes.ts';

const FOLDER = 'documents/';
const DOCUMENT = 'document.json';
const SUMMARY = 'summary.json';
const VERSIONS = 'versions/';
const JSON_TYPE = 'application/json';

const privately = { level: 'private' } as const;
const folder = (id: string) => `${FOLDER}${id}/`;

/** What a listing says about a document before its summary is read. */
export interface ListedDocument {
  id: string;
  /** Tags of the state and of its summary; '' when the object is not there. */
  eTag: string;
  summaryTag: string;
  /** Bytes of all its objects, and of the state alone. */
  size: number;
  stateSize: number;
}

/** An earlier state, by its time in milliseconds. */
export interface Version {
  time: number;
  size: number;
}

/** Documents by their objects. */
export interface DocumentObjects {
  /** The documents, and the total bytes the person has at this level. */
  list(): Promise<{ documents: ListedDocument[]; bytes: number }>;
  /** The server's count; undefined where nothing is counted yet, or ever. */
  usage(): Promise<Usage | undefined>;
  /** Rejects with `Damaged` for an invalid state. */
  read(id: string): Promise<{ content: DocumentContent; eTag: string }>;
  /** The bytes of a state, whatever they are. */
  raw(id: string): Promise<Uint8Array>;
  summary(id: string): Promise<{ summary: DocumentSummary; eTag: string }>;
  /** Writes a state over the one with the tag, or only if none exists (null). Rejects with `PreconditionFailed`. */
  write(content: DocumentContent, over: string | null): Promise<string>;
  /** Keeps a state among the earlier ones and drops the oldest beyond the limit. */
  keepVersion(content: DocumentContent): Promise<void>;
  versions(id: string): Promise<Version[]>;
  version(id: string, time: number): Promise<DocumentContent>;
  putOriginal(id: string, file: OriginalFile, transfer: Transfer): Promise<void>;
  original(id: string, key: string): Promise<Uint8Array>;
  /** A download address for the file, valid for 300 s. */
  originalUrl(id: string, key: string, name: string): Promise<string>;
  remove(id: string): Promise<void>;
}

/** A file to be uploaded. */
export interface OriginalFile {
  key: string;
  name: string;
  bytes: Uint8Array;
}

/** How an upload is followed, cancelled and resumed. */
export interface Transfer {
  signal?: AbortSignal | undefined;
  progress?: ((done: { loaded: number; total: number }) => void) | undefined;
  resume?: PartialUpload | undefined;
  begun?: ((upload: PartialUpload) => void | Promise<void>) | undefined;
}

function grouped(items: readonly StoredItem[]): ListedDocument[] {
  const found = new Map<string, ListedDocument>();
  for (const { key, eTag, size } of items) {
    if (!key.startsWith(FOLDER)) continue;
    const [, id = '', ...rest] = key.split('/');
    const document = found.get(id) ?? { id, eTag: '', summaryTag: '', size: 0, stateSize: 0 };
    document.size += size;
    if (rest.join('/') === DOCUMENT) Object.assign(document, { eTag, stateSize: size });
    if (rest.join('/') === SUMMARY) document.summaryTag = eTag;
    found.set(id, document);
  }
  // A folder without a state is an interrupted upload or removal.
  return [...found.values()].filter(({ eTag }) => eTag !== '');
}

/** A file name for the Content-Disposition header (RFC 6266, RFC 8187). */
function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16)}`)}`;
}

function stateOf(bytes: Uint8Array, id: string): DocumentContent {
  // This product never writes a text this large: it is not read, only saved as it is.
  if (bytes.byteLength > LARGEST_UPLOAD) throw new StorageError('Damaged', 'The document is too large to be one');
  return readContent(bytes, id);
}

/** Creates access to the documents in a person's storage; `most` is how many earlier states of each are kept. */
export function createDocumentObjects(storage: CloudStorage, most = VERSIONS_KEPT.free): DocumentObjects {
  const versions = async (id: string): Promise<Version[]> => {
    const prefix = folder(id) + VERSIONS;
    const items = await storage.list(prefix, privately);
    return items
      .map(({ key, size }) => ({ time: Number(key.slice(prefix.length).replace('.json', '')), size }))
      .filter(({ time }) => Number.isFinite(time))
      .sort((a, b) => b.time - a.time);
  };
  const versionKey = (id: string, time: number) => `${folder(id)}${VERSIONS}${time}.json`;

  return {
    async list() {
      const items = await storage.list('', privately);
      return { documents: grouped(items), bytes: items.reduce((sum, { size }) => sum + size, 0) };
    },
    usage: () => readUsage(storage),
    async read(id) {
      const { bytes, eTag } = await storage.get(folder(id) + DOCUMENT, privately);
      return { content: stateOf(bytes, id), eTag };
    },
    raw: async (id) => (await storage.get(folder(id) + DOCUMENT, privately)).bytes,
    async summary(id) {
      const { bytes, eTag } = await storage.get(folder(id) + SUMMARY, privately);
      return { summary: readSummary(bytes), eTag };
    },
    async write(content, over) {
      const place = folder(content.id);
      const { eTag } = await storage.put(place + DOCUMENT, contentBytes(content), {
        ...privately,
        contentType: JSON_TYPE,
        expected: over,
      });
      await storage.put(place + SUMMARY, jsonBytes(summaryOf(content, eTag)), { ...privately, contentType: JSON_TYPE });
      return eTag;
    },
    async keepVersion(content) {
      await storage.put(versionKey(content.id, content.updatedAt), contentBytes(content), {
        ...privately,
        contentType: JSON_TYPE,
      });
      const all = await versions(content.id);
      // After the end of a paid plan nothing that it kept is removed at once: a new version takes the oldest one's place.
      for (const { time } of all.slice(Math.max(most, all.length - 1))) {
        await storage.remove(versionKey(content.id, time), privately);
      }
    },
    versions,
    version: async (id, time) => stateOf((await storage.get(versionKey(id, time), privately)).bytes, id),
    async putOriginal(id, { key, name, bytes }, { signal, progress, resume, begun }) {
      await storage.put(folder(id) + key, bytes, {
        ...privately,
        name,
        // Uploaded files are only ever downloaded, never opened as a page.
        contentType: 'application/octet-stream',
        contentDisposition: attachment(name),
        patient: true,
        resume,
        ...(signal ? { signal } : {}),
        ...(progress ? { progress } : {}),
        ...(begun ? { begun } : {}),
      });
    },
    original: async (id, key) => (await storage.get(folder(id) + key, privately)).bytes,
    originalUrl: (id, key, name) =>
      storage.getUrl(folder(id) + key, {
        ...privately,
        type: 'application/octet-stream',
        disposition: attachment(name),
      }),
    async remove(id) {
      const items = await storage.list(folder(id), privately);
      // The state goes first: without it the document is in no list, whatever happens to the rest.
      items.sort((a, b) => Number(b.key.endsWith(DOCUMENT)) - Number(a.key.endsWith(DOCUMENT)));
      for (const { key } of items) await storage.remove(key, privately);
    },
  };
}
