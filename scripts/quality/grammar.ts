// npm run quality:grammar -- DIR [--language xx] [--set everyday] [--rules] [--misses] [--alarms]: the whole check on development
// sets (DIR/<language>/*.jsonl, or DIR/eval): found, fixed and flagged on everyday sets, precision and recall of grammar on the
// others, flags on clean ones; per rule with --rules.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  defaultOptions,
  type Issue,
  isTextLanguage,
  TEXT_LANGUAGES,
  type TextLanguage,
} from '../../src/engine/index.ts';
import { ensurePacks } from '../packs/ensure.ts';
import { loadedChecker } from '../packs/load.ts';
import { type EverydayFigures, measureSet, readRows } from './everyday.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: 'string', multiple: true },
    set: { type: 'string' },
    rules: { type: 'boolean', default: false },
    misses: { type: 'boolean', default: false },
    alarms: { type: 'boolean', default: false },
  },
});

const share = (part: number, whole: number): string => (whole === 0 ? '-' : (part / whole).toFixed(3));
const isGrammar = (issue: Issue): boolean => !issue.rule.startsWith('spelling.');

function report(language: TextLanguage, name: string, figures: EverydayFigures, sentences: number): void {
  const { edits, found, fixed, matches, hits, firstFixes, right, flagged } = figures;
  if (name.startsWith('clean')) {
    console.log(
      `${language} ${name}: ${((matches / sentences) * 1000).toFixed(1)} flags per 1,000 sentences (grammar)`,
    );
  } else if (name.startsWith('everyday')) {
    console.log(
      `${language} ${name}: found ${share(found, edits)} fixed ${share(fixed, edits)} flagged ${flagged} of ${right}`,
    );
  } else {
    const quality = `P ${share(hits, matches)} top1 ${share(firstFixes, matches)} R ${share(found, edits)}`;
    console.log(`${language} ${name}: ${matches} matches, ${quality} (grammar)`);
  }
  if (values.rules) {
    for (const [rule, entry] of [...figures.byRule].sort((a, b) => b[1].hits - a[1].hits)) {
      console.log(`  ${rule}: ${entry.hits} hits, ${entry.fixes} fixes, ${entry.alarms} alarms`);
    }
  }
  if (values.misses) for (const line of figures.missed) console.log(`  missed ${line}`);
  if (values.alarms) for (const line of figures.alarms) console.log(`  alarm ${line}`);
}

const given = positionals[0];
if (given === undefined) {
  console.error('npm run quality:grammar -- DIR [--language en] [--set everyday] [--rules] [--misses] [--alarms]');
  process.exitCode = 1;
} else {
  const folder = existsSync(join(given, 'eval')) ? join(given, 'eval') : given;
  const languages = (values.language ?? TEXT_LANGUAGES).filter(isTextLanguage);
  await ensurePacks({ languages, log: console.log });
  for (const language of languages) {
    const checker = loadedChecker(language);
    const options = { ...defaultOptions(), language };
    for (const file of readdirSync(join(folder, language)).sort()) {
      if (!file.endsWith('.jsonl') || (values.set && !file.startsWith(values.set))) continue;
      const rows = readRows(join(folder, language, file));
      const only = file.startsWith('everyday') ? () => true : isGrammar;
      report(language, file.replace(/\.jsonl$/, ''), measureSet(checker, language, rows, options, only), rows.length);
    }
  }
}
