// A checker for commands and editors: packs of a folder, of an address, or of the pack packages that are installed beside the
// project or beside this program.
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SpellingCheckError } from '../../sdk/errors.ts';
import { createSpellingChecker } from '../../sdk/main.ts';
import { packPackages, packsIn, packsInFolders } from '../../sdk/node/packFolder.ts';
import { type PackSource, packsAt } from '../../sdk/packs/source.ts';
import type { SpellingChecker } from '../../sdk/types.ts';
import { CommandError } from './failure.ts';
import type { Settings } from './settings.ts';

/** Folders of the pack packages at hand, by language. */
export const packFolders = (folder: string): Map<string, string> =>
  new Map([...packPackages(dirname(fileURLToPath(import.meta.url))), ...packPackages(folder)]);

/** Where packs come from. Throws CommandError if there are none at all. */
export function packsFor({ packs }: Settings, folder: string): PackSource {
  if (packs !== undefined) return /^https?:/.test(packs) && !existsSync(packs) ? packsAt(packs) : packsIn(packs);
  const found = packFolders(folder);
  if (found.size === 0) {
    throw new CommandError(
      'There are no packs: install one for each language, such as spelling-check-pack-en, or name a place with --packs.',
      3,
    );
  }
  return packsInFolders(found);
}

/** A checker with these settings. What it has to say goes to standard error, which is nobody's data. */
export function openChecker(settings: Settings, folder: string): Promise<SpellingChecker> {
  return createSpellingChecker({
    packs: packsFor(settings, folder),
    depth: settings.depth ?? 'full',
    messages: settings.messages ?? 'en',
    licenseKey: settings.licenseKey ?? process.env['SPELLING_CHECK_LICENSE'],
    onNotice: (line) => process.stderr.write(`${line}\n`),
  });
}

/** A failure of the checker as one of the command. */
export function asCommandError(thrown: unknown): unknown {
  return thrown instanceof SpellingCheckError ? new CommandError(`${thrown.message}.`, 3) : thrown;
}
