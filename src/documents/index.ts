// The one door: bytes in, text out, and back. Each reader loads when the first file of its kind is opened.
import { AppError } from '../lib/errors.ts';
import type { TrackOptions } from './change/tracking.ts';
import type { PastedText } from './clipboard.ts';
import type { DocumentKind, SaveKind, TextModel } from './model.ts';
import { refusal } from './refusal.ts';
import { sniff } from './sniff.ts';

export type { AcceptedFix, TrackOptions } from './change/tracking.ts';
export type { PastedText } from './clipboard.ts';
export type { DocumentKind, SaveKind } from './model.ts';
export type { RefusalReason } from './refusal.ts';

/** What was read. */
export interface OpenedDocument {
  kind: DocumentKind;
  text: string;
}

/** What is written: the bytes, and how many changes could not be kept. */
export interface SavedDocument {
  bytes: Uint8Array;
  lost: number;
}

/** How a document is saved. */
export interface SaveRequest {
  /** The file as it was opened, or null for a text without one. */
  original: { bytes: Uint8Array; name: string } | null;
  text: string;
  /** The title of a new page. */
  title: string;
  /** The kind to save as; `original` is that of the file. */
  as: SaveKind | 'original';
  /** Records every change, in docx and odt. */
  track: TrackOptions | null;
}

/** More text than this would be no document that a person wrote. */
const LONGEST_TEXT = 32_000_000;

async function readModel(kind: DocumentKind, bytes: Uint8Array): Promise<TextModel> {
  switch (kind) {
    case 'docx':
      return (await import('./docx/read.ts')).readDocx(bytes).model;
    case 'odt':
      return (await import('./odt/read.ts')).readOdt(bytes).model;
    case 'rtf':
      return (await import('./rtf.ts')).readRtf(bytes);
    case 'eml':
      return (await import('./eml.ts')).readEml(bytes);
    case 'html': {
      const [{ readHtml }, { decodeSource }] = await Promise.all([import('./html.ts'), import('./txt.ts')]);
      return readHtml(decodeSource(bytes).source);
    }
    case 'txt':
    case 'md': {
      const { decodeSource, readTxt } = await import('./txt.ts');
      return readTxt(decodeSource(bytes).source);
    }
    case 'pdf':
      return (await import('./pdf.ts')).readPdf(bytes);
  }
}

/** Brings the readers and writers that a text may need where there is no network; the one of PDF is too large for that. */
export async function loadForOffline(): Promise<void> {
  await Promise.all([
    import('./docx/save.ts'),
    import('./odt/save.ts'),
    import('./rtf.ts'),
    import('./eml.ts'),
    import('./html.ts'),
    import('./clipboard.ts'),
    import('./txt.ts'),
    import('./make/docx.ts'),
    import('./make/odt.ts'),
    import('./make/outline.ts'),
    import('./make/markdown.ts'),
  ]);
}

/** Reads a file. Rejects with an AppError that says why it cannot be read. */
export async function openDocument(bytes: Uint8Array, name: string): Promise<OpenedDocument> {
  const kind = sniff(bytes, name);
  const { text } = await readModel(kind, bytes);
  if (text.length > LONGEST_TEXT) throw refusal('bomb');
  if (text.trim() === '' && kind !== 'txt' && kind !== 'md') throw refusal(kind === 'pdf' ? 'scanned' : 'empty');
  return { kind, text };
}

/** The kinds that can be saved with everything they had. */
async function saveOriginal(
  kind: DocumentKind,
  bytes: Uint8Array,
  text: string,
  track: TrackOptions | null,
): Promise<SavedDocument> {
  switch (kind) {
    case 'docx':
      return (await import('./docx/save.ts')).saveDocx(bytes, text, track);
    case 'odt':
      return (await import('./odt/save.ts')).saveOdt(bytes, text, track);
    case 'html':
      return (await import('./html.ts')).saveHtml(bytes, text);
    case 'txt':
    case 'md':
      return (await import('./txt.ts')).saveTxt(bytes, text);
    default:
      throw new AppError('file-unsupported');
  }
}

/** A new file of another kind, with the headings and lists of the one it came from. */
async function saveNew(
  as: SaveKind,
  { original, text, title }: SaveRequest,
  kind: DocumentKind | null,
): Promise<SavedDocument> {
  const made = (content: string | Uint8Array): SavedDocument => ({
    bytes: typeof content === 'string' ? new TextEncoder().encode(content) : content,
    lost: 0,
  });
  if (as === 'txt') return made(text);
  const model = original && kind && kind !== 'txt' && kind !== 'md' ? await readModel(kind, original.bytes) : null;
  if (as === 'md' && !model) return made(text);
  const { outline } = await import('./make/outline.ts');
  const blocks = outline(text, model, kind === 'md');
  if (as === 'docx') return made((await import('./make/docx.ts')).toDocx(blocks));
  if (as === 'odt') return made((await import('./make/odt.ts')).toOdt(blocks));
  const { toHtml, toMarkdown } = await import('./make/markdown.ts');
  return made(as === 'md' ? toMarkdown(blocks) : toHtml(blocks, title));
}

/** Reads a page from the clipboard. */
export async function readPasted(html: string): Promise<PastedText> {
  return (await import('./clipboard.ts')).readPasted(html);
}

/** The text as a page for the clipboard; `page` is what it was pasted from. */
export async function formatted(text: string, page: Uint8Array | null): Promise<string> {
  return (await import('./clipboard.ts')).formatted(text, page);
}

/** Writes a document. Rejects with an AppError. */
export async function saveDocument(request: SaveRequest): Promise<SavedDocument> {
  const { original, text, as, track } = request;
  const kind = original && sniff(original.bytes, original.name);
  if (original && kind && (as === 'original' || as === kind)) return saveOriginal(kind, original.bytes, text, track);
  if (as === 'original') throw new AppError('file-unsupported');
  return saveNew(as, request, kind);
}
