// Fits how certain findings are: npx node scripts/train/certainty.ts observe <data folder> <work folder> [languages], then
// npx node scripts/train/certainty.ts fit <work folder>. See models/certainty.CARD.md.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TextLanguage } from '../../src/engine/types.ts';
import { ensurePacks } from '../packs/ensure.ts';
import { LANGUAGES } from '../packs/languages.ts';
import { partOf } from '../quality/options.ts';
import { runningText } from '../quality/planted/keptApart.ts';
import { balanced, type Totals, totalsOf } from './certainty/balance.ts';
import { fitRules, fitWords } from './certainty/fit.ts';
import type { Observation } from './certainty/observation.ts';
import { observe } from './certainty/observe.ts';
import { printReliability } from './certainty/reliability.ts';
import { writeLanguage, writeShared } from './certainty/write.ts';

const [job, ...folders] = process.argv.slice(2);

async function gather(data: string, work: string, named: readonly string[]): Promise<void> {
  mkdirSync(work, { recursive: true });
  const languages = LANGUAGES.filter((language) => named.length === 0 || named.includes(language));
  await ensurePacks({ languages, log: console.log });
  const parts = { sets: partOf(data, 'eval'), spelling: partOf(data, 'spelling'), text: partOf(data, 'text') };
  for (const language of languages as readonly TextLanguage[]) {
    writeFileSync(
      join(work, `${language}.totals.json`),
      JSON.stringify(totalsOf(parts.sets, language, runningText(parts.text, language, true))),
    );
    const lines = observe(language, parts, console.log).map((each) => JSON.stringify(each));
    writeFileSync(join(work, `${language}.jsonl`), `${lines.join('\n')}\n`);
  }
}

/** What was gathered in a work folder. */
function gathered(work: string): Observation[] {
  return LANGUAGES.filter((language) => existsSync(join(work, `${language}.jsonl`))).flatMap((language) => {
    const lines = readFileSync(join(work, `${language}.jsonl`), 'utf8')
      .trim()
      .split('\n');
    const totals = JSON.parse(readFileSync(join(work, `${language}.totals.json`), 'utf8')) as Totals;
    return balanced(
      lines.map((line) => JSON.parse(line) as Observation),
      totals,
    );
  });
}

const [first, second, ...rest] = folders;
if (job === 'observe' && first && second) await gather(first, second, rest);
else if (job === 'fit' && first) {
  const observations = gathered(first);
  printReliability(observations, console.log);
  const rules = fitRules(observations);
  writeShared(rules.weights);
  for (const language of LANGUAGES)
    writeLanguage(language, fitWords(observations.filter((each) => each.language === language)), rules);
} else throw new Error('npx node scripts/train/certainty.ts observe <data folder> <work folder> [languages]');
