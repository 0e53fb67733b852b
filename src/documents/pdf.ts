// Reads the text layer of a PDF. A PDF has lines, not paragraphs: lines are joined where the next one goes on, by their
// distance, their length and the hyphen at their end. Nothing can be written back.
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist';
// Runs in this thread, which is a worker already.
import 'pdfjs-dist/build/pdf.worker.mjs';
import { AppError } from '../lib/errors.ts';
import { joinParagraphs, newParagraph, type TextModel } from './model.ts';
import { refusal } from './refusal.ts';

/** A line of a page. */
export interface PdfLine {
  text: string;
  left: number;
  right: number;
  /** Distance from the top of the page to the base line, and the height of its letters. */
  base: number;
  height: number;
}

const MOST_PAGES = 3_000;

async function linesOf(pdf: PDFDocumentProxy, number: number): Promise<PdfLine[]> {
  const page = await pdf.getPage(number);
  const top = page.view[3] ?? 0;
  const { items } = await page.getTextContent();
  const lines: PdfLine[] = [];
  let line: PdfLine | null = null;
  for (const item of items) {
    if (!('str' in item)) continue;
    const [left, base] = [Number(item.transform[4]), top - Number(item.transform[5])];
    if (item.str !== '') {
      line ??= { text: '', left, right: left, base, height: item.height };
      line.text += item.str;
      line.right = Math.max(line.right, left + item.width);
      line.height = Math.max(line.height, item.height);
    }
    if (!item.hasEOL) continue;
    if (line && line.text.trim() !== '') lines.push(line);
    line = null;
  }
  if (line && line.text.trim() !== '') lines.push(line);
  page.cleanup();
  return lines;
}

/** Whether the second line goes on with the paragraph of the first. */
function goesOn(before: PdfLine, line: PdfLine, right: number): boolean {
  const step = line.base - before.base;
  if (step <= 0 || step > 1.7 * Math.max(before.height, line.height)) return false;
  if (Math.abs(before.height - line.height) > 0.15 * before.height) return false;
  // The last line of a paragraph is short, unless all are; a new one may be indented.
  if (before.right < right - 0.2 * (right - before.left) && /[.!?:;…»”"]\s*$/.test(before.text)) return false;
  return line.left - before.left < 1.5 * line.height && !/^\s*([•–-]|\d+[.)])\s/.test(line.text);
}

/** The paragraphs of a page. */
export function joinLines(lines: readonly PdfLine[]): string[] {
  const right = Math.max(0, ...lines.map((line) => line.right));
  const paragraphs: string[] = [];
  let before: PdfLine | undefined;
  for (const line of lines) {
    const text = line.text.replace(/\s+/g, ' ').trim();
    const last = paragraphs.at(-1);
    if (last === undefined || !before || !goesOn(before, line, right)) paragraphs.push(text);
    else if (/\p{L}[-\u00ad]$/u.test(last) && /^\p{Ll}/u.test(text))
      paragraphs[paragraphs.length - 1] = last.slice(0, -1) + text;
    else paragraphs[paragraphs.length - 1] = `${last} ${text}`;
    before = line;
  }
  return paragraphs;
}

/** Reads a file. Rejects with `encrypted`, `broken` or `bomb`. */
export async function readPdf(bytes: Uint8Array): Promise<TextModel> {
  // The library takes the bytes for itself.
  const loading = getDocument({
    data: bytes.slice(),
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    verbosity: 0,
  });
  try {
    const pdf = await loading.promise;
    if (pdf.numPages > MOST_PAGES) throw refusal('bomb');
    const texts: string[] = [];
    for (let number = 1; number <= pdf.numPages; number++) texts.push(...joinLines(await linesOf(pdf, number)));
    const drafts = texts.map((text) => {
      const paragraph = newParagraph();
      paragraph.slices.push({ at: 0, text, part: 0, from: 0, to: 0, way: 'locked', host: false, holder: 0 });
      return paragraph;
    });
    return joinParagraphs(drafts, []);
  } catch (thrown) {
    if (thrown instanceof AppError) throw thrown;
    if (thrown instanceof Error && thrown.name === 'PasswordException') throw refusal('encrypted');
    throw refusal('broken', { cause: thrown });
  } finally {
    await loading.destroy();
  }
}
