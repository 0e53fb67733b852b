// How source code marks what people read: comments and strings.

/** The marks of a language. */
export interface CodeMarks {
  line?: readonly string[];
  block?: readonly [open: string, close: string][];
  /** Quotation marks of strings, longest first. */
  strings?: readonly string[];
  /** Strings that may go over several lines. */
  multiline?: readonly string[];
  /** `${…}` in these strings is code. */
  templates?: readonly string[];
  /** A slash may begin a regular expression. */
  hasRegex?: boolean;
  /** `#` begins a comment only at the start of a word. */
  hasWordHash?: boolean;
  /** 'x' is a character, and an apostrophe may stand alone. */
  hasCharacters?: boolean;
  /** A string that stands alone is documentation. */
  hasDocStrings?: boolean;
}

const C_LIKE: CodeMarks = { line: ['//'], block: [['/*', '*/']], strings: ['"'], hasCharacters: true };
const SCRIPT: CodeMarks = {
  line: ['//'],
  block: [['/*', '*/']],
  strings: ['"', "'", '`'],
  multiline: ['`'],
  templates: ['`'],
  hasRegex: true,
};
const HASH: CodeMarks = { line: ['#'], strings: ['"', "'"], multiline: ['"', "'"], hasWordHash: true };

/** Marks by the name of the language, which is also that of editors. */
export const CODE_LANGUAGES: Readonly<Record<string, CodeMarks>> = {
  javascript: SCRIPT,
  typescript: SCRIPT,
  javascriptreact: SCRIPT,
  typescriptreact: SCRIPT,
  python: {
    line: ['#'],
    strings: ['"""', "'''", '"', "'"],
    multiline: ['"""', "'''"],
    hasDocStrings: true,
  },
  java: { ...C_LIKE, strings: ['"""', '"'], multiline: ['"""'] },
  kotlin: { ...C_LIKE, strings: ['"""', '"'], multiline: ['"""'] },
  c: C_LIKE,
  cpp: C_LIKE,
  csharp: C_LIKE,
  rust: { ...C_LIKE, multiline: ['"'] },
  go: { ...C_LIKE, strings: ['"', '`'], multiline: ['`'] },
  php: { line: ['//', '#'], block: [['/*', '*/']], strings: ['"', "'"], multiline: ['"', "'"] },
  css: { block: [['/*', '*/']] },
  scss: { line: ['//'], block: [['/*', '*/']] },
  less: { line: ['//'], block: [['/*', '*/']] },
  shellscript: HASH,
  ruby: HASH,
  yaml: { line: ['#'], hasWordHash: true },
  toml: { line: ['#'], hasWordHash: true },
  lua: { line: ['--'], block: [['--[[', ']]']], strings: ['"', "'"] },
  sql: { line: ['--'], block: [['/*', '*/']] },
};
