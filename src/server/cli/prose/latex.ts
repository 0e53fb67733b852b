// The prose of LaTeX: lines of a paragraph are joined, commands, mathematics and comments are left out, accents and quotation
// marks are read as what they print.
import { type Prose, ProseBuilder } from './prose.ts';

/** Environments whose content is no prose. */
const SILENT =
  /^(?:equation|align|alignat|gather|multline|flalign|eqnarray|math|displaymath|verbatim|Verbatim|lstlisting|minted|tikzpicture|tabular|tabularx|array|filecontents|thebibliography|comment)\*?$/;
/** Formulas on lines of their own: the sentence goes on behind them. */
const FORMULA = /^(?:equation|align|alignat|gather|multline|flalign|eqnarray|displaymath|math)\*?$/;
/** Commands whose arguments are no prose. */
const MUTE =
  /^(?:usepackage|documentclass|RequirePackage|begin|end|label|ref|eqref|autoref|cref|Cref|pageref|nameref|cite\w*|Cite\w*|parencite|textcite|footcite|nocite|includegraphics|input|include|bibliography|bibliographystyle|addbibresource|url|href|path|texttt|verb|lstinline|mintinline|newcommand|renewcommand|providecommand|newenvironment|DeclareMathOperator|def|let|setlength|addtolength|setcounter|addtocounter|vspace|hspace|color|definecolor|pagestyle|thispagestyle|hypersetup|geometry|si|SI|num|qty|unit|gls\w*|Gls\w*|acrshort|acrlong|index|graphicspath|captionsetup|lstset|selectlanguage|foreignlanguage|ensuremath)$/;
/** Those that something stands for in the sentence: a name, a number, a term. */
const NOUN =
  /^(?:ref|eqref|autoref|cref|Cref|pageref|nameref|textcite|url|href|path|texttt|verb|si|SI|num|qty|gls\w*|Gls\w*|ensuremath)$/;
const NOTE = /^(?:footnote|footnotetext|marginpar|thanks|todo)$/;
/** Commands that begin a paragraph of their own. */
const BLOCK =
  /^(?:part|chapter|section|subsection|subsubsection|paragraph|subparagraph|title|author|date|caption|item|begin|end|par|newpage|maketitle|tableofcontents|frametitle)$/;

const ACCENTS: Readonly<Record<string, string>> = {
  "'": '\u0301',
  '`': '\u0300',
  '^': '\u0302',
  '"': '\u0308',
  '~': '\u0303',
  c: '\u0327',
  v: '\u030c',
};
const LETTERS: Readonly<Record<string, string>> = {
  ss: 'ß',
  ae: 'æ',
  AE: 'Æ',
  oe: 'œ',
  OE: 'Œ',
  o: 'ø',
  O: 'Ø',
  aa: 'å',
  AA: 'Å',
  l: 'ł',
  L: 'Ł',
  i: 'i',
  ldots: '…',
  dots: '…',
  textendash: '–',
  textemdash: '—',
  LaTeX: 'LaTeX',
  TeX: 'TeX',
};

const TOKEN =
  /(?<comment>(?<!\\)%[^\n]*\n?[ \t]*)|(?<accent>\\(?:["'`^~]\s*(?:\{\\?([A-Za-z])\}|\\?([A-Za-z]))|[cv]\{([A-Za-z])\}))|(?<command>\\(?:[a-zA-Z@]+\*?|[^a-zA-Z]))|(?<math>\$\$[^]*?\$\$|\$(?:\\.|[^$\\])*\$)|(?<tie>~)|(?<dash>-{2,3})|(?<quote>``|''|,,|"`|"')|(?<brace>[{}])|(?<blank>\n[ \t]*(?:\n[ \t]*)+)|(?<line>[ \t]*\n[ \t]*)/g;

/** What is known while a file is read. */
interface Reading {
  prose: ProseBuilder;
  source: string;
  /** Braces that end a paragraph: those of headings. */
  ends: Set<number>;
  /** Notes, which are read behind the text that they interrupt. */
  notes: { start: number; end: number }[];
}

/** See the head of this file. */
export function latexProse(source: string): Prose {
  const reading: Reading = { prose: new ProseBuilder(source), source, ends: new Set(), notes: [] };
  const body = /\\begin\{document\}/.exec(source);
  readRange(reading, body ? body.index + body[0].length : 0, source.length);
  for (let note = reading.notes.shift(); note; note = reading.notes.shift()) {
    reading.prose.paragraph(note.start);
    readRange(reading, note.start, note.end);
  }
  return reading.prose.done();
}

function readRange(reading: Reading, start: number, end: number): void {
  const tokens = new RegExp(TOKEN);
  let at = start;
  tokens.lastIndex = at;
  for (let match = tokens.exec(reading.source); match && match.index < end; match = tokens.exec(reading.source)) {
    reading.prose.take(at, match.index);
    at = token(reading, match);
    // What was passed over with an argument or an environment.
    tokens.lastIndex = at;
  }
  reading.prose.take(at, end);
}

/** Reads one token; returns where the text goes on. */
function token(reading: Reading, match: RegExpExecArray): number {
  const { prose, ends } = reading;
  const { index, groups = {} } = match;
  const end = index + match[0].length;
  if (groups['command'] !== undefined) return command(reading, groups['command'].slice(1), index, end);
  if (groups['accent'] !== undefined) {
    const letter = match[3] ?? match[4] ?? match[5] ?? '';
    prose.put((letter + (ACCENTS[match[0].charAt(1)] ?? '')).normalize('NFC'), index, end);
  } else if (groups['math'] !== undefined) {
    prose.put('`x`', index, end);
  } else if (groups['tie'] !== undefined) prose.put('\u00a0', index, end);
  else if (groups['dash'] !== undefined) prose.put(match[0].length === 2 ? '–' : '—', index, end);
  else if (groups['quote'] !== undefined) prose.put(/^(?:``|,,|"`)$/.test(match[0]) ? '“' : '”', index, end);
  else if (groups['blank'] !== undefined) prose.paragraph(index);
  else if (groups['line'] !== undefined) prose.space(index);
  else if (ends.delete(index)) prose.paragraph(index);
  return end;
}

