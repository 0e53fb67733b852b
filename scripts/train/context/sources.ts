// The texts that context classifiers learn from, and those on which their thresholds are set. Licences are listed in
// data/text/<language>/SOURCES.md and named in models/CARD.md.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { TextLanguage } from '../../../src/engine/types.ts';
import { readTreebank, type TreebankWord } from '../shared/conllu.ts';
import { TREEBANKS } from '../shared/treebanks.ts';

/** Lines of one source. */
export interface ContextSource {
  name: string;
  /** Every n-th line is held out for setting thresholds and not learnt from; 0 for none. */
  heldOut: number;
  /** Whether false alarms can be told apart from mistakes in it. */
  isSure: boolean;
  /** Whether its commas are carefully edited. */
  hasGoodCommas: boolean;
  lines: readonly string[];
}

/** Old books and laws, whose wording says little about false alarms on modern texts. */
const OLD = /^(?:eltec|fr-gutenberg|fr-libretheatre|conha19|cligs|loi-codes|gesetze|stdebooks-pp)/;
/** Texts with too many slips or too old a spelling to tell false alarms from mistakes found. */
const UNSURE: Readonly<Record<TextLanguage, RegExp>> = {
  en: /^$/,
  fr: /^$/,
  de: /^(?:mdn-de|eltec|gesetze|php-doc|react-docs|opensource)/,
  it: /^(?:eltec|cligs|php-doc|react-docs|vue-docs|opensource|docs-italia)/,
  es: /^(?:eltec|cligs|conha19|php-doc|python-docs|react-docs|opensource)/,
};
/** Translated or unedited texts, and fragments, whose commas are unreliable. */
const POOR_COMMAS = /^(?:php-doc|mdn-de|react-docs|opensource|deb-gnome|mozilla|en_ewt)/;
/** Treebanks of edited prose. */
const EDITED = /^(?:es_ancora|es_gsd)/;
const MODERN_SHARE = 3;
const OLD_SHARE = 12;

function treebankLines(sentences: readonly TreebankWord[][]): string[] {
  return sentences
    .filter((sentence) => !sentence.some(({ parts }) => parts.some(({ features }) => features.Typo)))
    .map((sentence) => sentence.map(({ form, glued }) => (glued ? form : `${form} `)).join(''));
}

/** Fragments of lines with mistakes that were found by eye. */
export const knownSlips: readonly string[] = readFileSync(join(import.meta.dirname, 'slips.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

/** All texts of a language in a fixed order: texts of DATA_DIR/text, then the treebanks that the tagger learns from. */
export function contextSources(folder: string, language: TextLanguage): ContextSource[] {
  const directory = join(folder, 'text', language);
  const files = existsSync(directory) ? readdirSync(directory).filter((file) => file.endsWith('.txt.gz')) : [];
  const texts = files.sort().map((file) => {
    const name = file.replace(/\.txt\.gz$/, '');
    const lines = gunzipSync(readFileSync(join(directory, file)))
      .toString('utf8')
      .split('\n');
    const isSure = !UNSURE[language].test(name);
    const heldOut = OLD.test(name) ? OLD_SHARE : isSure ? MODERN_SHARE : 0;
    return { name, heldOut, isSure, hasGoodCommas: !POOR_COMMAS.test(name), lines };
  });
  const treebanks = TREEBANKS[language].train.map((name) => ({
    name,
    heldOut: EDITED.test(name) ? MODERN_SHARE : 0,
    isSure: true,
    hasGoodCommas: !POOR_COMMAS.test(name),
    lines: treebankLines(readTreebank(folder, name) ?? []),
  }));
  return [...texts, ...treebanks].filter(({ lines }) => lines.length > 0);
}
