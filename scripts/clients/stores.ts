// What the stores ask of the browser extension and of the add-on for Thunderbird: Mozilla's linter over the packed files, and
// pictures of the extension at work. The linter comes from the registry when it is asked for, so that nobody installs it for
// the site; without a network the command says so and passes over it.
import { rmSync } from 'node:fs';
import { writeExtension } from '../publish/extension.ts';
import { takePictures } from '../publish/pictures.ts';
import { writeThunderbird } from '../publish/thunderbird.ts';
import { runTool } from './tools.ts';

/** The newest whose own dependencies can be installed. */
const LINTER = 'addons-linter@10.10.0';
const FOLDER = '.cache/clients';
const PICTURES = 'dist-packages/pictures';
/** What npm says when there is no registry. */
const UNREACHABLE = /ENOTFOUND|EAI_AGAIN|ETARGET|ECONNREFUSED|ETIMEDOUT/;

const say = (line: string) => console.log(line);

/** Whether the linter finds nothing that a store would refuse; true with a line when it cannot be fetched. */
function lint(name: string): boolean {
  say(`== ${name}`);
  const { ok, output } = runTool('.', 'npx', '--yes', LINTER, `${FOLDER}/${name}`);
  if (!ok && UNREACHABLE.test(output)) {
    say('The linter could not be fetched: nothing was checked.');
    return true;
  }
  say(output.trim());
  return ok;
}

/** Packs, lints, takes pictures; returns whether nothing was found. */
export async function checkForStores(): Promise<boolean> {
  rmSync(FOLDER, { recursive: true, force: true });
  await writeExtension(`${FOLDER}/chrome`, 'chrome');
  await writeExtension(`${FOLDER}/firefox`, 'firefox');
  await writeThunderbird(`${FOLDER}/thunderbird`);
  const passed = ['firefox', 'thunderbird'].map(lint);
  const pictures = await takePictures(`${FOLDER}/chrome`, PICTURES);
  say(pictures.length > 0 ? pictures.join('\n') : 'No pictures: BROWSER_EXE names no browser that takes extensions.');
  return passed.every(Boolean);
}
