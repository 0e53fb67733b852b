// Draws marks under a textarea: a copy of its text with the same line breaks, transparent except for the underlines.
// Only changed lines are redrawn. Used where CodeMirror is not (Android, the plain field).
import type { TextRange } from '../../../engine/index.ts';
import { type Mark, markClass } from '../panel/issueIndex.ts';

/** Above this many characters (about 20,000 words) nothing is drawn: the list of issues takes over. */
export const MIRROR_LIMIT = 130_000;

interface Line {
  text: string;
  /** A key for what is drawn in it. */
  marks: string;
  element: HTMLElement;
}

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
  let lines: Line[] = [];

  return {
    update(text, marksIn, current) {
      const next: Line[] = [];
      let start = 0;
      const spare = new Map<string, Line[]>();
      for (const line of lines) {
        const key = `${line.marks}\n${line.text}`;
        const same = spare.get(key);
        if (same) same.push(line);
        else spare.set(key, [line]);
      }
      for (const content of text.split('\n')) {
        const marks = marksIn({ start, end: start + content.length });
        const key = marks
          .map(
            (mark) =>
              `${mark.start - start}-${mark.end - start}${markClass(mark.issue)}${mark.id === current ? '!' : ''}`,
          )
          .join();
        const known = spare.get(`${key}\n${content}`)?.shift();
        next.push(known ?? { text: content, marks: key, element: drawLine(content, start, marks, current) });
        start += content.length + 1;
      }
      // Move and insert only where the order differs, so that an edit touches only one or two elements.
      let cursor: ChildNode | null = parent.firstChild;
      const kept = new Set(next.map((line) => line.element));
      for (const { element } of next) {
        while (cursor && !kept.has(cursor as HTMLElement)) {
          const gone: ChildNode = cursor;
          cursor = cursor.nextSibling;
          gone.remove();
        }
        if (cursor === element) cursor = cursor.nextSibling;
        else parent.insertBefore(element, cursor);
      }
      while (cursor) {
        const gone = cursor;
        cursor = cursor.nextSibling;
        gone.remove();
      }
      lines = next;
    },

    boxOf({ start, end }) {
      let at = 0;
      for (const line of lines) {
        if (start <= at + line.text.length) {
          const range = document.createRange();
          const place = (offset: number): [Node, number] => {
            const walker = document.createTreeWalker(line.element, NodeFilter.SHOW_TEXT);
            let left = offset - at;
            for (let node = walker.nextNode(); node; node = walker.nextNode()) {
              const length = node.textContent?.length ?? 0;
              if (left <= length) return [node, left];
              left -= length;
            }
            return [line.element, 0];
          };
          range.setStart(...place(start));
          range.setEnd(...place(Math.min(end, at + line.text.length)));
          return range.getBoundingClientRect();
        }
        at += line.text.length + 1;
      }
      return null;
    },

    destroy() {
      lines = [];
      parent.replaceChildren();
    },
  };
}
