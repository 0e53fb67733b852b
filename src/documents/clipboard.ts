// What is pasted with its format, and copied with it. A whole pasted text is kept as the page that it is, so that it can be
// copied again with everything as it was but the changed words; within another text, marks stand for its lists.
import { readHtml, saveHtml } from './html.ts';
import { toFragment } from './make/fragment.ts';
import { lineBlocks } from './make/outline.ts';
import type { TextModel } from './model.ts';
import { decodeSource } from './txt.ts';

/** A pasted page as text. */
export interface PastedText {
  readonly text: string;
  /** The same with marks before the items of lists. */
  readonly marked: string;
}

/** Reads a page from the clipboard. */
export function readPasted(html: string): PastedText {
  const model = readHtml(html);
  return { text: model.text, marked: withMarks(model) };
}

function withMarks({ text, paragraphs }: TextModel): string {
  const numbers: number[] = [];
  let marked = '';
  let end = 0;
  for (const { role, level, ordered, start, end: next } of paragraphs) {
    marked += text.slice(end, start);
    if (role === 'item') {
      numbers.length = level + 1;
      const number = ordered ? (numbers[level] ?? 0) + 1 : 0;
      numbers[level] = number;
      marked += `${'  '.repeat(level)}${ordered ? `${number}.` : '•'} `;
    } else numbers.length = 0;
    marked += text.slice(start, next);
    end = next;
  }
  return marked;
}

/** How much of a text must come from the page that it was pasted from, for that to be still its page. */
const LEAST_AKIN = 0.5;

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

function isAkin(text: string, before: string): boolean {
  const [words, known] = [wordsOf(text), new Set(wordsOf(before))];
  return words.length > 0 && words.filter((word) => known.has(word)).length >= LEAST_AKIN * words.length;
}

/** The text as a page for the clipboard; `page` is what it was pasted from. */
export function formatted(text: string, page: Uint8Array | null): string {
  const model = page && readHtml(decodeSource(page).source);
  if (!page || !model || !isAkin(text, model.text)) return toFragment(lineBlocks(text, null, false));
  const { bytes, lost } = saveHtml(page, text);
  return lost === 0 ? decodeSource(bytes).source : toFragment(lineBlocks(text, model, false));
}
