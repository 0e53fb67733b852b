// Finds phrases of lists in a text: each place belongs to the longest phrase that begins there.
import type { TextRange } from '../types.ts';

/** Words as phrases know them: a straight apostrophe or a hyphen may stand within them. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*['’]?/gu;

const plain = (word: string) => word.toLowerCase().replaceAll('’', "'");

/** A word of a text. */
interface PlacedWord extends TextRange {
  readonly word: string;
}

/** The words of a text in order. */
export const wordsOf = (text: string): PlacedWord[] =>
  Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    word: plain(word),
    start: index,
    end: index + word.length,
  }));

interface Phrase<T> {
  readonly words: readonly string[];
  readonly value: T;
}

/** Phrases share an entry by how their first word begins, so that a text is searched in linear time. */
const KEY = 2;

const fits = (written: string | undefined, wanted: string): boolean =>
  written !== undefined &&
  (wanted.endsWith('*') ? written.startsWith(wanted.slice(0, -1)) : written === wanted || written === `${wanted}'`);

/** Phrases to be found. */
export class Phrases<T> {
  private readonly byKey = new Map<string, Phrase<T>[]>();

  /** `phrase` in small letters; a last `*` in a word stands for any end of it. */
  add(phrase: string, value: T): void {
    const words = phrase.split(' ');
    const key = (words[0] as string).slice(0, KEY).replace('*', '');
    const same = this.byKey.get(key) ?? [];
    same.push({ words, value });
    same.sort((a, b) => b.words.length - a.words.length);
    this.byKey.set(key, same);
  }

  /** The phrases in a text, none inside another. `text` serves to see whether the words of a phrase stand side by side. */
  find(text: string, words: readonly PlacedWord[]): (TextRange & { value: T })[] {
    const found: (TextRange & { value: T })[] = [];
    for (let i = 0; i < words.length; ) {
      const hit = this.at(text, words, i);
      if (hit) found.push(hit);
      i += hit ? hit.length : 1;
    }
    return found;
  }

  private at(text: string, words: readonly PlacedWord[], from: number) {
    const first = words[from] as PlacedWord;
    const phrases = this.byKey.get(first.word.slice(0, KEY));
    const hit = phrases?.find(
      (phrase) =>
        phrase.words.every((word, k) => fits(words[from + k]?.word, word)) &&
        isUnbroken(text, words, from, phrase.words.length),
    );
    if (!hit) return null;
    const last = words[from + hit.words.length - 1] as PlacedWord;
    return { start: first.start, end: last.end, value: hit.value, length: hit.words.length };
  }
}

/** Whether nothing but spaces stands between some words. */
function isUnbroken(text: string, words: readonly PlacedWord[], from: number, count: number): boolean {
  for (let i = from + 1; i < from + count; i++) {
    const between = text.slice((words[i - 1] as PlacedWord).end, (words[i] as PlacedWord).start);
    if (between.trim() !== '') return false;
  }
  return true;
}
