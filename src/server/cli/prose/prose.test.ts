// What is read of each kind of file, and that the way back leads to the same words.
import { describe, expect, it } from 'vitest';
import { kindOfFile, kindOfLanguage, proseOf } from './kinds.ts';

/** Every word of the prose that is in the file leads back to itself. */
function read(source: string, kind: string): string {
  const prose = proseOf(source, kind);
  for (const { index, 0: word } of prose.text.matchAll(/[\p{L}\p{N}]+/gu)) {
    const range = prose.inSource(index, index + word.length);
    if (range?.isExact) expect(source.slice(range.start, range.end)).toBe(word);
  }
  return prose.text;
}

const words = (text: string): string =>
  text
    .trim()
    .replace(/\s*\n\s*/g, ' | ')
    .replace(/ +/g, ' ');

describe('Markdown', () => {
  it.each<[string, string, string]>([
    [
      'joins lines, and parts paragraphs',
      'One line\nand another.\n\nA *new* one.',
      'One line and another. | A new one.',
    ],
    [
      'headings, lists, quotes',
      '# Title #\n- one **bold**\n- [x] two\n> said\n> twice',
      'Title | one bold | two said twice',
    ],
    [
      'links and pictures',
      'See [the docs](http://a.b/c "t") and ![a cat](c.png), [ref][1].\n\n[1]: http://x',
      'See the docs and a cat, ref.',
    ],
    [
      'code',
      '---\ntitle: x\n---\nUse `recieve` now.\n\n```js\nlet wrod;\n```\n\n    wrod\nEnd.',
      'Use `recieve` now. | End.',
    ],
    ['tables', '| Name | What it is |\n|---|---|\n| one | two words |', 'Name | What it is | one | two words'],
    [
      'HTML and comments',
      'A <b>bold</b> word <!-- wrod --> here.\n<!--\nwrod\n-->\nDone.',
      'A bold word here. | Done.',
    ],
    [
      'words with underscores, escapes',
      'snake_case_name and _this_ and \\*not\\* 2 * 3',
      'snake_case_name and this and *not* 2 * 3',
    ],
    ['line breaks of Windows', 'One\r\ntwo.\r\n\r\nThree.', 'One two. | Three.'],
  ])('%s', (_, source, text) => expect(words(read(source, 'markdown'))).toBe(text));
});

describe('HTML', () => {
  it.each<[string, string, string]>([
    ['blocks', '<h1>Title</h1><p>One <b>bo</b>ld\n   word.</p><script>wrod</script>', 'Title | One bold word.'],
    ['entities', '<p>caf&eacute; &amp; &#8220;tea&#x201d;</p>', 'café & “tea”'],
    ['code', '<p>Use <code>wrod</code> now.</p><pre>wrod</pre>', 'Use `x` now.'],
    ['attributes', '<img alt="A cat sleeps"><input placeholder="wrod">', 'A cat sleeps'],
    ['what is not to be checked', '<p translate="no">wrod</p><p spellcheck=false>wrod</p>Yes <!-- wrod -->', 'Yes'],
  ])('%s', (_, source, text) => expect(words(read(source, 'html'))).toBe(text));
});

describe('LaTeX', () => {
  it.each<[string, string, string]>([
    [
      'preamble and commands',
      '\\usepackage{wrod}\n\\begin{document}\n\\section{One title}\nSome \\emph{real}\ntext.\n\\end{document}',
      'One title | Some real text.',
    ],
    [
      'mathematics and references',
      'Let $x_i$ be in \\eqref{eq:a}, see~\\cite{wrod}.\n\\begin{equation}wrod\\end{equation}\nThen.',
      'Let `x` be in `x`, see\u00a0. `x` Then.',
    ],
    [
      'accents, quotes, dashes',
      "Der \\\"Uberblick: ``gut''--na\\\"{\\i}ve caf\\'e. 50\\% % wrod\nof all.",
      'Der Überblick: “gut”–naïve café. 50% of all.',
    ],
    ['paragraphs', 'One\ntwo.\n\nThree\\footnote{A note.} four.', 'One two. | Three four. | A note.'],
    ['listings', '\\begin{lstlisting}\nwrod\n\\end{lstlisting}\nAnd \\verb|wrod| here.', 'And `x` here.'],
  ])('%s', (_, source, text) => expect(words(read(source, 'latex'))).toBe(text));
});

