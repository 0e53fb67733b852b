// How well rules hold when other words stand around their mistakes.
import { type Checker, createChecker, defaultOptions, type TextLanguage } from '../../../src/engine/index.ts';
import { createLexicon } from '../../../src/engine/lexicon/createLexicon.ts';
import { profileOf } from '../../../src/engine/loaded.ts';
import { createTagger } from '../../../src/engine/reading/tagger.ts';
import { readSentence } from '../../../src/engine/rules/sentence.ts';
import type { Rule } from '../../../src/engine/rules/types.ts';
import { Tokens, tokenize } from '../../../src/engine/text/tokenize.ts';
import { giveRules, loadedChecker, readPack } from '../../packs/load.ts';
import { rulesOf } from '../../rows/rules.ts';
import { readerOf } from '../../train/parser/examples.ts';
import { createPools } from './pools.ts';
import { type Material, placesOf, type Variant } from './variants.ts';

/** What became of a rule's variants. */
export interface Robustness {
  /** Wrong variants and those in which the mistake was found. */
  wrong: number;
  found: number;
  /** Right variants and those that the rule flags. */
  right: number;
  flagged: number;
  /** The sentences that went wrong. */
  missed: Variant[];
  alarms: string[];
}

/** Places tried per rule, and words tried in each. */
export interface Effort {
  places: number;
  words: number;
}

/** What the tests try. */
export const USUAL: Effort = { places: 8, words: 8 };

/** Tries the variants of all rules of a language with a mistake and a correction; by rule id, without rules that have none. */
export function tryVariants(language: TextLanguage, effort: Effort): Map<string, Robustness> {
  const checkers = checkersOf(language);
  const material = materialOf(language);
  const results = new Map<string, Robustness>();
  for (const rule of rulesOf(language)) {
    const result = tryRule(rule, material, checkers, effort);
    if (result.wrong > 0) results.set(rule.id, result);
  }
  return results;
}

/** The whole check, and the part of it without the context net, which takes half of the time. */
interface Checkers {
  whole: Checker;
  withoutNet: Checker;
}

function checkersOf(language: TextLanguage): Checkers {
  const withoutNet = createChecker();
  const spell = readPack(language, 'spell');
  if (spell) withoutNet.loadSpell(language, spell);
  giveRules(withoutNet, language, rulesOf(language));
  return { whole: loadedChecker(language), withoutNet };
}

function materialOf(language: TextLanguage): Material {
  const [lex, model] = [readPack(language, 'lex'), readPack(language, 'model')];
  if (!lex || !model) throw new Error(`No grammar of ${language}: run "npm run packs" first.`);
  const lexicon = createLexicon(lex, profileOf(language).forms);
  const reader = readerOf(language, lexicon, createTagger(model, lexicon));
  const tokens = new Tokens();
  const read = (text: string) => {
    tokenize(text, tokens);
    return readSentence(text, tokens, { start: 0, end: text.length, from: 0, to: tokens.count }, reader).tokens;
  };
  const sentences = rulesOf(language).flatMap(({ wrong, right }) => [
    ...right,
    ...wrong.flatMap(([, mended]) => (mended === null ? [] : [mended])),
  ]);
  return { language, read, pools: createPools(language, sentences.map(read)) };
}

function tryRule(rule: Rule, material: Material, checkers: Checkers, { places, words }: Effort): Robustness {
  const result: Robustness = { wrong: 0, found: 0, right: 0, flagged: 0, missed: [], alarms: [] };
  // A sentence with two mistakes is mended one at a time, and still wrong after the first.
  const all = rule.wrong.flatMap(([wrong, right]) =>
    right === null || flags(checkers, material.language, rule, right) ? [] : placesOf([wrong, right], material),
  );
  for (const { key, variants: possible } of drawn(all, places, (place) => `${rule.id} ${place.key}`)) {
    const variants = drawn(possible, words, (variant) => `${key} ${variant.put}`);
    const found = variants.filter((variant) => finds(checkers, material.language, rule, variant));
    // A place that takes no other word is one that the rule names.
    if (found.length === 0) continue;
    result.wrong += variants.length;
    result.found += found.length;
    for (const variant of variants) {
      if (!found.includes(variant)) result.missed.push(variant);
      result.right++;
      if (!flags(checkers, material.language, rule, variant.right)) continue;
      result.flagged++;
      result.alarms.push(variant.right);
    }
  }
  return result;
}

const optionsFor = (language: TextLanguage, rule: Rule) => ({
  ...defaultOptions(),
  language,
  level: 'picky' as const,
  perSentence: false,
  ...(rule.dialects?.[0] ? { dialects: { [language]: rule.dialects[0] } } : {}),
});

/** Whether anything but a name is found where the mistake is. */
const finds = ({ whole }: Checkers, language: TextLanguage, rule: Rule, { wrong, start, end }: Variant): boolean =>
  whole
    .check(wrong, optionsFor(language, rule))
    .issues.some((issue) => issue.type !== 'unknown-name' && issue.start <= end && issue.end >= start);

/** Whether a rule finds anything. Without the net it finds no less, unless the net is its own: most sentences are read once. */
function flags({ whole, withoutNet }: Checkers, language: TextLanguage, rule: Rule, text: string): boolean {
  const isFlaggedBy = (checker: Checker) =>
    checker.check(text, optionsFor(language, rule)).issues.some((issue) => issue.rule === rule.id);
  return (rule.kind === 'net' || isFlaggedBy(withoutNet)) && isFlaggedBy(whole);
}

/** `count` of the list by a hash of their keys, so that what is drawn hardly changes when the list does. */
function drawn<T>(list: readonly T[], count: number, keyOf: (each: T) => string): T[] {
  return list
    .map((each) => ({ each, at: hashOf(keyOf(each)) }))
    .sort((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ each }) => each);
}

/** FNV-1a, see http://www.isthe.com/chongo/tech/comp/fnv/. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return hash;
}
