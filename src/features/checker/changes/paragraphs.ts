// A text and its corrections as paragraphs to show: those with corrections in pieces, the others together. Pure.
import type { MadeFix } from '../../../services/drafts/draft.ts';

/** A stretch of a paragraph: words as they stand, or a correction. */
export type Piece = { readonly at: number } & (
  | { readonly text: string; readonly fix?: never }
  | { readonly fix: MadeFix; readonly text?: never }
);

/** One paragraph with corrections, or some in a row without any. */
export type Block =
  | { readonly kind: 'changed'; readonly at: number; readonly pieces: readonly Piece[] }
  | { readonly kind: 'same'; readonly at: number; readonly count: number; readonly text: string };

/** The blocks of a text, in order; `fixes` are sorted and do not overlap. Empty lines count for nothing. */
export function blocksOf(text: string, fixes: readonly MadeFix[]): Block[] {
  const blocks: Block[] = [];
  let next = 0;
  let start = 0;
  while (start <= text.length) {
    let end = lineEnd(text, start);
    const own: MadeFix[] = [];
    for (let fix = fixes[next]; fix && fix.start <= end; fix = fixes[++next]) {
      own.push(fix);
      // A correction over a line break joins the two.
      if (fix.end > end) end = lineEnd(text, fix.end);
    }
    if (own.length > 0) blocks.push({ kind: 'changed', at: start, pieces: piecesOf(text, start, end, own) });
    else if (text.slice(start, end).trim() !== '') addSame(blocks, start, text.slice(start, end));
    start = end + 1;
  }
  return blocks;
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

function addSame(blocks: Block[], at: number, text: string): void {
  const last = blocks.at(-1);
  if (last?.kind !== 'same') blocks.push({ kind: 'same', at, count: 1, text });
  else blocks[blocks.length - 1] = { ...last, count: last.count + 1, text: `${last.text}\n${text}` };
}

function piecesOf(text: string, start: number, end: number, fixes: readonly MadeFix[]): Piece[] {
  const pieces: Piece[] = [];
  let at = start;
  for (const fix of fixes) {
    if (fix.start > at) pieces.push({ at, text: text.slice(at, fix.start) });
    pieces.push({ at: fix.start, fix });
    at = fix.end;
  }
  if (end > at) pieces.push({ at, text: text.slice(at, end) });
  return pieces;
}

/** The text as it was before its corrections. */
export function textBefore(text: string, fixes: readonly MadeFix[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, before } of fixes) {
    result += text.slice(at, start) + before;
    at = end;
  }
  return result + text.slice(at);
}
