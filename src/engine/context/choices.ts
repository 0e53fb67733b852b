// Finds the places in a sentence where there is a choice: words of the sets, with one lookup per word, and families of words
// that share a classifier (verb endings, accents).

import { hashString } from '../reading/scoring.ts';
import { isCapitalised, type Sentence, type Token } from '../rules/token.ts';
import type { Candidate, Choice, ContextSet } from './types.ts';

/** What a family knows about a word. */
export interface FamilyChoice {
  written: number;
  candidates: readonly Candidate[];
  stem: number;
}

/** Words that share a classifier: the candidates of a word, or null if it is not in the family. */
export interface WordFamily {
  id: string;
  candidatesOf(token: Token): FamilyChoice | null;
}

/** Whether the words [from, to) of a sentence mean something that no other word of their set could. */
export type LeftAlone = (tokens: readonly Token[], from: number, to: number) => boolean;

/** Calls back for every choice of a sentence. */
export type ChoiceFinder = (sentence: Sentence, found: (choice: Choice) => void) => void;

interface Member {
  set: string;
  salt: number;
  tokens: readonly string[];
  written: number;
  candidates: readonly Candidate[];
}

/** Hash of a set's id: keeps the features of sets apart. */
export const saltOf = (id: string): number => hashString(`set ${id}`);

/** Key of a candidate's weights; the others are measured against the first one of the set. */
export const keyOf = (index: number): number => (index === 0 ? 0 : Math.imul(index, 0x3c6ef372) | 1);

/** Splits a member as the sentence reader splits text: at spaces and after elided words. */
const tokensOf = (member: string, cutsElisions: boolean): string[] =>
  member.split(' ').flatMap((word) => (cutsElisions ? word.split(/(?<=')/) : [word]));

function membersByFirst(sets: readonly ContextSet[], cutsElisions: boolean): Map<string, Member[]> {
  const map = new Map<string, Member[]>();
  // By id, so that training does not depend on the order in which sets are written down.
  for (const set of [...sets].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const candidates = set.members.map((text, i) => ({ text, name: text, key: keyOf(i) }));
    set.members.forEach((text, written) => {
      const tokens = tokensOf(text, cutsElisions);
      const first = tokens[0] as string;
      const members = map.get(first) ?? [];
      members.push({ set: set.id, salt: saltOf(set.id), tokens, written, candidates });
      // longer members first: "a ver" before "a"
      map.set(
        first,
        members.sort((a, b) => b.tokens.length - a.tokens.length),
      );
    });
  }
  return map;
}

/** Makes the finder for a language's sets and families. */
export function choiceFinder(
  sets: readonly ContextSet[],
  families: readonly WordFamily[],
  cutsElisions: boolean,
  isLeftAlone?: LeftAlone,
): ChoiceFinder {
  const map = membersByFirst(sets, cutsElisions);
  const salts = families.map(({ id }) => saltOf(id));
  return (sentence, found) => {
    const { tokens } = sentence;
    for (const token of tokens) {
      if (token.kind !== 'word') continue;
      const plain = isPlain(token, sentence);
      // A lower-case word, or one that is always capitalised: man, Mann.
      const members = (plain ? map.get(token.lower) : undefined) ?? map.get(token.text) ?? NO_MEMBERS;
      if (!plain && members.length === 0) continue;
      const from = token.index;
      const taken = new Set<string>();
      for (const { set, salt, tokens: parts, written, candidates } of members) {
        if (taken.has(set) || !fits(tokens, from, parts) || isLeftAlone?.(tokens, from, from + parts.length)) continue;
        taken.add(set);
        found({ set, salt, from, to: from + parts.length, written, candidates, stem: 0 });
      }
      if (!plain || isLeftAlone?.(tokens, from, from + 1)) continue;
      for (let i = 0; i < families.length; i++) {
        const family = families[i] as WordFamily;
        const own = family.candidatesOf(token);
        if (own) found({ set: family.id, salt: salts[i] as number, from, to: from + 1, ...own });
      }
    }
  };
}

const NO_MEMBERS: readonly Member[] = [];

function fits(tokens: readonly Token[], at: number, parts: readonly string[]): boolean {
  for (let i = 1; i < parts.length; i++) if (tokens[at + i]?.lower !== parts[i]) return false;
  return true;
}

/** In lower case, or capitalised at the start of the sentence: names and headings are left alone. */
function isPlain(token: Token, { tokens }: Sentence): boolean {
  if (!isCapitalised(token)) return true;
  for (let i = token.index - 1; i >= 0; i--) if (tokens[i]?.kind !== 'punctuation') return false;
  const rest = token.text.slice(1);
  return rest === rest.toLowerCase();
}
