// Classifies an edit with the help of a dictionary: a misspelling, a real word typed for another, punctuation, capitals.
import { isWord } from '../../src/engine/spelling/lookup.ts';
import type { TextLanguage } from '../../src/engine/types.ts';
import { loadPack } from '../packs/verdicts.ts';
import type { Edit } from './edits.ts';

/**
 * `spelling`: the original has a word that is in no dictionary. `mark`: only punctuation differs. `case`: only capitals.
 * `confusion`: one real word replaces another. `other`: words missing, superfluous, split or joined, or several at once.
 */
export type EditKind = 'spelling' | 'mark' | 'case' | 'confusion' | 'other';

/** Determines the kind of an edit of `text`. */
export type EditJudge = (text: string, edit: Edit) => EditKind;

const WORDS = /[\p{L}\p{M}]+(?:['\u2019-][\p{L}\p{M}]+)*/gu;

/** A classifier with the dictionary of a language, all variants included. */
export function editJudge(language: TextLanguage): EditJudge {
  const pack = loadPack(language);
  const bits = pack.dialects.map((_, i) => 1 << i);
  const inDictionary = (word: string): boolean => bits.some((bit) => isWord(pack, word, bit));
  return judgeWith((word) => {
    const straight = word.replaceAll('\u2019', "'");
    // l'avion, dell'anno: the parts are looked up if the whole is not listed.
    return inDictionary(straight) || straight.split(/(?<=')|-/).every((part) => part === '' || inDictionary(part));
  });
}

/** A classifier with any dictionary. */
export function judgeWith(isKnown: (word: string) => boolean): EditJudge {
  return (text, { start, end, insert }) => {
    const written = text.slice(start, end);
    const [before, after] = [written.match(WORDS) ?? [], insert.match(WORDS) ?? []];
    if (before.length === 0 && after.length === 0) return 'mark';
    const [first, second] = [before.join(' '), after.join(' ')];
    if (first === second) return 'mark';
    if (first.toLowerCase() === second.toLowerCase()) return 'case';
    if (!before.every(isKnown)) return 'spelling';
    return before.length === 1 && after.length === 1 ? 'confusion' : 'other';
  };
}

/** Edits between real words, however many: the ones that grammar is about. */
export const isGrammarEdit = (kind: EditKind): boolean => kind === 'confusion' || kind === 'other';
