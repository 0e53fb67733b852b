// The two things that are the same on all devices of a person: the personal dictionary and the settings of the checker.
import { changeSettings, chosenSettings, parseSettings, type Settings } from '../settings.ts';
import { addWords, loadWords, removeWords } from '../words.ts';
import { type Fields, mergeFields, mergeWords } from './mergeProfile.ts';
import type { SharedValue } from './profileSync.ts';

/** The personal dictionary. */
export const sharedWords: SharedValue<readonly string[]> = {
  name: 'words',
  empty: [],
  read: async () => [...(await loadWords())].sort(),
  async write(words) {
    const present = await loadWords();
    const wanted = new Set(words);
    await removeWords(present.filter((word) => !wanted.has(word)));
    await addWords(words.filter((word) => !present.includes(word)));
  },
  merge: mergeWords,
  parse: (raw) => (Array.isArray(raw) ? raw.filter((one): one is string => typeof one === 'string') : undefined),
};

/** What belongs to this device, not to the person. */
const LOCAL: readonly (keyof Settings)[] = ['plainEditor', 'lastLanguage'];

const fieldsOf = (settings: Settings): Fields =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => !LOCAL.includes(name as keyof Settings)));

/** The settings of the checker. */
export const sharedSettings: SharedValue<Fields> = {
  name: 'settings',
  empty: {},
  read: async () => fieldsOf(chosenSettings()),
  async write(fields) {
    const { plainEditor: _plain, lastLanguage: _last, ...shared } = parseSettings(fields, navigator.languages);
    changeSettings(shared);
  },
  merge: mergeFields,
  parse: (raw) => (raw && typeof raw === 'object' && !Array.isArray(raw) ? (raw as Fields) : undefined),
};
