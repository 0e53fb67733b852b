// Compiles a language's rules into an index: from a word, a lemma or a part of speech to the patterns that need it.
// A sentence then only meets patterns one of whose necessary tokens occurs in it.
import { type Match, matchAt } from './match.ts';
import type { Anchor, Element, TokenTest } from './pattern.ts';
import type { Sentence, Token } from './token.ts';
import type { TokenRule } from './types.ts';

interface Entry {
  rule: TokenRule;
  pattern: readonly Element[];
  /** How many tokens may stand between the start of the match and the anchor. */
  least: number;
  most: number;
  /** What the first token of every match passes; null where the pattern may begin with nothing. */
  head: TokenTest | null;
}

/** Calls back for every match of every wanted rule in a sentence, and for every condition of a rule that throws. */
export type RuleIndex = (
  sentence: Sentence,
  wanted: (rule: TokenRule) => boolean,
  found: (rule: TokenRule, match: Match) => void,
  failed: (rule: TokenRule, thrown: unknown) => void,
) => void;

/** A part of speech stands in every sentence, a word hardly anywhere: the cost of an anchor. */
const COST = { word: 1, lemma: 20, pos: 1000 } as const;

const costOf = (anchor: NonNullable<Anchor>): number => COST[anchor.by] * (1 + anchor.values.size / 10);

/** Builds the index. Patterns without any anchor are tried at every token. */
export function compileRules(rules: readonly TokenRule[]): RuleIndex {
  const maps = {
    word: new Map<string, Entry[]>(),
    lemma: new Map<string, Entry[]>(),
    pos: new Map<number, Entry[]>(),
  };
  const everywhere: Entry[] = [];
  for (const rule of rules) {
    for (const pattern of rule.patterns) {
      const { entry, anchor } = anchored(rule, pattern);
      if (!anchor) everywhere.push(entry);
      else for (const value of anchor.values) push(maps[anchor.by] as Map<string | number, Entry[]>, value, entry);
    }
  }
  return (sentence, wanted, found, failed) => {
    /** Per entry, the first place not tried yet: places are tried once although several tokens may anchor them. */
    const next = new Map<Entry, number>();
    const attempt = (entry: Entry, at: number): void => {
      const { rule, pattern, head } = entry;
      if (!wanted(rule)) return;
      const last = at - entry.least;
      const from = Math.max(0, at - entry.most, next.get(entry) ?? 0);
      try {
        for (let place = from; place <= last; place++) {
          const opening = sentence.tokens[place];
          // Most places fail at once: no match is built for them.
          if (head && (!opening || !head(opening))) continue;
          const match = matchAt(sentence, pattern, place);
          if (match && (!rule.where || rule.where(match))) found(rule, match);
        }
      } catch (thrown) {
        failed(rule, thrown);
      }
      if (last >= from) next.set(entry, last + 1);
    };
    for (const token of sentence.tokens) {
      for (const entry of maps.word.get(token.lower) ?? []) attempt(entry, token.index);
      if (maps.lemma.size > 0) {
        forLemmas(token, (value) => maps.lemma.get(value)?.forEach((entry) => attempt(entry, token.index)));
      }
      for (const entry of maps.pos.get(token.pos) ?? []) attempt(entry, token.index);
      for (const entry of everywhere) attempt(entry, token.index);
    }
  };
}

function forLemmas(token: Token, visit: (lemma: string) => void): void {
  let before = '';
  for (const { lemma } of token.readings) {
    if (lemma !== before) visit(lemma);
    before = lemma;
  }
}

/** Chooses the cheapest anchor among the elements that must take a token. */
function anchored(rule: TokenRule, pattern: readonly Element[]): { entry: Entry; anchor: Anchor } {
  let best: Anchor = null;
  let [least, most] = [0, 0];
  let [min, max] = [0, 0];
  for (const element of pattern) {
    const isBoundary = typeof element.test === 'string';
    if (!isBoundary && element.min > 0 && element.anchor && (!best || costOf(element.anchor) < costOf(best))) {
      best = element.anchor;
      // A repeated element may put its anchor on any of its tokens.
      [least, most] = [min, max + element.max - 1];
    }
    min += isBoundary ? 0 : element.min;
    max += isBoundary ? 0 : element.max;
  }
  return { entry: { rule, pattern, least, most, head: headOf(pattern) }, anchor: best };
}

function headOf(pattern: readonly Element[]): TokenTest | null {
  const first = pattern[0];
  return first && first.min > 0 && typeof first.test !== 'string' ? first.test : null;
}

function push<K>(map: Map<K, Entry[]>, key: K, entry: Entry): void {
  const list = map.get(key);
  if (list) list.push(entry);
  else map.set(key, [entry]);
}
