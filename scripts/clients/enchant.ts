// clients/enchant: builds the provider without warnings, compares its answers with the engine's, and asks it through Enchant
// itself. Nothing is installed: a copy of Enchant's library looks for providers in a folder of the test.
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEXT_LANGUAGES } from '../../src/engine/index.ts';
import { readManifest } from '../packs/manifest.ts';
import { PACK_FOLDER, ROOT } from '../packs/paths.ts';
import { sample } from '../publish/samples.ts';
import { goldenFile } from './golden.ts';
import { staleTables, TABLES_FOLDER } from './tables.ts';
import { hasTool, runTool, type ToolRun } from './tools.ts';

const FOLDER = join(ROOT, 'clients/enchant');
/** Words that are checked under valgrind, which is fifty times slower. */
const WATCHED = 60;

/** What Enchant is asked, and what it has to print. */
const QUESTIONS: readonly { tag: string; mode: string; typed: string; printed: RegExp }[] = [
  { tag: 'fr_FR', mode: '-l', typed: 'Une maisson à coté de l’avion.', printed: /^maisson\n$/ },
  { tag: 'fr_FR', mode: '-a', typed: 'maisson', printed: /^& maisson \d+ 0: maison,/m },
  { tag: 'en_GB', mode: '-l', typed: 'The colour of teh color', printed: /^teh\ncolor\n$/ },
  { tag: 'en_US', mode: '-l', typed: 'The colour of teh color', printed: /^colour\nteh\n$/ },
  {
    tag: 'de_CH',
    mode: '-l',
    typed: 'Die Strasse und die Straße im Donaudampfschifffahrtsbüro',
    printed: /^Straße\n$/,
  },
  { tag: 'de_DE', mode: '-a', typed: 'Standart', printed: /^& Standart \d+ 0: Standard,/m },
  { tag: 'es_ES', mode: '-l', typed: 'El corazon y el corazón', printed: /^corazon\n$/ },
  { tag: 'it_IT', mode: '-l', typed: 'Perchè no, perché sì', printed: /^Perchè\n$/ },
];

/** What the page shows: echo 'TYPED' | enchant-2 MODE -d TAG   # PRINTED */
const SHOWN = /^echo '(.*)' \| enchant-2 (-\w) -d (\w+) +# (.+)$/.exec(sample('enchant-try'));

const isThere = () => hasTool('cc', '--version') && hasTool('pkg-config', '--exists', 'enchant-2');

/** Builds the provider and tries it on `words` words a language. Says so and passes over it where Enchant or a compiler is missing. */
export function testEnchant(words: number): boolean {
  const stale = staleTables();
  if (stale.length > 0) {
    console.log(`clients/tables is not up to date for ${stale.join(', ')}: run "npm run clients:tables".`);
    return false;
  }
  if (!isThere()) {
    console.log('No libenchant-2-dev or no C compiler on this machine: clients/enchant was passed over.');
    return true;
  }
  const work = mkdtempSync(join(tmpdir(), 'spelling-enchant-'));
  const build = `BUILD=${join(work, 'build')}`;
  try {
    const built = runTool(FOLDER, 'make', '-s', build, 'CFLAGS=-O2 -g -Werror', 'all', join(work, 'build/golden'));
    const data = runTool(FOLDER, 'make', '-s', 'data', `DATADIR=${join(work, 'data')}`);
    return report('built', built) && report('data', data) && compare(work, words) && ask(work);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function report(what: string, { ok, output }: ToolRun): boolean {
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${what}${output.trim() === '' ? '' : `: ${output.trim()}`}`);
  return ok;
}

function compare(work: string, words: number): boolean {
  const golden = join(work, 'build/golden');
  const manifest = readManifest();
  return TEXT_LANGUAGES.every((language) => {
    const file = goldenFile(language, words);
    const pack = manifest[language]?.spell.file;
    if (!file || !pack) return true;
    const args = [join(PACK_FOLDER, pack), join(TABLES_FOLDER, `${language}.txt`), file];
    if (!report(language, runTool(FOLDER, golden, ...args))) return false;
    if (!hasTool('valgrind', '--version')) return true;
    const watch = ['-q', '--leak-check=full', '--show-leak-kinds=definite,indirect', '--error-exitcode=9'];
    return report(
      `${language} under valgrind`,
      runTool(FOLDER, 'valgrind', ...watch, golden, ...args, String(WATCHED)),
    );
  });
}

/** A copy of Enchant's library that looks for providers in `folder` instead of the system's. */
function copyLibrary(folder: string): boolean {
  const libraries = runTool(FOLDER, 'pkg-config', '--variable=libdir', 'enchant-2').output.trim();
  const bytes = readFileSync(join(libraries, 'libenchant-2.so.2'));
  const usual = Buffer.from(`${libraries}/enchant-2\0`);
  const at = bytes.indexOf(usual);
  if (at < 0 || folder.length > usual.length - 1) return false;
  // More slashes make the name as long as the one that it stands for.
  bytes.write(`${folder}${'/'.repeat(usual.length - 1 - folder.length)}`, at, 'latin1');
  writeFileSync(join(folder, 'libenchant-2.so.2'), bytes);
  return true;
}

function ask(work: string): boolean {
  // Short, because it has to fit in the place of the system's folder.
  const modules = mkdtempSync(join(tmpdir(), 'se-'));
  const config = join(work, 'config');
  const script = join(work, 'ask.sh');
  mkdirSync(config);
  writeFileSync(join(config, 'enchant.ordering'), '*:spelling-check\n');
  copyFileSync(join(work, 'build/enchant_spelling_check.so'), join(modules, 'enchant_spelling_check.so'));
  const watched = hasTool('valgrind', '--version') ? 'valgrind -q --error-exitcode=9 ' : '';
  writeFileSync(
    script,
    `#!/bin/sh
export LC_ALL=C.UTF-8 LD_LIBRARY_PATH=${modules} ENCHANT_CONFIG_DIR=${config} SPELLING_CHECK_DATA=${join(work, 'data')}
printf '%s\\n' "$3" | ${watched}enchant-2 "$2" -d "$1"
`,
  );
  chmodSync(script, 0o755);
  try {
    if (!copyLibrary(modules))
      return report('Enchant: its library looks for providers elsewhere', { ok: false, output: '' });
    if (!SHOWN) return report('the sample of the page', { ok: false, output: '' });
    const [, typed = '', mode = '', tag = '', printed = ''] = SHOWN;
    const onPage = { tag, mode, typed, printed: new RegExp(`^${printed}\n$`) };
    return [onPage, ...QUESTIONS].every(({ tag, mode, typed, printed }) => {
      const { ok, output } = runTool(FOLDER, script, tag, mode, typed);
      return report(`enchant-2 ${mode} -d ${tag}`, { ok: ok && printed.test(output), output });
    });
  } finally {
    rmSync(modules, { recursive: true, force: true });
  }
}
