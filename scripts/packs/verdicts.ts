// Compares the engine's verdicts with hunspell's: npx node scripts/packs/verdicts.ts [count] [languages] [--data folder]
// With a data folder the words of its frequency lists and misspellings are compared too.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { tablesOf } from '../../src/engine/loaded.ts';
import { readSpellPack } from '../../src/engine/pack/reader.ts';
import type { SpellPack } from '../../src/engine/pack/spellPack.ts';
import { isWord } from '../../src/engine/spelling/lookup.ts';
import type { Dialect, TextLanguage } from '../../src/engine/types.ts';
import { ensurePacks } from './ensure.ts';
import { FormStore } from './formStore.ts';
import { LANGUAGES, PACK_SOURCES, type PackSource } from './languages.ts';
import { fillStore } from './lexicon.ts';
import { readManifest } from './manifest.ts';
import { createOracle } from './oracle.ts';
import { PACK_FOLDER } from './paths.ts';
import { sampleWords } from './sampleWords.ts';
import { readSources, readWordList } from './sources.ts';

/** How far verdicts agree for one dialect. */
export interface VerdictReport {
  dialect: Dialect;
  words: number;
  /** Of them, words that hunspell accepts. */
  accepted: number;
  /** Words with another verdict; `engine` is ours. */
  differences: { word: string; engine: boolean }[];
}

/** The built pack of a language, read. */
export function loadPack(language: TextLanguage): SpellPack {
  const entry = readManifest()[language]?.spell;
  if (!entry) throw new Error(`No pack for ${language}: run npm run packs`);
  return readSpellPack(readFileSync(join(PACK_FOLDER, entry.file)), tablesOf);
}

/** Dialects of a language that have a dictionary of their own to compare with. */
export const comparableDialects = (language: TextLanguage): Dialect[] =>
  PACK_SOURCES[language].dictionaries.flatMap((dictionary) => dictionary.dialects.slice(0, 1));

/** Spellings that the packs have beside those of the dictionary. */
function respelled(source: PackSource): string[] {
  const { respellings } = source;
  if (!respellings) return [];
  const found = new Set<string>();
  const recorded = (form: string, stem: string): readonly string[] => {
    const others = respellings(form, stem);
    for (const other of others) found.add(other);
    return others;
  };
  fillStore({ ...readSources(source), respellings: recorded }, new FormStore());
  return [...found];
}

/** Compares verdicts on words for one dialect, by default the first. Words that are not the dictionary's own are left out. */
export async function compareVerdicts(
  language: TextLanguage,
  words: readonly string[],
  dialect: Dialect = comparableDialects(language)[0] as Dialect,
): Promise<VerdictReport> {
  const source = PACK_SOURCES[language];
  const pack = loadPack(language);
  const added = [...source.wordLists.flatMap(readWordList), ...respelled(source)];
  const own = new Set(added.map((word) => word.toLowerCase()));
  const hyphenated = [...own].filter((word) => word.includes('-'));
  const isOwn = (word: string) => {
    const lower = word.toLowerCase();
    return lower.split(/['-.]/).some((part) => own.has(part)) || hyphenated.some((part) => lower.includes(part));
  };
  const bit = 1 << source.dialects.indexOf(dialect);
  const oracle = await createOracle(source, dialect);
  const report: VerdictReport = { dialect, words: 0, accepted: 0, differences: [] };
  for (const word of words) {
    if (isOwn(word) || !oracle.comparable(word)) continue;
    report.words++;
    let expected = oracle.accepts(word);
    const engine = isWord(pack, word, bit);
    // hunspell gives up on long compounds by the clock: a difference has to last
    for (let again = 0; again < 2 && engine !== expected; again++) expected = oracle.accepts(word);
    if (expected) report.accepted++;
    if (engine !== expected) report.differences.push({ word, engine });
  }
  oracle.dispose();
  return report;
}

/** Share of equal verdicts, 0 to 1. */
export const agreement = (report: VerdictReport): number => 1 - report.differences.length / Math.max(1, report.words);

/** Words of a data folder: frequency list and misspellings with their corrections. */
function wordsOfData(folder: string, language: TextLanguage): string[] {
  const words = new Set<string>();
  const list = join(folder, 'spelling', language, 'freq_wordfreq_large.tsv.gz');
  if (existsSync(list)) {
    for (const line of gunzipSync(readFileSync(list)).toString('utf8').split('\n'))
      words.add(line.split('\t')[0] ?? '');
  }
  const misspellings = join(folder, 'spelling', language, 'misspellings.dev.tsv');
  if (existsSync(misspellings)) {
    for (const word of readFileSync(misspellings, 'utf8').split(/[\t\n|]/)) words.add(word);
  }
  const plain = [...words].filter((word) => word !== '' && !/[\s’ʼ]/.test(word));
  return [...new Set(plain.flatMap((word) => [word, word.slice(0, 1).toUpperCase() + word.slice(1)]))];
}

async function main(args: readonly string[]): Promise<void> {
  const count = Number(args.find((argument) => /^\d+$/.test(argument)) ?? 500_000);
  const data = args.includes('--data') ? args[args.indexOf('--data') + 1] : undefined;
  const languages = LANGUAGES.filter((language) => args.includes(language));
  await ensurePacks();
  let total = 0;
  let different = 0;
  for (const language of languages.length > 0 ? languages : LANGUAGES) {
    const words = [
      ...new Set([...(data ? wordsOfData(data, language) : []), ...sampleWords(loadPack(language), count, 1)]),
    ];
    for (const dialect of comparableDialects(language)) {
      const report = await compareVerdicts(language, words, dialect);
      total += report.words;
      different += report.differences.length;
      const examples = report.differences.slice(0, 40).map(({ word, engine }) => (engine ? '+' : '-') + word);
      console.log(
        `${dialect}: ${report.words} words, ${report.accepted} accepted, ${report.differences.length} different, ` +
          `${(agreement(report) * 100).toFixed(4)} % equal\n  ${examples.join(' ')}`,
      );
    }
  }
  console.log(`all: ${total} verdicts, ${different} different, ${((1 - different / total) * 100).toFixed(4)} % equal`);
}

if (process.argv[1] === import.meta.filename) await main(process.argv.slice(2));
