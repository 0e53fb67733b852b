// npm run scale -- [--write]: what a day of ten million visitors asks of the CDN, the functions and the pools, and what it
// costs. Single visits are measured in a browser against the real build; the day is computed from them by what
// scripts/scale/assumptions.json and prices.json say. --write puts the tables into docs/operate.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { TextLanguage } from '../src/engine/types.ts';
import { type Assumptions, dayOf, type Prices } from './scale/day.ts';
import { load } from './scale/load.ts';
import { dayTable, putBetweenMarks, sentences, visitTable } from './scale/tables.ts';
import { type LanguageVisits, measureSignIn, measureVisits, TEXTS } from './scale/visits.ts';
import { launchBrowser } from './web/browser.ts';
import { buildPacksIfStale } from './web/packs.ts';
import { serve } from './web/serve.ts';
import { ensureSite } from './web/site.ts';

const DOCUMENT = 'docs/operate.md';
const ROOT = 'dist/client';
const LOAD = { connections: 32, lasting: 5_000 };

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const report = (line: string) => console.log(line);
const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`scale/${name}.json`, import.meta.url), 'utf8'));

async function measureLoad() {
  const preview = await serve({ root: ROOT });
  try {
    return await load(
      preview.url,
      ['/', '/checker/', '/boot.js', '/config.json', '/icons.svg', '/software/pricing/'],
      LOAD,
    );
  } finally {
    await preview.close();
  }
}

await buildPacksIfStale(report);
await ensureSite(report);
const assumptions = read('assumptions') as Assumptions;
const browser = await launchBrowser();
try {
  const visits: Partial<Record<TextLanguage, LanguageVisits>> = {};
  for (const language of Object.keys(TEXTS) as TextLanguage[]) {
    report(`Visiting in ${language}`);
    visits[language] = await measureVisits(browser, ROOT, language);
  }
  report('Signing in');
  const calls = await measureSignIn(browser, ROOT);
  report('Load run');
  const figures = await measureLoad();
  const all = visits as Record<TextLanguage, LanguageVisits>;
  const day = dayOf(all, calls, assumptions, read('prices') as Prices);
  const said = sentences(assumptions, calls, figures).flatMap((line) => [line, '']);
  const lines = [...said, ...visitTable(all, assumptions, day), '', ...dayTable(day)];
  report(`\n${lines.join('\n')}`);
  if (values.write) writeFileSync(DOCUMENT, putBetweenMarks(readFileSync(DOCUMENT, 'utf8'), lines));
} finally {
  await browser.close();
}
