// Packs from the file system: of a folder, or of the pack packages that are installed beside a program.
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TextLanguage } from '../../engine/index.ts';
import { SpellingCheckError } from '../errors.ts';
import { type PackManifest, readManifest } from '../packs/manifest.ts';
import { type PackSource, parse } from '../packs/source.ts';

/** What the packages with packs are called, with the language at the end. */
const PACKAGE = /^spelling-check-pack-([a-z]{2})$/;

/** The packs of a folder with a `manifest.json`, given as a path or a `file:` address. */
export function packsIn(folder: string | URL): PackSource {
  const root = folder instanceof URL || folder.startsWith('file:') ? fileURLToPath(folder) : resolve(folder);
  const bring = async (name: string): Promise<Buffer> => {
    try {
      return await readFile(join(root, name));
    } catch (cause) {
      throw new SpellingCheckError('network', join(root, name), cause);
    }
  };
  return {
    async manifest() {
      const file = join(root, 'manifest.json');
      return readManifest(parse((await bring('manifest.json')).toString(), file), file);
    },
    async bytes({ file }) {
      return new Uint8Array(await bring(file));
    },
  };
}

/** Folders of installed pack packages, by language: in `node_modules` of `start` and of the folders above it. */
export function packPackages(start: string = process.cwd()): Map<string, string> {
  const found = new Map<string, string>();
  for (let at = resolve(start); ; at = dirname(at)) {
    const modules = join(at, 'node_modules');
    for (const name of foldersOf(modules)) {
      const language = PACKAGE.exec(name)?.[1];
      if (language && !found.has(language)) found.set(language, join(modules, name));
    }
    if (dirname(at) === at) return found;
  }
}

function foldersOf(path: string): string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}

/** The packs of all packages `spelling-check-pack-*` that are installed where the program runs, or at `start`. */
export function installedPacks(start?: string | URL): PackSource {
  return packsInFolders(packPackages(start instanceof URL ? fileURLToPath(start) : start));
}

/** One source of folders that each have one language. */
export const packsInFolders = (folders: ReadonlyMap<string, string>): PackSource =>
  mergedPacks([...folders].map(([language, folder]) => [language as TextLanguage, packsIn(folder)]));

/** One source of many, each for one language. */
function mergedPacks(sources: readonly [TextLanguage, PackSource][]): PackSource {
  const owners = new Map<string, PackSource>();
  return {
    async manifest() {
      const whole: PackManifest = {};
      for (const [language, source] of sources) {
        const parts = (await source.manifest())[language];
        if (!parts) continue;
        whole[language] = parts;
        for (const { file } of Object.values(parts)) owners.set(file, source);
      }
      return whole;
    },
    async bytes(file) {
      const owner = owners.get(file.file);
      if (!owner) throw new SpellingCheckError('pack-missing', file.file);
      return owner.bytes(file);
    },
  };
}