function command(reading: Reading, name: string, start: number, end: number): number {
  const { prose, source, ends, notes } = reading;
  const plain = name.replace(/\*$/, '');
  if (!/^[a-zA-Z@]/.test(name)) return symbol(prose, source, name, start, end);
  if (plain === 'begin' && FORMULA.test(argumentAt(source, end).text)) {
    prose.space(start);
    prose.put('`x`', start, end);
  } else if (BLOCK.test(plain) && !(plain === 'end' && FORMULA.test(argumentAt(source, end).text)))
    prose.paragraph(start);
  if (plain === 'begin') {
    const environment = argumentAt(source, end);
    if (SILENT.test(environment.text)) {
      const close = source.indexOf(`\\end{${environment.text}}`, environment.end);
      return close < 0 ? source.length : close + environment.text.length + 6;
    }
    return optionEnd(source, environment.end);
  }
  const letter = LETTERS[plain];
  if (letter !== undefined) {
    prose.put(letter, start, end);
    return source.startsWith('{}', end) ? end + 2 : source[end] === ' ' && /\w/.test(letter) ? end + 1 : end;
  }
  let at = optionEnd(source, end);
  if (plain === 'verb' || plain === 'lstinline') {
    const close = source[at] === '{' ? argumentAt(source, at).end : source.indexOf(source[at] ?? '|', at + 1) + 1;
    prose.put('`x`', start, at);
    return close > 0 ? close : at;
  }
  if (NOTE.test(plain)) {
    const note = argumentAt(source, at);
    notes.push({ start: at + 1, end: note.end - 1 });
    return note.end;
  }
  if (BLOCK.test(plain)) ends.add(argumentAt(source, at).end - 1);
  if (!MUTE.test(plain)) return source[at] === ' ' && at === end ? at + 1 : at;
  if (NOUN.test(plain)) prose.put('`x`', start, at);
  for (let next = argumentAt(source, at); next.end > at; next = argumentAt(source, at)) {
    at = optionEnd(source, next.end);
    // The second argument of a link is what is read.
    if (plain === 'href' || plain === 'foreignlanguage') break;
  }
  return at;
}

/** \%, \&, \\ and the like; \[ and \( begin mathematics. */
function symbol(prose: ProseBuilder, source: string, name: string, start: number, end: number): number {
  if (name === '[' || name === '(') {
    const close = source.indexOf(name === '[' ? '\\]' : '\\)', end);
    prose.put('`x`', start, end);
    return close < 0 ? end : close + 2;
  }
  if (name === '\\') prose.space(start);
  else if (/[%&#_{}$]/.test(name)) prose.take(end - 1, end);
  else if (name === ',' || name === ' ') prose.space(start);
  return end;
}

/** Behind options in brackets, if there are any. */
function optionEnd(source: string, at: number): number {
  if (source[at] !== '[') return at;
  const close = source.indexOf(']', at);
  return close < 0 || close - at > 500 ? at : optionEnd(source, close + 1);
}

/** The argument in braces at an offset; empty where there is none. */
function argumentAt(source: string, at: number): { text: string; end: number } {
  if (source[at] !== '{') return { text: '', end: at };
  let depth = 0;
  for (let i = at; i < source.length; i++) {
    if (source[i] === '\\') i++;
    else if (source[i] === '{') depth++;
    else if (source[i] === '}' && --depth === 0) return { text: source.slice(at + 1, i), end: i + 1 };
  }
  return { text: source.slice(at + 1), end: source.length };
}
