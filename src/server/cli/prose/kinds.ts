// Which part of a file is prose, by the kind of file: its name, or what an editor calls its language.

import { codeProse } from './code.ts';
import { CODE_LANGUAGES } from './codeLanguages.ts';
import { htmlProse } from './html.ts';
import { latexProse } from './latex.ts';
import { markdownProse } from './markdown.ts';
import { type Prose, plainProse } from './prose.ts';

/** A kind of file: `plaintext`, `markdown`, `html`, `latex`, or a language of CODE_LANGUAGES. */
export type Kind = string;

const EXTENSIONS: Readonly<Record<string, string>> = {
  plaintext: 'txt text',
  markdown: 'md markdown mdown mkd mdx',
  html: 'html htm xhtml vue svelte',
  latex: 'tex ltx sty cls',
  javascript: 'js mjs cjs',
  javascriptreact: 'jsx',
  typescript: 'ts mts cts',
  typescriptreact: 'tsx',
  python: 'py pyi',
  java: 'java',
  kotlin: 'kt kts',
  c: 'c h',
  cpp: 'cc cpp cxx hh hpp hxx',
  csharp: 'cs',
  rust: 'rs',
  go: 'go',
  php: 'php',
  css: 'css',
  scss: 'scss',
  less: 'less',
  shellscript: 'sh bash zsh',
  ruby: 'rb',
  yaml: 'yaml yml',
  toml: 'toml',
  lua: 'lua',
  sql: 'sql',
};

const BY_EXTENSION = new Map(
  Object.entries(EXTENSIONS).flatMap(([kind, endings]) => endings.split(' ').map((ending) => [ending, kind] as const)),
);

/** Other names that editors have. */
const ALIASES: Readonly<Record<string, string>> = {
  text: 'plaintext',
  txt: 'plaintext',
  mail: 'plaintext',
  gitcommit: 'plaintext',
  'git-commit': 'plaintext',
  pandoc: 'markdown',
  mdx: 'markdown',
  quarto: 'markdown',
  rmd: 'markdown',
  tex: 'latex',
  plaintex: 'latex',
  bibtex: 'plaintext',
  xml: 'html',
  xhtml: 'html',
  vue: 'html',
  svelte: 'html',
  js: 'javascript',
  ts: 'typescript',
  jsx: 'javascriptreact',
  tsx: 'typescriptreact',
  'javascript.jsx': 'javascriptreact',
  'typescript.tsx': 'typescriptreact',
  sh: 'shellscript',
  bash: 'shellscript',
  zsh: 'shellscript',
  cs: 'csharp',
  'c++': 'cpp',
  golang: 'go',
  py: 'python',
};

/** The kind of a file by its name; undefined for what is not looked at unless it is named. */
export function kindOfFile(name: string): Kind | undefined {
  const ending = /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase();
  return ending ? BY_EXTENSION.get(ending) : undefined;
}

/** The kind that an editor's name means; undefined for languages that nothing is known about. */
export function kindOfLanguage(id: string): Kind | undefined {
  const name = ALIASES[id.toLowerCase()] ?? id.toLowerCase();
  return name in EXTENSIONS ? name : undefined;
}

/** The prose of a file. */
export function proseOf(source: string, kind: Kind): Prose {
  if (kind === 'markdown') return markdownProse(source);
  if (kind === 'html') return htmlProse(source);
  if (kind === 'latex') return latexProse(source);
  const marks = CODE_LANGUAGES[kind];
  return marks ? codeProse(source, marks) : plainProse(source);
}
