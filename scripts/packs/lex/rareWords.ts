// The rare words of a language: a list of ours that its dictionary does without, and whose words they are.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TextLanguage } from '../../../src/engine/types.ts';
import { packageFolder, readWordList } from '../sources.ts';
import type { PackTexts } from '../writePack.ts';
import type { LexContext } from './context.ts';

interface RareSource {
  /** Added to the licence of the file where it is another one. */
  licence?: string;
  note: string;
  /** The licence in full. */
  file?: string;
}

const FULL = join(import.meta.dirname, '../licences');

/** What the lists were chosen from; the rest of each is our own. */
const SOURCES: Readonly<Partial<Record<TextLanguage, RareSource>>> = {
  en: {
    licence: 'MIT AND BSD-3-Clause',
    note: 'SCOWL 2020.12.07 (Kevin Atkinson, http://wordlist.aspell.net), under the licence of dictionary-en',
    file: join(packageFolder('dictionary-en'), 'license'),
  },
  fr: {
    licence: 'MPL-2.0',
    note: 'the dictionary of Grammalecte 7.0 (Olivier R. and others, https://grammalecte.net), MPL-2.0',
    file: join(FULL, 'MPL-2.0.txt'),
  },
  de: {
    licence: 'GPL-3.0-only',
    note: 'the German dictionary of LibreOffice 7.5 (igerman98 by Björn Jacke, enlarged by Franz Michael Baumann, https://git.libreoffice.org/dictionaries), GPL-3.0',
    file: join(FULL, 'GPL-3.0-only.txt'),
  },
  es: { note: 'the Spanish dictionary of LibreOffice 7.5 (RLA-ES, https://github.com/sbosio/rla-es), MPL 1.1' },
};

/** The list in scripts/packs/words. */
export const rareList = (language: TextLanguage): string => `rare-${language}`;

/** The words of the list that the dictionary does not have in any variant. */
export function rareWordsFor({ language, isWord }: LexContext): Set<string> {
  return new Set(readWordList(rareList(language)).filter((word) => !isWord(word)));
}

/** The texts of a `lex` file with those of its rare words. */
export function withRareWords(language: TextLanguage, texts: PackTexts): PackTexts {
  const { licence, note, file } = SOURCES[language] ?? {};
  const list = `scripts/packs/words/${rareList(language)}.txt`;
  const both = licence === undefined ? texts.licence : `${texts.licence} AND ${licence}`;
  const parts = [texts.licenceText.replace(texts.licence, both).trimEnd()];
  parts.push(
    `Rare words that the spelling dictionary lacks: ${note === undefined ? 'our own' : `from ${note}, and our own`}.`,
  );
  if (file !== undefined) parts.push(`${'-'.repeat(80)}\n${readFileSync(file, 'utf8').trim()}`);
  return {
    licence: both,
    licenceText: `${parts.join('\n\n')}\n`,
    sourceText: `${texts.sourceText.trimEnd()}\n\nIts rare words are those of ${list} of this program.\n`,
  };
}
