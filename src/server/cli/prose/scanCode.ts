// Finds the comments and strings of source code in one pass. Nothing is parsed: a mark counts wherever no comment, string or
// regular expression is open.
import type { CodeMarks } from './codeLanguages.ts';

/** A comment or string without its marks. Offsets are UTF-16. */
export interface CodeSpan {
  kind: 'line' | 'block' | 'string';
  start: number;
  end: number;
  /** Where the mark begins. */
  from: number;
  /** The string stands alone: it documents what follows or precedes. */
  isDoc?: boolean;
}

/** Behind these a slash divides; behind anything else it begins a regular expression. */
const DIVIDES = /[\p{L}\p{N}_$)\]}'"`]$/u;
const KEYWORD = /(?:^|[^\w$.])(?:return|typeof|case|in|of|delete|void|throw|new|else|do|yield|await)$/;

/** All spans, in order. Linear. */
export function scanCode(source: string, marks: CodeMarks): CodeSpan[] {
  const spans: CodeSpan[] = [];
  const starts = startsOf(marks);
  let at = 0;
  while (at < source.length) {
    starts.lastIndex = at;
    const match = starts.exec(source);
    if (!match) break;
    const mark = match[0];
    const from = match.index;
    at = from + mark.length;
    const block = marks.block?.find(([open]) => open === mark);
    if (block) {
      const close = source.indexOf(block[1], at);
      const end = close < 0 ? source.length : close;
      spans.push({ kind: 'block', start: at, end, from });
      at = Math.min(source.length, end + block[1].length);
    } else if (marks.line?.includes(mark)) {
      if (marks.hasWordHash && from > 0 && !/[\s;(]/.test(source.charAt(from - 1))) continue;
      const end = lineEnd(source, at);
      spans.push({ kind: 'line', start: at, end, from });
      at = end;
    } else if (marks.strings?.includes(mark)) {
      const end = stringEnd(source, at, mark, marks);
      if (end < 0) continue;
      const isDoc = marks.hasDocStrings === true && mark.length === 3 && isAlone(source, from);
      spans.push({ kind: 'string', start: at, end, from, ...(isDoc && { isDoc }) });
      at = end + mark.length;
    } else if (mark === "'") at = characterEnd(source, at);
    else if (mark === '/') at = regexEnd(source, from);
  }
  return spans;
}

const escaped = (mark: string): string => mark.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

/** Everything that may open something, the longest first. */
function startsOf({ line = [], block = [], strings = [], hasRegex, hasCharacters }: CodeMarks): RegExp {
  const all = [
    ...line,
    ...block.map(([open]) => open),
    ...strings,
    ...(hasRegex ? ['/'] : []),
    ...(hasCharacters ? ["'"] : []),
  ];
  return new RegExp(
    all
      .sort((a, b) => b.length - a.length)
      .map(escaped)
      .join('|'),
    'g',
  );
}

function lineEnd(source: string, at: number): number {
  const end = source.slice(at, at + 10_000).search(/[\r\n]/);
  return end < 0 ? Math.min(source.length, at + 10_000) : at + end;
}

/** Where a string ends; -1 if the line does before it. */
function stringEnd(source: string, at: number, mark: string, marks: CodeMarks): number {
  const isLong = marks.multiline?.includes(mark) ?? false;
  const isRaw = mark === '`' && marks.templates === undefined;
  let depth = 0;
  for (let i = at; i < source.length; i++) {
    const letter = source.charAt(i);
    if (letter === '\\' && !isRaw) i++;
    else if (letter === '\n' && !isLong) return -1;
    else if (marks.templates?.includes(mark) && source.startsWith('${', i)) depth++;
    else if (depth > 0 && letter === '}') depth--;
    else if (depth === 0 && source.startsWith(mark, i)) return i;
  }
  return -1;
}

/** Behind a character such as 'a' or '\n'; behind the mark alone where it is none (a lifetime, a separator of digits). */
function characterEnd(source: string, at: number): number {
  const found = /^(?:\\(?:u\{?[\da-fA-F]+\}?|x[\da-fA-F]+|[0-7]{1,3}|.)|[^'\\\n])'/u.exec(source.slice(at, at + 14));
  return found ? at + found[0].length : at;
}

function regexEnd(source: string, from: number): number {
  const before = source.slice(Math.max(0, from - 40), from).trimEnd();
  if (DIVIDES.test(before) && !KEYWORD.test(before)) return from + 1;
  let isClass = false;
  for (let i = from + 1; i < source.length; i++) {
    const letter = source.charAt(i);
    if (letter === '\n') return from + 1;
    if (letter === '\\') i++;
    else if (letter === '[') isClass = true;
    else if (letter === ']') isClass = false;
    else if (letter === '/' && !isClass) return i + 1;
  }
  return from + 1;
}

/** Nothing but space stands before it in its line. */
function isAlone(source: string, from: number): boolean {
  const line = source.lastIndexOf('\n', from - 1) + 1;
  return /^\s*[rRuUbBfF]{0,2}$/.test(source.slice(line, from));
}
