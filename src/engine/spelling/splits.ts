// Two words written as one ("alot"), a hyphen left out ("celuici"), and an elision before a word that does not take it
// ("l'maison"): what letter edits within one word do not reach.
import { type SpellPack } from '../pack/spellPack.ts';
import { type CandidateSet } from './candidates.ts';
import { isWord } from './lookup.ts';
import { frequencyOfWord } from './searchIndex.ts';
import { type LanguageTables } from './tables.types.ts';

const USUAL = 6;
// A part of one letter must be among the most frequent words: a, I, y, e, o.
const VERY_FREQUENT = 11;
const SHORT_PART = 4;
const COMPOUND_LANGUAGE = 10;

/** Adds "a lot" for "alot", where both parts are usual words. */
export function addSplits(
  pack: SpellPack,
  word: string,
  dialectBit: number,
  tables: LanguageTables,
  candidates: CandidateSet,
): void {
  if (word.length < (pack.hasCompounds ? 4 : 3)) return;
  for (let at = 1; at < word.length; at++) {
    if (/['-]/.test(word.slice(at - 1, at + 1))) continue;
    const left = word.slice(0, at);
    const right = word.slice(at);
    const leftFrequency = frequencyOfWord(pack, left);
    const rightFrequency = frequencyOfWord(pack, right);
    const least = Math.min(leftFrequency, rightFrequency);
    if (least < USUAL || (left.length === 1 && leftFrequency < VERY_FREQUENT)) continue;
    if (right.length === 1 && rightFrequency < VERY_FREQUENT) continue;
    if (!isWord(pack, left, dialectBit) || !isWord(pack, right, dialectBit)) continue;
    const short = Math.min(left.length, right.length) <= 2 ? SHORT_PART : 0;
    const cost = tables.weights.split + (pack.hasCompounds ? COMPOUND_LANGUAGE : 0) + short;
    candidates.add(`${left} ${right}`, cost, least - 2, 'split');
  }
}

/** Adds "celui-ci" for "celuici", where the language joins such tails by a hyphen. */
export function addHyphens(
  pack: SpellPack,
  word: string,
  dialectBit: number,
  tables: LanguageTables,
  candidates: CandidateSet,
): void {
  for (const tail of tables.hyphenTails) {
    const head = word.slice(0, -tail.length);
    if (head.length < 2 || !word.endsWith(tail)) continue;
    const frequency = frequencyOfWord(pack, head);
    if (frequency < USUAL || !isWord(pack, head, dialectBit)) continue;
    const text = `${head}-${tail}`;
    if (isWord(pack, text, dialectBit)) candidates.add(text, tables.weights.elision, frequency - 2, 'split');
  }
}

/** Adds "la maison" for "l'maison". */
export function addFullForms(
  pack: SpellPack,
  word: string,
  dialectBit: number,
  tables: LanguageTables,
  candidates: CandidateSet,
): void {
  const apostrophe = word.indexOf("'");
  if (apostrophe <= 0) return;
  const rest = word.slice(apostrophe + 1);
  const forms = tables.fullForms[word.slice(0, apostrophe + 1)];
  if (forms === undefined || rest === '' || !isWord(pack, rest, dialectBit)) return;
  for (const form of forms) candidates.add(`${form} ${rest}`, tables.weights.elision, 8, 'split');
}
