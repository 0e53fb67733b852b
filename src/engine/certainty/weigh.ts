// One honest probability for a finding: the chance that it is a real mistake and its first correction right. Log odds, added up:
// those of the rule or of the language's unknown words, and a few for the finding's own evidence and what stands around it.
import type { TextLanguage } from '../types.ts';
import { featuresOf } from './features.ts';
import type { Evidence, WordOdds } from './types.ts';
import { RULE_WEIGHTS } from './weights.ts';

/** Weighs the evidence for a finding in a language. */
export type Weigh = (evidence: Evidence, language: TextLanguage) => number;

/** The log odds of a rule of which nothing is known. */
const RULE_ODDS = 1;

/** Nothing is certain: a probability stays this far from 0 and 1. */
const MARGIN = 0.005;

/** The probability of some log odds, with three decimals. */
export function probabilityOf(odds: number): number {
  const probability = 1 / (1 + Math.exp(-odds));
  return Math.round(Math.min(1 - MARGIN, Math.max(MARGIN, probability)) * 1000) / 1000;
}

/** Builds what weighs findings from what each language knows about its words. */
export function createWeigh(oddsOf: (language: TextLanguage) => WordOdds): Weigh {
  return (evidence, language) => {
    const { kind, odds } = evidence;
    const isWord = kind === 'error' || kind === 'name' || kind === 'dialect';
    const weights: Readonly<Record<string, number>> = isWord ? oddsOf(language) : RULE_WEIGHTS;
    let sum = isWord ? 0 : (odds ?? RULE_ODDS);
    featuresOf(evidence, (name, value) => {
      sum += (weights[name] ?? 0) * value;
    });
    return probabilityOf(sum);
  };
}
