// How the files of an editor are checked: the configuration of each project, what the editor says on top of it, and what was
// ignored since the server started.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TextOptions } from '../../../sdk/types.ts';
import { addWord, dictionariesOf, readWords, userDictionary } from '../dictionaries.ts';
import { CommandError } from '../failure.ts';
import { type FoundSettings, findSettings, optionsOf, readSettings, type Settings } from '../settings.ts';
import type { Choice } from '../sourceIssues.ts';

/** See the head of this file. */
export class Preferences {
  private editor: Settings = {};
  private readonly disabledRules = new Set<string>();
  private readonly ignored = new Map<string, Set<string>>();
  private readonly tell: (message: string) => void;

  /** `tell` hears what is wrong with settings; the others count. */
  constructor(tell: (message: string) => void) {
    this.tell = tell;
  }

  /** Takes what the editor has set; what makes no sense is told and left out. */
  takeEditor(value: unknown): void {
    if (typeof value !== 'object' || value === null) return;
    const given = Object.fromEntries(Object.entries(value).filter(([, one]) => one !== null && one !== undefined));
    try {
      this.editor = readSettings(given, 'The settings of the editor');
    } catch (thrown) {
      this.complain(thrown);
    }
  }

  /** The settings for a file. */
  settingsOf(uri: string): FoundSettings {
    const folder = uri.startsWith('file:') ? dirname(fileURLToPath(uri)) : process.cwd();
    try {
      const found = findSettings(folder);
      return { ...found, settings: { ...found.settings, ...this.editor } };
    } catch (thrown) {
      this.complain(thrown);
      return { settings: this.editor, folder, file: undefined };
    }
  }

  /** How a file is checked, and what of it is told. */
  of(uri: string): { options: TextOptions; choice: Choice } {
    const found = this.settingsOf(uri);
    const words = dictionariesOf(found).flatMap((file) => readWords(file));
    const options = optionsOf(found.settings, words);
    const { names = true, certainty = 'maybe' } = found.settings;
    return {
      options: {
        ...options,
        disabledRules: [...(options.disabledRules ?? []), ...this.disabledRules],
        ignoredIssues: [...(this.ignored.get(uri) ?? [])],
      },
      choice: { names, certainty },
    };
  }

  /** Adds a word to the first dictionary of the project, or to the user's. */
  addWord(uri: string, word: string): void {
    const [, project] = dictionariesOf(this.settingsOf(uri));
    addWord(project ?? userDictionary(), word);
  }

  ignoreHere(uri: string, key: string): void {
    this.ignored.set(uri, (this.ignored.get(uri) ?? new Set()).add(key));
  }

  disableRule(rule: string): void {
    this.disabledRules.add(rule);
  }

  private complain(thrown: unknown): void {
    if (!(thrown instanceof CommandError)) throw thrown;
    this.tell(thrown.message);
  }
}
