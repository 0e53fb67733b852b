// Personal words: one a line, in files that people and programs both edit. One file is the user's, in the usual place of the
// system; a project can name others. Lines that begin with # are comments.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { CommandError, reasonOf } from './failure.ts';
import type { FoundSettings } from './settings.ts';

/** The user's own dictionary. */
export function userDictionary(env: NodeJS.ProcessEnv = process.env): string {
  const home = env['XDG_CONFIG_HOME'] ?? (process.platform === 'win32' ? env['APPDATA'] : undefined);
  return join(home ?? join(homedir(), '.config'), 'spelling-check', 'words.txt');
}

/** The dictionaries that count: the user's, and those that the project names. */
export function dictionariesOf({ settings, folder }: FoundSettings): string[] {
  return [userDictionary(), ...(settings.dictionaries ?? []).map((file) => resolve(folder, file))];
}

/** The words of a file; none where there is no file yet, unless it must be there. Throws CommandError. */
export function readWords(file: string, mustExist = false): string[] {
  if (!mustExist && !existsSync(file)) return [];
  try {
    const lines = readFileSync(file, 'utf8')
      .replace(/^\ufeff/, '')
      .split(/\r?\n/);
    return lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'));
  } catch (error) {
    throw new CommandError(`${file} cannot be read: ${reasonOf(error)}.`, 3);
  }
}

/** Adds a word to a file, which is made if it is not there. Throws CommandError. */
export function addWord(file: string, word: string): void {
  if (readWords(file).includes(word)) return;
  try {
    mkdirSync(dirname(file), { recursive: true });
    const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
    writeFileSync(file, `${before}${before === '' || before.endsWith('\n') ? '' : '\n'}${word}\n`);
  } catch (error) {
    throw new CommandError(`${file} cannot be written: ${reasonOf(error)}.`, 3);
  }
}
