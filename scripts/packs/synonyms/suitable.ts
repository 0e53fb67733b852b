// What of WordNet may be put in place of a word: words of the dictionary, no names, and nothing that insults.
import type { SpellPack } from '../../../src/engine/pack/spellPack.ts';
import { isWord } from '../../../src/engine/spelling/lookup.ts';
import { OffensiveWords } from '../offensive.ts';
import { offensiveList, readWordList } from '../sources.ts';
import type { Synset } from './wordnet.ts';

/** What WordNet says of words that are said about people rather than to them. */
const UNKIND =
  /\b(offensive|disparag\w*|derogat\w*|slurs?|vulgar\w*|obscen\w*|taboo|contempt\w*|(slang|informal) (term|name)s?)\b/i;
/** Right words where a writer means them; offered for cheating, odd, old or very, they hurt somebody. */
const NEVER: ReadonlySet<string> = new Set(
  (
    'gyp gip welsh welch jew coolie mulatto savage heathen queer crippled crone hag butch babe bloody damn damned goddamn ' +
    'goddamned old_maid kept_woman fancy_woman gay_woman woman_chaser skirt_chaser easy_lay primitive_person'
  ).split(' '),
);
/** grease one's palms: what is to be filled in cannot be put into a text. */
const BLANK = /(?:^|_)(?:one|oneself|someone|somebody|something)(?:'s)?(?:_|$)/;
/** "in short order" is a word of its own to WordNet; longer ones are descriptions. */
const MOST_PARTS = 3;

/** Judges the words and senses of English. */
export function createSuitable(spell: SpellPack) {
  const offensive = new OffensiveWords(readWordList(offensiveList('en')));
  const isListed = (word: string) => spell.dialects.some((_, i) => isWord(spell, word, 1 << i));
  return {
    /** Whether a word may be looked up: single words of the dictionary. */
    isHead: (word: string): boolean => word.length > 1 && /^[a-z][a-z'-]*$/.test(word) && isListed(word),

    /** Whether it may be offered. */
    isOffered(word: string): boolean {
      const parts = word.split('_');
      return (
        parts.length <= MOST_PARTS &&
        !BLANK.test(parts.length > 1 ? word : '') &&
        !NEVER.has(word) &&
        parts.every((part) => /^[a-z][a-z'-]*$/.test(part) && isListed(part)) &&
        !parts.some((part) => offensive.has(part) || NEVER.has(part)) &&
        (parts.length > 1 || word.length > 2)
      );
    },

    /** Whether a sense is left out whole: a single rude word in it says what the others are used for. */
    isUnkind: ({ words, gloss }: Synset): boolean =>
      UNKIND.test(gloss) ||
      words.some((word) => word.split('_').some((part) => offensive.has(part.toLowerCase()))) ||
      (gloss.toLowerCase().match(/[a-z]+/g) ?? []).some((word) => offensive.has(word)),

    /** An instance of something is a name: a river, a person. */
    isNamed: ({ pointers }: Synset): boolean => pointers.some(({ symbol }) => symbol === '@i'),
  };
}
