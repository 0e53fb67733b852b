// Holds the texts to the glossary: the one word of each language for what the product speaks of (locales/glossary.tsv), and
// the words it does not use (locales/glossary.avoid.tsv). In both files `*` stands for any letters and ` / ` parts words of
// which one is enough. A word to avoid is found in any case, unless it is listed with a capital.
import { readFileSync } from 'node:fs';
import { isExample, type LocaleFinding } from './findings.ts';
import type { FlatTexts } from './read.ts';

/** A label of so many words names a thing; longer texts may speak of it in other words. */
const LABEL_WORDS = 4;

/** What the product speaks of: its word in each language, as patterns. */
export interface Term {
  readonly name: string;
  readonly words: ReadonlyMap<string, RegExp>;
}

/** A word that the texts of a language avoid, and what they say instead. */
export interface Avoided {
  readonly language: string;
  readonly where: string;
  readonly pattern: RegExp;
  readonly use: string;
}

/** A cell of the glossary as a pattern of whole words. */
export function wordPattern(cell: string, anyCase = false): RegExp {
  const words = cell.split(' / ').map((word) => {
    const escaped = word.trim().replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
    const letters = escaped.replaceAll('*', String.raw`[\p{L}\p{M}\p{N}’-]*`).replaceAll(' ', String.raw`\s+`);
    return /^\p{Lu}/u.test(word.trim()) && !anyCase ? letters : `(?i:${letters})`;
  });
  return new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}-])(?:${words.join('|')})(?![\p{L}\p{M}\p{N}-])`, 'gu');
}

const rowsOf = (path: string): string[][] =>
  readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));

/** The terms, longest English words first: “text message” is no “text”. */
export function readTerms(path = 'locales/glossary.tsv'): Term[] {
  const [head = [], ...rows] = rowsOf(path);
  return rows
    .map(([name = '', ...cells]) => ({
      name,
      words: new Map(
        head.slice(1).map((language, index) => [language, wordPattern((cells[index] ?? '').trim(), true)]),
      ),
    }))
    .toSorted((a, b) => b.name.length - a.name.length);
}

export const readAvoided = (path = 'locales/glossary.avoid.tsv'): Avoided[] =>
  rowsOf(path)
    .slice(1)
    .map(([language = '', where = '', words = '', use = '']) => ({
      language,
      where,
      pattern: wordPattern(words),
      use,
    }));

/** A text without slots and tags. */
const plain = (text: string): string => text.replace(/\{\{?[^{}]*\}\}?|<[^>]*>/g, ' ').trim();

/** A text without what it quotes: words of the text that is checked, in its own language. */
const unquoted = (text: string): string => plain(text).replace(/«[^»]*»|“[^”]*”|„[^“]*“/g, ' ');

/** Labels whose English names a term and whose translation does not. */
export function termFindings(
  locale: string,
  english: FlatTexts,
  texts: FlatTexts,
  terms: readonly Term[],
): LocaleFinding[] {
  const found: LocaleFinding[] = [];
  for (const [key, label] of english) {
    const own = texts.get(key);
    let left = plain(label);
    if (own === undefined || isExample(key) || left.split(/\s+/).length > LABEL_WORDS) continue;
    for (const { name, words } of terms) {
      const rest = left.replace(words.get('en') ?? /$^/, ' ');
      if (rest === left) continue;
      left = rest;
      const word = words.get(locale);
      if (word && plain(own).search(word) < 0) found.push({ kind: 'term', key, detail: `no “${name}” in: ${own}` });
    }
  }
  return found;
}

/** Words that the texts of a language avoid, outside of what is quoted. */
export function avoidFindings(
  locale: string,
  file: string,
  texts: FlatTexts,
  avoided: readonly Avoided[],
): LocaleFinding[] {
  const place = file.startsWith('rules.') ? 'rules' : 'interface';
  const found: LocaleFinding[] = [];
  const own = avoided.filter(({ language, where }) => language === locale && (where === 'all' || where === place));
  for (const [key, text] of texts) {
    if (isExample(key)) continue;
    const words = unquoted(text);
    for (const { pattern, use } of own) {
      const [word] = words.match(pattern) ?? [];
      if (word) found.push({ kind: 'avoid', key, detail: `“${word}”, use: ${use}` });
    }
  }
  return found;
}
