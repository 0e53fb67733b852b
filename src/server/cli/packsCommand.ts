// `spelling-check packs`: which packs are at hand, and one folder of them for a website or a machine without a registry.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isTextLanguage, type TextLanguage } from '../../engine/index.ts';
import { isGenuine } from '../../sdk/packs/loader.ts';
import { PACK_PARTS } from '../../sdk/packs/manifest.ts';
import { packsAt } from '../../sdk/packs/source.ts';
import { CommandError, reasonOf } from './failure.ts';
import { asCommandError, packFolders } from './openChecker.ts';
import type { Output } from './output.ts';

const HELP = `Shows the packs that are installed, or puts packs into a folder.

  spelling-check packs                                      lists them, with size and licence
  spelling-check packs --to FOLDER [LANGUAGE]...            copies installed packs, with licences and sources
  spelling-check packs --from ADDRESS --to FOLDER LANGUAGE...   fetches packs of a site, verified by their digests

The folder can be served below any address of a website, and named with --packs.
`;

type Manifest = Record<
  string,
  Record<string, { file: string; bytes: number; licence?: string; licenceFile?: string; source?: string }>
>;

/** Runs the command; returns the exit code. Throws CommandError. */
export async function packsCommand(args: readonly string[], out: Output): Promise<number> {
  const { values, positionals } = parse(args);
  if (values.help) {
    await out.write(HELP);
    return 0;
  }
  const unknown = positionals.filter((one) => !isTextLanguage(one));
  if (unknown.length > 0)
    throw new CommandError(`There are no packs for ${unknown.join(', ')}: en, fr, de, it, es.`, 2);
  const languages = positionals as TextLanguage[];
  if (values.from !== undefined) {
    if (values.to === undefined || languages.length === 0)
      throw new CommandError('--from needs --to and languages.', 2);
    await fetchPacks(values.from, values.to, languages, out).catch((thrown: unknown) => {
      throw asCommandError(thrown);
    });
    return 0;
  }
  const folders = [...packFolders(process.cwd())].filter(
    ([language]) => languages.length === 0 || languages.includes(language as TextLanguage),
  );
  if (values.to !== undefined) return copyPacks(folders, values.to, out);
  for (const [language, folder] of folders) {
    for (const [part, { file, bytes, licence }] of Object.entries(readManifest(folder)[language] ?? {})) {
      await out.write(
        `${language} ${part.padEnd(7)} ${(bytes / 1e6).toFixed(2).padStart(5)} MB  ${licence ?? ''}  ${join(folder, file)}\n`,
      );
    }
  }
  if (folders.length === 0) out.note('No packs are installed: npm install spelling-check-pack-en');
  return folders.length > 0 ? 0 : 3;
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;

function copyPacks(folders: readonly [string, string][], to: string, out: Output): number {
  if (folders.length === 0) throw new CommandError('No packs are installed: npm install spelling-check-pack-en', 3);
  const manifest: Manifest = {};
  inFolder(to, () => {
    for (const [language, folder] of folders) {
      Object.assign(manifest, readManifest(folder));
      const notices = readdirSync(folder).filter((name) => /\.(?:bin|txt)$|^NOTICE\.md$/.test(name));
      for (const name of notices) writeFileSync(join(to, name), readFileSync(join(folder, name)));
      out.note(`${language}: ${notices.length} files`);
    }
    writeFileSync(join(to, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  });
  return 0;
}

async function fetchPacks(from: string, to: string, languages: readonly TextLanguage[], out: Output): Promise<void> {
  const source = packsAt(from);
  const manifest = await source.manifest();
  const kept: Manifest = {};
  for (const language of languages) {
    const parts = manifest[language];
    if (!parts) throw new CommandError(`${from} has no packs for ${language}.`, 3);
    for (const part of PACK_PARTS) {
      const entry = parts[part];
      if (!entry) continue;
      const bytes = await source.bytes(entry);
      if (!(await isGenuine(bytes, entry))) throw new CommandError(`${entry.file} arrived damaged.`, 3);
      inFolder(to, () => writeFileSync(join(to, entry.file), bytes));
      out.note(`${entry.file}: ${(entry.bytes / 1e6).toFixed(2)} MB`);
    }
    kept[language] = parts;
  }
  await fetchNotices(from, to, kept);
  inFolder(to, () => writeFileSync(join(to, 'manifest.json'), `${JSON.stringify(kept, null, 2)}\n`));
}

/** Whoever takes a pack takes its licence and the way to its source with it; the full list names them. */
async function fetchNotices(from: string, to: string, kept: Manifest): Promise<void> {
  const source = packsAt(from);
  const list = await source.bytes({ file: 'manifest.json', bytes: 0, sha256: '' });
  const all = JSON.parse(new TextDecoder().decode(list)) as Manifest;
  for (const language of Object.keys(kept)) {
    // The site has parts that only its own pages read.
    const parts = Object.entries(all[language] ?? {}).filter(([part]) => Object.hasOwn(kept[language] ?? {}, part));
    for (const [part, { licenceFile, source: way }] of parts) {
      for (const name of [licenceFile, way]) {
        if (name === undefined || !/^[\w-][\w.-]*$/.test(name))
          throw new CommandError(`${from}: ${language}.${part} names no licence.`, 3);
        const bytes = await source.bytes({ file: name, bytes: 0, sha256: '' });
        inFolder(to, () => writeFileSync(join(to, name), bytes));
      }
    }
    Object.assign(kept, { [language]: Object.fromEntries(parts) });
  }
}

function inFolder(folder: string, write: () => void): void {
  try {
    mkdirSync(folder, { recursive: true });
    write();
  } catch (error) {
    throw new CommandError(`${folder} cannot be written: ${reasonOf(error)}.`, 3);
  }
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { to: text, from: text, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/);
    throw new CommandError(`${reason}. "spelling-check packs --help" shows all options.`, 2);
  }
}
