// Draws marks under a textarea: a copy of its text with the same line breaks, transparent except for the underlines.
// Only changed lines are redrawn. Used where CodeMirror is not (Android, the plain field).
import type { TextRange } from '../../../engine/index.ts';
import { arrangeLines, boxInLines, type DrawnLine, spareLines } from '../../../lib/drawnLines.ts';
import { type Mark, markClass } from '../panel/issueIndex.ts';

/** Above this many characters (about 20,000 words) nothing is drawn: the list of issues takes over. */
export const MIRROR_LIMIT = 130_000;

/** See the head of this file. */
export interface Mirror {
  update(text: string, marksIn: (range: TextRange) => readonly Mark[], current: number | null): void;
  /** Where a range lies on the screen; null when it is not drawn. */
  boxOf(range: TextRange): DOMRect | null;
  destroy(): void;
}

function drawLine(text: string, start: number, marks: readonly Mark[], current: number | null): HTMLElement {
  const line = document.createElement('div');
  let at = 0;
  for (const mark of marks) {
    const from = Math.max(at, mark.start - start);
    const to = Math.min(text.length, mark.end - start);
    if (to <= from) continue;
    if (from > at) line.append(text.slice(at, from));
    const drawn = document.createElement('span');
    drawn.className = markClass(mark.issue);
    if (mark.id === current) drawn.setAttribute('aria-current', 'true');
    drawn.append(text.slice(from, to));
    line.append(drawn);
    at = to;
  }
  if (at < text.length) line.append(text.slice(at));
  // An empty line still needs its height; the last one keeps the textarea's caret inside.
  if (text === '') line.append(document.createElement('br'));
  return line;
}

/** Puts a mirror into an empty element that lies under the textarea with the same metrics. */
export function createMirror(parent: HTMLElement): Mirror {
  let lines: DrawnLine[] = [];

  return {
    update(text, marksIn, current) {
      const next: DrawnLine[] = [];
      let start = 0;
      const spare = spareLines(lines);
      for (const content of text.split('\n')) {
        const marks = marksIn({ start, end: start + content.length });
        const drawn = marks
          .map(
            (mark) =>
              `${mark.start - start}-${mark.end - start}${markClass(mark.issue)}${mark.id === current ? '!' : ''}`,
          )
          .join();
        const key = `${drawn}\n${content}`;
        const element = spare(key) ?? drawLine(content, start, marks, current);
        next.push({ key, length: content.length, element });
        start += content.length + 1;
      }
      arrangeLines(parent, next);
      lines = next;
    },

    boxOf: (range) => boxInLines(lines, range),

    destroy() {
      lines = [];
      parent.replaceChildren();
    },
  };
}
