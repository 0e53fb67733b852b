// The files of the languages as the threads get them: read once into shared memory, so that each further thread costs only
// what it makes of them.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTextLanguage, type TextLanguage } from '../../../engine/index.ts';

const PARTS = ['spell', 'lex', 'model', 'context'] as const;

/** A language's files; without `lex` and `model` its grammar is not checked, without `context` less is found. */
export interface LanguageFiles {
  spell: Uint8Array;
  lex: Uint8Array | undefined;
  model: Uint8Array | undefined;
  context: Uint8Array | undefined;
}

/** The files by language. */
export type PackFiles = Partial<Record<TextLanguage, LanguageFiles>>;

type Manifest = Partial<Record<string, Partial<Record<(typeof PARTS)[number], { file: string }>>>>;

/** Reads the files that the manifests of folders list, for these languages or for all. Throws if one is missing. */
export function readPackFiles(folders: string | readonly string[], only?: readonly TextLanguage[]): PackFiles {
  const packs: PackFiles = {};
  const all = [folders].flat();
  for (const folder of all) Object.assign(packs, readFolder(folder, only));
  for (const language of only ?? []) {
    if (!packs[language]) throw new Error(`${all.join(', ')}: there is no pack for ${language}`);
  }
  return packs;
}

/** The same, but each language's files are read when they are first asked for: a process that serves a few texts reads a few. */
export function lazyPackFiles(folder: string, only: readonly TextLanguage[]): PackFiles {
  const packs: PackFiles = {};
  for (const [language, read] of readersIn(folder, only)) {
    let files: LanguageFiles | undefined;
    Object.defineProperty(packs, language, { enumerable: true, get: () => (files ??= read()) });
  }
  return packs;
}

const readFolder = (folder: string, only: readonly TextLanguage[] | undefined): PackFiles =>
  Object.fromEntries(readersIn(folder, only).map(([language, read]) => [language, read()]));

/** How to read the files of each language that a folder's manifest lists. */
function readersIn(folder: string, only: readonly TextLanguage[] | undefined): [TextLanguage, () => LanguageFiles][] {
  const list = join(folder, 'manifest.json');
  if (!existsSync(list)) throw new Error(`There are no language packs in ${folder}`);
  const manifest = JSON.parse(readFileSync(list, 'utf8')) as Manifest;
  return Object.entries(manifest).flatMap(([language, files]): [TextLanguage, () => LanguageFiles][] => {
    if (!isTextLanguage(language) || (only && !only.includes(language))) return [];
    const read = (part: (typeof PARTS)[number]) => {
      const file = files?.[part]?.file;
      return file === undefined ? undefined : shared(readFileSync(join(folder, file)));
    };
    const readAll = (): LanguageFiles => {
      const spell = read('spell');
      if (!spell) throw new Error(`${list} lists no spelling pack for ${language}`);
      return { spell, lex: read('lex'), model: read('model'), context: read('context') };
    };
    return [[language, readAll]];
  });
}

function shared(bytes: Uint8Array): Uint8Array {
  const copy = new Uint8Array(new SharedArrayBuffer(bytes.length));
  copy.set(bytes);
  return copy;
}
