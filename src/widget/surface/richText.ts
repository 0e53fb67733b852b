// The text of an editable element: its letters in the order in which they are read, a line break between blocks, and one
// placeholder for whatever cannot be edited or is code. Every character knows its place in the document.
import type { TextRange } from '../../engine/index.ts';

/** A run of characters from one text node. */
interface Run {
  node: Text;
  /** Where it begins in the node. */
  from: number;
  /** Where it begins in the text. */
  start: number;
  length: number;
}

/** See the head of this file. */
export interface RichText {
  text: string;
  /** A range of the document; null if a part of it has no place there. */
  rangeOf(range: TextRange): Range | null;
  /** The offset of a place in the document; null if it is outside. */
  offsetOf(node: Node, offset: number): number | null;
}

const BLOCKS = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE DD DETAILS DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN NAV OL P PRE SECTION TABLE TBODY TD TFOOT TH THEAD TR UL'.split(
    ' ',
  ),
);
/** Not prose: a placeholder stands for them, so that the words around them are not joined. */
const ATOMS = new Set(
  'AUDIO BUTTON CANVAS CODE IFRAME IMG INPUT KBD MATH OBJECT SAMP SELECT TEXTAREA VIDEO svg'.split(' '),
);
const NOTHING = new Set('SCRIPT STYLE TEMPLATE NOSCRIPT'.split(' '));
/** Unicode's own character for an object in a text. */
const OBJECT = '\uFFFC';

/** Quoted mail is somebody else's text. */
const isEditable = (element: Element) =>
  !/^false$/i.test(element.getAttribute('contenteditable') ?? '') && !element.matches('blockquote[type="cite"]');

/** Reads an editable element. `keepsSpaces`: white space is shown as it is written. */
export function readRichText(root: HTMLElement, keepsSpaces: boolean): RichText {
  const runs: Run[] = [];
  let text = '';
  /** A block has begun or ended since the last letter. */
  let isBreakDue = false;

  const breakLine = () => {
    if (isBreakDue && text !== '' && !text.endsWith('\n')) text += '\n';
    isBreakDue = false;
  };
  const add = (node: Text, from: number, piece: string) => {
    if (piece === '') return;
    runs.push({ node, from, start: text.length, length: piece.length });
    text += piece;
  };
  const addText = (node: Text) => {
    const { data } = node;
    if (keepsSpaces) {
      if (data !== '') breakLine();
      return add(node, 0, data);
    }
    if (!/[\n\t]| {2}/.test(data)) {
      if (data === ' ' && (isBreakDue || text === '')) return;
      if (data !== '') breakLine();
      return add(node, 0, data);
    }
    // Of white space in a row one space is shown, and none at the beginning of a line.
    for (const { 0: piece, index } of data.matchAll(/[ \n\t]+|[^ \n\t]+/g)) {
      if (/[^ \n\t]/.test(piece)) {
        breakLine();
        add(node, index, piece);
      } else if (text !== '' && !isBreakDue && !/[ \n]$/.test(text)) add(node, index, ' ');
    }
  };
  const walk = (parent: Node) => {
    for (let child = parent.firstChild; child; child = child.nextSibling) {
      if (child instanceof Text) addText(child);
      if (!(child instanceof Element) || NOTHING.has(child.tagName)) continue;
      if (child.tagName === 'BR') {
        breakLine();
        text += '\n';
      } else if (ATOMS.has(child.tagName) || !isEditable(child)) {
        breakLine();
        text += OBJECT;
      } else {
        const isBlock = BLOCKS.has(child.tagName);
        isBreakDue ||= isBlock;
        walk(child);
        isBreakDue ||= isBlock;
      }
    }
  };
  walk(root);

  /** The last run that begins at or before an offset. */
  const runAt = (offset: number): Run | undefined => {
    let [low, high] = [0, runs.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((runs[middle] as Run).start <= offset) low = middle + 1;
      else high = middle;
    }
    return runs[low - 1];
  };

  return {
    text,
    rangeOf({ start, end }) {
      const [first, last] = [runAt(start), runAt(Math.max(start, end - 1))];
      if (!first || !last || start > first.start + first.length || end > last.start + last.length) return null;
      const range = document.createRange();
      range.setStart(first.node, first.from + start - first.start);
      range.setEnd(last.node, last.from + end - last.start);
      return range;
    },
    offsetOf(node, offset) {
      for (const run of runs) {
        if (run.node === node && offset >= run.from && offset <= run.from + run.length)
          return run.start + offset - run.from;
      }
      if (node instanceof Text) return null;
      // A place between elements: the beginning of what follows it.
      const after = node.childNodes[offset];
      if (after) {
        const next = runs.find((run) => after.contains(run.node));
        if (next) return next.start;
      }
      return root.contains(node) ? (runs.findLast((run) => node.contains(run.node))?.start ?? null) : null;
    },
  };
}
