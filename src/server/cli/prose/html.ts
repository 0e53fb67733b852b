// The prose of HTML and XML-like files: text between tags and in the attributes that people read. Scripts, styles and code are
// no prose; blocks are paragraphs; entities are read as the characters that they stand for.
import { type Prose, ProseBuilder } from './prose.ts';

const TOKEN =
  /<!--[^]*?(?:-->|$)|<!\[CDATA\[[^]*?(?:\]\]>|$)|<[!?][^>]*>|<(\/?)([a-zA-Z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/g;
/** Elements whose content is no prose. */
const SILENT = /^(?:script|style|code|pre|kbd|samp|var|tt|math|svg|textarea|template|noscript)$/i;
/** Those that stand in a sentence. */
const QUOTED = /^(?:code|kbd|samp|var|tt|math)$/i;
const INLINE =
  /^(?:a|abbr|b|bdi|bdo|big|cite|data|del|dfn|em|font|i|ins|label|mark|q|s|small|span|strike|strong|sub|sup|time|u|wbr)$/i;
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;
const READ = /(?:^|\s)(?:alt|title|placeholder|aria-label|label)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
const UNCHECKED = /(?:^|\s)(?:translate\s*=\s*["']?no|spellcheck\s*=\s*["']?false)\b/i;
const ENTITY = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z]{2,10}));/g;

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  shy: '\u00ad',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  laquo: '«',
  raquo: '»',
  euro: '€',
  szlig: 'ß',
  agrave: 'à',
  aacute: 'á',
  acirc: 'â',
  atilde: 'ã',
  auml: 'ä',
  aring: 'å',
  aelig: 'æ',
  ccedil: 'ç',
  egrave: 'è',
  eacute: 'é',
  ecirc: 'ê',
  euml: 'ë',
  igrave: 'ì',
  iacute: 'í',
  icirc: 'î',
  iuml: 'ï',
  ntilde: 'ñ',
  ograve: 'ò',
  oacute: 'ó',
  ocirc: 'ô',
  ouml: 'ö',
  oelig: 'œ',
  ugrave: 'ù',
  uacute: 'ú',
  ucirc: 'û',
  uuml: 'ü',
  yuml: 'ÿ',
  Agrave: 'À',
  Aacute: 'Á',
  Acirc: 'Â',
  Auml: 'Ä',
  Ccedil: 'Ç',
  Egrave: 'È',
  Eacute: 'É',
  Ecirc: 'Ê',
  Ouml: 'Ö',
  Ntilde: 'Ñ',
  OElig: 'Œ',
  Uuml: 'Ü',
};

/** See the head of this file. */
export function htmlProse(source: string): Prose {
  const prose = new ProseBuilder(source);
  /** The element that keeps its content from being read, and how deep in elements of its name. */
  let silent = '';
  let depth = 0;
  let at = 0;
  for (const token of source.matchAll(TOKEN)) {
    const [whole, slash, name = '', attributes = ''] = token;
    const end = token.index + whole.length;
    if (!silent) read(prose, source, at, token.index);
    at = end;
    const isClosing = slash === '/';
    if (silent) {
      if (name.toLowerCase() === silent) depth += isClosing ? -1 : 1;
      if (depth === 0) silent = '';
      continue;
    }
    if (!name) continue;
    if (!INLINE.test(name) && !QUOTED.test(name)) prose.paragraph(token.index);
    if (isClosing) continue;
    const isEmpty = VOID.test(name) || whole.endsWith('/>');
    if ((SILENT.test(name) || UNCHECKED.test(attributes)) && !isEmpty) {
      silent = name.toLowerCase();
      depth = 1;
      // Something stands there, which is no word.
      if (QUOTED.test(silent)) prose.put('`x`', token.index, end);
    } else readAttributes(prose, source, end - 1 - attributes.length, attributes);
  }
  if (!silent) read(prose, source, at, source.length);
  return prose.done();
}

/** Text between two tags: breaks of lines are spaces. */
function read(prose: ProseBuilder, source: string, start: number, end: number): void {
  let at = start;
  for (const run of source.slice(start, end).matchAll(/\s+|[^\s]+/g)) {
    at = start + run.index;
    const stop = at + run[0].length;
    if (/^[ \t\r\n\f]/.test(run[0])) {
      if (prose.last === '' || /\s/.test(prose.last)) continue;
      if (run[0] === ' ') prose.take(at, stop);
      else prose.put(' ', at, stop);
    } else readWord(prose, run[0], at);
  }
}

function readWord(prose: ProseBuilder, word: string, start: number): void {
  let at = 0;
  for (const entity of word.matchAll(ENTITY)) {
    prose.take(start + at, start + entity.index);
    at = entity.index + entity[0].length;
    const [, decimal, hexadecimal, name] = entity;
    const code = decimal ? Number(decimal) : hexadecimal ? Number.parseInt(hexadecimal, 16) : -1;
    const letter = code >= 0 ? (code <= 0x10ffff ? String.fromCodePoint(code) : '') : NAMED[name ?? ''];
    prose.put(letter ?? entity[0], start + entity.index, start + at);
  }
  prose.take(start + at, start + word.length);
}

/** Attributes that are shown or read aloud, each a paragraph of its own. */
function readAttributes(prose: ProseBuilder, source: string, start: number, attributes: string): void {
  for (const found of attributes.matchAll(READ)) {
    const value = found[1] ?? found[2] ?? '';
    if (!/\s/.test(value)) continue;
    const from = start + found.index + found[0].length - 1 - value.length;
    // A paragraph inside one would tear its sentence apart: only where one has just begun.
    if (prose.last !== '' && prose.last !== '\n') continue;
    read(prose, source, from, from + value.length);
    prose.paragraph(from + value.length);
  }
}
