// The words that may have been meant by each word of the vocabulary: other forms of its lemma, words of the confusion sets, other words
// of its closed class, words one slip away.
import { Pos } from '../../../src/engine/lexicon/features.ts';
import type { Lexicon } from '../../../src/engine/lexicon/lexicon.ts';
import { BUCKETS, type NetVocabulary } from '../../../src/engine/net/words.ts';
import type { TextLanguage } from '../../../src/engine/types.ts';
import { contextSetsOf } from '../../rows/rules.ts';

/** Candidates that are kept of a word, the likeliest first. */
export const MOST_CANDIDATES = 16;
/** Frequencies by word. */
export type Counts = ReadonlyMap<string, number>;

/** Words below this frequency are not taken for what was meant by a slip. */
const SLIP_COUNT = 25;
/** Words of a closed class that stand for one another. */
const CLASS_WORDS = 8;
const CLOSED = [Pos.determiner, Pos.pronoun, Pos.preposition, Pos.conjunction, Pos.subjunction] as const;

/** Rows of MOST_CANDIDATES entries by entry of the vocabulary, 0 where there are fewer. */
export function candidatesOf(
  language: TextLanguage,
  vocabulary: NetVocabulary,
  lexicon: Lexicon,
  counts: Counts,
): Uint16Array {
  const { words, size } = vocabulary;
  const sets = confusionSets(language);
  const closed = closedClasses(words, lexicon);
  const slips = slipsOf(
    words.filter((word) => /^\p{L}[\p{L}']*$/u.test(word) && (counts.get(word) ?? 0) >= SLIP_COUNT),
  );
  const table = new Uint16Array(size * MOST_CANDIDATES);
  const byCount = (list: Iterable<string>): string[] =>
    [...list].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  words.forEach((word, i) => {
    const found = new Set<string>();
    for (const each of sets.get(word) ?? []) found.add(each);
    for (const each of byCount(formsOf(word, lexicon)).slice(0, 10)) found.add(each);
    for (const each of closed.get(word) ?? []) found.add(each);
    for (const each of byCount(slips.get(word) ?? [])) found.add(each);
    found.delete(word);
    const entries = [...found].map((each) => vocabulary.entryOf(each)).filter((entry) => entry !== undefined);
    table.set(entries.slice(0, MOST_CANDIDATES), (1 + BUCKETS + i) * MOST_CANDIDATES);
  });
  return table;
}

function confusionSets(language: TextLanguage): Map<string, Set<string>> {
  const sets = new Map<string, Set<string>>();
  for (const { members, isGap } of contextSetsOf(language)) {
    if (isGap) continue;
    for (const member of members) {
      const others = sets.get(member) ?? new Set();
      for (const other of members) others.add(other);
      sets.set(member, others);
    }
  }
  return sets;
}

/** The other forms of a word's lemmas. */
function formsOf(word: string, lexicon: Lexicon): Set<string> {
  const forms = new Set<string>();
  for (const { lemma, pos } of lexicon.analyses(word)) {
    if (pos === Pos.properNoun || (CLOSED as readonly number[]).includes(pos)) continue;
    for (const form of lexicon.inflect(lemma, pos, 0)) forms.add(form);
  }
  const swapped =
    word.charAt(0) === word.charAt(0).toLowerCase() ? word.charAt(0).toUpperCase() : word.charAt(0).toLowerCase();
  forms.add(swapped + word.slice(1));
  return forms;
}

/** The most frequent words of the same closed class. */
function closedClasses(words: readonly string[], lexicon: Lexicon): Map<string, string[]> {
  const classes = new Map<string, string[]>();
  for (const pos of CLOSED) {
    const members = words
      .slice(0, 3000)
      .filter((word) => lexicon.analyses(word).some((reading) => reading.pos === pos));
    for (const word of members) classes.set(word, [...(classes.get(word) ?? []), ...members.slice(0, CLASS_WORDS)]);
  }
  return classes;
}

/** Words one deletion, insertion, substitution or transposition apart. */
function slipsOf(words: readonly string[]): Map<string, Set<string>> {
  const byKey = new Map<string, string[]>();
  const add = (key: string, word: string): void => {
    const list = byKey.get(key);
    if (list) list.push(word);
    else byKey.set(key, [word]);
  };
  for (const word of words) {
    if (word.length < 2) continue;
    add(word, word);
    for (let i = 0; i < word.length; i++) add(`${word.slice(0, i)}${word.slice(i + 1)}`, word);
    for (let i = 0; i < word.length; i++) add(`${word.slice(0, i)}*${word.slice(i + 1)}`, word);
    for (let i = 0; i + 1 < word.length; i++)
      add(`${word.slice(0, i)}${sortedPair(word, i)}${word.slice(i + 2)}~${i}`, word);
  }
  const slips = new Map<string, Set<string>>();
  for (const [key, list] of byKey) {
    if (list.length < 2) continue;
    const isWhole = !key.includes('*') && !key.includes('~');
    for (const a of list) {
      for (const b of list) {
        if (a === b || (isWhole && a !== key && b !== key)) continue;
        const others = slips.get(a) ?? new Set();
        others.add(b);
        slips.set(a, others);
      }
    }
  }
  return slips;
}

/** Two neighbouring letters in the order of the alphabet, so that a transposed pair has the same key. */
function sortedPair(word: string, i: number): string {
  const [a, b] = [word.charAt(i), word.charAt(i + 1)];
  return a < b ? a + b : b + a;
}
