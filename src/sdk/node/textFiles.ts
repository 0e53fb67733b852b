// The texts of findings from files, for programs that run from the source: the folder has what `locales/` has.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TextSource } from '../texts/source.ts';

/** Texts of a folder with a folder for each interface language. */
export const textsIn =
  (folder: string): TextSource =>
  async (language, part) => {
    const name = part === 'issues' ? 'app' : `rules.${part}`;
    const texts = JSON.parse(await readFile(join(folder, language, `${name}.json`), 'utf8')) as { issues?: unknown };
    return part === 'issues' ? texts.issues : texts;
  };
