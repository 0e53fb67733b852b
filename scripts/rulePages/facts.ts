// What a page shows of a rule: its sentences, and what its message says about the first of them, as the checker itself says
// it. A rule that does not find its own sentence stops the build.
import { readFileSync } from 'node:fs';
import type { TextLanguage } from '../../src/engine/index.ts';
import type { Rule } from '../../src/engine/rules/types.ts';
import { fillSlots } from '../../src/lib/fillSlots.ts';
import type { SentencePair } from '../../src/lib/pages/rulePages.ts';
import { foundBy, isArmed } from '../mutate/ruleExamples.ts';
import { loadedChecker } from '../packs/load.ts';
import { commonRules, ownRulesOf } from '../rows/rules.ts';
import type { GroupedRule } from './group.ts';

/** Rules made from tables have hundreds of sentences. */
const MOST_PAIRS = 24;
const MOST_RIGHTS = 8;

type Texts = Record<string, { message: string; why: string }>;

const textsOf = (part: string): Texts => JSON.parse(readFileSync(`locales/en/rules.${part}.json`, 'utf8')) as Texts;

/** Some of a list, spread over all of it; the first is always among them. */
export function spread<T>(list: readonly T[], most: number): T[] {
  if (list.length <= most) return [...list];
  return Array.from({ length: most }, (_, index) => list[Math.floor((index * list.length) / most)] as T);
}

const wordsIn = (texts: readonly (string | null)[]) => texts.join(' ').split(/\s+/).filter(Boolean).length;

function wordsOf(rule: Rule): readonly string[] | undefined {
  if (rule.kind !== 'context' || rule.set.isGap || rule.set.members.length === 0) return undefined;
  // Only what is in some direction: a set may know words that are never mistaken.
  const named = new Set(rule.set.directions.flatMap((direction) => direction.split('>')));
  return rule.set.members.filter((word) => named.has(word));
}

/** The rules of a language that have a page, in English together with those that all languages share. */
export function factsOf(language: TextLanguage): GroupedRule[] {
  const checker = loadedChecker(language);
  const texts = { ...textsOf(language), ...textsOf('common') };
  const rules = [...ownRulesOf(language), ...(language === 'en' ? commonRules : [])];
  return rules
    .filter((rule) => isArmed(rule, language))
    .map((rule) => {
      const pairs = spread(rule.wrong, MOST_PAIRS).map(
        ([wrong, corrected, byHand]): SentencePair => [wrong, corrected ?? byHand ?? null],
      );
      const rights = spread(rule.right, MOST_RIGHTS);
      const [issue] = foundBy(rule, language, checker, pairs[0]?.[0] ?? '');
      const text = texts[rule.id];
      if (!issue || !text) throw new Error(`${rule.id}: it does not find its first sentence, or has no text`);
      return {
        id: rule.id,
        params: issue.message.params ?? {},
        pairs,
        rights,
        words: wordsOf(rule),
        message: fillSlots(text.message, issue.message.params ?? {}),
        size: wordsIn([text.message, text.why, ...pairs.flat(), ...rights]),
      };
    });
}
