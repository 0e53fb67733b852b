// What the engine answers about many words, for the libraries in other languages to be compared with: their verdict, and for
// wrong ones (and some right ones) the corrections in order. Lines of dialect, verdict (1 or 0), word, "-" or "=" (asked for
// corrections), corrections; parted by tabs. Made anew whenever packs or tables change, so none of it is committed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TextLanguage } from '../../src/engine/index.ts';
import { tablesOf } from '../../src/engine/loaded.ts';
import { readSpellPack } from '../../src/engine/pack/reader.ts';
import type { SpellPack } from '../../src/engine/pack/spellPack.ts';
import { isWord } from '../../src/engine/spelling/lookup.ts';
import { suggest } from '../../src/engine/spelling/rank/rank.ts';
import { cleanWord } from '../../src/engine/text/chars.ts';
import { readPack } from '../packs/load.ts';
import { ROOT } from '../packs/paths.ts';
import { sampleWords } from '../packs/sampleWords.ts';
import { tablesText } from './tables.ts';

const SEED = 20_261_123;
/** One word in so many is also written in an unusual way. */
const ODD = 25;
/** Of the right words, corrections are asked for one in so many. */
const RIGHT_ASKED = 20;

const GOLDEN_FOLDER = join(ROOT, '.cache/golden');

const ODD_WORDS = [
  ...['', '1', '12,5', '1.000.000', '21st', '22th', '113TH', '3-4', 'é', "'", '-', '—', 'ß', 'ẞ', 'İstanbul'],
  ...['dÃ©jÃ', 'maÃ±ana', 'MASSSTAB', 'STRASSE', 'GROẞ', 'iPhone', 'IPHONE', 'ﬁnd', 'a\u00adb', 'x'.repeat(41)],
  ...['Donaudampfschifffahrtsgesellschaft', "l'''eau", 'qu’il', "QU'IL", 'a.b.c', 'etc.', 'peut-être-que-non', 'naïve'],
];

/** Another way to write a word: decomposed, with curly apostrophes, invisible characters or the hyphen that never breaks. */
function oddly(word: string, turn: number): string {
  const middle = word.length >> 1;
  const ways = [
    word.normalize('NFD'),
    word.replaceAll("'", '’'),
    `${word.slice(0, middle)}\u00ad${word.slice(middle)}`,
    word.replaceAll('-', '\u2011'),
    `${word}.`,
    [...new TextEncoder().encode(word)].map((byte) => String.fromCharCode(byte)).join(''),
  ];
  return ways[turn % ways.length] as string;
}

/** The words that answers are compared on; the same for the same pack. */
function goldenWords(pack: SpellPack, count: number): string[] {
  const words = sampleWords(pack, count, SEED);
  const odd = words.filter((_, i) => i % ODD === 0).map(oddly);
  const all = [...new Set([...ODD_WORDS, ...odd, ...words])];
  return all.filter((word) => !/[\t\n\r]/.test(word)).slice(0, count);
}

function goldenText(pack: SpellPack, count: number): string {
  return goldenWords(pack, count)
    .map((word, i) => {
      const dialect = i % pack.dialects.length;
      const isRight = isWord(pack, cleanWord(word), 1 << dialect);
      const isAsked = !isRight || i % RIGHT_ASKED === 0;
      const found = isAsked ? suggest(pack, word, 1 << dialect).map(({ text }) => text) : [];
      return [dialect, isRight ? 1 : 0, word, isAsked ? '=' : '-', ...found].join('\t');
    })
    .map((line) => `${line}\n`)
    .join('');
}

/** The file with the answers about `count` words of a language, made when packs or tables have changed; null without its pack. */
export function goldenFile(language: TextLanguage, count: number): string | null {
  const bytes = readPack(language, 'spell');
  if (!bytes) return null;
  const hash = createHash('sha256')
    .update(bytes)
    .update(tablesText(language))
    .update(readFileSync(import.meta.filename));
  const file = join(GOLDEN_FOLDER, `${language}-${count}-${hash.digest('hex').slice(0, 12)}.tsv`);
  if (existsSync(file)) return file;
  const pack = readSpellPack(bytes, tablesOf);
  mkdirSync(GOLDEN_FOLDER, { recursive: true });
  // A lone surrogate cannot be written as UTF-8: it is left to the libraries' own tests.
  writeFileSync(file, goldenText(pack, count).toWellFormed());
  return file;
}
