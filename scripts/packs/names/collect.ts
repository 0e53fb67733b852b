// The names that go into a language's `lex` file: all that some dictionary, own list or count knows and this language's
// dictionary does not, without those that are rather a slip of one of its words (Thier, Alot).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SpellPack } from '../../../src/engine/pack/spellPack.ts';
import { isWord } from '../../../src/engine/spelling/lookup.ts';
import { capitalise } from '../../../src/engine/text/shape.ts';
import type { TextLanguage } from '../../../src/engine/types.ts';
import { dictionaryLines } from '../dictionary.ts';
import { readFrequencyTable } from '../frequency.ts';
import { LANGUAGES, PACK_SOURCES } from '../languages.ts';
import { packageFolder, readWordList } from '../sources.ts';
import { readNameModel } from './model.ts';
import { slipsOf } from './slips.ts';

/** Own lists of names that are meant for all languages. */
export const NAME_LISTS = ['names-world', ...LANGUAGES.map((language) => `names-${language}`)];

/** Dictionaries in whose languages a capital means a name: German writes all nouns with one. */
export const NAME_DICTIONARIES = LANGUAGES.filter((language) => language !== 'de').flatMap((language) =>
  PACK_SOURCES[language].dictionaries.map((dictionary) => dictionary.package),
);

/** A name of the dictionaries: one capital, at the beginning of it or of a part. */
const NAME = /^\p{Lu}\p{Ll}+(?:['-]\p{Lu}\p{Ll}+)*$/u;
/** From this frequency class on German lists its own names, too: its dictionary does not tell them from nouns. */
const USUAL = 3;
/** The class of a name that a dictionary lists although it is in no count. */
const LISTED = 2;
/** Languages whose writers leave no accents out of names that their dictionary lists with them. */
const WITH_ACCENTS: ReadonlySet<TextLanguage> = new Set(['de', 'es', 'fr', 'it']);

/** The names for a language, in lower case, each also without its accents. */
export function namesFor(language: TextLanguage, pack: SpellPack): Set<string> {
  const { classes, borrowed } = readNameModel();
  const slips = slipsOf(readFrequencyTable(language), pack, WITH_ACCENTS.has(language));
  const isNew = (name: string) => pack.dialects.some((_, dialect) => !isWord(pack, capitalise(name), 1 << dialect));
  const names = new Set<string>();
  for (const name of dictionaryNames())
    if (isNew(name) && !slips.isSlip(name, classes.get(name) ?? LISTED)) names.add(name);
  for (const [name, frequencyClass] of classes) {
    const isUseful = isNew(name) || (language === 'de' && frequencyClass >= USUAL);
    if (isUseful && !slips.isSlip(name, frequencyClass)) names.add(name);
  }
  for (const name of borrowed.get(language) ?? []) if (isNew(name)) names.add(name);
  for (const name of NAME_LISTS.flatMap(readWordList)) {
    if (isNew(name.toLowerCase()) || language === 'de') names.add(name.toLowerCase());
  }
  for (const name of Array.from(names)) {
    const bare = name.normalize('NFD').replace(/\p{M}/gu, '');
    if (bare !== name && isNew(bare) && !slips.isSlip(bare, classes.get(bare) ?? 0)) names.add(bare);
  }
  return names;
}

function dictionaryNames(): Set<string> {
  const names = new Set<string>();
  for (const name of NAME_DICTIONARIES) {
    for (const line of dictionaryLines(readFileSync(join(packageFolder(name), 'index.dic'), 'utf8'))) {
      const [stem = ''] = line.split('/');
      if (NAME.test(stem)) names.add(stem.toLowerCase());
    }
  }
  return names;
}
