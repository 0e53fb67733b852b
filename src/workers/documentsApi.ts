// The typed procedures of the worker for documents. Bytes are copied on the way in, so that the caller keeps the file.
import type { OpenedDocument, PastedText, SavedDocument, SaveRequest } from '../documents/index.ts';

/** Each call gets a worker of its own, which ends with it: a large document leaves no memory behind. */
export interface DocumentsProcedures {
  /** Rejects with the codes of documents. */
  open(args: { bytes: Uint8Array; name: string }): OpenedDocument;
  save(args: SaveRequest): SavedDocument;
  paste(args: { html: string }): PastedText;
  copy(args: { text: string; page: Uint8Array | null }): string;
  /** Keeps what reads and writes documents on this device. */
  keep(args: null): void;
}
