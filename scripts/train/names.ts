// Makes models/names.br: npx node scripts/train/names.ts <data folder>
// The folder holds spelling/<language>/freq_wordfreq_large.tsv.gz and text/<language>/*.gz, for all languages. A name is a word
// that several languages use and none has in small letters, or that texts write with a capital inside sentences.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLexicon } from '../../src/engine/lexicon/createLexicon.ts';
import type { SpellPack } from '../../src/engine/pack/spellPack.ts';
import { WordBit } from '../../src/engine/pack/spellPack.ts';
import { isWord } from '../../src/engine/spelling/lookup.ts';
import { suggest } from '../../src/engine/spelling/rank/rank.ts';
import { bitsAt, walk } from '../../src/engine/spelling/walk.ts';
import { capitalise } from '../../src/engine/text/shape.ts';
import type { TextLanguage } from '../../src/engine/types.ts';
import { ensurePacks } from '../packs/ensure.ts';
import { LANGUAGES } from '../packs/languages.ts';
import { readPack } from '../packs/load.ts';
import { encodeNameModel, NAMES_FILE } from '../packs/names/model.ts';
import { loadPack } from '../packs/verdicts.ts';
import { capitalsIn } from './shared/capitals.ts';
import { classOf, LOWEST_ZIPF, wordfreq, type Zipf } from './shared/zipf.ts';

/** Names taken from the word lists, by the sum of their three best Zipf values. */
const MOST_LISTED = 36_000;
/** What counts as the third value of a name that only two lists have. */
const THIRD = 0.5;
/** Languages that must use a word which German accepts. */
const LEAST_USERS = 2;
/** Occurrences inside sentences from which the texts vouch for a name, and how many small ones it may have beside each. */
const LEAST_CAPITALS = 3;
const SMALL_PER_CAPITAL = 0.1;
/** A borrowed word is at least this frequent in the language that borrows it. */
const LEAST_BORROWED = 2;
/** A word that a correction of this cost and frequency class explains, so much more frequent, is a slip, not a borrowed word. */
const SLIP = { cost: 26, frequency: 5, lead: 2 };
/** What a missing accent costs: that is always a slip. */
const ACCENT = 4;

/** Letters with apostrophes and hyphens inside, but no possessive. */
const NAME = /^\p{L}(?!.*['’]s$)[\p{L}'’-]*\p{L}$/u;
/** Without one, small letters stand for an abbreviation. */
const VOWEL = /[aeiouy\u00df-\u024f]/;
const SMALL = WordBit.lower | WordBit.keepLower;

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Usage: npx node scripts/train/names.ts <data folder>');

await ensurePacks();
const packs = new Map(LANGUAGES.map((language) => [language, loadPack(language)]));
const lists = new Map(LANGUAGES.map((language) => [language, wordfreq(folder, language)]));
const german = createLexicon(readPack('de', 'lex') as Uint8Array, {});

const classes = new Map<string, number>();
for (const word of listedNames()) classes.set(word, classFor(word));
const listed = classes.size;
for (const language of LANGUAGES.filter((code) => code !== 'de')) {
  for (const [word, { capital, small }] of capitalsIn(join(folder, 'text', language))) {
    if (capital < LEAST_CAPITALS || small > capital * SMALL_PER_CAPITAL) continue;
    if (isCandidate(word)) classes.set(word, classFor(word));
  }
}
const borrowed = new Map(LANGUAGES.map((language) => [language, borrowedBy(language)]));
const bytes = encodeNameModel({ classes, borrowed });
writeFileSync(NAMES_FILE, bytes);
console.log(`${listed} names of word lists, ${classes.size - listed} of texts; ${bytes.length} bytes`);
for (const [language, words] of borrowed) console.log(`${language}: ${words.length} borrowed words`);

/** The names of the word lists, most frequent first. */
function listedNames(): string[] {
  const values = new Map<string, number[]>();
  for (const zipf of lists.values()) {
    for (const [word, value] of zipf) {
      const known = values.get(word);
      if (known) known.push(value);
      else values.set(word, [value]);
    }
  }
  return [...values]
    .filter(([word, found]) => found.length > 1 && isCandidate(word))
    .map(([word, found]) => {
      const [first = 0, second = 0, third = THIRD] = found.sort((a, b) => b - a);
      return [word, first + second + third] as const;
    })
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, MOST_LISTED)
    .map(([word]) => word);
}

function isCandidate(word: string): boolean {
  return word.length > 2 && NAME.test(word) && VOWEL.test(word) && !isSmallSomewhere(word) && !isGermanNoun(word);
}

/** Words of other languages that this one uses, and that are no slip of its own words: in it they are parts of names. */
function borrowedBy(language: TextLanguage): string[] {
  const pack = packs.get(language) as SpellPack;
  const others = LANGUAGES.filter((code) => code !== language && code !== 'de');
  const isBorrowed = (word: string) => others.some((code) => isWord(packs.get(code) as SpellPack, word, 1));
  return [...(lists.get(language) as Zipf)].flatMap(([word, value]) => {
    if (value < LEAST_BORROWED || word.length < 3 || !NAME.test(word)) return [];
    if (isAccepted(pack, word) || isAccepted(pack, capitalise(word)) || !isBorrowed(word)) return [];
    return isSlip(pack, word, classOf(value)) ? [] : [word];
  });
}

function isSlip(pack: SpellPack, word: string, frequencyClass: number): boolean {
  return suggest(pack, word, 1, { max: 2, maxVisits: 2000 }).some(
    ({ cost, frequency }) =>
      cost <= ACCENT || (cost <= SLIP.cost && frequency >= Math.max(SLIP.frequency, frequencyClass + SLIP.lead)),
  );
}

function isAccepted(pack: SpellPack, word: string): boolean {
  return pack.dialects.some((_, dialect) => isWord(pack, word, 1 << dialect));
}

function isSmallSomewhere(word: string): boolean {
  return [...packs.values()].some((pack) =>
    pack.dialects.some((_, dialect) => (bitsAt(pack, walk(pack, word, 0, word.length), dialect) & SMALL) !== 0),
  );
}

/** German writes all nouns with a capital: what it accepts is a name only if it is no noun of its lexicon and others use it. */
function isGermanNoun(word: string): boolean {
  const title = capitalise(word);
  if (!isAccepted(packs.get('de') as SpellPack, title)) return false;
  if (german.analyses(title).length > 0) return true;
  return [...lists].filter(([language, zipf]) => language !== 'de' && zipf.has(word)).length < LEAST_USERS;
}

function classFor(word: string): number {
  const best = Math.max(...[...lists.values()].map((zipf) => zipf.get(word) ?? 0));
  return best < LOWEST_ZIPF ? 0 : classOf(best);
}
