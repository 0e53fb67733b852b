// HTML as text: each block is a paragraph, tags are not shown, and scripts, styles and hidden parts are not read. Nothing of
// it ever becomes a page. Code is shown but locked.
import { type DefaultTreeAdapterTypes, parse, parseFragment } from 'parse5';
import { planChanges } from './change/plan.ts';
import { applyEdits, type Weaver, weave } from './change/weave.ts';
import { type DraftParagraph, joinParagraphs, newParagraph, type TextModel } from './model.ts';
import { decodeSource, encodeSource } from './txt.ts';
import { collapsedSlices, endsWithSpace, trimEnd } from './xml/collapse.ts';
import { encodeText } from './xml/tokens.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const UNREAD = new Set(
  'head script style template noscript title object iframe svg math select textarea canvas audio video'.split(' '),
);
const BLOCKS = new Set(
  'address article aside blockquote body caption dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
/** Blocks that are a paragraph of their own and can be removed or followed by a new one. */
const OWN = /^(p|h[1-6]|li|td|th|dd|dt|figcaption|caption|blockquote)$/;
const CODE = new Set(['code', 'pre', 'kbd', 'samp', 'var', 'tt']);

/** The paragraph that an item of a list begins with, as some programs write it. */
const isFirstOfItem = (element: Element): boolean =>
  element.parentNode?.nodeName === 'li' &&
  element.parentNode.childNodes.find((node) => 'tagName' in node || ('value' in node && node.value.trim() !== '')) ===
    element;

const decoded = new Map<string, string>();
/** A named or numbered entity; what the parser leaves alone is none. */
function decode(entity: string): string {
  let text = decoded.get(entity);
  if (text === undefined) {
    const [node] = parseFragment(entity).childNodes;
    text = node && 'value' in node ? node.value : entity;
    decoded.set(entity, text);
  }
  return text;
}

/** Reads a decoded page. */
export function readHtml(source: string): TextModel {
  const done: DraftParagraph[] = [];
  let current: DraftParagraph | null = null;
  const depth = { list: 0, ordered: false };
  const end = () => {
    if (current) trimEnd(current);
    current = null;
  };
  const begin = (element: Element | null): DraftParagraph => {
    end();
    const place = element?.sourceCodeLocation;
    const source =
      place?.endTag && OWN.test(element?.tagName ?? '')
        ? { part: 0, from: place.startOffset, to: place.endOffset }
        : null;
    current = newParagraph(source);
    const name = element?.tagName ?? '';
    if (/^h[1-6]$/.test(name)) Object.assign(current, { role: 'heading', level: Number(name[1]) });
    else if (name === 'li' || (element && isFirstOfItem(element)))
      Object.assign(current, { role: 'item', level: Math.max(0, depth.list - 1), ordered: depth.ordered });
    else if (name === 'td' || name === 'th') current.role = 'cell';
    else if (name === 'pre') current.role = 'code';
    done.push(current);
    return current;
  };

  const walk = (node: Node, block: Element | null, code: boolean) => {
    if (node.nodeName === '#text') return text(node as DefaultTreeAdapterTypes.TextNode, block, code);
    if (!('tagName' in node) || UNREAD.has(node.tagName) || node.attrs.some(({ name }) => name === 'hidden')) return;
    const { tagName, childNodes, sourceCodeLocation: place } = node;
    if (tagName === 'br') {
      if (current && place) trimEnd(current);
      if (current && place)
        current.slices.push({
          at: 0,
          text: '\n',
          part: 0,
          from: place.startOffset,
          to: place.endOffset,
          way: code ? 'locked' : 'atom',
          host: false,
          holder: 0,
        });
      return;
    }
    const isBlock = BLOCKS.has(tagName);
    const before = { ...depth };
    if (tagName === 'ul' || tagName === 'ol') Object.assign(depth, { list: depth.list + 1, ordered: tagName === 'ol' });
    if (isBlock) end();
    for (const child of childNodes) walk(child, isBlock ? node : block, code || CODE.has(tagName));
    if (isBlock) end();
    Object.assign(depth, before);
  };
  const text = (
    { value, sourceCodeLocation: place }: DefaultTreeAdapterTypes.TextNode,
    block: Element | null,
    code: boolean,
  ) => {
    if (!place) return;
    const paragraph = current ?? (/[^ \t\r\n\f]/.test(value) ? begin(block) : null);
    if (!paragraph) return;
    const where = { part: 0, from: place.startOffset, to: place.endOffset, holder: 0 };
    if (paragraph.role === 'code') {
      const shown = value.replace(/\r\n?/g, '\n');
      paragraph.slices.push({
        at: 0,
        text: shown,
        part: 0,
        from: where.from,
        to: where.to,
        way: 'locked',
        host: false,
        holder: 0,
      });
    } else
      paragraph.slices.push(
        ...collapsedSlices(source, where, { decode, afterSpace: endsWithSpace(paragraph), locked: code }),
      );
  };
  for (const child of parse(source, { sourceCodeLocationInfo: true }).childNodes) walk(child, null, false);
  end();
  return joinParagraphs(
    done.filter(({ slices }) => slices.length > 0),
    [source],
  );
}

const inHtml = (text: string) => encodeText(text).replace(/\n/g, '<br>').replace(/\t/g, '&#9;');

const weaver: Weaver = {
  whole: false,
  replace: ({ way, from: start, to: stop, part }, from, to, text) => {
    const place = (offset: number) => (way === 'text' ? start + offset : offset === 0 ? start : stop);
    return [{ part, from: place(from), to: place(to), insert: inHtml(text) }];
  },
  fill: () => null,
  remove({ source, slices, role }) {
    if (slices.some(({ way }) => way === 'locked')) return null;
    if (source && role !== 'cell') return [{ ...source, insert: '' }];
    return slices.map(({ part, from, to }) => ({ part, from, to, insert: '' }));
  },
  add(after, texts, { paragraphs, parts }) {
    const like = after ?? paragraphs[0];
    if (!like?.source || like.role === 'cell') return null;
    const at = after ? like.source.to : like.source.from;
    return [{ part: 0, from: at, to: at, insert: elements(like.source.from, texts, parts[0] ?? '') }];
  },
};

/** New paragraphs beside the one that begins there. */
const elements = (from: number, texts: readonly string[], source: string) =>
  texts
    .map((text) =>
      /^<li\b/i.test(source.slice(from, from + 4)) ? `<li>${inHtml(text)}</li>` : `<p>${inHtml(text)}</p>`,
    )
    .join('\n');

/** The page with this text, and how many changes it could not take. */
export function saveHtml(bytes: Uint8Array, text: string): { bytes: Uint8Array; lost: number } {
  const { source, encoding } = decodeSource(bytes);
  const model = readHtml(source);
  const { edits, lost } = weave(model, planChanges(model, text), weaver);
  if (edits.length === 0) return { bytes, lost };
  return { bytes: encodeSource(applyEdits([source], edits).get(0) ?? source, encoding), lost };
}
