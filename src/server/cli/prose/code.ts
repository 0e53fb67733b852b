// The prose of source code: comments, and strings that read like sentences. Lines of a comment are joined, its decoration and
// tags are left out, and so are directives to tools and code that was commented out.
import type { CodeMarks } from './codeLanguages.ts';
import { type Prose, ProseBuilder } from './prose.ts';
import { type CodeSpan, scanCode } from './scanCode.ts';

/** Directives and licences by name are for tools. */
const DIRECTIVE =
  /^\s*(?:!|eslint-|oxlint-|biome-|prettier-|tslint:|jshint|@ts-|istanbul |c8 |v8 |noqa|type:\s|pylint:|mypy:|flake8|fmt:|isort:|nolint|go:|\+build|#region|#endregion|region|endregion|noinspection|shellcheck |NOSONAR|SPDX-|-\*-|vim:|coding[:=]|@license|sourceMappingURL|<reference|#__)/;
/** A line of a comment that is code. */
const CODE =
  /[;{}]\s*$|^\s*[@$]?[\w.]+\(.*\)\s*$|^\s*(?:const|let|var|return|import|export|if|for|while|def|class|fn|func|public|private|static|elif|else|end|fi|done)\b.*[({=:;]\s*.*$|=>|^\s*[\w.[\]]+\s*[-+*/|&]?=[^=]|^\s*<\/?\w[^>]*>\s*$|^\s*[$>]\s/;
/** Tags of documentation, with the names behind them. */
const TAG =
  /^\s*(?:[@\\](?:param|arg|argument|property|prop|typedef|template|tparam|throws|exception|raises)\b\s*(?:\{[^}]*\}\s*)?(?:\[[^\]]*\]|[\w.$]+)?(?:\s*[-:])?|[@\\](?:type|returns?|yields?|since|version|author|see|link|default|enum|extends|implements|module|name|example|deprecated|todo|internal|private|public|brief|file|copyright)\b\s*(?:\{[^}]*\})?|:(?:param|type|returns?|rtype|raises)[^:]*:)\s*/;
/** Tags whose text is no prose at all. */
const SILENT_TAG =
  /^\s*(?:[@\\](?:type|typedef|template|see|link|default|since|version|author|module|name|example|copyright)\b|:(?:type|rtype)\b)/;
const DECORATION = /^\s*(?:[*!/#;-]+(?=\s|$))?\s*/;
const RULE = /^[\s\-=*#_~/+.]*$/;

/** See the head of this file. */
export function codeProse(source: string, marks: CodeMarks): Prose {
  const prose = new ProseBuilder(source);
  let before: CodeSpan | undefined;
  for (const span of scanCode(source, marks)) {
    const continues = before !== undefined && isOneComment(source, before, span);
    if (!continues) prose.paragraph(span.start);
    if (span.kind === 'string' && !span.isDoc) readString(prose, source, span);
    else readComment(prose, source, span, continues);
    before = span;
  }
  return prose.done();
}

/** Whether a comment of one line goes on in the next line. */
function isOneComment(source: string, before: CodeSpan, { kind, from }: CodeSpan): boolean {
  if (before.kind !== 'line' || kind !== 'line') return false;
  return /^(?:\r\n|[\r\n])[ \t]*$/.test(source.slice(before.end, from)) && isAloneInLine(source, before.from);
}

const isAloneInLine = (source: string, at: number): boolean =>
  source.slice(source.lastIndexOf('\n', at - 1) + 1, at).trim() === '';

function readComment(prose: ProseBuilder, source: string, { start, end }: CodeSpan, continues: boolean): void {
  let isOpen = continues;
  let isExample = false;
  let at = start;
  for (const line of source.slice(start, end).split('\n')) {
    const from = at;
    at += line.length + 1;
    const lead = DECORATION.exec(line)?.[0].length ?? 0;
    const text = line.slice(lead).trimEnd();
    const tag = TAG.exec(text);
    if (/^```|^~~~/.test(text) || /^@example\b/.test(text)) isExample = !isExample;
    else if (isExample && tag) isExample = false;
    if (
      RULE.test(text) ||
      isExample ||
      DIRECTIVE.test(line) ||
      DIRECTIVE.test(text) ||
      SILENT_TAG.test(text) ||
      CODE.test(text)
    ) {
      prose.paragraph(from);
      isOpen = false;
      continue;
    }
    const skipped = tag?.[0].length ?? 0;
    const item = /^(?:[-*•]|\d{1,2}[.)])\s+/.exec(text.slice(skipped))?.[0].length ?? 0;
    if (tag || item > 0) prose.paragraph(from);
    else if (isOpen) prose.space(from);
    prose.take(from + lead + skipped + item, from + lead + text.length);
    isOpen = true;
  }
}

/** Strings of fewer words are names, keys, formats. */
const FEWEST_WORDS = 3;
const WORD = /^["'(«“¿¡]*\p{L}[\p{L}'’-]*[.,;:!?)"'»”…]*$/u;
/** Line breaks and quotation marks as they are written in strings. */
const ESCAPE = /\\(?:[nrt'"`\\]|u[\da-fA-F]{4}|u\{[\da-fA-F]+\}|\r?\n)|\$\{(?:[^{}]|\{[^{}]*\})*\}/g;

function readString(prose: ProseBuilder, source: string, { start, end }: CodeSpan): void {
  const text = source.slice(start, end);
  const words = text.replace(ESCAPE, ' ').split(/\s+/).filter(Boolean);
  const plain = words.filter((word) => WORD.test(word)).length;
  const lower = words.filter((word) => /^\p{Ll}{2,}/u.test(word)).length;
  if (
    plain < FEWEST_WORDS ||
    lower < 2 ||
    plain < words.length * 0.7 ||
    /[{};]\s*$|^\s*(?:SELECT|INSERT|UPDATE|DELETE)\b/.test(text)
  ) {
    return;
  }
  let at = 0;
  for (const escape of text.matchAll(ESCAPE)) {
    prose.take(start + at, start + escape.index);
    at = escape.index + escape[0].length;
    prose.put(meant(escape[0]), start + escape.index, start + at);
  }
  prose.take(start + at, end);
}

function meant(escape: string): string {
  if (escape.startsWith('$')) return '`x`';
  const code = /^\\u\{?([\da-fA-F]+)/.exec(escape)?.[1];
  if (code) return String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff));
  const letter = escape.charAt(1);
  return /[nr\s]/.test(letter) ? '\n' : letter === 't' ? ' ' : letter;
}
