// The text of an HTML file, with the line breaks that a reader of the page sees. The file itself is kept unchanged; it
// is never displayed as a page, and the parser runs and fetches nothing.
import { plainMarkup } from './plainMarkup.ts';

/** Elements whose content is not read. */
const UNREAD = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'TITLE', 'HEAD', 'OBJECT', 'IFRAME', 'SVG']);
/** Elements set apart by a blank line on both sides. */
const APART = new Set([
  'P',
  'H1',
  'H2',
  'H3',
  'H4',
  'H5',
  'H6',
  'BLOCKQUOTE',
  'PRE',
  'UL',
  'OL',
  'TABLE',
  'FIGURE',
  'HR',
]);
/** Elements that start on a new line. */
const OWN_LINE = new Set(
  'ADDRESS ARTICLE ASIDE BODY CAPTION DD DETAILS DIV DL DT FIELDSET FIGCAPTION FOOTER FORM HEADER LI MAIN NAV SECTION SUMMARY TR'.split(
    ' ',
  ),
);
const CELLS = new Set(['TD', 'TH']);

/** Collects text, and what must come before the next piece of it: line breaks, a tab or a space. */
function createWriter() {
  const pieces: string[] = [];
  let breaks = 0;
  let gap: '' | ' ' | '\t' = '';
  const put = (content: string) => {
    const before = breaks > 0 ? '\n'.repeat(Math.min(breaks, 2)) : gap;
    if (pieces.length > 0) pieces.push(before);
    pieces.push(content);
    breaks = 0;
    gap = '';
  };
  return {
    atLeast(count: number) {
      breaks = Math.max(breaks, count);
    },
    line() {
      breaks += 1;
    },
    cell() {
      gap = '\t';
    },
    words(raw: string, asIs: boolean) {
      if (asIs) {
        if (raw !== '') put(raw.replace(/\r\n?/g, '\n'));
        return;
      }
      // HTML whitespace only: a no-break space is a character like any other.
      const content = raw.replace(/[ \t\n\r\f]+/g, ' ');
      if (content.startsWith(' ')) gap ||= ' ';
      if (content === '' || content === ' ') return;
      put(content.replace(/^ | $/g, ''));
      if (content.endsWith(' ')) gap = ' ';
    },
    text: () => pieces.join('').trim(),
  };
}

/** The text of a page, with line breaks as its blocks make them; '' for a page without text. */
export function htmlText(html: string): string {
  const writer = createWriter();
  const walk = (node: Node, asIs: boolean) => {
    if (node.nodeType === Node.TEXT_NODE) return writer.words(node.nodeValue ?? '', asIs);
    if (node.nodeType !== Node.ELEMENT_NODE) return;
    const name = node.nodeName.toUpperCase();
    if (UNREAD.has(name) || (node as Element).hasAttribute('hidden')) return;
    if (name === 'BR') return writer.line();
    const before = APART.has(name) ? 2 : OWN_LINE.has(name) ? 1 : 0;
    writer.atLeast(before);
    if (CELLS.has(name) && node.previousSibling) writer.cell();
    for (const child of node.childNodes) walk(child, asIs || name === 'PRE');
    writer.atLeast(before);
  };
  walk(new DOMParser().parseFromString(plainMarkup(html), 'text/html').body, false);
  return writer.text();
}
