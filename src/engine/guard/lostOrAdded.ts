// What must be the same before and after: figures, dates, names, addresses, code, quoted words. Nothing may come or go; in a
// correction the order stays as well, in a rewriting it may change.
import { Kind } from '../text/tokenize.ts';
import { folded } from './diff.ts';
import { type GuardWord, isPlain, wordsOf } from './sentenceWords.ts';
import type { GuardMode, GuardReason, GuardWords } from './types.ts';

/** A sentence with its words. */
export interface ReadText {
  text: string;
  words: readonly GuardWord[];
}

/** Reads a sentence for the comparisons below. */
export const readText = (text: string): ReadText => ({ text, words: wordsOf(text) });

/** Puts things in order where theirs does not matter. */
type Order = (items: readonly string[]) => readonly string[];

const asBag: Order = (items) => [...items].sort();
const asIs: Order = (items) => items;

/** Signs that mean an amount. */
const AMOUNTS = /[$\u20ac\u00a3\u00a5%\u2030\u00b0\u00a7]/g;

/** $40: looks like code to the tokenizer. */
const AMOUNT = /^[$\u20ac\u00a3\u00a5]?\d[\d.,]*$/;

/** 12, 1,000, 4:30; not the letters beside them: 14th may become 14º. */
const FIGURES = /\d+(?:[.,:/-]\d+)*/g;

/** Figures as written, numbers in words by their value: three may become 3, nothing else. */
function numbersOf({ text: whole, words }: ReadText, { facts }: GuardWords): string[] {
  const numbers: string[] = [...whole.matchAll(AMOUNTS)].map(([sign]) => sign);
  for (const { text, key, kind } of words) {
    if (kind === Kind.number || (kind === Kind.masked && AMOUNT.test(text)))
      numbers.push(...(key.match(FIGURES) ?? []));
    else if (kind === Kind.word) {
      const value = facts.numbers.get(key);
      if (value !== undefined) numbers.push(String(value));
      else if (facts.longNumber?.test(key)) numbers.push(key);
    }
  }
  return numbers;
}

/** Days and months; those that need a capital in their language only with one. */
function datesOf({ words }: ReadText, { calendar }: GuardWords): string[] {
  const names = [...calendar.days, ...calendar.months];
  const small = new Set(names.filter((name) => name === name.toLowerCase()));
  const titled = new Set(names.filter((name) => !small.has(name)));
  return words.filter(({ text, key }) => small.has(key) || titled.has(text)).map(({ key }) => key);
}

/** Addresses, handles, paths, code, and words of other scripts. */
const linksOf = ({ words }: ReadText): string[] =>
  words
    .filter(({ kind, text }) => (kind === Kind.masked && !AMOUNT.test(text)) || kind === Kind.foreign)
    .map(({ text }) => text);

const QUOTED = /"([^"\n]+)"/g;

/** What stands between quotation marks, and how many marks there are. */
function quotationsOf({ text }: ReadText): string[] {
  const plain = folded(text);
  const marks = String([...plain.matchAll(/"/g)].length);
  // The full stop of the sentence may stand on either side of the mark.
  const inside = [...plain.matchAll(QUOTED)].map(([, words]) =>
    (words ?? '').replace(/[\s.,!?;:\u2026]+$/u, '').trim(),
  );
  return [marks, ...inside];
}

const TAIL = /['\u2019]s?$/u;
const ENDING = /^(?:e?s|e?n|er|ern)$/;

/** Anna, Anna's, Annas: one name in two forms. */
function isSameName(one: string, other: string): boolean {
  const [a, b] = [one.replace(TAIL, ''), other.replace(TAIL, '')];
  if (a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length > 2 && long.startsWith(short) && ENDING.test(long.slice(short.length));
}

/** Elided words before a name: l'Europe, dell'Anna, d'Artagnan. */
const bareName = (key: string): string => key.replace(/^\p{L}{1,7}'(?=\p{L}{2})/u, '');

/** Words with a capital inside a sentence that are names. */
function namesOf({ words }: ReadText, { facts, isName, isKnown }: GuardWords): string[] {
  const plain = words.filter(isPlain);
  const capitals = plain.filter(({ text }) => /^\P{L}*\p{Lu}/u.test(text)).length;
  // In a heading most words have a capital: only what is no word without it is a name.
  const isHeading = plain.length > 2 && capitals * 3 > plain.length * 2;
  return plain
    .filter(({ text, isFirst }) => !isFirst && /\p{Lu}/u.test(text) && !facts.notNames.test(folded(text)))
    .filter(({ text }) => isName(text) && !(isHeading && isKnown(text.toLowerCase())))
    .map(({ key }) => bareName(key));
}

/** Whether every name is still there, and no new one. Case does not matter: english may become English. */
function hasSameNames(before: ReadText, after: ReadText, tools: GuardWords, isExact: boolean): boolean {
  const [old, now] = [namesOf(before, tools), namesOf(after, tools)];
  const times = (name: string, { words }: ReadText) =>
    words.filter(({ key }) => isSameName(bareName(key), name)).length;
  const isKept = (name: string) =>
    isExact ? times(name, before) === times(name, after) : times(name, before) > 0 && times(name, after) > 0;
  if (![...old, ...now].every(isKept)) return false;
  return !isExact || old.length !== now.length || old.every((name, i) => isSameName(name, now[i] as string));
}

/** Characters that no correction brings: control and format characters, emoji and other symbols, private ones. */
const STRANGE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{So}\p{Sk}\u2028\u2029]/gu;

/** Whether the second text has strange characters that the first has not. */
export function hasNewCharacters(before: string, after: string): boolean {
  const known = new Set(before.match(STRANGE));
  return (after.match(STRANGE) ?? []).some((char) => !known.has(char));
}

/** What is not kept; null if all is. */
export function lostOrAdded(before: ReadText, after: ReadText, tools: GuardWords, mode: GuardMode): GuardReason | null {
  const isExact = mode === 'correct';
  const order = isExact ? asIs : asBag;
  const isSame = (of: (text: ReadText, tools: GuardWords) => string[]) =>
    order(of(before, tools)).join('\u0000') === order(of(after, tools)).join('\u0000');
  if (!isSame(linksOf)) return 'links';
  if (!isSame(numbersOf)) return 'numbers';
  if (!isSame(datesOf)) return 'dates';
  if (!hasSameNames(before, after, tools, isExact)) return 'names';
  return isSame(quotationsOf) ? null : 'quotations';
}
