// A copy of a field's text, one element a line: it lies under the field, and only lines that change are drawn again.

/** A line that is drawn; lines with the same key look the same. */
export interface DrawnLine {
  readonly key: string;
  /** Its length in the text, in UTF-16 code units, without the line break. */
  readonly length: number;
  readonly element: HTMLElement;
}

/** Lets lines be taken once each by their key, in their order. */
export function spareLines(lines: readonly DrawnLine[]): (key: string) => HTMLElement | undefined {
  const spare = new Map<string, DrawnLine[]>();
  for (const line of lines) {
    const same = spare.get(line.key);
    if (same) same.push(line);
    else spare.set(line.key, [line]);
  }
  return (key) => spare.get(key)?.shift()?.element;
}

/** Makes the lines the children of an element. Lines that stay where they are are not touched. */
export function arrangeLines(parent: HTMLElement, lines: readonly DrawnLine[]): void {
  let cursor: ChildNode | null = parent.firstChild;
  const kept = new Set(lines.map(({ element }) => element));
  for (const { element } of lines) {
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
}

/** Where a range of the text lies on the screen, as far as it is in its first line; null where nothing is drawn. */
export function boxInLines(
  lines: readonly DrawnLine[],
  { start, end }: { readonly start: number; readonly end: number },
): DOMRect | null {
  let at = 0;
  for (const { element, length } of lines) {
    if (start <= at + length) {
      const range = document.createRange();
      range.setStart(...placeIn(element, start - at));
      range.setEnd(...placeIn(element, Math.min(end - at, length)));
      return range.getBoundingClientRect();
    }
    at += length + 1;
  }
  return null;
}

/** The text node and offset of a place in a line. */
function placeIn(line: HTMLElement, offset: number): [Node, number] {
  const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  let left = offset;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0;
    if (left <= length) return [node, left];
    left -= length;
  }
  return [line, 0];
}