describe('source code', () => {
  it.each<[string, string, string, string]>([
    [
      'ts',
      'typescript',
      '// One comment\n// goes on.\nconst a = 1; // Another one\nconst re = /"/; const s = "Not found in the list";',
      'One comment goes on. | Another one | Not found in the list',
    ],
    [
      'ts docs',
      'typescript',
      '/**\n * Adds two.\n * @param {number} count How many there are.\n * @type {Wrod}\n * @example\n * wrod(1)\n */',
      'Adds two. | How many there are.',
    ],
    ['templates', 'typescript', 'const t = `There are ${a.b({})} things in here`;', 'There are `x` things in here'],
    [
      'directives and code',
      'typescript',
      '// prettier-ignore wrod\n// const wrod = 1;\n// Real words here.\n// =========',
      'Real words here.',
    ],
    [
      'py',
      'python',
      '#!/usr/bin/env python\n"""Reads a file.\n\nReturns nothing.\n"""\nx = "it\'s"  # A word\ny = \'a long enough string here\'',
      'Reads a file. | Returns nothing. | A word | a long enough string here',
    ],
    [
      'java',
      'java',
      '/* One\n * two */ char c = \'"\'; String s = "The value must not be empty"; // Three',
      'One two | The value must not be empty | Three',
    ],
    ['c', 'c', "char q = '\\''; /* Wide */ int n = 1'000; // Narrow", 'Wide | Narrow'],
    [
      'rust',
      'rust',
      "/// Makes one.\nfn f<'a>(x: &'a str) {} // Ends 'a' here\nlet s = \"no such file or folder\";",
      "Makes one. | Ends 'a' here | no such file or folder",
    ],
    [
      'go',
      'go',
      '// Run runs.\nvar s = `select a wrod from the list`\n//go:build wrod',
      'Run runs. | select a wrod from the list',
    ],
    ['css', 'css', 'a { color: red; } /* The link */ b { content: "a wrod is not here"; }', 'The link'],
    [
      'sh',
      'shellscript',
      '#!/bin/sh\n# Makes a copy.\necho "$#" ${a#b} # Done\necho "could not find the file"',
      'Makes a copy. | Done | could not find the file',
    ],
  ])('%s', (_, kind, source, text) => expect(words(read(source, kind))).toBe(text));
});

it('leads back to the file over what was left out', () => {
  const source = 'They **was** la`x`te\nand *tierd*.';
  const prose = proseOf(source, 'markdown');
  const range = (found: string) => {
    const start = prose.text.indexOf(found);
    const place = prose.inSource(start, start + found.length);
    return place && [source.slice(place.start, place.end), place.isExact];
  };
  expect(range('was')).toEqual(['was', true]);
  expect(range('They was')).toEqual(['They **was', false]);
  expect(range('tierd')).toEqual(['tierd', true]);
  expect(prose.inSource(prose.text.indexOf('\n'), prose.text.indexOf('\n') + 1)).toBeNull();
});

it('knows kinds by file and by editor', () => {
  expect(['a.MD', 'b/c.tsx', 'x.tar.gz', 'Makefile', 'a.h'].map(kindOfFile)).toEqual([
    'markdown',
    'typescriptreact',
    undefined,
    undefined,
    'c',
  ]);
  expect(['tex', 'TypeScriptReact', 'gitcommit', 'brainfuck'].map(kindOfLanguage)).toEqual([
    'latex',
    'typescriptreact',
    'plaintext',
    undefined,
  ]);
});

it('is quick on what was made to be slow', () => {
  for (const kind of ['markdown', 'html', 'latex', 'typescript', 'python', 'rust', 'shellscript']) {
    for (const piece of [
      '[',
      '(',
      '<',
      '`',
      '"',
      "'",
      '/',
      '\\',
      '{',
      '$',
      '*',
      '_',
      '-',
      '\n',
      '<!--',
      '| ',
      '# ',
      "'''",
      '\\begin{',
    ]) {
      const started = performance.now();
      proseOf(piece.repeat(20_000), kind);
      expect([kind, piece, performance.now() - started < 1500]).toEqual([kind, piece, true]);
    }
  }
});
