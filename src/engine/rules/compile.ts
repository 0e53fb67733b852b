// Compiles a language's rules into an index: from a word, a lemma or a part of speech to the patterns that need it.
// A sentence is then only tried against patterns for which it contains a necessary token.
import { type Match, matchAt } from './match.ts';
import type { Anchor, Element, TokenTest } from './pattern.ts';
import type { Sentence, Token } from './token.ts';
import type { TokenRule } from './types.ts';

interface Entry {
  /** Its index. */
  id: number;
  rule: TokenRule;
  pattern: readonly Element[];
  /** How many tokens there may be between the start of the match and the anchor. */
  least: number;
  most: number;
  /** The most tokens that a match can take. */
  span: number;
  /** The fewest tokens: no match begins closer than this to the end of the sentence. */
  shortest: number;
  /** Whether every match starts at the beginning of the sentence. */
  opens: boolean;
  /** Tests that the first tokens of every match pass, in order; empty if the pattern can start with an optional element. */
  lead: readonly TokenTest[];
}

/** Indexes of tokens, both inclusive. */
export interface TokenRange {
  first: number;
  last: number;
}

/**
 * Calls back for every match of every wanted rule in a sentence, and for every rule whose condition throws. With a range
 * `near`, matches entirely before or after it may be omitted.
 */
export type RuleIndex = (
  sentence: Sentence,
  wanted: (rule: TokenRule) => boolean,
  found: (rule: TokenRule, match: Match) => void,
  failed: (rule: TokenRule, thrown: unknown) => void,
  near?: TokenRange,
) => void;

/** The cost of an anchor: a part of speech occurs in every sentence, a word in hardly any. */
const COST = { word: 1, lemma: 20, pos: 1000 } as const;

const costOf = (anchor: NonNullable<Anchor>): number => COST[anchor.by] * (1 + anchor.values.size / 10);

/** How many forms have their patterns cached; a text rarely has more distinct ones. */
const CACHE_SIZE = 16384;
const NONE: readonly Entry[] = [];

/** Builds the index. Patterns without an anchor are tried at every token. */
export function compileRules(rules: readonly TokenRule[]): RuleIndex {
  const byWord = new Map<string, Entry[]>();
  const byLemma = new Map<string, Entry[]>();
  const byPos = new Map<number, Entry[]>();
  const everywhere: Entry[] = [];
  let count = 0;
  let longest = 1;
  for (const rule of rules) {
    for (const pattern of rule.patterns) {
      const { entry, anchor } = anchored(rule, pattern, count++);
      longest = Math.max(longest, entry.span);
      if (anchor?.by === 'word') for (const value of anchor.values) push(byWord, value, entry);
      else if (anchor?.by === 'lemma') for (const value of anchor.values) push(byLemma, value, entry);
      else if (anchor?.by === 'pos') for (const value of anchor.values) push(byPos, value, entry);
      else everywhere.push(entry);
    }
  }
  /** Entries anchored by a form, as a word or through a lemma: cached with the readings that they come from. */
  const byForm = new Map<string, { readings: Token['readings']; entries: readonly Entry[] }>();
  const entriesOf = (token: Token): readonly Entry[] => {
    if (token.kind !== 'word') return byWord.get(token.lower) ?? NONE;
    const kept = byForm.get(token.text);
    if (kept?.readings === token.readings) return kept.entries;
    const found = new Set(byWord.get(token.lower));
    for (const { lemma } of token.readings) for (const entry of byLemma.get(lemma) ?? NONE) found.add(entry);
    const entries = found.size === 0 ? NONE : [...found];
    if (byForm.size >= CACHE_SIZE) byForm.clear();
    byForm.set(token.text, { readings: token.readings, entries });
    return entries;
  };
  /** Per entry, the first position not tried yet: each position is tried once even if several tokens anchor it. */
  const next = new Int32Array(count);
  return (sentence, wanted, found, failed, near) => {
    const { tokens } = sentence;
    const { first: nearFirst, last: nearLast } = near ?? { first: 0, last: tokens.length - 1 };
    next.fill(0);
    const attempt = (entry: Entry, at: number): void => {
      const { rule, pattern, opens, lead, least, most, span, shortest, id } = entry;
      const last = opens ? Math.min(0, at - least) : Math.min(at - least, nearLast, tokens.length - shortest);
      let place = Math.max(at - most, next[id] as number, nearFirst - span + 1);
      if (place > last) return;
      next[id] = last + 1;
      try {
        for (; place <= last; place++) {
          // Most positions fail at once: for them, no match is built and nobody checks whether the rule is enabled.
          if (!leads(lead, tokens, place)) continue;
          const match = wanted(rule) ? matchAt(sentence, pattern, place) : null;
          if (match && holds(rule, match)) found(rule, match);
        }
      } catch (thrown) {
        failed(rule, thrown);
      }
    };
    const end = Math.min(tokens.length, nearLast + longest);
    for (let at = Math.max(0, nearFirst - longest + 1); at < end; at++) {
      const token = tokens[at] as Token;
      const own = entriesOf(token);
      for (let k = 0; k < own.length; k++) attempt(own[k] as Entry, at);
      const shared = byPos.get(token.pos) ?? NONE;
      for (let k = 0; k < shared.length; k++) attempt(shared[k] as Entry, at);
      for (let k = 0; k < everywhere.length; k++) attempt(everywhere[k] as Entry, at);
    }
  };
}

/** Whether a match is a mistake: all the rule's conditions hold and none of its exceptions does. */
function holds({ where, unless }: TokenRule, match: Match): boolean {
  if (where && !where(match)) return false;
  for (const name in unless) if (unless[name]?.when(match)) return false;
  return true;
}

/** Chooses the cheapest anchor among the elements that must match a token. */
function anchored(rule: TokenRule, pattern: readonly Element[], id: number): { entry: Entry; anchor: Anchor } {
  let best: Anchor = null;
  let [least, most] = [0, 0];
  let [min, max] = [0, 0];
  for (const element of pattern) {
    const isBoundary = typeof element.test === 'string';
    if (!isBoundary && element.min > 0 && element.anchor && (!best || costOf(element.anchor) < costOf(best))) {
      best = element.anchor;
      // A repeated element can have its anchor on any of its tokens.
      [least, most] = [min, max + element.max - 1];
    }
    min += isBoundary ? 0 : element.min;
    max += isBoundary ? 0 : element.max;
  }
  const opens = pattern[0]?.test === 'start';
  const entry = { id, rule, pattern, least, most, shortest: min, span: max, opens, lead: leadOf(pattern) };
  return { entry, anchor: best };
}

/** The tests of the leading elements that match exactly one token, up to and including the first that may match more. */
function leadOf(pattern: readonly Element[]): readonly TokenTest[] {
  const lead: TokenTest[] = [];
  for (const { test, min, max } of pattern) {
    if (test === 'start' && lead.length === 0) continue;
    if (typeof test === 'string' || min === 0) break;
    lead.push(test);
    if (max > 1) break;
  }
  return lead;
}

function leads(lead: readonly TokenTest[], tokens: readonly Token[], place: number): boolean {
  for (let k = 0; k < lead.length; k++) {
    const token = tokens[place + k];
    if (!token || !(lead[k] as TokenTest)(token)) return false;
  }
  return true;
}

function push<K>(map: Map<K, Entry[]>, key: K, entry: Entry): void {
  const list = map.get(key);
  if (list) list.push(entry);
  else map.set(key, [entry]);
}
