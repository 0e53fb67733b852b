import { describe, expect, it } from 'vitest';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { defineProseRule, defineRule, defineTextRule } from './defineRule.ts';
import { Element, word } from './pattern.ts';
import { RuleRunner } from './run.ts';
import type { Sentence, Token } from './token.ts';
import type { Rule, RuleFinding } from './types.ts';

const lexicon: Lexicon = { analyses: () => [], inflect: () => [] };

function sentenceOf(text: string): Sentence {
  const tokens: Token[] = [...text.matchAll(/\S+/g)].map((hit, index) => ({
    index,
    start: hit.index,
    end: hit.index + hit[0].length,
    text: hit[0],
    lower: hit[0].toLowerCase(),
    kind: 'word',
    spaceBefore: index > 0,
    readings: [],
    pos: 0,
    tag: 0,
    verbForm: 0,
  }));
  return { start: 0, end: text.length, text, tokens, language: 'en', dialect: 'en-US', lexicon };
}

const examples = {
  wrong: [
    ['a', 'b'],
    ['a', 'b'],
    ['a', 'b'],
  ] as const,
  right: ['a', 'b', 'c'],
};
const boom = (): never => {
  throw new Error('boom');
};
const good = defineRule({ ...examples, id: 'en.good', pattern: [word('bad')], suggest: () => ['good'] });

function foundBy(runner: RuleRunner, text: string): string[] {
  const findings: RuleFinding[] = [];
  runner.inSentence(sentenceOf(text), findings);
  runner.inParagraph(text, 'en', 'en-US', findings);
  runner.inProse([sentenceOf(text)], findings);
  return findings.map(({ rule, start, end }) => `${rule.id} ${text.slice(start, end)}`);
}

describe('a rule that throws', () => {
  const cases: [string, Rule][] = [
    [
      'in a condition',
      defineRule({ ...examples, id: 'en.where', pattern: [word('bad')], where: boom, suggest: () => [] }),
    ],
    ['in its suggestions', defineRule({ ...examples, id: 'en.suggest', pattern: [word('bad')], suggest: boom })],
    ['in its pattern', defineRule({ ...examples, id: 'en.pattern', pattern: [new Element(boom)], suggest: () => [] })],
    ['over a paragraph', defineTextRule({ ...examples, id: 'en.text', find: boom })],
    ['over its sentences', defineProseRule({ ...examples, id: 'en.prose', find: boom })],
  ];

  it.each(cases)('%s is disabled and reported once, and the others keep running', (_, rule) => {
    const runner = new RuleRunner([rule, good]);
    expect(foundBy(runner, 'a bad word')).toEqual(['en.good bad']);
    expect(foundBy(runner, 'bad or bad')).toEqual(['en.good bad', 'en.good bad']);
    expect(runner.failures).toEqual([{ rule: rule.id, message: 'Error: boom' }]);
  });

  it('is not run again', () => {
    let asked = 0;
    const rule = defineRule({
      ...examples,
      id: 'en.counted',
      pattern: [word('bad')],
      where: () => {
        asked++;
        return boom();
      },
      suggest: () => [],
    });
    const runner = new RuleRunner([rule]);
    foundBy(runner, 'bad bad bad');
    foundBy(runner, 'bad');
    expect(asked).toBe(1);
  });
});

describe('a rule', () => {
  it('fires only in its variants', () => {
    const british = defineRule({
      ...examples,
      id: 'en.british',
      pattern: [word('bad')],
      suggest: () => [],
      dialects: ['en-GB'],
    });
    expect(foundBy(new RuleRunner([british]), 'bad')).toEqual([]);
  });

  it('is tried once per place, however many of its words are there', () => {
    const pair = defineRule({
      ...examples,
      id: 'en.pair',
      pattern: [word('so', 'very').repeat(1, 3), word('bad')],
      suggest: () => [],
    });
    expect(foundBy(new RuleRunner([pair]), 'so very bad')).toEqual(['en.pair so very bad', 'en.pair very bad']);
  });

  it('keeps the capital at the start of a sentence, and capitals throughout', () => {
    const runner = new RuleRunner([good]);
    const fixes = ['Bad day', 'a BAD day', 'a Bad day'].map((text) => {
      const findings: RuleFinding[] = [];
      runner.inSentence(sentenceOf(text), findings);
      return findings[0]?.replacements[0];
    });
    expect(fixes).toEqual(['Good', 'GOOD', 'good']);
  });
});
