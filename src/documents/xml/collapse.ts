// Character data of formats in which any number of spaces and line breaks is one space, as slices. What is not shown
// (indentation, the second of two spaces) has no slice and so stays as it is.
import type { DraftParagraph, Slice } from '../model.ts';

/** How the data is read. */
export interface CollapseOptions {
  /** An entity as written; null for one that nobody knows. */
  decode(entity: string): string | null;
  /** A space is not shown: at the beginning of a paragraph, or behind another space. */
  afterSpace: boolean;
  locked: boolean;
}

const PIECE = /[ \t\r\n\f]+|&[^;\s&<]{1,32};|[^ \t\r\n\f&]+|&/g;

/** Slices of source[from, to). */
export function collapsedSlices(
  source: string,
  { part, from, to, holder }: { part: number; from: number; to: number; holder: number },
  { decode, afterSpace, locked }: CollapseOptions,
): Slice[] {
  const slices: Slice[] = [];
  const add = (start: number, end: number, text: string, way: Slice['way']) =>
    slices.push({ at: 0, text, part, from: start, to: end, way: locked ? 'locked' : way, host: !locked, holder });
  let plain = from;
  const flush = (at: number) => {
    if (at > plain) add(plain, at, source.slice(plain, at).replace(/[\t\r\n\f]/g, ' '), 'text');
  };
  let space = afterSpace;
  for (const { 0: piece, index } of source.slice(from, to).matchAll(PIECE)) {
    const at = from + index;
    const end = at + piece.length;
    const isSpace = /^[ \t\r\n\f]/.test(piece);
    if (isSpace && (space || piece.length > 1)) {
      flush(at);
      if (!space) add(at, end, ' ', 'atom');
      plain = end;
    } else if (piece.startsWith('&') && piece.length > 1) {
      flush(at);
      add(at, end, decode(piece) ?? piece, 'atom');
      plain = end;
    }
    space = isSpace;
  }
  flush(to);
  return slices;
}

/** Whether a paragraph ends with a space, or has nothing yet. */
export function endsWithSpace({ slices }: DraftParagraph): boolean {
  const last = slices.at(-1);
  return !last || /[ \n]$/.test(last.text);
}

/** Takes the space off the end of a paragraph: it is not shown there. */
export function trimEnd({ slices }: DraftParagraph): void {
  for (let last = slices.at(-1); last?.text.endsWith(' ') && last.way !== 'locked'; last = slices.at(-1)) {
    if (last.text.length > 1 && last.way === 'text') {
      last.text = last.text.slice(0, -1);
      last.to -= 1;
    } else if (last.text === ' ') slices.pop();
    else return;
  }
}
