// npm run quality -- DATA: how well the checker does on lists of misspellings, sentences with mistakes and correct text.
// For the options and what else it measures, see `USAGE` in quality/options.ts.
import { writeFileSync } from 'node:fs';
import type { TextLanguage } from '../src/engine/types.ts';
import { ensurePacks } from './packs/ensure.ts';
import { openAnswers } from './quality/ai/answers.ts';
import { printAi } from './quality/ai/report.ts';
import { printCorpus } from './quality/corpora.ts';
import { printOwnLetters } from './quality/corpus/ownLetters.ts';
import { type Coverage, measureCoverage } from './quality/coverage.ts';
import { printCoverage } from './quality/coverageReport.ts';
import { printSets } from './quality/grammarReport.ts';
import { printLexicon, printTaggers } from './quality/lexicon.ts';
import { type MeasuredSet, measureSets } from './quality/measureSets.ts';
import { printNames } from './quality/names.ts';
import { partOf, type QualityOptions, readOptions, USAGE } from './quality/options.ts';
import { printAlarmsRun, printPlanted } from './quality/planted/report.ts';
import { printRobust } from './quality/robust/report.ts';
import { printSpelling } from './quality/spelling.ts';
import { noteIfStale, writeTable } from './quality/table.ts';
import { printVerdicts } from './quality/verdicts.ts';

const lines: string[] = [];
const print = (line: string): void => {
  lines.push(line);
  console.log(line);
};

try {
  await run(readOptions(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof RangeError)) throw error;
  console.error(`${error.message}\n${USAGE}`);
  process.exitCode = 1;
}

async function run(options: QualityOptions): Promise<void> {
  const { jobs, data, languages, save, ai } = options;
  await ensurePacks({ languages, log: console.log });
  if (jobs.has('verdicts')) await printVerdicts(languages, data && partOf(data, 'spelling'), print);
  if (jobs.has('robust')) for (const language of languages) printRobust(language, options, print);
  if (jobs.has('corpora')) for (const language of languages) printCorpus(language, options, print);
  if (jobs.has('letters')) for (const language of languages) printOwnLetters(language, options, print);
  if (ai !== undefined && data !== undefined) await measureModel(ai, options, data);
  else if (data !== undefined) measure(options, data);
  if (save !== undefined) writeFileSync(save, `${lines.join('\n')}\n`);
}

async function measureModel(place: string, { languages, set, record }: QualityOptions, data: string): Promise<void> {
  const answers = openAnswers(place, record);
  for (const language of languages) await printAi(partOf(data, 'eval'), language, { answers, set }, print);
}

function measure({ jobs, languages, set, write, ...more }: QualityOptions, data: string): void {
  const [sets, text, ud] = [partOf(data, 'eval'), partOf(data, 'text'), partOf(data, 'ud')];
  const table = new Map<TextLanguage, { sets: MeasuredSet[]; coverage: Coverage }>();
  let found = 0;
  for (const language of languages) {
    if (jobs.has('spelling')) printSpelling(language, partOf(data, 'spelling'), sets, print);
    if (jobs.has('names')) printNames(language, { sets, text }, more.alarms, print);
    const measured = jobs.has('grammar') ? measureSets(sets, language, set) : [];
    found += measured.length;
    if (measured.length > 0) printSets(language, measured, more, print);
    const coverage = jobs.has('coverage') ? measureCoverage({ sets, text }, language) : null;
    if (coverage) printCoverage(language, coverage, print);
    if (coverage && measured.length > 0) table.set(language, { sets: measured, coverage });
    if (jobs.has('planted')) printPlanted(language, { ud, text }, more, print);
    if (jobs.has('alarms-run')) printAlarmsRun(language, text, more.alarms, print);
    if (jobs.has('lexicon')) printLexicon(language, ud, more.misses, print);
    if (jobs.has('tagger')) printTaggers(language, ud, more.misses, print);
  }
  if (jobs.has('grammar') && found === 0) {
    if (set !== '') throw new RangeError(`No set in ${sets} begins with "${set}"`);
    print(`No sets in ${sets}`);
  }
  if (write && table.size > 0) print(`Written: ${writeTable(table)}`);
  else if (jobs.has('grammar')) noteIfStale(print);
}
