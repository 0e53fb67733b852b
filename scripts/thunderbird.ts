// npm run thunderbird [-- FOLDER]: the add-on in Thunderbird itself (Debian's, or the command in THUNDERBIRD_EXE), in messages
// being written, over Marionette; pictures of the windows go into FOLDER. Says so where there is no Thunderbird.
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { findProgram } from './mozilla/program.ts';
import { writeThunderbird } from './publish/thunderbird.ts';
import { flows } from './thunderbird/flows.ts';
import { startThunderbird } from './thunderbird/marionette.ts';
import { addAccount, install } from './thunderbird/messages.ts';
import { buildPacksIfStale } from './web/packs.ts';

const ADD_ON = '.cache/thunderbird';
const say = (line: string) => console.log(line);
const [pictures] = process.argv.slice(2);

const found = await findProgram([process.env['THUNDERBIRD_EXE'], 'thunderbird']);
if (!found) {
  say('There is no Thunderbird here: install thunderbird, or name one in THUNDERBIRD_EXE.');
  process.exit(0);
}
await buildPacksIfStale(say);
await writeThunderbird(ADD_ON);
if (pictures) await mkdir(pictures, { recursive: true });
say(found.version);
const mail = await startThunderbird(found.program);
let failures = 0;
try {
  const { name, isActive } = await install(mail, resolve(ADD_ON));
  say(`${name}: ${isActive ? 'installed' : 'refused'}`);
  await addAccount(mail);
  for (const [number, [title, flow]] of Object.entries(flows).entries()) {
    try {
      await flow(mail);
      say(`  ok   ${title}`);
    } catch (error) {
      failures += 1;
      say(`  FAIL ${title}: ${error instanceof Error ? error.message : String(error)}`);
    }
    if (pictures) await mail.shoot(join(pictures, `${number + 1}.png`)).catch(() => undefined);
  }
} finally {
  await mail.close();
}
process.exit(failures === 0 ? 0 : 1);
