// npm run documents: a 40-page German document with 300 mistakes is corrected by keys alone, as docx and as odt, in the built
// site; then it is looked at what became of the file. LibreOffice, where it is installed, opens the result, and accepts and
// refuses the changes. `-- --keep FOLDER` leaves the files there, `-- --letters 8 --mistakes 40` makes a shorter document.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { longDocx } from './documents/longDocx.ts';
import { longOdt } from './documents/longOdt.ts';
import { inOffice, officeExists } from './documents/office.ts';
import { correctByKeys } from './documents/person.ts';
import { makeProse } from './documents/prose.ts';
import { compareTracked } from './documents/tracked.ts';
import { launchBrowser } from './web/browser.ts';
import { serve } from './web/serve.ts';
import { ensureSite } from './web/site.ts';

const { values } = parseArgs({
  options: {
    letters: { type: 'string', default: '88' },
    mistakes: { type: 'string', default: '300' },
    keep: { type: 'string' },
  },
});

let failures = 0;
const say = (line: string) => console.log(line);
const expect = (what: string, isRight: boolean) => {
  if (!isRight) failures += 1;
  say(`  ${isRight ? 'ok  ' : 'FAIL'} ${what}`);
};

await ensureSite(say);
const folder = values.keep ?? (await mkdtemp(join(tmpdir(), 'documents-')));
await mkdir(folder, { recursive: true });
const prose = makeProse({ letters: Number(values.letters), mistakes: Number(values.mistakes) });
const preview = await serve({ root: 'dist/client' });
const browser = await launchBrowser();
try {
  for (const [kind, make] of [
    ['docx', longDocx],
    ['odt', longOdt],
  ] as const) {
    const bytes = make(prose);
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    await page.goto(`${preview.url}/checker/`);
    await page.locator('.cm-content').waitFor();
    const started = performance.now();
    const outcome = await correctByKeys(page, { name: `letters.${kind}`, bytes });
    await context.close();
    const seconds = Math.round((performance.now() - started) / 1000);
    say(
      `${kind}: ${prose.chapters.length} letters, ${prose.mistakes} mistakes in ${outcome.text.match(/\S+/g)?.length} words`,
    );
    say(
      `  ${outcome.found} findings; ${outcome.fixed} fixed at once, ${outcome.left} left, ${outcome.end} in the end; ${outcome.keys} keys, ${seconds} s`,
    );
    expect('the name and the word are not marked any more', outcome.stillMarked === 0);
    const tracked = compareTracked(kind, bytes, outcome.saved);
    say(
      `  ${tracked.changed} of ${tracked.paragraphs} paragraphs changed: ${tracked.insertions} insertions, ${tracked.deletions} deletions, ${tracked.comments} comments`,
    );
    expect('every other part of the file is the same byte for byte', tracked.spoiltParts.length === 0);
    expect('every paragraph without a change is the same byte for byte', tracked.spoilt === 0);
    expect('with all changes refused, the text is what it was', tracked.irreversible === 0 && tracked.changed > 0);
    const [original, saved] = [join(folder, `letters.${kind}`), join(folder, `corrected.${kind}`)];
    await writeFile(original, bytes);
    await writeFile(saved, outcome.saved);
    if (!(await officeExists())) {
      say('  LibreOffice is not installed here: its part is passed over');
      continue;
    }
    const [was, is] = [await inOffice(original, folder), await inOffice(saved, folder)];
    say(`  LibreOffice: ${was.pages} pages, ${is.changes} changes, ${is.comments} comments`);
    expect('LibreOffice shows the recorded changes', is.changes > 0 && was.changes === 0);
    expect('refused in LibreOffice, the text is what it was', is.refused === was.accepted);
    expect(
      'accepted in LibreOffice, no change is left and the text is the corrected one',
      is.left === 0 && is.accepted !== is.refused,
    );
    // What it shows ends in the number of a footnote or of the page where the text itself does not.
    const words = (text: string) => text.replace(/\s+/g, ' ').trim().replace(/\d+$/, '').trim();
    const paragraphs = new Set(is.accepted.split('\n').map(words));
    const missing = outcome.text
      .split('\n')
      .map(words)
      .filter((line) => line !== '' && !paragraphs.has(line));
    expect(
      `every line of the corrected text stands in it${missing[0] ? `: not ${missing.length}, as “${missing[0]}”` : ''}`,
      missing.length === 0,
    );
  }
} finally {
  await browser.close();
  await preview.close();
  if (values.keep === undefined) await rm(folder, { recursive: true });
}
process.exit(failures === 0 ? 0 : 1);
