// clients/java: the build with Maven and all its tests, and the quick comparison that needs nothing but a JDK.
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEXT_LANGUAGES } from '../../src/engine/index.ts';
import { readManifest } from '../packs/manifest.ts';
import { PACK_FOLDER, ROOT } from '../packs/paths.ts';
import { withApi } from './api.ts';
import { goldenFile } from './golden.ts';
import { staleTables, TABLES_FOLDER } from './tables.ts';
import { hasTool, runTool } from './tools.ts';

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
  const { ok, output } = await withApi((address) =>
    runTool(FOLDER, 'mvn', '-q', '-B', 'verify', ...data, `-Dapi=${address}`),
  );
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
    const files = comparisons(words).flatMap(({ pack, golden }) => [pack, golden]);
    return runTool(FOLDER, 'java', '-XX:TieredStopAtLevel=1', '-cp', classes, 'spellingcheck.GoldenCheck', ...files);
  } finally {
    rmSync(classes, { recursive: true, force: true });
  }
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.java'))
    .map((entry) => join(entry.parentPath, entry.name));
}
