// What an edit is about, told from the edit and a dictionary: a word that is none, a real word typed for another, marks, capitals.
import { isWord } from '../../src/engine/spelling/lookup.ts';
import type { TextLanguage } from '../../src/engine/types.ts';
import { loadPack } from '../packs/verdicts.ts';
import type { Edit } from './edits.ts';

/**
 * `spelling`: what was written holds a word that is in no dictionary. `mark`: only punctuation differs. `case`: only capitals.
 * `confusion`: one real word stands for another. `other`: words missing, too many, split, joined or several at once.
 */
export type EditKind = 'spelling' | 'mark' | 'case' | 'confusion' | 'other';

/** Tells the kind of an edit of `text`. */
export type EditJudge = (text: string, edit: Edit) => EditKind;

const WORDS = /[\p{L}\p{M}]+(?:['\u2019-][\p{L}\p{M}]+)*/gu;

/** A judge with the dictionary of a language, all its variants. */
export function editJudge(language: TextLanguage): EditJudge {
  const pack = loadPack(language);
  const bits = pack.dialects.map((_, i) => 1 << i);
  const inDictionary = (word: string): boolean => bits.some((bit) => isWord(pack, word, bit));
  return judgeWith((word) => {
    const straight = word.replaceAll('\u2019', "'");
    // l'avion, dell'anno: the parts are looked up where the whole is not listed.
    return inDictionary(straight) || straight.split(/(?<=')|-/).every((part) => part === '' || inDictionary(part));
  });
}

/** A judge with any dictionary. */
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

/** Edits between real words, whatever their number: what grammar is about. */
export const isGrammarEdit = (kind: EditKind): boolean => kind === 'confusion' || kind === 'other';
