// Makes models/<language>.frequency.br from word lists: npx node scripts/train/frequencies.ts <data folder> [languages]
// The folder holds spelling/<language>/freq_wordfreq_large.tsv.gz (word, -100 log10 of its share) and text/<language>/*.gz
// (one sentence a line). wordfreq splits at apostrophes and hyphens and writes ss for ß: those words are counted in the texts.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gunzipSync } from 'node:zlib';
import { tablesOf } from '../../src/engine/loaded.ts';
import { readSpellPack } from '../../src/engine/pack/reader.ts';
import { type SpellPack, STANDALONE } from '../../src/engine/pack/spellPack.ts';
import { walk } from '../../src/engine/spelling/walk.ts';
import { ensurePacks } from '../packs/ensure.ts';
import { frequencyFile } from '../packs/frequency.ts';
import { LANGUAGES } from '../packs/languages.ts';
import { readManifest } from '../packs/manifest.ts';
import { PACK_FOLDER } from '../packs/paths.ts';
import { classOf, HIGHEST_CLASS, LOWEST_ZIPF, wordfreq, type Zipf } from './shared/zipf.ts';

/** Words of class 1 are dropped down to this many words: rarer ones add bytes and no quality. */
const MAX_WORDS = 58_000;

/** Fewer occurrences in the texts are not significant. */
const MIN_COUNT = 3;

/** Counts of the words that wordfreq does not have in their written form: with ' or - inside, or with ß or ss. */
function countTexts(folder: string, language: string): { counts: Map<string, number>; total: number } {
  const counts = new Map<string, number>();
  let total = 0;
  const folderOfTexts = join(folder, 'text', language);
  for (const name of readdirSync(folderOfTexts).filter((file) => file.endsWith('.gz'))) {
    const text = gunzipSync(readFileSync(join(folderOfTexts, name))).toString('utf8');
    for (const [match] of text.matchAll(/\p{L}+(?:['’-]\p{L}+)*/gu)) {
      total++;
      if (!/['’-]|ß|ss/i.test(match)) continue;
      const word = match.toLowerCase().replaceAll('’', "'");
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return { counts, total };
}

/** Adds ß spellings: the frequency of the ss spelling, shared as in the texts where both are words. */
function unfoldSharpS(
  zipf: Zipf,
  counts: ReadonlyMap<string, number>,
  isKey: (word: string, main?: boolean) => boolean,
): void {
  // a copy: the spellings added must not be visited
  const listed = [...zipf];
  for (const [word, value] of listed) {
    if (!word.includes('ss')) continue;
    for (const variant of sharpSpellings(word)) {
      if (!isKey(variant)) continue;
      const sharp = counts.get(variant) ?? 0;
      const plain = counts.get(word) ?? 0;
      const share = sharp + plain < MIN_COUNT ? 1 : Math.max(sharp / (sharp + plain), 0.01);
      // Where only Switzerland writes ss, neither spelling takes from the other.
      if (!isKey(word, true)) {
        zipf.set(variant, value);
        continue;
      }
      zipf.set(variant, value + Math.log10(share));
      if (sharp + plain >= MIN_COUNT && plain > 0) zipf.set(word, value + Math.log10(Math.max(1 - share, 0.01)));
    }
  }
}

function sharpSpellings(word: string): string[] {
  const at = word.indexOf('ss');
  if (at < 0) return [];
  const head = word.slice(0, at);
  const rests = sharpSpellings(word.slice(at + 2));
  const tail = word.slice(at + 2);
  return [`${head}ß${tail}`, ...rests.flatMap((rest) => [`${head}ß${rest}`, `${head}ss${rest}`])];
}

function addCounted(zipf: Zipf, counts: ReadonlyMap<string, number>, total: number): void {
  for (const [word, count] of counts) {
    if (/['-]/.test(word) && count >= MIN_COUNT) zipf.set(word, Math.log10((count / total) * 1e9));
  }
}

function trainLanguage(folder: string, language: string, pack: SpellPack): string {
  // `main` asks for the language's default dialect
  const isKey = (word: string, main = false) => {
    const state = walk(pack, word, 0, word.length);
    const bits = (main ? pack.bitsByDialect[0] : pack.classBits) as Uint32Array;
    return state >= 0 && ((bits[pack.nodeClass[state] as number] as number) & STANDALONE) !== 0;
  };
  const zipf = wordfreq(folder, language);
  const { counts, total } = countTexts(folder, language);
  if (pack.checkSharps) unfoldSharpS(zipf, counts, isKey);
  addCounted(zipf, counts, total);
  const rows = [...zipf]
    .filter(([word, value]) => value >= LOWEST_ZIPF && !/\s/.test(word) && isKey(word))
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, MAX_WORDS);
  const lines: string[][] = Array.from({ length: HIGHEST_CLASS }, () => []);
  for (const [word, value] of rows) lines[classOf(value) - 1]?.push(word);
  const table = lines.map((words) => words.sort().join(' ')).join('\n');
  const bytes = brotliCompressSync(table, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  writeFileSync(frequencyFile(language), bytes);
  return `${language}: ${rows.length} words, ${bytes.length} bytes; ${total} words of text`;
}

const [folder, ...names] = process.argv.slice(2);
if (!folder) {
  console.error('Usage: npx node scripts/train/frequencies.ts <data folder> [languages]');
  process.exitCode = 1;
} else {
  await ensurePacks();
  for (const language of LANGUAGES.filter((name) => names.length === 0 || names.includes(name))) {
    const entry = readManifest()[language]?.spell;
    if (!entry) throw new Error(`No pack for ${language}`);
    console.log(trainLanguage(folder, language, readSpellPack(readFileSync(join(PACK_FOLDER, entry.file)), tablesOf)));
  }
}
