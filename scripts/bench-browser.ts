// npm run bench:browser -- [--quick]: the checker in a real browser: a text of 100,000 words pasted and typed in, look-ups
// in a worker, and the first underline on a slow phone. Builds the site first if it is stale.
import { parseArgs } from 'node:util';
import { measureChecks } from './bench/browserChecks.ts';
import { measureEditing } from './bench/browserEditing.ts';
import { measureFirstUnderline } from './bench/browserFirst.ts';
import { measureLookups } from './bench/browserLookups.ts';
import { launchBrowser } from './web/browser.ts';
import { buildPacksIfStale } from './web/packs.ts';
import { serve } from './web/serve.ts';
import { ensureSite } from './web/site.ts';

const { values } = parseArgs({ options: { quick: { type: 'boolean' }, root: { type: 'string' } } });

const report = (line: string) => console.log(line);
if (values.root === undefined) {
  await buildPacksIfStale(report);
  await ensureSite(report);
}
const root = values.root ?? 'dist/client';
const browser = await launchBrowser();
const preview = await serve({ root });
let met = true;
const row = (name: string, value: number, unit: string, target: number, more = false) => {
  const ok = more ? value >= target : value <= target;
  met &&= ok;
  const figure = value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(1);
  const aim = `${more ? '>=' : '<='} ${target.toLocaleString('en')}`;
  report(`  ${name.padEnd(44)} ${figure.padStart(12)} ${unit.padEnd(6)} ${aim.padStart(12)} ${ok ? 'ok' : 'MISSED'}`);
};

try {
  report(`Chromium ${browser.version()}, ${preview.url}`);
  const editing = await measureEditing(browser, preview.url, values.quick ? 15 : 40);
  report(`A text of ${editing.words.toLocaleString('en')} words, ${editing.marks.toLocaleString('en')} marks`);
  row('underlines in view after paste', editing.inView, 'ms', 300);
  row('all misspellings underlined after paste', editing.spelling, 'ms', 1_000);
  row('and all rules run', editing.all, 'ms', 1_500);
  for (const { place, scripting, frame } of editing.typing) {
    row(`key at the ${place}: scripting p95 (p50 ${scripting.p50.toFixed(1)})`, scripting.p95, 'ms', 8);
    row(`key at the ${place}: frame p95 (p50 ${frame.p50.toFixed(1)})`, frame.p95, 'ms', 24);
  }
  row(`underline after the word p95 (p50 ${editing.underline.p50.toFixed(1)})`, editing.underline.p95, 'ms', 50);
  report('Look-ups in a worker');
  for (const { language, perSecond } of await measureLookups(browser))
    row(`${language}, per second`, perSecond, '', 5_000_000, true);
  report('Whole check, spelling and grammar, in a worker');
  for (const { language, load, wordsPerSecond, context } of await measureChecks(browser)) {
    row(`${language}, words per second`, wordsPerSecond, '', 100_000, true);
    row(`${language}, packs read`, load, 'ms', 150);
    if (context) row(`${language}, with the context net`, context.wordsPerSecond, '', 20_000, true);
  }
  report('First underline, processor slowed down 4 times, 10 Mbit/s');
  const first = await measureFirstUnderline(browser, preview.url);
  row('cold, nothing on the device', first.cold, 'ms', 4_000);
  row('warm, from the service worker', first.warm, 'ms', 2_000);
  report(met ? 'All targets are met.' : 'A target is missed.');
} finally {
  await browser.close();
  await preview.close();
}
process.exitCode = met ? 0 : 1;
