// Which rules share a page: those about the same words, those with sentences enough for a page of their own, and the rest
// by topic. Knows rules by what a page shows of them, not by how they work.
import {
  differenceOf,
  RULE_TOPICS,
  type RuleFacts,
  type RulePageFacts,
  type RuleTopic,
} from '../../src/lib/pages/rulePages.ts';
import { slugOf } from './slug.ts';
import { NEIGHBOURS, topicOf } from './topics.ts';

/** A rule with what groups it. */
export interface GroupedRule extends RuleFacts {
  /** The words that its classifier tells apart, if it is one. */
  readonly words?: readonly string[] | undefined;
  /** What its message says of its first sentence, in English: rules that say the same share a page. */
  readonly message: string;
  /** How many words it takes to explain it, in English. */
  readonly size: number;
}

/** What a page has at least: pairs of sentences, and words in English. */
export const LEAST = {
  words: { pairs: 4, size: 100 },
  rule: { pairs: 6, size: 120 },
  topic: { pairs: 6, size: 120 },
} as const;

const pairsIn = (rules: readonly RuleFacts[]) => rules.reduce((sum, { pairs }) => sum + pairs.length, 0);
const sizeOf = (rules: readonly GroupedRule[]) => rules.reduce((sum, { size }) => sum + size, 0);

function isEnough(kind: keyof typeof LEAST, rules: readonly GroupedRule[]): boolean {
  return pairsIn(rules) >= LEAST[kind].pairs && sizeOf(rules) >= LEAST[kind].size;
}

/** The two words that a rule's sentences differ in, where it is always the same two. */
export function wordsOfPairs({ pairs }: RuleFacts): readonly string[] | undefined {
  const found = new Set(
    pairs.map(([wrong, right]) => {
      if (right === null) return '';
      const { wrong: a, right: b } = differenceOf(wrong, right);
      const both = [a, b].map((word) => word.toLowerCase());
      return both.every((word) => /^[\p{L}’']+$/u.test(word)) ? both.sort().join(' ') : '';
    }),
  );
  const [only = ''] = found;
  return found.size === 1 && only !== '' ? only.split(' ') : undefined;
}

const keyOf = (words: readonly string[]) => words.map((word) => word.toLowerCase().replaceAll('’', "'")).join('|');
const stripped = ({ id, params, pairs, rights }: GroupedRule): RuleFacts => ({ id, params, pairs, rights });

/** Rules about words by their words: classifiers first, then what says the same of two of them. */
function byWords(rules: readonly GroupedRule[]): Map<string, { words: readonly string[]; rules: GroupedRule[] }> {
  const groups = new Map<string, { words: readonly string[]; rules: GroupedRule[] }>();
  const put = (words: readonly string[], rule: GroupedRule) => {
    const group = groups.get(keyOf(words)) ?? { words, rules: [] };
    group.rules.push(rule);
    groups.set(keyOf(words), group);
  };
  for (const rule of rules) if (rule.words && rule.words.length > 1) put(rule.words, rule);
  for (const rule of rules) {
    if (rule.words || topicOf(rule.id) !== 'confusions') continue;
    const words = wordsOfPairs(rule);
    if (!words) continue;
    const owner = [...groups.values()].find((group) => {
      const known = group.words.map((word) => word.toLowerCase().replaceAll('’', "'"));
      return words.every((word) => known.includes(word.replaceAll('’', "'")));
    });
    put(owner?.words ?? words, rule);
  }
  return groups;
}

/** The pages of a language. */
export function pagesOf(language: string, rules: readonly GroupedRule[]): RulePageFacts[] {
  const pages: RulePageFacts[] = [];
  const placed = new Set<string>();
  const add = (page: Omit<RulePageFacts, 'language' | 'rules'>, own: readonly GroupedRule[]) => {
    for (const { id } of own) placed.add(id);
    pages.push({ ...page, language, rules: own.map(stripped) });
  };
  for (const { words, rules: own } of byWords(rules).values()) {
    if (isEnough('words', own)) add({ kind: 'words', slug: slugOf(words), topic: 'confusions', words }, own);
  }
  const rich = rules.filter((rule) => !placed.has(rule.id) && isEnough('rule', [rule]));
  for (const own of Object.values(Object.groupBy(rich, ({ message }) => message))) {
    const [first, ...others] = own ?? [];
    if (!first) continue;
    const slug = first.id.split('.').slice(1).join('-');
    add({ kind: 'rule', slug, topic: topicOf(first.id), words: [] }, [first, ...others]);
  }
  for (const [topic, own] of byTopic(rules.filter(({ id }) => !placed.has(id)))) {
    add({ kind: 'topic', slug: topic, topic, words: [] }, own);
  }
  return pages;
}

/** The rest by topic; a topic that is too small joins its neighbour. */
function byTopic(rules: readonly GroupedRule[]): Map<RuleTopic, GroupedRule[]> {
  const topics = new Map<RuleTopic, GroupedRule[]>();
  for (const topic of RULE_TOPICS) {
    const own = rules.filter(({ id }) => topicOf(id) === topic);
    if (own.length > 0) topics.set(topic, own);
  }
  const small = () => [...topics].find(([topic, own]) => !isEnough('topic', own) && NEIGHBOURS[topic]);
  for (let next = small(); next; next = small()) {
    const [topic, own] = next;
    const into = NEIGHBOURS[topic] as RuleTopic;
    topics.delete(topic);
    topics.set(into, [...(topics.get(into) ?? []), ...own]);
  }
  return topics;
}
