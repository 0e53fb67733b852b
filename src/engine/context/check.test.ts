import { describe, expect, it } from 'vitest';
import { germanGap } from '../languages/de/sets/gaps.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { RuleRunner } from '../rules/run.ts';
import { readSentence } from '../rules/sentence.ts';
import type { RuleFinding } from '../rules/types.ts';
import { Tokens, tokenize } from '../text/tokenize.ts';
import { createContextCheck } from './check.ts';
import { commaSet, contextSet } from './defineSet.ts';
import { finderOf } from './finder.ts';
import { contextRules } from './rules.ts';
import type { ContextScorer } from './types.ts';

const lexicon: Lexicon = { analyses: () => [], inflect: () => [] };
const sets = [
  contextSet('das', [['das'], ['dass']], ['das>dass']),
  contextSet('viel', [['viel'], ['fiel']], ['viel>fiel']),
  commaSet('comma-conjunction', [], [], ['none>comma']),
];

/** Prefers any word other than the one written. */
const contrary: ContextScorer = {
  score: (_, { written, candidates }, out) => candidates.forEach((__, i) => (out[i] = i === written ? 0 : 9)),
  threshold: () => 1,
};

function findings(text: string, scorer: ContextScorer, runner = new RuleRunner([])): string[] {
  const tokens = new Tokens();
  tokenize(text, tokens);
  const reader = {
    language: 'de',
    dialect: 'de-DE',
    cuts: {},
    lexicon,
    tagger: { tag: () => undefined },
    words: new Map(),
  } as const;
  const sentence = readSentence(text, tokens, { start: 0, end: text.length, from: 0, to: tokens.count }, reader);
  const found: RuleFinding[] = [];
  const check = createContextCheck(
    'de',
    contextRules('de', sets, { gaps: germanGap }),
    finderOf({ gaps: germanGap }, false, sets, lexicon),
    scorer,
  );
  check.inSentence(sentence, found, (id, work) => runner.guarded(id, work));
  return found.map(({ rule, start, end, replacements }) => `${rule.id} ${text.slice(start, end)}>${replacements[0]}`);
}

describe('the context check', () => {
  it('offers the other word with the capitalisation of the original', () => {
    expect(findings('Das ist viel', contrary)).toEqual([
      'de.context.das-dass Das>Dass',
      'de.context.viel-fiel viel>fiel',
    ]);
  });

  it('offers a comma between the right two words', () => {
    expect(findings('Sag mir  ob er kommt', contrary)).toEqual([
      'de.context.comma-conjunction-missing mir  ob>mir, ob',
    ]);
  });

  it('carries on without a set that throws and reports its id', () => {
    const runner = new RuleRunner([]);
    const broken: ContextScorer = {
      ...contrary,
      score: (sentence, choice, out) => {
        if (choice.set === 'das') throw new Error('broken');
        contrary.score(sentence, choice, out);
      },
    };
    expect(findings('Das ist viel', broken, runner)).toEqual(['de.context.viel-fiel viel>fiel']);
    expect(findings('Das ist viel', contrary, runner)).toEqual(['de.context.viel-fiel viel>fiel']);
    expect(runner.failures.map(({ rule }) => rule)).toEqual(['de.context.das']);
  });
});
