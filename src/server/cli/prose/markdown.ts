// The prose of Markdown: lines of a paragraph are joined, marks of emphasis, links, lists and tables are left out, code and
// front matter are no prose. Code between backticks stays: the engine passes over it and sees that something stands there.
import { type Prose, ProseBuilder } from './prose.ts';

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const RULE = /^ {0,3}(?:[-*_] *){3,}$/;
const SETEXT = /^ {0,3}(?:=+|-+)\s*$/;
const HEADING = /^ {0,3}#{1,6}(?:\s+|$)/;
const QUOTE = /^ {0,3}>\s?/;
const ITEM = /^\s*(?:[-*+]|\d{1,9}[.)])\s+(?:\[[ xX]\]\s+)?/;
const DEFINITION = /^ {0,3}\[[^\]]+\]:/;
const TABLE_RULE = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)+\|?\s*$/;
const COMMENT_START = '<!--';

/** A line of the file, without its line break. */
interface Line {
  start: number;
  text: string;
}

/** See the head of this file. */
export function markdownProse(source: string): Prose {
  const prose = new ProseBuilder(source);
  const lines = linesOf(source);
  let fence = '';
  let isComment = false;
  /** Whether the line before belongs to a paragraph that may go on. */
  let isOpen = false;
  for (let i = frontMatter(lines); i < lines.length; i++) {
    const { start, text } = lines[i] as Line;
    const mark = FENCE.exec(text)?.[1];
    if (fence) {
      if (mark && mark.startsWith(fence) && text.trim() === mark) fence = '';
      continue;
    }
    if (isComment) {
      isComment = !text.includes('-->');
      continue;
    }
    const close = () => {
      prose.paragraph(start);
      isOpen = false;
    };
    if (mark) {
      close();
      fence = mark;
    } else if (text.trimStart().startsWith(COMMENT_START) && !text.includes('-->')) {
      close();
      isComment = true;
    } else if (text.trim() === '' || RULE.test(text) || SETEXT.test(text) || TABLE_RULE.test(text)) close();
    else if (DEFINITION.test(text) || (!isOpen && /^(?: {4}|\t)/.test(text) && !ITEM.test(text))) close();
    else isOpen = block(prose, start, text, isOpen);
  }
  return prose.done();
}

/** One line of a block. Returns whether the next line may continue its paragraph. */
function block(prose: ProseBuilder, start: number, text: string, isOpen: boolean): boolean {
  let at = 0;
  for (let quote = QUOTE.exec(text.slice(at)); quote; quote = QUOTE.exec(text.slice(at))) at += quote[0].length;
  const heading = HEADING.exec(text.slice(at));
  const item = ITEM.exec(text.slice(at));
  if (heading ?? item) {
    prose.paragraph(start);
    at += (heading ?? item)?.[0].length ?? 0;
  } else {
    at += text.slice(at).search(/\S|$/);
    if (isOpen) prose.space(start + at);
  }
  const end = heading ? at + text.slice(at).replace(/\s+#+\s*$/, '').length : text.trimEnd().length;
  if (text.slice(at).startsWith('|')) {
    prose.paragraph(start);
    for (const cell of text.slice(at, end).matchAll(/(?:\\\||[^|])+/g)) {
      const from = at + cell.index + cell[0].search(/\S|$/);
      inline(prose, start + from, text.slice(from, at + cell.index + cell[0].trimEnd().length));
      prose.paragraph(start + from);
    }
    return false;
  }
  inline(prose, start + at, text.slice(at, end));
  if (heading || / {2}$|\\$/.test(text)) {
    prose.paragraph(start + text.length);
    return !heading;
  }
  return true;
}

/** What stands inside a line; the alternatives are tried in this order. */
const INLINE =
  /(?<code>(`+)(?!`)[^]*?[^`]\2(?!`))|(?<escape>\\[!-/:-@[-`{-~])|(?<tag><!--[^]*?-->|<\/?[a-zA-Z][^<>]*>|<[a-z][a-z+.-]*:[^\s<>]*>)|(?<link>\]\((?:[^()\s]|\([^()\s]*\))*(?:\s+(?:"[^"]*"|'[^']*'))?\)|\]\[[^\]]*\])|(?<open>!?\[\^?)|(?<close>\])|(?<emphasis>\*{1,3}|~~|(?<![\p{L}\p{N}])_{1,3}|_{1,3}(?![\p{L}\p{N}]))/gu;

function inline(prose: ProseBuilder, start: number, text: string): void {
  let at = 0;
  for (const match of text.matchAll(INLINE)) {
    const { code, escape } = match.groups ?? {};
    prose.take(start + at, start + match.index);
    at = match.index + match[0].length;
    if (code !== undefined) prose.take(start + match.index, start + at);
    else if (escape !== undefined) prose.take(start + match.index + 1, start + at);
    // A star between spaces is no emphasis.
    else if (match[0] === '*' && /\s/.test(text[at] ?? ' ') && /\s/.test(text[match.index - 1] ?? ' ')) {
      prose.take(start + match.index, start + at);
    }
  }
  prose.take(start + at, start + text.length);
}

function frontMatter(lines: readonly Line[]): number {
  const mark = lines[0]?.text.trimEnd();
  if (mark !== '---' && mark !== '+++') return 0;
  const end = lines.findIndex(({ text }, i) => i > 0 && text.trimEnd() === mark);
  return end < 0 ? 0 : end + 1;
}

/** The lines of a file. */
export function linesOf(source: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const found of source.matchAll(/\r\n|[\r\n]/g)) {
    lines.push({ start, text: source.slice(start, found.index) });
    start = found.index + found[0].length;
  }
  lines.push({ start, text: source.slice(start) });
  return lines;
}
