// clients/java: the build with Maven and all its tests, and the quick comparison that needs nothing but a JDK.
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEXT_LANGUAGES } from '../../src/engine/index.ts';
import { readManifest } from '../packs/manifest.ts';
import { PACK_FOLDER, ROOT } from '../packs/paths.ts';
import { sample } from '../publish/samples.ts';
import { withApi } from './api.ts';
import { goldenFile } from './golden.ts';
import { staleTables, TABLES_FOLDER } from './tables.ts';
import { hasTool, runTool, type ToolRun } from './tools.ts';

const FOLDER = join(ROOT, 'clients/java');

/** Each pack, compressed as developers download it, and the file with the engine's answers about `words` words. */
function comparisons(words: number): { language: string; pack: string; golden: string }[] {
  const manifest = readManifest();
  return TEXT_LANGUAGES.flatMap((language) => {
    const file = manifest[language]?.spell.file;
    const golden = goldenFile(language, words);
    return file && golden ? [{ language, pack: join(PACK_FOLDER, `${file}.gz`), golden }] : [];
  });
}

/** Builds the library with Maven and runs its tests: with the engine's answers about `words` words a language, and with a server. */
export async function testJava(words: number): Promise<boolean> {
  const stale = staleTables();
  if (stale.length > 0) {
    console.log(`clients/tables is not up to date for ${stale.join(', ')}: run "npm run clients:tables".`);
    return false;
  }
  if (!hasTool('mvn', '-v')) {
    const compared = compareWithJavac(words);
    console.log(compared?.output ?? 'No JDK on this machine: clients/java was passed over.');
    return compared?.ok ?? true;
  }
  const files = comparisons(words);
  const golden = files.map((file) => file.golden).join(',');
  const packs = files.map(({ pack }) => pack).join(',');
  const data = [`-Dgolden=${golden}`, `-DgoldenPacks=${packs}`];
  const { ok, output } = await withApi((address) => {
    const built = runTool(FOLDER, 'mvn', '-q', '-B', 'verify', ...data, `-Dapi=${address}`);
    if (!built.ok) return built;
    const classes = join(FOLDER, 'target/classes');
    const samples = ['java-first', 'java-api'].map((name) => runSample(name, classes, address));
    return { ok: samples.every((one) => one.ok), output: built.output + samples.map((one) => one.output).join('') };
  });
  console.log(output.trim());
  console.log(ok ? 'clients/java: built, documented and tested' : 'clients/java: failed');
  return ok;
}

/** The quick comparison, with javac alone; null where there is none. Its output says what differs. */
export function compareWithJavac(words: number): { ok: boolean; output: string } | null {
  if (!hasTool('javac', '-version')) return null;
  const classes = mkdtempSync(join(tmpdir(), 'spelling-java-'));
  try {
    const sources = sourcesIn(join(FOLDER, 'src/main/java'));
    const check = join(FOLDER, 'src/test/java/spellingcheck/GoldenCheck.java');
    const flags = ['-Xlint:all', '-Werror', '--release', '17', '-encoding', 'UTF-8', '-d', classes];
    const compiled = runTool(FOLDER, 'javac', ...flags, ...sources, check);
    if (!compiled.ok) return compiled;
    cpSync(TABLES_FOLDER, join(classes, 'spellingcheck/tables'), { recursive: true });
    const shown = runSample('java-first', classes);
    if (!shown.ok) return shown;
    const files = comparisons(words).flatMap(({ pack, golden }) => [pack, golden]);
    return runTool(FOLDER, 'java', '-XX:TieredStopAtLevel=1', '-cp', classes, 'spellingcheck.GoldenCheck', ...files);
  } finally {
    rmSync(classes, { recursive: true, force: true });
  }
}

/** Compiles and runs a sample of the page; it has to print what its comments say. */
function runSample(name: string, classes: string, address = ''): ToolRun {
  const code = sample(name).replace('http://127.0.0.1:8081', address);
  const main = /class (\w+)/.exec(code)?.[1] ?? '';
  const expected = [...code.matchAll(/println.*\/\/ (.+)$/gm)].map(([, said]) => `${said}\n`).join('');
  const work = mkdtempSync(join(tmpdir(), 'spelling-sample-'));
  try {
    const pack = readManifest().fr?.spell.file ?? '';
    mkdirSync(join(work, 'packs'));
    copyFileSync(join(PACK_FOLDER, `${pack}.gz`), join(work, 'packs/fr.spell.bin.gz'));
    writeFileSync(join(work, `${main}.java`), code);
    const compiled = runTool(work, 'javac', '-encoding', 'UTF-8', '-cp', classes, '-d', work, `${main}.java`);
    if (!compiled.ok) return compiled;
    const config = join(work, 'quiet.properties');
    writeFileSync(config, '.level=SEVERE\n');
    const quiet = `-Djava.util.logging.config.file=${config}`;
    const encoding = ['-Dfile.encoding=UTF-8', '-Dstdout.encoding=UTF-8', '-Dsun.stdout.encoding=UTF-8'];
    const run = runTool(work, 'java', ...encoding, quiet, '-cp', `${classes}:${work}`, main);
    const ok = run.ok && run.output === expected;
    return { ok, output: ok ? '' : `${name} printed ${run.output} instead of ${expected}` };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.java'))
    .map((entry) => join(entry.parentPath, entry.name));
}
