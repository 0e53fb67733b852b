// What is the same on all devices of a person: the personal dictionary, the team's word list beside it, and the settings of
// the checker.
import { keepFields, keptFields, type Settings } from '../../settings.ts';
import { mergeTeam, parseTeam, type TeamFile } from '../../words/teamFile.ts';
import { keepTeam, teamOf } from '../../words/teamWords.ts';
import { changeWordsOf, wordsOf } from '../../words/words.ts';
import { type Fields, mergeFields, mergeWords } from './mergeProfile.ts';
import type { SharedValue } from './profileSync.ts';

/** The personal dictionary of a person. */
export const sharedWords = (owner: string): SharedValue<readonly string[]> => ({
  name: 'words',
  empty: [],
  read: async () => (await wordsOf(owner)).sort(),
  async write(words) {
    const wanted = new Set(words);
    const remove = (await wordsOf(owner)).filter((word) => !wanted.has(word));
    await changeWordsOf(owner, { add: words, remove });
  },
  merge: mergeWords,
  parse: (raw) => (Array.isArray(raw) ? raw.filter((one): one is string => typeof one === 'string') : undefined),
  join: (words, raw) => [...words, ...(Array.isArray(raw) ? raw.filter((one) => typeof one !== 'string') : [])],
});

/** The team's word list of a person. Nothing is kept of it in the cloud before there is one. */
export const sharedTeam = (owner: string): SharedValue<TeamFile | null> => ({
  name: 'team',
  empty: null,
  isRare: true,
  read: () => teamOf(owner),
  write: (file) => keepTeam(owner, file),
  merge: mergeTeam,
  parse: parseTeam,
});

/** What another device of the person has no use for. */
const LOCAL: readonly (keyof Settings)[] = ['plainEditor', 'lastLanguage'];

const without = (fields: object): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !LOCAL.includes(name as keyof Settings)));

/** The settings of a person: what they chose, so that a device where they chose nothing changes nothing. */
export const sharedSettings = (owner: string): SharedValue<Fields> => ({
  name: 'settings',
  kind: 'settings',
  empty: {},
  // As they are kept: what only a newer release understands goes from device to device unharmed.
  read: async () => without(keptFields(owner)),
  write: async (fields) => keepFields(owner, without(fields)),
  merge: mergeFields,
  parse: (raw) => (raw && typeof raw === 'object' && !Array.isArray(raw) ? (raw as Fields) : undefined),
});
