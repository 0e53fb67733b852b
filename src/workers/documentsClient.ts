// The page's side of the worker for documents. Every call has a worker of its own: cancelling it, or a file that takes too
// long, simply ends that, whatever it is doing.
import type { OpenedDocument, PastedText, SavedDocument, SaveRequest } from '../documents/index.ts';
import { AppError } from '../lib/errors.ts';
import type { DocumentsProcedures } from './documentsApi.ts';
import { createCaller, type Procedures } from './rpc.ts';

/** Nothing a person wrote takes this long, even on an old phone. */
const LONGEST_MS = 30_000;

type Method = keyof DocumentsProcedures;

async function run<M extends Method>(
  method: M,
  args: Parameters<DocumentsProcedures[M]>[0],
  signal?: AbortSignal,
): Promise<ReturnType<DocumentsProcedures[M]>> {
  if (signal?.aborted) throw new AppError('aborted');
  const worker = new Worker(new URL('./documents.worker.ts', import.meta.url), { type: 'module' });
  const caller = createCaller<DocumentsProcedures & Procedures<DocumentsProcedures>>(worker, () => undefined);
  const end = (code: 'aborted' | 'timeout' | 'worker-crashed') => caller.close(new AppError(code));
  const cancel = () => end('aborted');
  const timer = setTimeout(() => end('timeout'), LONGEST_MS);
  signal?.addEventListener('abort', cancel);
  // A worker whose script cannot be fetched says so in the same way as one that ran out of memory.
  worker.addEventListener('error', () => end('worker-crashed'));
  try {
    return (await caller.call(method, args as never, { silenceMs: 2 * LONGEST_MS })) as ReturnType<
      DocumentsProcedures[M]
    >;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
    worker.terminate();
  }
}

/** Reads a file. Rejects with an AppError that says why it cannot be read, `aborted` or `timeout`. */
export const openDocument = (bytes: Uint8Array, name: string, signal?: AbortSignal): Promise<OpenedDocument> =>
  run('open', { bytes, name }, signal);

/** Keeps the readers and writers on this device, for when there is no network. Never rejects: they are fetched later. */
export async function keepDocumentReaders(): Promise<void> {
  await run('keep', null).catch(() => undefined);
}

/** Writes a document. Rejects with an AppError. */
export const saveDocument = (request: SaveRequest): Promise<SavedDocument> => run('save', request);

/** Reads a page from the clipboard. Rejects like `openDocument`. */
export const readPasted = (html: string, signal: AbortSignal): Promise<PastedText> => run('paste', { html }, signal);

/** A text as a page for the clipboard, with the format of the page it was pasted from. Rejects with an AppError. */
export const formatText = (text: string, page: Uint8Array | null): Promise<string> => run('copy', { text, page });
