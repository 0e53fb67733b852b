// npm run firefox: the main ways through the built site in Firefox (Debian's firefox-esr, or the command in FIREFOX_EXE), over
// WebDriver BiDi. Says so where there is no Firefox.
import { wording } from '../tests/setup/wording.ts';
import { startFirefox } from './firefox/bidi.ts';
import { flows } from './firefox/flows.ts';
import { findProgram } from './mozilla/program.ts';
import { serve } from './web/serve.ts';
import { ensureSite } from './web/site.ts';

const say = (line: string) => console.log(line);

const found = await findProgram([process.env['FIREFOX_EXE'], 'firefox-esr', 'firefox']);
if (!found) {
  say('There is no Firefox here: install firefox-esr, or name one in FIREFOX_EXE.');
  process.exit(0);
}
await ensureSite(say);
say(found.version);
const preview = await serve({ root: 'dist/client' });
const page = await startFirefox(found.program);
let failures = 0;
try {
  for (const [name, flow] of Object.entries(flows)) {
    try {
      await flow(page, preview.url, wording);
      const complaints = page.complaints.splice(0);
      if (complaints.length > 0) throw new Error(`the console says: ${complaints.join(' | ')}`);
      say(`  ok   ${name}`);
    } catch (error) {
      failures += 1;
      page.complaints.length = 0;
      say(`  FAIL ${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
} finally {
  await page.close();
  await preview.close();
}
process.exit(failures === 0 ? 0 : 1);
