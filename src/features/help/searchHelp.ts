// Finds help entries by everyday words. Case and accents do not matter, endings hardly; the best answer comes first.
import type { HelpEntry, HelpGroup, HelpTexts } from '../../lib/pages/helpTexts.ts';

/** The help of an installation: with documents in accounts, some answers differ and there is one more group. */
export function helpGroups(
  { groups, withAccounts }: Pick<HelpTexts, 'groups' | 'withAccounts'>,
  documents: boolean,
): readonly HelpGroup[] {
  if (!documents) return groups;
  const answered = (entry: HelpEntry): HelpEntry => ({ ...entry, answer: entry.withAccounts ?? entry.answer });
  return [...groups.map(({ heading, items }) => ({ heading, items: items.map(answered) })), withAccounts];
}

/** How much a word in the question, in the further words and in the answer counts. */
const PLACES = { question: 1, words: 0.9, answer: 0.4 } as const;
/** An entry is found if it answers this share of what was asked, common words counting little. */
const ENOUGH = 0.3;
/** What a word counts that no entry has; one that a single entry has counts about 4. */
const UNKNOWN = 1;
/** An entry that answers less than this share of what the best one does is left out. */
const NEAR_BEST = 0.6;

function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('ß', 'ss');
  return plain.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
}

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** How well a word of an entry answers one that was asked for, from 0 to 1. */
function likeness(asked: string, word: string): number {
  if (asked === word) return 1;
  if (word.startsWith(asked)) return asked.length >= 3 ? 0.9 : 0.5;
  const start = sharedStart(asked, word);
  const longer = Math.max(asked.length, word.length);
  // Endings: "printing" and "print", "Wörter" and "Wort".
  if (start >= 4 && start >= longer * 0.6) return 0.8;
  // Compounds: "kürzel" for "Tastenkürzel", and the other way around.
  const [part, whole] = asked.length < word.length ? [asked, word] : [word, asked];
  return part.length >= 5 && whole.includes(part) ? 0.75 : 0;
}

function answersTo(asked: string, { question, words, answer }: HelpEntry): number {
  const texts = { question, words, answer };
  const best = (place: keyof typeof PLACES) =>
    PLACES[place] * Math.max(0, ...wordsOf(texts[place]).map((word) => likeness(asked, word)));
  return Math.max(best('question'), best('words'), best('answer'));
}

/** The entries that answer a query, best first; an empty query finds nothing. A word that many entries have counts little. */
export function searchHelp(groups: readonly HelpGroup[], query: string): HelpEntry[] {
  const entries = groups.flatMap(({ items }) => items);
  const asked = [...new Set(wordsOf(query))].map((word) => {
    const values = entries.map((entry) => answersTo(word, entry));
    const having = values.filter((value) => value > 0).length;
    return { values, weight: having === 0 ? UNKNOWN : Math.log(1 + entries.length / having) };
  });
  const total = asked.reduce((sum, { weight }) => sum + weight, 0);
  const scored = entries.map((entry, at) => ({
    entry,
    score: asked.reduce((sum, { values, weight }) => sum + weight * (values[at] ?? 0), 0) / (total || 1),
  }));
  const least = Math.max(ENOUGH, NEAR_BEST * Math.max(0, ...scored.map(({ score }) => score)));
  return scored
    .filter(({ score }) => score >= least)
    .toSorted((one, other) => other.score - one.score)
    .map(({ entry }) => entry);
}
