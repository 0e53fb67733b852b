// Slips of the hand and misspellings planted in right sentences: the word that was meant is known.
import type { TextLanguage } from '../../../src/engine/types.ts';
import { hashOf } from '../../quality/planted/keptApart.ts';
import { readRows } from '../../quality/rows.ts';

/** A sentence with misspelt words, and the sentence as it was. */
export interface Misspelt {
  text: string;
  right: string;
}

const ROWS_OF_KEYS = ['qwertzuiop', 'asdfghjkl', 'yxcvbnm'];
const WORD = /\p{L}{4,}/gu;

function neighbourOf(letter: string, pick: number): string {
  for (const row of ROWS_OF_KEYS) {
    const at = row.indexOf(letter);
    if (at >= 0) return row[at === 0 || (pick % 2 === 0 && at + 1 < row.length) ? at + 1 : at - 1] as string;
  }
  return letter === 'e' ? 'r' : 'e';
}

/** One of four slips, chosen by a number: two letters changed about, one left out, doubled, or the key beside it. */
function slip(word: string, pick: number): string {
  const at = 1 + (pick % (word.length - 2));
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  switch ((pick >>> 8) % 4) {
    case 0:
      return before + after.charAt(0) + letter + after.slice(1);
    case 1:
      return before + after;
    case 2:
      return before + letter + letter + after;
    default:
      return before + neighbourOf(letter.toLowerCase(), pick >>> 12) + after;
  }
}

/** Misspellings by the lower-case word that was meant. */
function misspellingsOf(folder: string, language: TextLanguage): Map<string, string[]> {
  const byWord = new Map<string, string[]>();
  for (const { misspelling, corrections } of readRows(folder, language) ?? []) {
    const word = corrections[0] as string;
    if (corrections.length > 1 || /\s/.test(misspelling + word)) continue;
    byWord.set(word, [...(byWord.get(word) ?? []), misspelling]);
  }
  return byWord;
}

const likeFirst = (word: string, model: string): string =>
  /^\p{Lu}/u.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

/** Plants one to three misspellings in each sentence: every other one from the lists, where they have one of its words. */
export function misspeltSentences(folder: string, language: TextLanguage, sentences: readonly string[]): Misspelt[] {
  const lists = misspellingsOf(folder, language);
  return sentences.flatMap((right) => {
    const hash = hashOf(`typo ${right}`);
    const words = [...right.matchAll(WORD)].filter(({ 0: word }) => word !== word.toUpperCase());
    const listed = words.filter(({ 0: word }) => lists.has(word.toLowerCase()));
    const chosen = new Map<number, { word: string; typed: string }>();
    for (let k = 0; k <= (hash >>> 4) % 3; k++) {
      const pick = hashOf(`${k} ${right}`);
      const fromList = listed.length > 0 && pick % 2 === 0;
      const pool = fromList ? listed : words;
      const target = pool[(pick >>> 1) % Math.max(1, pool.length)];
      if (!target) continue;
      const word = target[0];
      const known = lists.get(word.toLowerCase()) ?? [];
      const typed = fromList ? (known[(pick >>> 5) % known.length] as string) : slip(word, pick >>> 3);
      chosen.set(target.index, { word, typed: likeFirst(typed, word) });
    }
    let text = right;
    for (const [at, { word, typed }] of [...chosen].sort((a, b) => b[0] - a[0])) {
      text = text.slice(0, at) + typed + text.slice(at + word.length);
    }
    return text === right ? [] : [{ text, right }];
  });
}
