// Where a block quotes: between quotation marks of any kind, and in the speech that a dash opens. Linear.
import type { TextRange } from '../types.ts';

/** What can close a quotation, by what opened it. */
const CLOSERS: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '“': '”“"',
  '„': '“”"',
  '«': '»',
  '»': '«',
  '‘': '’',
  '‚': '‘’',
  '‹': '›',
  '›': '‹',
};

const SPEECH = /^[\s>]*[-–—―]\s*(?=[\p{L}¿¡«“"])/u;
/** A quotation in single marks is a word or a sentence. */
const LONGEST_SINGLE = 200;
const LETTER = /[\p{L}\p{N}]/u;

/** The quotations of a block, in order. One that is not closed reaches to its end: the next block may go on with it. */
export function quotationsIn(text: string): TextRange[] {
  if (SPEECH.test(text)) return [{ start: 0, end: text.length }];
  const found: TextRange[] = [];
  for (let i = 0; i < text.length; i++) {
    const closers = CLOSERS[text.charAt(i)];
    if (closers === undefined || !opens(text, i)) continue;
    const end = closeFrom(text, i + 1, closers);
    found.push({ start: i, end });
    i = end - 1;
  }
  return found;
}

/** Whether the mark can open: no letter before it, and something after it. */
const opens = (text: string, at: number): boolean =>
  !LETTER.test(text.charAt(at - 1)) && /\S/.test(text.charAt(at + 1) + text.charAt(at + 2)) && !isElision(text, at);

/** 'tis and ‘90s are no quotations. */
function isElision(text: string, at: number): boolean {
  const mark = text.charAt(at);
  if (mark !== "'" && mark !== '‘') return false;
  return !text.slice(at + 2, at + LONGEST_SINGLE).match(mark === "'" ? /'(?![\p{L}\p{N}])/u : /’(?![\p{L}\p{N}])/u);
}

function closeFrom(text: string, from: number, closers: string): number {
  const isSingle = closers.includes('’') || closers === "'";
  for (let i = from; i < text.length; i++) {
    if (!closers.includes(text.charAt(i))) continue;
    // An apostrophe closes nothing.
    if (isSingle && LETTER.test(text.charAt(i + 1))) continue;
    return i + 1;
  }
  return text.length;
}
