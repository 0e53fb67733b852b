// npm run quality -- DIR [--language xx] [--verdicts] [--save FILE]: what the spelling engine is worth on lists of misspellings
// and on right text. DIR holds <language>/misspellings.dev.tsv and clean.tsv.gz, or a folder `spelling` with those.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createChecker, defaultOptions, isTextLanguage, TEXT_LANGUAGES } from '../src/engine/index.ts';
import { readSpellPack } from '../src/engine/pack/reader.ts';
import type { TextLanguage } from '../src/engine/types.ts';
import { ensurePacks } from './packs/ensure.ts';
import { readManifest } from './packs/manifest.ts';
import { PACK_FOLDER } from './packs/paths.ts';
import { flaggedShare, measureClean, readClean, readLeftOut } from './quality/cleanText.ts';
import { printClean, printFlagged, printSentences, printSuggestions } from './quality/report.ts';
import { readRows } from './quality/rows.ts';
import { falseAlarms, readEvaluation, repairs } from './quality/sentences.ts';
import { measureSuggestions } from './quality/suggestions.ts';
import { printVerdicts } from './quality/verdicts.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: 'string', multiple: true },
    verdicts: { type: 'boolean', default: false },
    save: { type: 'string' },
  },
});

const USAGE = 'npm run quality -- DIR [--language en] [--verdicts] [--save FILE]';
const given = positionals[0];
const directory = given !== undefined && existsSync(join(given, 'spelling')) ? join(given, 'spelling') : given;
const languages = (values.language ?? TEXT_LANGUAGES).filter(isTextLanguage);
const lines: string[] = [];
const print = (line: string): void => {
  lines.push(line);
  console.log(line);
};

if (languages.length === 0 || (directory === undefined && !values.verdicts)) {
  console.error(USAGE);
  process.exitCode = 1;
} else {
  await ensurePacks({ languages, log: console.log });
  if (values.verdicts) await printVerdicts(languages, directory, print);
  if (directory !== undefined) for (const language of languages) measure(language, directory);
  if (values.save !== undefined) writeFileSync(values.save, `${lines.join('\n')}\n`);
}

function measure(language: TextLanguage, folder: string): void {
  const entry = readManifest()[language]?.spell;
  if (entry === undefined) throw new Error(`There is no pack for ${language}`);
  const bytes = new Uint8Array(readFileSync(join(PACK_FOLDER, entry.file)));
  const checker = createChecker();
  checker.loadSpell(language, bytes);
  const options = { ...defaultOptions(), language, perSentence: false };
  const rows = readRows(folder, language);
  if (rows === null) print(`${language}: no misspellings.dev.tsv in ${folder}`);
  else {
    const quality = measureSuggestions(readSpellPack(bytes), rows);
    printSuggestions(language, quality, print);
    const misspellings = quality.list.map(({ misspelling }) => misspelling);
    printFlagged(language, flaggedShare(checker, misspellings, options), print);
  }
  const sentences = readClean(folder, language);
  if (sentences === null) print(`${language}: no clean.tsv.gz in ${folder}`);
  else printClean(language, measureClean(checker, sentences, readLeftOut(language), options), print);
  for (const [name, set] of readEvaluation(join(folder, '../eval'), language)) {
    const alarms = name.startsWith('clean-') ? falseAlarms(checker, set, options) : null;
    printSentences(language, name, alarms ?? repairs(checker, set, language, options), print);
  }
}
