// Words run together ("alot"), a missing hyphen ("celuici"), a superfluous apostrophe ("l'maison", "qual'è"): mistakes that
// letter edits within one word cannot reach.
import { type SpellPack } from '../pack/spellPack.ts';
import { type CandidateSet } from './candidates/candidates.ts';
import { isWord } from './lookup.ts';
import { frequencyOfWord } from './search/candidateIndex.ts';
import { type LanguageTables } from './tables/types.ts';

/** The typed word to be split. */
export interface SplitRequest {
  pack: SpellPack;
  /** Lower case, with straight apostrophes. */
  word: string;
  dialectBit: number;
  tables: LanguageTables;
}

const USUAL = 6;
const SHORT_PART = 4;
const COMPOUND_LANGUAGE = 10;
const PHRASE_COST = 6;
const PHRASE_FREQUENCY = 9;

/** Adds every split into more than one word. */
export function addSplits(request: SplitRequest, candidates: CandidateSet): void {
  addPhrases(request, candidates);
  addPairs(request, candidates);
  addHyphens(request, candidates);
  addFullForms(request, candidates);
}

// "alot": a phrase of the list without its spaces.
function addPhrases({ pack, word, dialectBit, tables }: SplitRequest, candidates: CandidateSet): void {
  for (const phrase of phrasesOf(tables).get(bare(word)) ?? []) {
    if (phrase === word || !phrase.split(' ').every((part) => isWord(pack, part, dialectBit))) continue;
    candidates.add(phrase, PHRASE_COST, PHRASE_FREQUENCY, 'phrase');
  }
}

const phrases = new WeakMap<LanguageTables, ReadonlyMap<string, readonly string[]>>();

function phrasesOf(tables: LanguageTables): ReadonlyMap<string, readonly string[]> {
  const known = phrases.get(tables);
  if (known !== undefined) return known;
  const byLetters = new Map<string, string[]>();
  for (const phrase of tables.phrases) {
    byLetters.set(bare(phrase), [...(byLetters.get(bare(phrase)) ?? []), phrase]);
  }
  phrases.set(tables, byLetters);
  return byLetters;
}

const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f' -]/g, '')
    .toLowerCase();

// "thehouse", "parcequ'il": two common words.
function addPairs({ pack, word, dialectBit, tables }: SplitRequest, candidates: CandidateSet): void {
  for (let at = 1; at < word.length; at++) {
    if (/['-]/.test(word.slice(at - 1, at + 1))) continue;
    const left = word.slice(0, at);
    const right = word.slice(at);
    if (!mayStand(left, tables) || !mayStand(right, tables)) continue;
    const least = Math.min(frequencyOfWord(pack, left), frequencyOfWord(pack, behindElision(pack, right)));
    if (least < USUAL || !isWord(pack, left, dialectBit) || !isWord(pack, right, dialectBit)) continue;
    const short = Math.min(left.length, right.length) <= 2 ? SHORT_PART : 0;
    const cost = tables.weights.split + (pack.hasCompounds ? COMPOUND_LANGUAGE : 0) + short;
    candidates.add(`${left} ${right}`, cost, least - 2, 'split');
  }
}

/** "qu'il": as usual as what follows the elision. */
const behindElision = ({ elisions }: SpellPack, word: string): string => {
  const elision = elisions.find((prefix) => word.startsWith(prefix));
  return elision === undefined ? word : word.slice(elision.length);
};

const mayStand = (part: string, tables: LanguageTables): boolean =>
  part.length > 1 || tables.oneLetterWords.includes(part);

// "celuici": the language attaches such endings with a hyphen.
function addHyphens({ pack, word, dialectBit, tables }: SplitRequest, candidates: CandidateSet): void {
  for (const tail of tables.hyphenTails) {
    const head = word.slice(0, -tail.length);
    if (head.length < 2 || !word.endsWith(tail)) continue;
    const frequency = frequencyOfWord(pack, head);
    if (frequency < USUAL || !isWord(pack, head, dialectBit)) continue;
    const text = `${head}-${tail}`;
    if (isWord(pack, text, dialectBit)) candidates.add(text, tables.weights.elision, frequency - 2, 'split');
  }
}

// "l'maison": the full form of the elided word. "al'inizio": the elided form in full. "qual'è": two separate words.
function addFullForms({ pack, word, dialectBit, tables }: SplitRequest, candidates: CandidateSet): void {
  const apostrophe = word.indexOf("'");
  if (apostrophe <= 0) return;
  const head = word.slice(0, apostrophe);
  const rest = word.slice(apostrophe + 1);
  if (!mayStand(rest, tables) || rest === '' || !isWord(pack, rest, dialectBit)) return;
  const forms =
    tables.fullForms[`${head}'`] ?? (mayStand(head, tables) && isWord(pack, head, dialectBit) ? [head] : []);
  for (const form of forms) {
    const blank = form.endsWith("'") ? '' : ' ';
    candidates.add(`${form}${blank}${rest}`, tables.weights.elision, 8, 'split');
  }
}
